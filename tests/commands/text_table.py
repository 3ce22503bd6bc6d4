"""The tables of texts that make no sense: `texts_*.txt`, one for each game and one for records.

A row begins with `position`, `content`, `record` or `json`; its text follows, each line after a bar. A
record, and content with a line `change OLD => NEW`, is a good text in which that was changed. Then it is
told what is wrong, in each language. `pytest --update-transcripts` writes what is told anew.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from edenia_tui.games.entry import Entry
from edenia_tui.language.faults import as_typed, tell_fault
from edenia_tui.language.speech import LANGUAGES
from edenia_tui.sharing.reading import MisfitAction, read_shared
from edenia_tui.storage.saved import read_saved
from rules.edenia.content import BOXES
from rules.edenia.game import EDENIA
from rules.exo.content import UNIVERSES
from rules.exo.game import EXO
from rules.galaxies.content import DECKS
from rules.galaxies.game import GALAXIES
from rules.kernel.contents import Contents
from rules.kernel.fault import Fault
from rules.kernel.game import AnyGame
from rules.kernel.refused import Unreadable
from rules.prince.content import TILE_SETS
from rules.prince.game import PRINCE
from tests.faults import speech_about
from tests.games.discovery import ENTRIES

RULES: Final[dict[str, tuple[AnyGame, Contents[Any]]]] = {
    "edenia": (EDENIA, BOXES),
    "exo": (EXO, UNIVERSES),
    "prince": (PRINCE, TILE_SETS),
    "galaxies": (GALAXIES, DECKS),
}
TABLES: Final = (*RULES, "records")
RECORD: Final = """edenia-record 2
game edenia
seat red Ann human
seat green Bob lamb
content standard 2
rules fr
moves
first red
skip
"""
_BAR: Final = "| "
_CHANGE: Final = "change "


class Row(NamedTuple):
    """One text."""

    table: str
    number: int
    """The line on which it begins in its table."""
    kind: str
    lines: tuple[str, ...]
    """The lines of the table up to what is told."""
    told: tuple[str, ...]
    """What is told, language by language."""

    @property
    def game(self) -> str:
        """Whose words tell it; records of the table are of the usual game."""
        return self.table if self.table in RULES else "edenia"

    @property
    def text(self) -> str:
        """The text that makes no sense."""
        own = [line.removeprefix(_BAR) for line in self.lines if line.startswith(_BAR)]
        text = "".join(f"{line}\n" for line in own) or self._good
        for line in self.lines:
            if line.startswith(_CHANGE):
                old, _, new = line.removeprefix(_CHANGE).partition(" =>")
                assert old.replace(r"\n", "\n") in text, f"{self.table} {self.number}: {old}"
                text = text.replace(old.replace(r"\n", "\n"), new.strip().replace(r"\n", "\n"), 1)
        return text

    @property
    def _good(self) -> str:
        contents = RULES[self.game][1]
        return RECORD if self.kind == "record" else contents.write(contents.published(1))

    def fault(self) -> Fault:
        """Read the text, which must not be readable."""
        try:
            _READERS[self.kind](self.game, self.text)
        except Unreadable as error:
            return error.fault
        except MisfitAction as error:
            return error.misfit.fault
        raise AssertionError(f"{self.table} {self.number} can be read")

    def tell(self) -> tuple[str, ...]:
        """Tell what is wrong, language by language."""
        return tuple(self._tell(language) for language in LANGUAGES)

    def _tell(self, language: str) -> str:
        spoken, fault = speech_about(self.game, language), self.fault()
        return tell_fault(spoken, as_typed(spoken, fault) if self.kind == "position" else fault)


_READERS: Final[dict[str, Callable[[str, str], object]]] = {
    "position": lambda game, text: RULES[game][0].read_position(text),
    "content": lambda game, text: RULES[game][1].read(text),
    "record": lambda game, text: read_saved(text, _entry(game).game, _entry(game).options),
    "json": lambda game, text: read_shared(text, _entry(game)),
}


def _entry(game: str) -> Entry:
    """Find a game, also one that is not on the table yet."""
    return next(entry for entry in ENTRIES if entry.name == game)


def file_of(table: str) -> Path:
    """Give the file of a table."""
    return Path(__file__).with_name(f"texts_{table}.txt")


def rows(table: str) -> list[Row]:
    """Read a table."""
    return list(_rows(table, file_of(table).read_text("utf-8")))


def _rows(table: str, text: str) -> Iterator[Row]:
    number = 1
    for block in text.split("\n\n"):
        kind, *lines = block.strip("\n").split("\n")
        if kind in _READERS:
            said = tuple(line for line in lines if line.startswith((_BAR, _CHANGE)))
            yield Row(table, number, kind, said, tuple(lines[len(said) :]))
        number += block.count("\n") + 2


def written(table: str) -> str:
    """Give the text of a table with what is told now."""
    head = file_of(table).read_text("utf-8").partition("\n\n")[0]
    blocks = ["\n".join((row.kind, *row.lines, *row.tell())) for row in rows(table)]
    return "\n\n".join((head, *blocks)) + "\n"
