"""A table at which red is asked."""

from msgspec.structs import replace

from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import Ask, State, Turn
from rules.kernel.seat import Seat


def begun(hidden: tuple[str, ...] = (), ask: Ask = Ask.START) -> State:
    """Give a table at which red is asked, with artefacts in hand."""
    start = EDENIA.start(Options())
    red = replace(start.players[0], hidden=hidden)
    players = (red, *start.players[1:])
    return replace(start, active=Seat(0), players=players, turn=Turn(ask=ask))
