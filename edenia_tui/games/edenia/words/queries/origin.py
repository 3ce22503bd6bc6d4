"""Where distances are counted from."""

from edenia_tui.language.listener import Listener
from rules.edenia.analysis.whereabouts import cell_of_sheep
from rules.edenia.galaxy import ARRIDIS, EDENIA, Cell
from rules.edenia.places import flock_of
from rules.edenia.state import State


def origin(listener: Listener, view: State) -> Cell:
    """Tell the cell distances are counted from: that of one's first sheep that is under way."""
    seat = view.active if listener.seat is None else listener.seat
    stands = (cell_of_sheep(view, sheep) for sheep in flock_of(seat))
    return next((cell for cell in stands if cell != EDENIA), ARRIDIS)
