"""row and col: a line of cells, each in a few words."""

from collections.abc import Sequence

from edenia_tui.games.edenia.words.queries.arguments import Arguments
from edenia_tui.games.edenia.words.queries.contents import short
from edenia_tui.language.listener import Listener
from rules.edenia.galaxy import CELLS, Cell
from rules.edenia.geometry import column_of, row_of
from rules.edenia.state import State


def row(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the cells of a row from west to east."""
    typed = Arguments(listener, view, words)
    number = typed.row()
    typed.end()
    return _told(listener, view, [cell for cell in CELLS if row_of(cell) == number])


def col(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the cells of a column from north to south."""
    typed = Arguments(listener, view, words)
    number = typed.column()
    typed.end()
    return _told(listener, view, [cell for cell in CELLS if column_of(cell) == number])


def _told(listener: Listener, view: State, cells: Sequence[Cell]) -> list[str]:
    return [listener.say("query-facts", facts=short(listener, view, cell)) for cell in cells]
