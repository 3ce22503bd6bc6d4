"""Kept games of every kind behind one protocol: a folder of files is one form of it.

Rule of the file: whoever plays, looks back or hands a game on knows it by what stands here, never by
where it lies.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, NamedTuple, Protocol

from edenia_tui.storage.record_text import Header, OptionsText, write_header
from edenia_tui.storage.saved import AnySaved
from edenia_tui.storage.summary import Summary
from edenia_tui.table.keeper import Keeper
from edenia_tui.table.origin import Origin
from edenia_tui.table.seating import Sitter
from rules.kernel.game import AnyGame
from rules.kernel.opaque import AnyOptions
from rules.kernel.record import Record


class Kind(Protocol):
    """A game that can be kept."""

    @property
    def game(self) -> AnyGame:
        """The rules."""

    @property
    def options(self) -> OptionsText[Any]:
        """The options in the header of a record."""


Kinds = Mapping[str, Kind]
"""The games that a library may hold, by name; a record that names none of them is of the first."""


Progress = Callable[[int, int], None]
"""Hears how many games have been read that nothing was known about, and how many there are of them."""


class Loss(Enum):
    """What became of the place where a game was kept while it was played."""

    GONE = "gone"
    REPLACED = "replaced"
    """Something else is there under its name."""
    CHANGED = "changed"
    """Somebody else has written to it, or cut it short."""


class Moved(NamedTuple):
    """A game that is kept elsewhere from now on, with everything that was played."""

    loss: Loss
    name: str
    """What `resume` is given now."""
    where: str


class OpenRecord(Keeper, Protocol):
    """The growing record of a game, which belongs to this program until it is closed."""

    @property
    def torn(self) -> str:
        """The unfinished line that was found at the end and does not count; empty without one."""

    told: Callable[[Moved], None] | None
    """Hears, on the event loop, that the game had to be kept elsewhere."""

    def secure(self) -> None:
        """Make sure that the whole game is kept where it is said to be, or keep it elsewhere.

        Raises:
            NotKept: it is not, and cannot be.
        """

    def close(self) -> None:
        """Let others have the game."""


class KeptGame(Protocol):
    """One game, wherever it is kept."""

    @property
    def name(self) -> str:
        """What `resume` is given."""

    @property
    def kind(self) -> str:
        """Which game it is."""

    def read(self) -> AnySaved:
        """Look at it without taking it up, even while somebody plays it.

        Raises:
            NotFound: there is no such game, or it may not be read.
            Unreadable: with the first line that does not fit the rules.
        """

    def open(self) -> "Opened":
        """Take it up.

        Raises:
            NotFound: there is no such game, or it may not be read and written.
            InUse: another program plays it.
            Unreadable: with the first line that does not fit the rules.
        """


class Opened(NamedTuple):
    """A game that was begun or taken up."""

    kept: KeptGame
    keeper: OpenRecord
    saved: AnySaved


class Library(Protocol):
    """The kept games of one person."""

    def begin(
        self, kind: str, options: AnyOptions, sitters: tuple[Sitter, ...], seed: int | None = None
    ) -> Opened:
        """Begin a game, under the date and time of now.

        Raises:
            NotKept: it cannot be kept.
        """

    def keep(self, name: str, text: str) -> KeptGame:
        """Keep a record that was checked, under a name or, if that is taken, one with a number.

        Raises:
            NotKept: it cannot be kept.
        """

    def rename(self, name: str, to: str) -> str:
        """Call a game otherwise; give its new name.

        Raises:
            NotFound: there is no such game.
            InUse: somebody plays it.
            NotKept: it cannot be called so.
        """

    def put_away(self, name: str) -> str:
        """Put a game away, where no list tells of it; give what puts it back.

        Raises:
            NotFound: there is no such game.
            InUse: somebody plays it.
            NotKept: it stays where it is.
        """

    def put_back(self, away: str, name: str) -> None:
        """Put a game back under a name.

        Raises:
            NotFound: it is not there any more.
            NotKept: there is another one of that name now.
        """

    def __contains__(self, name: str) -> bool:
        """Tell whether there is a game of a name."""

    def game(self, name: str) -> KeptGame:
        """Give the game of a name; that there is none is told when it is read or opened."""

    def latest(self) -> KeptGame | None:
        """Find the game that was played last, over or not; None when there is none to read."""

    def latest_unfinished(self, progress: Progress | None = None) -> KeptGame | None:
        """Find the game that was played last and is not over; None when there is none."""

    def count(self, kind: str = "") -> int:
        """Tell how many games there are, of one kind or all."""

    def summaries(
        self, most: int | None = None, kind: str = "", progress: Progress | None = None
    ) -> list[Summary]:
        """Give a few facts about each game, those played last first, and so many at most."""


def branch_text(
    kind: Kind, record: Record[Any, Any], sitters: tuple[Sitter, ...], origin: Origin
) -> str:
    """Write a branch as a game of its own, with where it comes from."""
    header = Header(record.game, sitters, record.options, origin=origin)
    lines = (f"{kind.game.write_action(action)}\n" for action in record.actions)
    return write_header(header, kind.options) + "".join(lines)
