"""Tables that many people share: a plan and numbered lines, which only grow.

Rule of the file: there is no leader. Whoever has a line to add names the last one they know; if that is
not the last any more, nothing is added, and they read what came between.
"""

from collections.abc import AsyncIterator, Sequence
from enum import Enum
from typing import NamedTuple, Protocol

from rules.kernel.value import Value


class TableState(Enum):
    """How far a table has come; the values are kept."""

    WAITING = "waiting"
    """For people to sit down."""
    PLAYING = "playing"
    OVER = "over"


class About(Value, frozen=True):
    """What a list of tables tells about one, kept in one go with the lines it follows from."""

    state: TableState
    members: tuple[str, ...] = ()
    """The accounts on its seats, and those who had one to the end."""
    facts: str = ""
    """Whatever else is told; nobody below understands it."""


class NewTable(Value, frozen=True):
    """A table that is about to be opened."""

    name: str
    """What it is called for ever, and by programs alone."""
    code: str
    """What people call it."""
    plan: str
    """What is played and by which rules; it never changes."""
    about: About


class TableRow(Value, frozen=True):
    """A table as a list shows it."""

    name: str
    code: str
    plan: str
    about: About
    created: float
    written: float
    """When its last line was kept."""
    last: int
    """The number of its last line; 0 without any."""


class Lease(Value, frozen=True):
    """The right to let bots and clocks act at a table, until somebody else has it."""

    table: str
    holder: str
    fence: int
    """Grows with every new holder; what an earlier one wants to add is turned down."""
    until: float
    """By the clock of the store."""


class Change(NamedTuple):
    """A table to which somebody added something."""

    cursor: int
    """Where to follow on from."""
    table: str
    last: int
    is_listed: bool = True
    """Whether a list may tell something else about the table from here on."""


class Conflict(Exception):
    """Somebody was quicker; nothing was added."""

    def __init__(self, table: str, last: int) -> None:
        """Keep the number of the last line there is."""
        super().__init__(table, last)
        self.last = last


class LeaseLost(Exception):
    """Somebody else lets bots act at this table now; nothing was added."""


class NoSuchTable(Exception):
    """There is no table of this name."""


class CodeTaken(Exception):
    """Another table is called so by people."""


class TableStore(Protocol):
    """Keeps tables; nothing is told before it is kept, and what was kept stays."""

    async def create(self, table: NewTable, lines: Sequence[str] = ()) -> None:
        """Open a table with its first lines.

        Raises:
            CodeTaken: choose another code.
            SaveError: it could not be kept.
        """

    async def row(self, name: str) -> TableRow:
        """Give what is known of a table; NoSuchTable when there is none."""

    async def find(self, code: str) -> TableRow | None:
        """Find the table that people call so."""

    async def rows(
        self, states: Sequence[TableState], member: str = "", most: int = 1000
    ) -> list[TableRow]:
        """List tables in some states, those written to last first; those of one account, or all."""

    async def read(self, name: str, after: int = 0) -> tuple[str, ...]:
        """Give the lines of a table after the one of a number."""

    async def append(  # noqa: PLR0913, PLR0917 (what is added, where, by whom)
        self,
        name: str,
        after: int,
        lines: Sequence[str],
        id: str,  # noqa: A002 (the trade's word)
        fence: int | None = None,
        about: About | None = None,
    ) -> int:
        """Add lines, all or none; the number of the last of them.

        Args:
            name: the table.
            after: the number of the last line known; they are added only if it still is the last.
            lines: one or more.
            id: recognises one's own: if it was kept before, it is not kept again.
            fence: that of the lease under which a bot or a clock acts.
            about: what is told of the table from now on.

        Raises:
            Conflict: there are more lines.
            LeaseLost: the lease is somebody else's.
            NoSuchTable: it was never opened, or is forgotten.
            SaveError: it could not be kept.
        """

    def follow(self, after: int | None = None) -> AsyncIterator[Change]:
        """Hear of everything that is added from a cursor on, or from now on; without end."""

    async def take_lease(self, name: str, holder: str, seconds: float) -> Lease | None:
        """Take or prolong the lease of a table; None while it is somebody else's."""

    async def give_up_lease(self, lease: Lease) -> None:
        """Let others have it at once."""

    async def forget(self, name: str) -> None:
        """Remove a table with everything that belongs to it."""
