"""Standard streams that whoever started the program had closed."""

import errno
import os
from contextlib import suppress
from io import RawIOBase, TextIOWrapper
from typing import Any


def hold_numbers() -> None:
    """Take the numbers of closed streams, or a record that is opened would get one of them."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            with suppress(OSError):
                os.open(os.devnull, os.O_RDWR)  # the lowest number that is free


class _Closed(RawIOBase):
    """Nothing goes in, nothing comes out, and everybody is told so."""

    def __init__(self, *, to_read: bool) -> None:
        self._to_read = to_read

    def readable(self) -> bool:
        """Tell whether somebody may try."""
        return self._to_read

    def writable(self) -> bool:
        """Tell whether somebody may try."""
        return not self._to_read

    def readinto(self, _: Any, /) -> int:
        """Bring nothing."""
        raise _error()

    def write(self, _: Any, /) -> int:
        """Take nothing."""
        raise _error()


class ClosedInput(TextIOWrapper):
    """Standard input that is closed."""

    def __init__(self) -> None:
        """Bring nothing."""
        super().__init__(_Closed(to_read=True), encoding="utf-8")  # type: ignore[arg-type]


class ClosedOutput(TextIOWrapper):
    """Standard output that is closed."""

    def __init__(self) -> None:
        """Take nothing."""
        closed = _Closed(to_read=False)
        super().__init__(closed, encoding="utf-8", write_through=True)  # type: ignore[arg-type]


def _error() -> OSError:
    return OSError(errno.EBADF, "closed")
