"""The record of one game on disk: it only grows, and what was appended is there for good.

Rule of the file: a line counts once its newline is on disk. An unfinished last line, left by a crash
or a full disk, counts as never written and is cut off before the next line is.
"""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from io import FileIO
from pathlib import Path

from edenia_tui.outside import limits
from edenia_tui.outside.files import open_plain, read_all
from edenia_tui.storage.files.lock import Lock
from edenia_tui.storage.record_text import write_seat
from edenia_tui.storage.save_errors import InUse, NotFound, NotKept
from edenia_tui.table.seating import Sitter
from rules.kernel.refused import Unreadable
from rules.kernel.seat import Seat


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
        try:
            self._lock = Lock(path, file)
        except (InUse, OSError):
            file.close()
            raise
        whole, torn = split_torn(self._read())
        self._whole = whole
        self._end = len(whole)
        self._is_torn = bool(torn)
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
            path.parent.mkdir(parents=True, exist_ok=True)
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
            _sync_folder(path.parent)
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
        return decode(self._whole)

    async def append(self, text: str) -> None:
        """Add a line; when this returns, it is on disk. A thread waits for the disk, line by line.

        Raises:
            NotKept: it is not, and the file reads as before.
        """
        from asyncio import get_running_loop  # noqa: PLC0415 (who only reads needs no event loop)

        if not text.strip() or "\n" in text:
            raise ValueError(f"not one line: {text!r}")
        if self._writer is None:
            self._writer = ThreadPoolExecutor(1, f"writing {self.path.name}")
        await get_running_loop().run_in_executor(self._writer, self.write, f"{text}\n")

    def write(self, text: str) -> None:
        """Add whole lines, as `append` adds one, and wait for the disk."""
        data = text.encode()
        try:
            if self._is_torn:
                self._file.truncate(self._end)
            self._is_torn = True
            self._file.seek(self._end)
            _write_all(self._file, data)
            os.fsync(self._file.fileno())
        except OSError as error:
            self._cut()
            raise NotKept.because(self.path, error) from None
        self._is_torn = False
        self._end += len(data)

    async def reseat(self, seat: Seat, sitter: Sitter) -> None:
        """Add who sits on a seat from here on."""
        await self.append(write_seat(self._seats[seat], sitter))

    def close(self) -> None:
        """Let others have the file, once what is being written is on disk."""
        if self._writer is not None:
            self._writer.shutdown()
            self._writer = None
        self._file.close()
        self._lock.release()

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
        raise Unreadable("not UTF-8 text", data.count(b"\n", 0, error.start) + 1) from None


def _write_all(file: FileIO, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[file.write(left) or 0 :]


def _sync_folder(folder: Path) -> None:
    """Make sure that the name of a new file survives a power cut, too, where a folder can be opened."""
    if os.name == "nt":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError as error:
        raise NotKept.because(folder, error) from None
