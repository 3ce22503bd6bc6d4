"""The embedded store as rows."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from sqlite3 import Connection, Error

from edenia_tui.storage.files.syncing import make_folder
from edenia_tui.storage.save_errors import NotKept
from edenia_tui.storage.shared.rows import AT_ONCE, Kept, Row
from edenia_tui.storage.sqlite.schema import migrate
from edenia_tui.storage.sqlite.store import FILE
from edenia_tui.storage.sqlite.threads import connect


class SqliteRows:
    """One database, for whoever copies it: nothing else is done meanwhile, so it may block."""

    def __init__(self, connection: Connection) -> None:
        """Begin a change."""
        self._connection = connection
        connection.execute("BEGIN IMMEDIATE")

    @classmethod
    def open(cls, folder: Path) -> "SqliteRows":
        """Open the database of a folder, or begin one.

        Raises:
            OSError: there can be none.
            NotKept: it is no database, or somebody else writes to it.
            NewerFormat: a later version of the program wrote it.
        """
        make_folder(folder)
        path = folder / FILE
        path.touch(mode=0o600)
        try:
            connection = connect(path)
            migrate(connection)
            return cls(connection)
        except Error as error:
            raise NotKept(path, str(error)) from None

    async def in_use(self) -> str:
        """Tell nothing: whether a host runs is known by its socket."""
        return ""

    async def read(self, kept: Kept) -> AsyncIterator[Sequence[Row]]:
        """Give all rows of a table."""
        columns, order = _quoted(kept.columns), _quoted(kept.order)
        asked = f"SELECT {columns} FROM {kept.name} ORDER BY {order}"  # noqa: S608 (our own words)
        found = self._connection.execute(asked)
        while rows := found.fetchmany(AT_ONCE):
            yield rows

    async def write(self, kept: Kept, rows: Sequence[Row]) -> None:
        """Add rows to a table."""
        marks = ", ".join("?" * len(kept.columns))
        added = f"INSERT INTO {kept.name} ({_quoted(kept.columns)}) VALUES ({marks})"  # noqa: S608
        self._connection.executemany(added, rows)

    async def keep(self) -> None:
        """Keep what was written."""
        self._connection.execute("COMMIT")

    async def close(self) -> None:
        """Let go."""
        self._connection.close()


def _quoted(columns: Sequence[str]) -> str:
    return ", ".join(f'"{column}"' for column in columns)
