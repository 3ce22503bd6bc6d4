"""Setting the game up."""

from rules.exo.content import standard_layout
from rules.exo.layout import Layout
from rules.exo.planet import NO_PLANET, PLANETS
from rules.exo.state import Ask, Galaxy, State
from rules.kernel.seat import Seat
from rules.kernel.value import Value

MIN_PLAYERS, MAX_PLAYERS = 2, 3


class Options(Value, frozen=True):
    """What is decided before a game."""

    players: int = MIN_PLAYERS
    first: Seat | None = None
    """SET-3: who begins; None leaves it to chance."""
    layout: Layout | None = None
    """The layout of the universe; None for the standard one."""


def start(options: Options) -> State:
    """SET-1 and SET-3: a Star for everybody, and a universe that chance is about to lay."""
    if not MIN_PLAYERS <= options.players <= MAX_PLAYERS:
        raise ValueError(f"EXO is for 2 or 3 players, not {options.players}")
    if options.first is not None and not 0 <= options.first < options.players:
        raise ValueError(f"seat {options.first} cannot begin: {options.players} play")
    first = options.first
    return State(
        layout=options.layout or standard_layout(),
        universe=(NO_PLANET,) * len(PLANETS),
        galaxies=(Galaxy(),) * options.players,
        first=Seat(0) if first is None else first,
        active=Seat(0) if first is None else first,
        round=1,
        ask=Ask.FIRST if first is None else Ask.LAY,
    )
