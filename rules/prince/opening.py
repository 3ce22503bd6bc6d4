"""Setting the game up."""

from rules.kernel.seat import Seat
from rules.kernel.value import Value
from rules.prince.content import standard_tiles
from rules.prince.planet import Planet
from rules.prince.state import DRAWS, Ask, State
from rules.prince.tiles import STACKS, TileSet

MIN_PLAYERS, MAX_PLAYERS = 2, 5


class Options(Value, frozen=True):
    """What is decided before a game."""

    players: int = MIN_PLAYERS
    first: Seat | None = None
    """SET-2: who chooses first; None leaves it to chance."""
    secret: bool = False
    """HID-1: whether Characters are kept face down."""
    tiles: TileSet | None = None
    """The tiles; None for the standard ones."""


def start(options: Options) -> State:
    """SET-1 and SET-2: four stacks, empty planets, and somebody who chooses."""
    if not MIN_PLAYERS <= options.players <= MAX_PLAYERS:
        raise ValueError(f"The Little Prince is for 2 to 5 players, not {options.players}")
    if options.first is not None and not 0 <= options.first < options.players:
        raise ValueError(f"seat {options.first} cannot begin: {options.players} play")
    first = Seat(0) if options.first is None else options.first
    return State(
        tiles=options.tiles or standard_tiles(),
        secret=options.secret,
        planets=(Planet(),) * options.players,
        draws=(DRAWS,) * len(STACKS),
        first=first,
        chooser=first,
        active=first,
        round=1,
        ask=Ask.FIRST if options.first is None else Ask.STACK,
    )
