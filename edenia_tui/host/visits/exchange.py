"""Files over a connection: the server has none for visitors; theirs go through `ssh` itself."""

from collections.abc import Callable, Iterable
from typing import NoReturn

from edenia_tui.storage.exchange import NotWritten, Written

Phrase = Callable[[str], str]


class NoFiles:
    """Tells how a file does reach somebody: by a command of their own machine."""

    def __init__(self, phrase: Phrase) -> None:
        """Say it in the language of now."""
        self._phrase = phrase

    def read(self, file: str) -> str:
        """Read nothing."""
        del file
        raise OSError(0, self._phrase("host-import-how"))

    def offered(self, typed: str, most: int) -> list[str]:
        """Offer nothing."""
        del typed, most
        return []

    def write(self, file: str, parts: Iterable[bytes]) -> Written:
        """Write nothing."""
        del parts
        self._refuse(file)

    def write_beside(self, stem: str, ending: str, parts: Iterable[bytes]) -> Written:
        """Write nothing."""
        del parts
        self._refuse(f"{stem}{ending}")

    def _refuse(self, file: str) -> NoReturn:
        raise NotWritten(file, self._phrase("host-export-how"))
