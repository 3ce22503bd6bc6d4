"""Whether what comes of a choice hangs on tiles that the one who chooses has not seen."""

from rules.prince.actions import Action, TakeHidden
from rules.prince.apply import apply
from rules.prince.planet import CELLS_OF
from rules.prince.state import State
from rules.prince.tiles import Stack

_CORNERS = CELLS_OF[Stack.CHARACTER]


def unsettled_by(view: State, action: Action) -> str:
    """TWO-3 and HID-1: a tile taken unseen, and an end that secret Characters decide; else nothing."""
    if isinstance(action, TakeHidden) and view.down is None:
        return "TWO-3"
    is_open = all(
        planet.cells[corner] is not None for planet in view.planets for corner in _CORNERS
    )
    is_end = apply(view, action).state.outcome is not None
    return "HID-1" if is_end and not is_open else ""
