"""The tables of the database, and how each version of them follows from the one before.

Rule of the file: a version that was published never changes; a new one is one more step, and only adds.
"""

from sqlite3 import Connection
from typing import Final

from edenia_tui.storage.shared.store import NewerFormat

STEPS: Final = (
    """
    CREATE TABLE tables (
        name TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, plan TEXT NOT NULL,
        state TEXT NOT NULL, facts TEXT NOT NULL,
        created REAL NOT NULL, written REAL NOT NULL, last INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_state ON tables (state, written);
    CREATE TABLE lines (
        feed INTEGER PRIMARY KEY AUTOINCREMENT,
        "table" TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,
        UNIQUE ("table", number)
    );
    CREATE TABLE appends (
        id TEXT PRIMARY KEY, "table" TEXT NOT NULL, last INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX appends_by_table ON appends ("table");
    CREATE TABLE members (
        account TEXT NOT NULL, "table" TEXT NOT NULL, PRIMARY KEY (account, "table")
    ) WITHOUT ROWID;
    CREATE INDEX members_by_table ON members ("table");
    CREATE TABLE leases (
        "table" TEXT PRIMARY KEY, holder TEXT NOT NULL, fence INTEGER NOT NULL, until REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE accounts (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE,
        is_guest INTEGER NOT NULL, return_digest TEXT UNIQUE, settings TEXT NOT NULL DEFAULT '',
        created REAL NOT NULL, seen REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE keys (
        fingerprint TEXT PRIMARY KEY, account TEXT NOT NULL, added REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX keys_by_account ON keys (account);
    CREATE TABLE links (
        digest TEXT PRIMARY KEY, account TEXT NOT NULL, until REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE bans (
        kind TEXT NOT NULL, value TEXT NOT NULL, until REAL NOT NULL, reason TEXT NOT NULL,
        PRIMARY KEY (kind, value)
    ) WITHOUT ROWID;
    CREATE TABLE chat (
        number INTEGER PRIMARY KEY, place TEXT NOT NULL, account TEXT NOT NULL, name TEXT NOT NULL,
        text TEXT NOT NULL, at REAL NOT NULL
    );
    CREATE INDEX chat_by_place ON chat (place, number);
    CREATE INDEX chat_by_time ON chat (at);
    CREATE TABLE ratings (
        game TEXT NOT NULL, account TEXT NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL,
        games INTEGER NOT NULL, PRIMARY KEY (game, account)
    ) WITHOUT ROWID;
    CREATE TABLE rated (
        "table" TEXT NOT NULL, account TEXT NOT NULL, game TEXT NOT NULL, place INTEGER NOT NULL,
        at REAL NOT NULL, PRIMARY KEY ("table", account)
    ) WITHOUT ROWID;
    """,
)
"""What leads from one version to the next; the number of the last is the version of now."""


def migrate(connection: Connection, steps: tuple[str, ...] = STEPS) -> None:
    """Bring a database to the version of now, all of it or nothing.

    Raises:
        NewerFormat: it is of a later one.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(steps):
        raise NewerFormat(version)
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in steps[version:]:
            for statement in filter(str.strip, step.split(";")):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
