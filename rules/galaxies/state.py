"""What the table looks like: the whole state of a game, or what somebody may know of it."""

from enum import StrEnum
from typing import Final

from rules.galaxies.cards import Card, Content, Pilot, Planet
from rules.galaxies.faces import NO_DICE, Dice, Face
from rules.galaxies.frames import Frame
from rules.galaxies.mat import Mat
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from rules.kernel.value import Value

SEATS: Final = ("azure", "crimson", "gold", "ivory", "violet")
"""What the seats are called in texts."""
ROGUE: Final = Seat(1)
"""SOL-14: the Rogue, where cards speak of another player; it is no seat of the table."""
ROGUE_NAME: Final = "rogue"
ROW: Final = {1: 4, 2: 4, 3: 5, 4: 6, 5: 6}
"""SET-2 and XSET-2: how many planets, and how many pilots, lie open, by the number of players."""
END_POINTS: Final = 21
FACE_UP: Final = 3
"""XSET-3: so many exploration cards lie open at most."""
PILOT_POINTS: Final = 1
DWARF_POINTS: Final = 1
BADGE_MOST: Final = 2
BADGE_SECOND: Final = 1
MAX_ROUNDS: Final = 60


class Edition(StrEnum):
    """ED-1 to ED-3: which printing is played."""

    TEG = "teg"
    UTEG = "uteg"


class Setup(Value, frozen=True):
    """What was agreed on before the game; it never changes."""

    content: Content
    players: int
    expansion: bool
    edition: Edition
    open_cards: bool
    """OPT-2: whether everybody sees the exploration cards of everybody."""
    rogue: int
    """OPT-3: which Rogue of the content is played against; -1 unless one plays alone."""
    hard: bool
    """SOL-12."""
    rogue_max: int
    """SOL-11: as much of a resource as the Rogue can have."""


class Bay(Value, frozen=True):
    """What the turn has seen so far: dice, and what holds until its end."""

    dice: Dice = NO_DICE
    """TRN-4: the inactive dice of the player in turn."""
    used: Dice = NO_DICE
    """The activated dice, those of hires not included."""
    hired: Dice = NO_DICE
    """HIR-5: the dice that were paid for pilots."""
    spent: Dice = NO_DICE
    """CON-2: the dice in the converter."""
    dropped: int = 0
    """Dice that a card has dropped."""
    complete: tuple[Face, ...] = ()
    """Faces that `repeat` may perform: dice in the bay whose last follow was answered; sorted."""
    has_rerolled: bool = False
    """ROL-1: whether the free reroll was taken."""
    has_converted: bool = False
    toll: bool = False
    """Whether following costs 2 culture."""
    watch_energy: bool = False
    """Whether the player in turn gains 1 energy whenever somebody follows."""
    watch_culture: bool = False
    once: tuple[tuple[Seat, Planet], ...] = ()
    """CRD-4: who has performed which card that may be performed once per turn; sorted."""
    surged: tuple[Pilot, ...] = ()
    """Pilots whose `surge` was used in this turn; sorted."""


class State(Value, frozen=True):
    """The whole table."""

    setup: Setup
    mats: tuple[Mat, ...]
    """One for each seat, and the Rogue's after it in the solo game."""
    row: tuple[Planet, ...]
    """SET-2: the planets by their places; NO_PLANET for a gap."""
    first: Seat
    turn: Seat
    """Whose turn it is; ROGUE in the turn of the Rogue."""
    round: int
    stack: tuple[Frame, ...]
    """What is under way, the frame that is asked last; empty when the game is over."""
    bay: Bay = Bay()
    gone: tuple[Planet, ...] = ()
    """ED-1: planets that have left the game; sorted."""
    under: tuple[Planet, ...] = ()
    """ED-1 and CHN-2: planets under the deck, the next one to come first."""
    pilots: tuple[Pilot, ...] = ()
    """XSET-2: the pilots by their places; NO_PILOT for a gap."""
    dismissed: tuple[Pilot, ...] = ()
    """Pilots that have left the game; sorted."""
    deck: int = 0
    """SEC-2: how many exploration cards are still to be drawn."""
    open: tuple[Card, ...] = ()
    """The exploration cards that lie open beside the deck; sorted."""
    dodged: tuple[Card, ...] = ()
    """PAT-5: exploration cards that have left the game; sorted."""
    trigger: Seat | None = None
    """END-1 and EXP-9: who has triggered the end."""
    lost_dice: int = 0
    """SOL-15: so many dice less at the player's next roll."""
    outcome: Outcome | None = None

    def seats(self) -> tuple[Seat, ...]:
        """List the seats, without the Rogue."""
        return tuple(Seat(index) for index in range(self.setup.players))

    def is_solo(self) -> bool:
        """SOL-1: whether somebody plays against the Rogue."""
        return self.setup.players == 1
