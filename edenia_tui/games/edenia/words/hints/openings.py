"""What the player's next turn can bring, thanks to the choice."""

from collections.abc import Iterator

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.hints.outlook import Outlook
from edenia_tui.language.reason import Reason
from rules.edenia.actions import Go, RaiseFlag, Search
from rules.edenia.events import Stopped
from rules.edenia.galaxy import Cell
from rules.edenia.game import EDENIA
from rules.edenia.geometry import cell_of
from rules.edenia.state import State
from rules.kernel.memo import remember_last
from rules.kernel.seat import Seat

Opening = tuple[str, Cell]
"""What could be done, as its message is called, and where."""
_WEIGHTS = {"flag": 34, "search": 24}


def tell_openings(outlook: Outlook) -> Iterator[Reason]:
    """HAB-2 and DWA-2: a planet for a flag or a dwarf planet that has come within one move."""
    if not outlook.is_turn_over:
        return
    known = _openings_now(outlook.before)
    for message, cell in _openings(outlook.after, outlook.seat):
        if (message, cell) not in known:
            told = outlook.listener.say(f"hint-next-{message}", cell=nouns.cell(cell))
            yield Reason(_WEIGHTS[message], told)


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
                yield "flag", cell_of(event.spot)
        if Search() in legal and step.state.walk is not None:
            yield "search", cell_of(step.state.walk.spot)
