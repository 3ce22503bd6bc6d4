"""What a person chose once and need not choose again; never a reason not to play."""

from enum import Enum
from typing import Final, Literal, Protocol, get_args

from rules.kernel.value import Value


class PreferredMode(Enum):
    """How a person wants to play."""

    AUTO = "auto"
    LINE = "line"
    SCREEN = "screen"


Signs = Literal["auto", "ascii", "unicode"]
"""What is drawn with; auto: what the terminal can show."""
SIGNS: Final[tuple[Signs, ...]] = get_args(Signs)


Pace = Literal["instant", "quick", "calm"]
"""How long what others do stays in sight."""
PACES: Final[tuple[Pace, ...]] = get_args(Pace)


class Settings(Value, frozen=True):
    """Everything that is remembered."""

    mode: PreferredMode = PreferredMode.AUTO
    language: Literal["", "en", "fr"] = ""
    """Empty: that of the surroundings."""
    level: Literal["brief", "normal", "full"] = "normal"
    bell: bool = False
    bell_loss: bool = False
    """Whether the bell rings twice when somebody lost points by what another did."""
    bell_end: bool = False
    """Whether it rings three times when the game is over."""
    theme: str = ""
    """The look of the screen by its name; empty: the usual one."""
    animation: bool = True
    """Whether sheep travel step by step on the screen."""
    pace: Pace = "quick"
    """How rivals' turns are shown where anything moves."""
    careful_clicks: bool = True
    """Whether a click asks for a second one where the choice could not be taken back."""
    signs: Signs = "auto"
    profile: tuple[tuple[str, str], ...] = ()
    """How much is told of a part (own, rivals, tiles, dice): brief, normal, full or off."""
    width: int = 0
    """So many columns a line has at most by ear and by finger; 0: as many as the terminal."""
    style: Literal["", "letters", "nato", "words"] = ""
    """How coordinates and directions are spoken; empty: as the language is said right."""
    auto_end: bool = True
    """Whether a turn ends by itself where nothing else is left and no other person plays."""
    coach: bool = False
    """Whether somebody who plays with bots alone is told what a choice throws away."""
    learned: tuple[str, ...] = ()
    """Lessons, puzzles and days that are done, as `learn` names them."""


class Trouble(Enum):
    """What happened to them."""

    UNREADABLE = "unreadable"
    """The usual settings are used instead."""
    UNWRITABLE = "unwritable"
    """The settings hold for now but will be forgotten."""


class SettingsNotice(Value, frozen=True):
    """Something to tell a person about, and then to go on."""

    trouble: Trouble
    where: str
    reason: str


class SettingsKeeper(Protocol):
    """Whoever remembers the settings of one person."""

    def load(self) -> tuple[Settings, SettingsNotice | None]:
        """Remember; the usual settings where nothing was kept."""

    def save(self, settings: Settings) -> SettingsNotice | None:
        """Keep for the next time, as a whole."""
