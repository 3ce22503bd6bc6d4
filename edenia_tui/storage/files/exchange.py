"""The files of the machine on which the program runs."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from edenia_tui.outside import limits
from edenia_tui.outside.files import as_text, read_named
from edenia_tui.storage.exchange import NotWritten, Written

_OF_GAMES: Final = (".record", ".json", ".txt")
"""How files may end that hold a game."""


class FileExchange:
    """Files by their paths, seen from one folder."""

    def __init__(self, folder: Path) -> None:
        """Take the folder that is meant where no other is named."""
        self._folder = folder

    def read(self, file: str) -> str:
        """Give the text of a file."""
        return as_text(read_named(str(self._path(file)), limits.DOCUMENT))

    def offered(self, typed: str, most: int) -> list[str]:
        """Complete a path; what begins with a dot is offered to those who type the dot."""
        before, slash, begun = typed.rpartition("/")
        folder = self._path(before + slash) if slash else self._folder
        found: list[str] = []
        with suppress(OSError, ValueError), os.scandir(folder) as entries:
            for entry in entries:
                is_hidden = entry.name.startswith(".") and not begun.startswith(".")
                if is_hidden or not entry.name.startswith(begun) or not entry.name.isprintable():
                    continue
                if entry.is_dir():
                    found.append(f"{before}{slash}{entry.name}/")
                elif entry.name.endswith(_OF_GAMES):
                    found.append(f"{before}{slash}{entry.name}")
        return sorted(found, key=lambda one: (one.endswith("/"), one))[:most]

    def write(self, file: str, parts: Iterable[bytes]) -> Written:
        """Write a new file whole, or none at all."""
        path = self._path(file)
        try:
            with path.open("xb") as stream:
                try:
                    stream.writelines(parts)
                    stream.flush()
                except BaseException:
                    path.unlink(missing_ok=True)
                    raise
        except OSError as error:
            raise NotWritten(file, error.strerror or str(error)) from None
        except ValueError as error:  # such as a NUL in the name
            raise NotWritten(file, str(error)) from None
        return Written(path.name, str(path.parent))

    def write_beside(self, stem: str, ending: str, parts: Iterable[bytes]) -> Written:
        """Write a new file; a number follows its stem where the name is taken."""
        name, number = f"{stem}{ending}", 1
        while os.path.lexists(self._folder / name):
            number += 1
            name = f"{stem}-{number}{ending}"
        return self.write(name, parts)

    def _path(self, file: str) -> Path:
        """Understand ~ as people do; a name that is nobody's stays as it is."""
        path = Path(file)
        with suppress(RuntimeError):
            path = path.expanduser()
        return self._folder / path
