"""Setting the game up."""

from typing import Final

from rules.galaxies.cards import NO_PILOT, NO_PLANET, Content
from rules.galaxies.content import standard_content
from rules.galaxies.frames import Dealing, Enlisting, Filling, Frame, Keeping, Starting
from rules.galaxies.mat import Mat
from rules.galaxies.ships import HOME
from rules.galaxies.state import ROW, Edition, Setup, State
from rules.kernel.seat import Seat
from rules.kernel.value import Value

MIN_PLAYERS, MAX_PLAYERS = 1, 5
DEFAULT_ROGUE: Final = "artemis"
ROGUE_MAXIMA: Final = (6, 7)
"""OPT-3: as much of a resource as the Rogue can have, by two sources."""


class Options(Value, frozen=True):
    """What is decided before a game."""

    players: int = 2
    expansion: bool = False
    """OPT-1."""
    edition: Edition = Edition.TEG
    open_cards: bool = False
    """OPT-2: whether everybody sees the exploration cards of everybody."""
    first: Seat | None = None
    """OPT-4: who begins; None leaves it to chance."""
    rogue: str = DEFAULT_ROGUE
    """OPT-3: whom one plays against alone."""
    hard: bool = False
    """SOL-12."""
    rogue_max: int = ROGUE_MAXIMA[0]
    """SOL-11."""
    content: Content | None = None
    """The decks; None for the standard ones."""


def start(options: Options) -> State:
    """SET-1 to SET-5: mats, empty rows, and everything that chance brings on the stack."""
    players = options.players
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise ValueError(f"Tiny Epic Galaxies is for 1 to 5 players, not {players}")
    if options.first is not None and not 0 <= options.first < players:
        raise ValueError(f"seat {options.first} cannot begin: {players} play")
    content = options.content or standard_content()
    is_solo = players == 1
    if is_solo and options.rogue not in content.rogue_keys:
        raise ValueError(f"no Rogue is called {options.rogue}")
    if options.rogue_max not in ROGUE_MAXIMA:
        raise ValueError(f"a Rogue has 6 or 7 of a resource at most, not {options.rogue_max}")
    setup = Setup(
        content=content,
        players=players,
        expansion=options.expansion,
        edition=options.edition,
        open_cards=options.open_cards,
        rogue=content.rogue_keys.index(options.rogue) if is_solo else -1,
        hard=options.hard,
        rogue_max=options.rogue_max,
    )
    first = Seat(0) if options.first is None else options.first
    mats = (Mat(),) * players
    if is_solo:  # SOL-2
        mats = (*mats, Mat(energy=0, culture=0, ships=(HOME,) * 4))
    return State(
        setup=setup,
        mats=mats,
        row=(NO_PLANET,) * ROW[players],
        first=first,
        turn=first,
        round=1,
        stack=_first_frames(options, players),
        pilots=(NO_PILOT,) * ROW[players] if options.expansion else (),
        deck=len(content.cards) if options.expansion else 0,
    )


def _first_frames(options: Options, players: int) -> tuple[Frame, ...]:
    """SET-3: who begins, planets, pilots, missions, then everybody chooses; the first to come is last."""
    seats = [Seat(index) for index in range(players)]
    frames: list[Frame] = []
    if options.first is None and players > 1:
        frames.append(Starting())
    frames.append(Filling())
    if options.expansion:
        frames.append(Enlisting())
    if players > 1:  # SOL-1: no missions alone
        frames += [Dealing(seat) for seat in seats]
        frames += [Keeping(seat) for seat in seats]
    return tuple(reversed(frames))
