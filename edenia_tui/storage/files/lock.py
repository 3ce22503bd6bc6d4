"""A file that belongs to one program at a time.

Where a system lets others read a file that is locked, the file itself is; elsewhere the lock is a hidden
file beside it, gone when the file is let go. What a killed program leaves holds nobody up.
"""

from contextlib import ExitStack, suppress
from io import FileIO
from pathlib import Path

from edenia_tui.storage.save_errors import InUse


class Lock:
    """Held until it is released, or this program ends."""

    def __init__(self, path: Path, file: FileIO) -> None:
        """Take an open file for this program.

        Raises:
            InUse: another program has it.
            OSError: nothing can be written beside the file, where that is needed.
        """
        import filelock  # noqa: PLC0415 (asked for where a game is opened)

        self._held = ExitStack()
        if filelock.has_fcntl:
            if not filelock.lock_descriptor(file.fileno(), blocking=False):
                raise InUse(path)
            return  # it goes when the file is closed
        beside = path.with_name(f".{path.name}.lock")
        try:
            lock = filelock.FileLock(beside, thread_local=False)
            self._held.enter_context(lock.acquire(blocking=False))
        except filelock.Timeout:
            raise InUse(path) from None
        self._held.callback(_remove, beside)

    def release(self) -> None:
        """Let other programs have the file, and leave nothing beside it."""
        self._held.close()


def _remove(lock: Path) -> None:
    """Remove a lock that is held: whoever waits for one that is gone takes a new one.

    Some systems remove no open file; there the lock goes by itself.
    """
    with suppress(OSError):
        lock.unlink(missing_ok=True)
