"""Declaring a victory that stands on the table, for positions that were not reached by play."""

from msgspec.structs import replace

from rules.edenia.draft import Draft
from rules.edenia.reckoning import reckon
from rules.edenia.state import Ask, State
from rules.edenia.tokens import count_points, finish
from rules.kernel.seat import Seat


def declare(state: State) -> State:
    """END-1 and END-2: Race, Law and Prestige in that order, the active player first (WIN-2)."""
    draft = Draft(state)
    players = len(draft.players)
    order = [Seat((draft.active + n) % players) for n in range(players)]
    for seat in order:
        if len(draft.players[seat].trifoliums) >= draft.rules.race_goal:
            finish(draft, (seat,), "race", draft.rules.race_rule)
    for seat in order:
        count_points(draft, seat)
    if not draft.trifoliums:
        reckon(draft)
    if draft.outcome is not None:
        draft.turn = replace(draft.turn, ask=Ask.OVER)
    return draft.state()
