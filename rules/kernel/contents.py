"""The pieces a game is played with, as data: every version we ever published, and somebody's own.

Rule of the file: what was published stays as it is. Games were played with it, and their records name it.
"""

import re
from collections.abc import Callable
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Generic, TypeVar

from rules.kernel.refused import misread
from rules.kernel.slips import Slip

C = TypeVar("C")

OURS: Final = "standard"
"""What our own pieces are called, in records and in the names of files."""
MOST_CHARACTERS: Final = 20_000
"""No content is longer; ours have a tenth of that, with their comments."""


class Contents(Generic[C]):
    """A folder of text files, `standard-1` and so on; the highest number is played with now."""

    def __init__(
        self,
        place: tuple[str, str],
        ending: str,
        *,
        read: Callable[[str], C],
        write: Callable[[C], str],
        unnamed: tuple[int, ...] = (1,),
    ) -> None:
        """Look nowhere yet.

        Args:
            place: the package, and the folder in it.
            ending: how the files are called at their end.
            read: understands a text; Unreadable with the line that is wrong.
            write: gives the text of a content, which `read` understands again.
            unnamed: the versions that a record without a name may be of, the latest first.
        """
        self._place = place
        self._name = re.compile(rf"{OURS}-([1-9][0-9]*)\.{re.escape(ending)}")
        self._read = read
        self.write = write
        self.unnamed = unnamed
        self._published: dict[int, C] = {}

    @cached_property
    def versions(self) -> tuple[int, ...]:
        """The numbers of all that was published, in order."""
        return tuple(sorted(self._files))

    @property
    def newest(self) -> int:
        """The number of what is played with now."""
        return self.versions[-1]

    def published(self, version: int) -> C:
        """Give what was published under a number; KeyError when nothing was."""
        if version not in self._published:
            self._published[version] = self._read(self._files[version].read_text("utf-8"))
        return self._published[version]

    def version_of(self, content: C | None) -> int | None:
        """Find the number of a content, None standing for the newest; None when it is somebody's own."""
        if content is None:
            return self.newest
        latest_first = reversed(self.versions)
        return next((one for one in latest_first if self.published(one) == content), None)

    def read(self, text: str) -> C:
        """Understand somebody's own content.

        Raises:
            Unreadable: with the line that is wrong, or the first when it is too long to be one.
        """
        length = len(text.strip())
        if length > MOST_CHARACTERS:
            raise misread(Slip.TOO_LONG, 1, most=MOST_CHARACTERS, number=length)
        return self._read(text)

    @cached_property
    def _files(self) -> dict[int, Traversable]:
        package, folder = self._place
        found = [
            (self._name.fullmatch(one.name), one)
            for one in files(package).joinpath(folder).iterdir()
        ]
        return {int(name[1]): file for name, file in found if name is not None}
