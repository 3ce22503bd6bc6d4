"""Everything a store keeps, as plain rows: what a copy of it consists of."""

from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, NamedTuple, Protocol

Row = tuple[Any, ...]


class Kept(NamedTuple):
    """One table of a store."""

    name: str
    columns: tuple[str, ...]
    order: tuple[str, ...]
    """The columns by which rows have an order that counts."""


KEPT: Final = tuple(
    Kept(name, tuple(columns.split()), tuple(order.split()))
    for name, columns, order in (
        ("tables", "name code plan state facts created written last", "name"),
        ("lines", "table number text", "table number"),
        ("appends", "id table last", "table id"),
        ("members", "account table", "account table"),
        ("accounts", "id name folded is_guest return_digest settings created seen", "id"),
        ("keys", "fingerprint account added", "fingerprint"),
        ("links", "digest account until", "digest"),
        ("bans", "kind value until reason", "kind value"),
        ("chat", "place account name text at", "number"),
        ("ratings", "game account mu sigma games", "game account"),
        ("rated", "table account game place at", "table account"),
    )
)
"""All of it but leases, which run out by themselves."""
AT_ONCE: Final = 1_000
"""So many rows are held at a time."""


class Rows(Protocol):
    """A store as rows, within one change that is kept as a whole or not at all."""

    async def in_use(self) -> str:
        """Say by whom it is used; empty when by nobody."""

    def read(self, kept: Kept) -> AsyncIterator[Sequence[Row]]:
        """Give all rows of a table, some at a time."""

    async def write(self, kept: Kept, rows: Sequence[Row]) -> None:
        """Add rows to a table."""

    async def keep(self) -> None:
        """Keep what was written."""

    async def close(self) -> None:
        """Let go; what was not kept is gone."""
