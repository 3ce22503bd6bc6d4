"""The terminal of the screen, and what happens when it is gone.

A connection that breaks is told by SIGHUP, which `nohup` and some supervisors switch off. So it is
noticed by waiting for it and by writing, too; then the program ends: nobody can be told anything, and
every action is on disk.
"""

import errno
import os
import select
import sys
import time
from threading import Thread
from typing import Any, Final, NoReturn, TextIO

from textual.driver import Driver

_HUNG_UP: Final = 129
"""The exit code of shells for what a broken connection has ended."""
_PATIENCE: Final = 0.5
"""Seconds in which a signal would have come."""
_GONE: Final = frozenset({errno.EIO, errno.ENXIO, errno.ENODEV, errno.EBADF, errno.EPIPE})


def driver_class() -> type[Driver] | None:
    """Give the driver for a terminal that may go away; None where Textual's own is the only one."""
    try:
        from textual.drivers.linux_driver import LinuxDriver  # noqa: PLC0415 (not on every system)
    except ImportError:
        return None

    class TerminalDriver(LinuxDriver):
        """Ends the program when there is no terminal any more."""

        def __init__(self, *arguments: Any, **options: Any) -> None:
            """Write to standard output: what is written to the other stream may be kept elsewhere."""
            super().__init__(*arguments, **options)
            self._file: Any = _Terminal(sys.__stdout__)

        def start_application_mode(self) -> None:
            """Take the terminal, and wait for its end beside everything else."""
            super().start_application_mode()  # type: ignore[no-untyped-call]
            Thread(target=_wait_for_end, args=(self.fileno,), name="hang-up", daemon=True).start()

    return TerminalDriver


class _Terminal:
    """Standard output, which ends the program when nothing can be written to it."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream: Any = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> None:
        """Write, or end."""
        try:
            self._stream.write(text)
        except OSError as error:
            _end_if_gone(error)

    def flush(self) -> None:
        """Hand on, or end."""
        try:
            self._stream.flush()
        except OSError as error:
            _end_if_gone(error)


def _wait_for_end(number: int) -> None:
    """Wait until a terminal hangs up; what is typed is left to whoever reads it."""
    if not os.isatty(number) or not hasattr(select, "poll"):
        return
    waiting = select.poll()
    waiting.register(number, 0)
    while True:
        for _, happened in waiting.poll():
            if happened & (select.POLLHUP | select.POLLERR | select.POLLNVAL):
                _end()


def _end_if_gone(error: OSError) -> None:
    if error.errno in _GONE:
        _end()
    raise error


def _end() -> NoReturn:
    """Leave, unless the signal comes first that says the same."""
    time.sleep(_PATIENCE)
    os._exit(_HUNG_UP)
