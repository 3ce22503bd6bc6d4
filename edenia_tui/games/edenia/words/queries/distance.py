"""How far cells are from each other."""

from edenia_tui.games.edenia.words.queries.whereabouts import cell_of, flock_of
from edenia_tui.language.listener import Listener
from rules.edenia.galaxy import ARRIDIS, EDENIA, Cell
from rules.edenia.state import State


def distance(one: Cell, other: Cell) -> int:
    """Count steps from cell to cell, north, east, south or west."""
    return abs(one // 5 - other // 5) + abs(one % 5 - other % 5)


def origin(listener: Listener, view: State) -> Cell:
    """Tell the cell distances are counted from: that of one's first sheep that is under way."""
    seat = view.active if listener.seat is None else listener.seat
    stands = (cell_of(view, sheep) for sheep in flock_of(seat))
    return next((cell for cell in stands if cell != EDENIA), ARRIDIS)
