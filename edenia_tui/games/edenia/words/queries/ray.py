"""ray: where does this path lead?"""

from collections.abc import Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.amounts import amount, flock
from edenia_tui.games.edenia.words.queries.arguments import Arguments
from edenia_tui.games.edenia.words.queries.runs import way_of_ray
from edenia_tui.language.listener import Listener
from rules.edenia.analysis.rays import Ray, trace, track_out
from rules.edenia.state import State


def ray(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell where a path leads that leaves a cell by a side, how, and past whom."""
    typed = Arguments(listener, view, words)
    cell, side, path = typed.cell(), typed.side(), typed.path()
    typed.end()
    start = track_out(view, cell, side, path)
    if start is None:
        return [listener.say("query-ray-none", cell=nouns.cell(listener, cell))]
    return _told(listener, view, trace(view, start))


def destination(listener: Listener, found: Ray) -> str:
    """Tell what ends a ray, in a few words."""
    facts = {
        "cell": nouns.cell(listener, found.cell),
        "side": nouns.side(listener, found.steps[-1][1]),
    }
    told = listener.say(f"query-end-{found.end.value}", **facts)
    if found.keeper is None:
        return told
    return listener.say("query-end-taken", what=told, sheep=nouns.sheep(listener, found.keeper))


def _told(listener: Listener, view: State, found: Ray) -> list[str]:
    lines = [listener.say("query-ray-leads", what=destination(listener, found))]
    if runs := way_of_ray(listener, view, found):
        lines.append(listener.say("query-ray-way", runs=runs))
    if found.leaps:
        cost, sheep = amount(listener, "clover", found.price), flock(listener, found.leaps)
        lines.append(listener.say("query-ray-leaps", cost=cost, sheep=sheep))
    if found.clovers:
        gain = amount(listener, "clover", found.clovers)
        lines.append(listener.say("query-ray-relays", gain=gain))
    return lines
