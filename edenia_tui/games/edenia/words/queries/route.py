"""route: how a sheep gets somewhere in several turns, and what that costs."""

from collections.abc import Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.amounts import amount
from edenia_tui.games.edenia.words.queries.arguments import Arguments
from edenia_tui.games.edenia.words.queries.path import name_of_cell, tell_step
from edenia_tui.language.listener import Listener
from rules.edenia.analysis.journeys import MOST_TURNS, journey
from rules.edenia.analysis.whereabouts import cell_of_sheep
from rules.edenia.galaxy import EDENIA
from rules.edenia.state import State


def route(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the turns of a way along known tracks, each with its first steps, and the price of all."""
    typed = Arguments(listener, view, words)
    sheep, target = typed.any_sheep(view), typed.cell() if typed else EDENIA
    typed.end()
    name, there = nouns.sheep(listener, sheep), name_of_cell(listener, view, target)
    if cell_of_sheep(view, sheep) == target:
        return [listener.say("query-path-here", sheep=name, cell=there)]
    found = journey(view, sheep, target)
    if not found.turns:
        return [listener.say("query-route-none", sheep=name, target=there, turns=MOST_TURNS)]
    turns, cost = amount(listener, "turn", len(found.turns)), amount(listener, "clover", found.cost)
    if found.away:
        left = amount(listener, "step", found.away)
        head = listener.say("query-route-near", sheep=name, target=there, turns=turns, left=left)
    else:
        head = listener.say("query-route", sheep=name, target=there, turns=turns)
    lines = [head if not found.cost else listener.say("query-route-cost", head=head, cost=cost)]
    for number, turn in enumerate(found.turns, 1):
        steps = ", ".join(tell_step(listener, action) for action in turn.actions)
        where = name_of_cell(listener, view, turn.cells[-1])
        lines.append(listener.say("query-route-turn", number=number, steps=steps, cell=where))
    return lines
