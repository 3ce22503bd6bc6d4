"""A first game: somebody and gentle opponents, with a coach."""

from edenia_tui.conversation.sitting import Sitting
from edenia_tui.conversation.visit import Visit
from edenia_tui.games.agreement import usual_number
from edenia_tui.games.entry import Entry
from edenia_tui.table.seating import HUMAN, Sitter

_GENTLE = "lamb"


def first_game(visit: Visit, entry: Entry) -> Sitting:
    """Begin a game against lambs, and let the coach speak from now on.

    Raises:
        NotKept: it cannot be kept.
    """
    players = max(usual_number(entry.agreement.players), 2)
    sitters = (Sitter("", HUMAN), *[Sitter("", _GENTLE)] * (players - 1))
    options = entry.agreement.options(players, {})
    opened = visit.library.begin(entry.name, options, sitters, None)
    visit.manner.remember(coach=True)
    return Sitting(opened)
