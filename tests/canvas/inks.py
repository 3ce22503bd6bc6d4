"""Every ink there is."""

from collections.abc import Iterator

from edenia_tui.canvas import inks
from edenia_tui.canvas.inks import Ink
from edenia_tui.games.edenia.board import colours
from edenia_tui.games.exo.board import signs


def all_inks() -> set[Ink]:
    """Collect the inks of every drawing and those of the games."""
    return {ink for module in (inks, colours, signs) for ink in _inks_in([*vars(module).values()])}


def _inks_in(values: object) -> Iterator[Ink]:
    """Find inks in values that may hold others."""
    if isinstance(values, Ink):
        yield values
    elif isinstance(values, dict):
        yield from _inks_in([*values.values()])
    elif isinstance(values, list | tuple):
        for value in values:
            yield from _inks_in(value)
