"""The record of one game on disk: it only grows, and what was appended is there for good.

Rule of the file: a line counts once its newline is on disk. An unfinished last line, left by a crash
or a full disk, counts as never written and is cut off before the next line is. Before a line is added the
file must be where it was and hold what it held; else the whole game goes to a new one.
"""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Protocol

from edenia_tui.outside import limits
from edenia_tui.outside.files import open_plain, read_all
from edenia_tui.storage.files.lock import Lock
from edenia_tui.storage.files.syncing import make_folder, sync_folder
from edenia_tui.storage.files.whereabouts import Stamp, find_loss, stamp_of
from edenia_tui.storage.library import Loss, Moved
from edenia_tui.storage.record_text import SUFFIX, write_seat
from edenia_tui.storage.save_errors import InUse, NotFound, NotKept
from edenia_tui.storage.slips import Slip
from edenia_tui.table.seating import Sitter
from rules.kernel.refused import misread
from rules.kernel.seat import Seat


class Owner(Protocol):
    """Whoever has to know where a file is, and that it was let go."""

    def moved_to(self, path: Path) -> None:
        """Take note that the game is kept elsewhere now."""

    def was_closed(self) -> None:
        """Take note that nobody plays it any more."""


class RecordFile:
    """A file that belongs to this program until it is closed."""

    def __init__(self, path: Path, file: FileIO, seats: Sequence[str]) -> None:
        """Take over an open file, lock it and read it; `create` and `open` are the usual ways.

        Args:
            path: where the file is.
            file: the file, open for reading and writing.
            seats: the words for the seats of the game.

        Raises:
            InUse: another program holds it.
            OSError: it cannot be locked.
        """
        self.path = path
        self._file = file
        self._seats = seats
        self._writer: ThreadPoolExecutor | None = None
        self.owner: Owner | None = None
        self.told: Callable[[Moved], None] | None = None
        """Hears, on the event loop, that the game had to be kept elsewhere."""
        self._untold: list[Moved] = []
        try:
            self._lock = Lock(path, file)
        except (InUse, OSError):
            file.close()
            raise
        whole, torn = split_torn(self._read())
        self._whole = bytearray(whole)
        self._end = len(whole)
        self._is_torn = bool(torn)
        self._stamp: Stamp = stamp_of(file)
        self.torn = torn.decode("utf-8", "replace")
        """The unfinished line that was found at the end and does not count; empty when there was none."""

    @classmethod
    def create(cls, path: Path, header: str, seats: Sequence[str]) -> "RecordFile":
        """Begin a new file with its header.

        Raises:
            FileExistsError: there is one already; it is left alone.
            NotKept: the disk does not take it.
        """
        try:
            make_folder(path.parent)
            file = FileIO(path, "x+")
        except FileExistsError:
            raise
        except OSError as error:
            raise NotKept.because(path, error) from None
        try:
            keeper = cls(path, file, seats)
        except OSError as error:
            path.unlink(missing_ok=True)
            raise NotKept.because(path, error) from None
        try:
            keeper.write(header)
            sync_folder(path.parent)
        except NotKept:
            keeper.close()
            path.unlink(missing_ok=True)
            raise
        return keeper

    @classmethod
    def open(cls, path: Path, seats: Sequence[str]) -> "RecordFile":
        """Take up a file that exists; nothing in it changes before the first `append`."""
        try:
            return cls(path, open_plain(path, to_write=True), seats)
        except OSError as error:
            raise NotFound.because(path, error) from None

    @property
    def text(self) -> str:
        """What stood in the file when it was opened, without a torn line."""
        return decode(bytes(self._whole))

    async def append(self, *lines: str, by_bot: bool = False) -> None:
        """Add lines; when this returns, they are on disk. A thread waits for the disk.

        Whoever chose, the file belongs to this program alone.

        Raises:
            NotKept: it is not, and the file reads as before.
        """
        from asyncio import get_running_loop  # noqa: PLC0415 (who only reads needs no event loop)

        del by_bot
        for line in lines:
            if not line.strip() or "\n" in line:
                raise ValueError(f"not one line: {line!r}")
        text = "".join(f"{line}\n" for line in lines)
        if self._writer is None:
            self._writer = ThreadPoolExecutor(1, f"writing {self.path.name}")
        try:
            await get_running_loop().run_in_executor(self._writer, self.write, text)
        finally:
            self._tell()

    def write(self, text: str) -> None:
        """Add whole lines, as `append` adds one, and wait for the disk."""
        data = text.encode()
        self._make_sure()
        try:
            if self._is_torn:
                self._file.truncate(self._end)
            self._is_torn = True
            self._file.seek(self._end)
            _write_all(self._file, data)
            os.fsync(self._file.fileno())
        except OSError as error:
            self._cut()
            with suppress(OSError):
                self._stamp = stamp_of(self._file)
            raise NotKept.because(self.path, error) from None
        self._is_torn = False
        self._whole += data
        self._end += len(data)
        self._stamp = stamp_of(self._file)

    def secure(self) -> None:
        """Make sure that the whole game is on disk where it is said to be, or put it elsewhere.

        Raises:
            NotKept: it is not, and cannot be.
        """
        if self._file.closed:
            return
        if self._writer is None:
            self._make_sure()
        else:
            self._writer.submit(self._make_sure).result()
        self._tell()

    async def reseat(self, seat: Seat, sitter: Sitter, *notes: str) -> None:
        """Add who sits on a seat from here on, after lines that tell why."""
        await self.append(*notes, write_seat(self._seats[seat], sitter))

    def close(self) -> None:
        """Let others have the file, once what is being written is on disk."""
        if self._writer is not None:
            self._writer.shutdown()
            self._writer = None
        if self._file.closed:
            return
        self._file.close()
        self._lock.release()
        if self.owner is not None:
            self.owner.was_closed()

    def _make_sure(self) -> None:
        """Notice that the file is not what it was, and write the whole game to a new one beside it."""
        try:
            loss = find_loss(self.path, self._file, bytes(self._whole), self._stamp)
            self._stamp = stamp_of(self._file)
        except OSError as error:
            raise NotKept.because(self.path, error) from None
        if loss is not None:
            self._move(loss)

    def _move(self, loss: Loss) -> None:
        stem, number = self.path.name.removesuffix(SUFFIX), 1
        fresh: RecordFile | None = None
        while fresh is None:
            number += 1
            path = self.path.with_name(f"{stem}-{number}{SUFFIX}")
            with suppress(FileExistsError):
                fresh = RecordFile.create(path, self._whole.decode(), self._seats)
        self._file.close()
        self._lock.release()
        self.path, self._file, self._lock = fresh.path, fresh._file, fresh._lock  # noqa: SLF001
        self._is_torn, self._stamp = False, fresh._stamp  # noqa: SLF001
        self._untold.append(Moved(loss, self.path.name.removesuffix(SUFFIX), str(self.path.parent)))
        if self.owner is not None:
            self.owner.moved_to(self.path)

    def _tell(self) -> None:
        """Tell whoever listens where the game is now."""
        if self.told is not None:
            untold, self._untold = self._untold, []
            for moved in untold:
                self.told(moved)

    def _read(self) -> bytes:
        try:
            return read_all(self._file, limits.TEXT, self.path)
        except OSError:
            self._file.close()
            self._lock.release()
            raise

    def _cut(self) -> None:
        """Take back what was half written, if the disk lets us; if not, it is tried again."""
        try:
            self._file.truncate(self._end)
        except OSError:
            return
        self._is_torn = False


def split_torn(data: bytes) -> tuple[bytes, bytes]:
    """Divide the bytes of a file into whole lines and an unfinished last one."""
    end = data.rfind(b"\n") + 1
    return data[:end], data[end:]


def decode(data: bytes) -> str:
    """Understand bytes as text; Unreadable names the line that is none."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise misread(Slip.NOT_UTF8, data.count(b"\n", 0, error.start) + 1) from None


def _write_all(file: FileIO, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[file.write(left) or 0 :]
