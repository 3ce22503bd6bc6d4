"""Everything of one store copied to another: from a folder to PostgreSQL, and back.

Rule of the file: nothing is kept unless what was written, read again, is what was read; digests tell.
Nothing is copied onto something, and out of nothing that is in use.
"""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from edenia_tui.host.control import ask
from edenia_tui.storage.shared.rows import KEPT, Kept, Row, Rows
from edenia_tui.storage.sqlite.rows import SqliteRows
from edenia_tui.storage.sqlite.store import FILE

POSTGRES: Final = ("postgresql://", "postgres://")
"""How the place of a database begins; anything else is a folder."""


class NotMoved(Exception):
    """Nothing was copied, with the reason."""


class Copied(NamedTuple):
    """What of one table was copied."""

    name: str
    number: int
    digest: str


async def move(source: str, target: str) -> list[Copied]:
    """Copy a store; what was copied, table by table.

    Raises:
        NotMoved: one of them is in use, there is something already, or it is not the same there.
        NewerFormat: a later version of the program wrote one of them.
        OSError, SaveError: one of them cannot be reached.
    """
    for place in (source, target):
        await _check_rests(place)
    if not source.startswith(POSTGRES) and not (Path(source) / FILE).exists():
        raise NotMoved(f"there is no {FILE} in {source}")
    reading = await _open(source)
    try:
        writing = await _open(target)
        try:
            return await _copy(reading, writing)
        finally:
            await writing.close()
    finally:
        await reading.close()


async def _copy(reading: Rows, writing: Rows) -> list[Copied]:
    for rows in (reading, writing):
        if nodes := await rows.in_use():
            raise NotMoved(f"these nodes run: {nodes}; drain them first")
    copied = []
    for kept in KEPT:
        if (await _digest(writing, kept)).number:
            raise NotMoved(f"there is something already: {kept.name}")
        async for some in reading.read(kept):
            await writing.write(kept, some)
        before, after = await _digest(reading, kept), await _digest(writing, kept)
        if before != after:
            raise NotMoved(f"{kept.name} is not the same there: {before} and {after}")
        copied.append(after)
    await writing.keep()
    return copied


async def _digest(rows: Rows, kept: Kept) -> Copied:
    """Sum up a table; databases put letters in different orders, so the order does not count here."""
    number = total = 0
    async for some in rows.read(kept):
        number += len(some)
        total += sum(map(_number_of, some))
    return Copied(kept.name, number, hashlib.sha256(str(total).encode()).hexdigest()[:16])


def _number_of(row: Row) -> int:
    plain: Sequence[object] = [int(cell) if isinstance(cell, bool) else cell for cell in row]
    return int.from_bytes(hashlib.sha256(msgspec.json.encode(plain)).digest())


async def _check_rests(place: str) -> None:
    if place.startswith(POSTGRES):
        return
    try:
        await ask(Path(place), ["status"])
    except OSError:
        return
    raise NotMoved(f"a host runs with {place}; end it first")


async def _open(place: str) -> Rows:
    if not place.startswith(POSTGRES):
        return SqliteRows.open(Path(place))
    from edenia_tui.host.postgres.rows import PostgresRows  # noqa: PLC0415 (an extra of its own)

    return await PostgresRows.open(place)
