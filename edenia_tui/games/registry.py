"""The one table of games."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from edenia_tui.games.edenia.entry import EdeniaEntry
from edenia_tui.games.entry import Entry
from edenia_tui.games.exo.entry import ExoEntry
from edenia_tui.games.galaxies.entry import GalaxiesEntry
from edenia_tui.games.prince.entry import PrinceEntry

_entries: Final[dict[str, Entry]] = {
    entry.name: entry for entry in (EdeniaEntry(), ExoEntry(), PrinceEntry(), GalaxiesEntry())
}
GAMES: Final[Mapping[str, Entry]] = MappingProxyType(_entries)
"""The games by name; one that is added is seen by everybody who holds this table."""
USUAL: Final = next(iter(GAMES))
"""The game that is meant where none is named."""


def add(entry: Entry) -> None:
    """Put another game on the table; ValueError when there is one of that name."""
    if entry.name in _entries:
        raise ValueError(f"there is a game {entry.name} already")
    _entries[entry.name] = entry


def remove(entry: Entry) -> None:
    """Take a game that was added off the table again."""
    del _entries[entry.name]


def entry_named(name: str) -> Entry:
    """Give the game of a name; the usual one where there is none of that name."""
    return GAMES.get(name, GAMES[USUAL])
