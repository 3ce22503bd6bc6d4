"""Who is spoken to: in which language, how fully, and who they are at the table."""

from collections.abc import Iterable
from enum import Enum
from functools import reduce
from typing import Final

import msgspec
from msgspec.structs import replace

from edenia_tui.language.message import Fact
from edenia_tui.language.speech import Speech
from rules.kernel.seat import Seat


class Level(Enum):
    """How much is said."""

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


class Style(Enum):
    """How coordinates and directions are spoken."""

    LETTERS = "letters"
    """As they are drawn: b 3, for eyes and fingers."""
    NATO = "nato"
    """Spelt as on the radio: bravo 3."""
    WORDS = "words"
    """Counted: column 2 row 3."""


class Part(Enum):
    """What is told about, of which one may wish more or less than of the rest."""

    OWN = "own"
    RIVALS = "rivals"
    TILES = "tiles"
    DICE = "dice"


OFF: Final = "off"
"""What is told of a part that nobody wants to hear of; a level, or nothing for that of the rest."""


class Listener(msgspec.Struct, frozen=True):
    """Everything a sentence needs to know about the one who hears it."""

    speech: Speech
    names: tuple[str, ...]
    """The players by seat; an empty name is replaced by the word for the seat."""
    seat: Seat | None = None
    """The listener's own seat; None for a spectator."""
    level: Level = Level.NORMAL
    profile: tuple[tuple[Part, str], ...] = ()
    """How much is told of a part: a level by its word, or off."""
    style: Style = Style.LETTERS
    outcome_first: bool = False
    """Whether what comes of a choice is told before the choice, where lines are short."""

    def say(self, message: str, **facts: Fact) -> str:
        """Say a message as it is."""
        return self.speech(message, **facts)

    def wish(self, part: Part) -> str:
        """Tell how much of a part is wished; nothing where as much as of the rest."""
        return dict(self.profile).get(part, "")

    def at(self, level: str) -> "Listener":
        """Give the same listener at another level by its word, or at this one."""
        return replace(self, level=Level(level)) if level else self

    def say_aloud(self, message: str, **facts: Fact) -> str:
        """Say a word that a speech engine may take for another; `-aloud` has it as it is said right."""
        aloud = f"{message}-aloud"
        is_safe = self.style is Style.LETTERS or aloud not in self.speech.ids()
        return self.speech(message if is_safe else aloud, **facts)

    def say_of(self, seat: Seat, message: str, **facts: Fact) -> str:
        """Say a message about a player: `$who` is you or other, `$name` the player's name."""
        who = "you" if seat == self.seat else "other"
        return self.speech(message, who=who, name=self.name(seat), **facts)

    def name(self, seat: Seat) -> str:
        """Call a player."""
        return self.names[seat] or self.seat_name(seat)

    def seat_name(self, seat: Seat) -> str:
        """Name a seat, whoever sits there."""
        return self.speech(f"seat-{seat}")

    def name_or_you(self, seat: Seat) -> str:
        """Call a player as one does who speaks to the listener."""
        return self.say("outcome-you") if seat == self.seat else self.name(seat)

    def together(self, names: Iterable[str]) -> str:
        """Name several in one breath."""
        return reduce(lambda one, two: self.say("outcome-and", one=one, two=two), names)

    @property
    def is_brief(self) -> bool:
        """Whether as little as possible is said."""
        return self.level is Level.BRIEF

    @property
    def is_full(self) -> bool:
        """Whether everything is said."""
        return self.level is Level.FULL
