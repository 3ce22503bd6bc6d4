"""What the player's next turn can bring, thanks to the choice."""

from collections.abc import Iterator

from rules.edenia.actions import Go, RaiseFlag, Search
from rules.edenia.analysis.merits.outlook import Outlook
from rules.edenia.events import Stopped
from rules.edenia.galaxy import Cell
from rules.edenia.game import EDENIA
from rules.edenia.geometry import cell_of
from rules.edenia.places import planet_at
from rules.edenia.state import State
from rules.kernel.memo import remember_last
from rules.kernel.merit import Merit
from rules.kernel.seat import Seat


class Opening(Merit, frozen=True):
    """HAB-2 and DWA-2: something that has come within one move."""

    cell: Cell


class FlagAhead(Opening, frozen=True):
    """HAB-2: a planet for a flag."""


class SearchAhead(Opening, frozen=True):
    """DWA-2: a dwarf planet to search."""


def openings(outlook: Outlook) -> Iterator[Opening]:
    """HAB-2 and DWA-2: find what has come within one move."""
    if not outlook.is_turn_over:
        return
    known = _openings_now(outlook.before)
    for opening in _openings(outlook.after, outlook.seat):
        if opening not in known:
            yield opening


@remember_last
def _openings_now(view: State) -> frozenset[Opening]:
    """Give what the player could do in this turn; all choices of a view are compared with it."""
    return frozenset(_openings(view, view.active))


def _openings(state: State, seat: Seat) -> Iterator[Opening]:
    """Set off with every sheep as if the turn of a seat began, and see what can be done there."""
    begun = state.at_turn_of(seat)
    for start in EDENIA.legal(begun):
        if not isinstance(start, Go):
            continue
        step = EDENIA.apply(begun, start)
        legal = EDENIA.legal(step.state)
        for event in step.events:
            if isinstance(event, Stopped) and RaiseFlag() in legal:
                cell = cell_of(event.spot)
                if planet_at(begun.planets, cell).flag != seat:
                    yield FlagAhead(34, "HAB-2", cell)
        if Search() in legal and step.state.walk is not None:
            yield SearchAhead(24, "DWA-2", cell_of(step.state.walk.spot))
