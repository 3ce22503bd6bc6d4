"""The embedded store: one file, one writer."""

import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from edenia_tui.storage.files.syncing import make_folder
from edenia_tui.storage.shared.nodes import Nodes
from edenia_tui.storage.sqlite.chat import SqliteChat
from edenia_tui.storage.sqlite.people import SqlitePeople
from edenia_tui.storage.sqlite.ratings import SqliteRatings
from edenia_tui.storage.sqlite.schema import migrate
from edenia_tui.storage.sqlite.tables import SqliteTables
from edenia_tui.storage.sqlite.threads import DatabaseThread, connect

FILE: Final = "host.db"
"""What the database is called in its folder."""


class SqliteStore:
    """Everything that many people share, in a file; `open` is the way to it."""

    def __init__(self, path: Path, now: Callable[[], float]) -> None:
        """Start the two threads; the file is there and of the version of now."""
        self.time = now
        self._writer = DatabaseThread(path, is_writer=True, done=self._stir)
        self._reader = DatabaseThread(path, is_writer=False, done=lambda: None)
        threads = self._writer, self._reader
        self.tables = SqliteTables(*threads, now)
        self.people = SqlitePeople(*threads, now)
        self.chat = SqliteChat(*threads, now)
        self.ratings = SqliteRatings(*threads, now)
        self.nodes: Nodes | None = None

    @classmethod
    async def open(cls, folder: Path, now: Callable[[], float] = time.time) -> "SqliteStore":
        """Open the database of a folder, or begin one; nobody else may read it.

        Raises:
            OSError, sqlite3.Error: there can be none.
            NewerFormat: a later version of the program wrote it.
        """
        make_folder(folder)
        path = folder / FILE
        path.touch(mode=0o600)
        with closing(connect(path)) as connection:
            migrate(connection)
        return cls(path, now)

    async def close(self) -> None:
        """Let go, once everything that was asked for is done."""
        await self._writer.close()
        await self._reader.close()

    def _stir(self) -> None:
        self.tables.stir()
