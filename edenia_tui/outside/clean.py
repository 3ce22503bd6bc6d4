"""Text that cannot steer a terminal: what comes from outside is shown by this, and by nothing else.

Rule of the file: a letter that has no shape of its own shows nothing, moves the cursor, rings, or turns
the writing round. So controls (C0, DEL, C1), marks of direction, joiners, separators of lines and half
letters go; spaces of every width stay.
"""

from collections.abc import Callable
from contextlib import suppress
from io import BufferedIOBase, TextIOWrapper
from typing import Any, Final, TextIO
from unicodedata import category

INSTEAD: Final = "?"
"""Stands where something was."""
_SPACES: Final = {"\t": " "}


def clean_line(text: str, instead: str = INSTEAD) -> str:
    """Give a text as one line that can be shown anywhere."""
    if text.isprintable():
        return text
    return "".join(char if _has_shape(char) else _SPACES.get(char, instead) for char in text)


def clean(text: str) -> str:
    """Give lines that can be shown anywhere."""
    if "\n" not in text:
        return clean_line(text)
    return "\n".join(map(clean_line, text.split("\n")))


def _has_shape(char: str) -> bool:
    return char.isprintable() or category(char) == "Zs"


class CleanStream(TextIOWrapper):
    """A stream of text on which everything is clean, whoever writes to it, letters or bytes."""

    def __init__(self, stream: Any, cleaner: Callable[[str], str] = clean) -> None:
        """Clean what is written to another stream.

        Args:
            stream: where it goes.
            cleaner: what makes it clean.
        """
        super().__init__(
            _CleanBytes(stream, cleaner),  # type: ignore[arg-type]  # it has no name
            encoding=stream.encoding,
            errors=stream.errors,
            newline="",
            write_through=True,
        )
        self._cleaner = cleaner
        self.uncleaned: TextIO = stream
        """The stream below, for drawings with codes of our own, whose letters are clean already."""

    def reconfigure(self, **options: Any) -> None:
        """Change how letters are written, below as well."""
        super().reconfigure(**options)
        if isinstance(self.uncleaned, TextIOWrapper):
            self.uncleaned.reconfigure(**options)

    def write(self, text: str, /) -> int:
        """Write what is clean of a text."""
        super().write(self._cleaner(text))
        return len(text)


class _CleanBytes(BufferedIOBase):
    """The bytes of a stream; those that are text are cleaned, too."""

    def __init__(self, stream: Any, cleaner: Callable[[str], str]) -> None:
        self._stream = stream
        self._below = stream.buffer
        self._cleaner = cleaner

    def writable(self) -> bool:
        """Tell that this is for writing."""
        return True

    def write(self, data: Any, /) -> int:
        """Write bytes; what is no UTF-8 was written as text and is clean."""
        whole = bytes(data)
        with suppress(UnicodeDecodeError):
            whole = self._cleaner(whole.decode()).encode()
        self._below.write(whole)
        return len(data)

    def flush(self) -> None:
        """Hand on what is waiting."""
        self._stream.flush()

    def fileno(self) -> int:
        """Give the number of the file below."""
        return int(self._below.fileno())

    def isatty(self) -> bool:
        """Tell whether a terminal shows it."""
        return bool(self._below.isatty())

    def close(self) -> None:
        """Leave the stream below open: it belongs to somebody else."""
