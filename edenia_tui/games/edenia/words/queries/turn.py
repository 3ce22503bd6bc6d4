"""turn: whose turn it is, what is asked, what was declared and how far the move has got."""

from collections.abc import Iterator, Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.amounts import amount
from edenia_tui.games.edenia.words.queries.arguments import Arguments
from edenia_tui.games.edenia.words.queries.question import asked
from edenia_tui.games.edenia.words.queries.runs import way
from edenia_tui.games.edenia.words.queries.whereabouts import walking
from edenia_tui.language.listener import Listener
from rules.edenia.galaxy import IN
from rules.edenia.geometry import cell_of_step, travelled
from rules.edenia.state import Ask, State, Turn, Walk


def turn(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the turn so far."""
    Arguments(listener, view, words).end()
    lines = asked(listener, view)
    if view.turn.ask is Ask.FIRST:
        return lines
    if view.outcome is None:
        lines.extend(_declared(listener, view.turn))
    if view.walk is not None:
        lines.extend(_walk(listener, view, view.walk))
    lines.append(listener.say_of(view.first, "query-began"))
    return lines


def _declared(listener: Listener, declared: Turn) -> Iterator[str]:
    if declared.sheep is not None:
        yield listener.say("query-moves", sheep=nouns.sheep(listener, declared.sheep))
    if declared.engines:
        engines = amount(listener, "engine", declared.engines)
        yield listener.say("query-engines", engines=engines)
    if declared.drawn:
        yield listener.say("query-drawn")
        for face in declared.drawn:
            yield listener.say("query-facts", facts=nouns.tile(listener, face))
    true = {
        "r2m2": declared.r2m2,
        "again": declared.again,
        "ported": declared.ported,
        "played": declared.played,
        "moved": declared.moved,
    }
    for word, is_so in true.items():
        if is_so:
            yield listener.say(f"query-turn-{word}")


def _walk(listener: Listener, view: State, walk: Walk) -> Iterator[str]:
    yield listener.say("query-facts", facts=walking(listener, view))
    if walk.ahead:
        yield listener.say("query-walk-ahead", sheep=amount(listener, "sheep", walk.ahead))
    if walk.explored:
        yield listener.say("query-walk-explored")
    if walk.passes:
        yield listener.say("query-walk-passes", count=walk.passes)
    if walk.exit != IN:
        yield listener.say("query-walk-exit", side=nouns.side(listener, walk.exit))
    steps = [travelled(step) for step in walk.trail]
    if runs := way(listener, view, steps):
        yield listener.say(
            "query-walk-way", runs=runs, cell=nouns.cell(listener, cell_of_step(walk.trail[0]))
        )
