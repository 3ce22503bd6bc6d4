"""A database grows with the program: step by step, whole, and never backwards."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from edenia_tui.storage.save_errors import NotKept
from edenia_tui.storage.shared.store import NewerFormat
from edenia_tui.storage.sqlite.schema import STEPS, migrate
from edenia_tui.storage.sqlite.store import FILE, SqliteStore
from tests.storage.shared.opening import new_table
from tests.storage.sqlite.opening import with_store


def version(connection: sqlite3.Connection) -> int:
    """Tell how far a database has come."""
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    return int(number)


def columns(connection: sqlite3.Connection, table: str) -> list[str]:
    """List the columns of a table."""
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


def test_each_step_is_done_once(tmp_path: Path) -> None:
    """What is there already stays, what is new comes after it."""
    more = (*STEPS, "ALTER TABLE bans ADD COLUMN by TEXT; CREATE TABLE extra (one TEXT)")
    with closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as connection:
        migrate(connection)
        connection.execute("INSERT INTO bans VALUES ('key', 'k', 5, 'why')")
        migrate(connection)
        assert version(connection) == len(STEPS)
        migrate(connection, more)
        assert version(connection) == len(more)
        assert columns(connection, "bans")[-1] == "by"
        assert connection.execute("SELECT value, by FROM bans").fetchall() == [("k", None)]


def test_a_step_that_fails_is_not_half_done(tmp_path: Path) -> None:
    """The database is as it was, and opens with the program of before."""
    broken = (*STEPS, "CREATE TABLE extra (one TEXT); CREATE TABLE extra (one TEXT)")
    with closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as connection:
        migrate(connection)
        with pytest.raises(sqlite3.OperationalError):
            migrate(connection, broken)
        assert version(connection) == len(STEPS)
        assert columns(connection, "extra") == []


def test_a_later_format_is_left_alone(tmp_path: Path) -> None:
    """A database of a later version is not opened, and not changed."""

    async def nothing(store: SqliteStore) -> None:
        del store

    with_store(tmp_path, nothing)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    with pytest.raises(NewerFormat):
        with_store(tmp_path, nothing)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert version(connection) == len(STEPS) + 1


def test_what_is_committed_survives_a_power_cut(tmp_path: Path) -> None:
    """The writer's connection writes ahead and waits for the disk at each commit."""

    async def use(store: SqliteStore) -> None:
        def modes(connection: sqlite3.Connection) -> tuple[str, int]:
            journal = connection.execute("PRAGMA journal_mode").fetchone()[0]
            return journal, connection.execute("PRAGMA synchronous").fetchone()[0]

        assert await store._writer.do(modes) == ("wal", 2)

    with_store(tmp_path, use)


def test_a_database_that_cannot_take_it_says_so(tmp_path: Path) -> None:
    """A full disk refuses everybody of the group, changes nothing, and the store goes on after it."""

    async def use(store: SqliteStore) -> None:
        await store.tables.create(new_table("one"))

        def full(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE tables SET last = 9")
            raise sqlite3.OperationalError("database or disk is full")

        with pytest.raises(NotKept, match="full"):
            await store._writer.do(full)
        assert await store.tables.append("one", 0, ["a"], "1") == 1
        await store.close()
        with pytest.raises(NotKept, match="closed"):
            await store.tables.append("one", 1, ["b"], "2")

    with_store(tmp_path, use)


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    """The database is its owner's."""

    async def nothing(store: SqliteStore) -> None:
        del store

    with_store(tmp_path, nothing)
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0
