"""How files reach a person: what they name is read, what is made for them is written."""

from collections.abc import Iterable
from typing import NamedTuple, Protocol


class NotWritten(Exception):
    """A file was not taken, or there is one of that name."""

    def __init__(self, file: str, reason: str) -> None:
        """Keep which file and, in the words of the system, why."""
        super().__init__(f"{file}: {reason}")
        self.file = file
        self.reason = reason


class Written(NamedTuple):
    """A file that a person has now."""

    name: str
    where: str
    """The folder it is in, or whatever else leads to it."""


class Exchange(Protocol):
    """The way between a person's files and a game."""

    def read(self, file: str) -> str:
        """Give the text of a file that the person named.

        Raises:
            OSError: there is no such file, or it may not be read.
            UnicodeDecodeError: it holds no text.
            ValueError: nothing can be called so.
        """

    def offered(self, typed: str, most: int) -> list[str]:
        """Complete a name to those of games and folders, so many at most; a folder ends with /."""

    def write(self, file: str, parts: Iterable[bytes]) -> Written:
        """Write a new file whole, or none at all.

        Raises:
            NotWritten: there is one already, or it is not taken.
        """

    def write_beside(self, stem: str, ending: str, parts: Iterable[bytes]) -> Written:
        """Write a new file beside others; a number follows its stem where the name is taken.

        Raises:
            NotWritten: it is not taken.
        """
