"""Which game a text belongs to: a record by its header, a position by its first line."""

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES, USUAL
from edenia_tui.storage.record_text import MAGIC, game_named_in
from rules.kernel.lines import read_words


def is_record(text: str) -> bool:
    """Tell by its first word whether a text is a record."""
    return _first_word(text) == MAGIC


def find_entry(text: str, otherwise: str = USUAL) -> Entry:
    """Find the game that a record names in its header, or a position in its first line."""
    name = game_named_in(text) if is_record(text) else _first_word(text)
    return GAMES.get(name, GAMES[otherwise])


def _first_word(text: str) -> str:
    words = next(read_words(text), None)
    return "" if words is None else words[0].text.lower()
