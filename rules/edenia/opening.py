"""Setting the game up."""

from rules.edenia.box import Box
from rules.edenia.content import standard_box
from rules.edenia.draft import Draft
from rules.edenia.galaxy import (
    ARRIDIS,
    ARRIDIS_FACE,
    CELLS,
    EDENIA,
    EDENIA_FACE,
    EMPTY_FACE,
    HOLE,
    HOLE_FACE,
    HOME,
    RELAY,
    Face,
    Sheep,
)
from rules.edenia.state import FLOCK_SIZE, Ask, Player, Rules, State, Turn
from rules.edenia.turns import begin_game
from rules.kernel.seat import Seat
from rules.kernel.value import Value

MIN_PLAYERS, MAX_PLAYERS = 2, 4

_FIXED = {ARRIDIS: ARRIDIS_FACE, HOLE: HOLE_FACE, EDENIA: EDENIA_FACE}
EMPTY_GALAXY: tuple[Face, ...] = tuple(_FIXED.get(cell, EMPTY_FACE) for cell in CELLS)


class Options(Value, frozen=True):
    """What is decided before a game."""

    players: int = MIN_PLAYERS
    first: Seat | None = None
    """SET-3: who begins; None leaves it to chance."""
    rules: Rules = Rules()
    box: Box | None = None
    """The contents of the box; None for the standard one."""


def start(options: Options) -> State:
    """SET-1, SET-2 and SET-3: everybody on Arridis, the starters on top of the deck."""
    if not MIN_PLAYERS <= options.players <= MAX_PLAYERS:
        raise ValueError(f"Edenia is for 2 to 4 players, not {options.players}")
    if options.first is not None and not 0 <= options.first < options.players:
        raise ValueError(f"seat {options.first} cannot begin: {options.players} play")
    box = options.box or standard_box()
    relays = sum(side.count(RELAY) for side in box.rim)
    everyone = tuple(Sheep(n) for n in range(options.players * FLOCK_SIZE))
    state = State(
        rules=options.rules,
        artefacts=() if options.rules.lambs else box.artefacts,
        tiles=EMPTY_GALAXY,
        rim=box.rim,
        deck=(tuple(sorted(box.starters)), tuple(sorted(box.tiles))),
        flock=((HOME, everyone),),
        planets=(),
        dwarfs=(),
        sabotaged=(),
        clovers=box.clovers - relays,
        sabotages=box.sabotages,
        trifoliums=box.trifoliums_for(options.players),
        players=(Player(),) * options.players,
        first=Seat(0),
        active=Seat(0),
        round=1,
        turn=Turn(Ask.FIRST),
    )
    if options.first is None:
        return state
    draft = Draft(state)
    begin_game(draft, options.first)
    return draft.state()
