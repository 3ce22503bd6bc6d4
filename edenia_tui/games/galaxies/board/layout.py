"""How much room the planets have: as large as everything below them lets them be."""

from typing import Final, NamedTuple

from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.galaxies.board.planet_scene import Size
from rules.galaxies.state import State

_FEW: Final = 4
"""So many planets stand two beside each other; more of them three."""
_DOWN: Final = 2
"""The rows of cards."""
_SMALL_ROWS: Final = 17
"""The rows for everything at the small size, with one to spare for what the signs mean."""


class Layout(NamedTuple):
    """Where the planets are."""

    size: Size
    beside: int
    pitch: int
    """The columns from one card to the next."""

    @property
    def below(self) -> int:
        """The row below the cards."""
        return _DOWN * self.size.height

    def corner(self, place: int) -> tuple[int, int]:
        """Tell the top left of a card."""
        down, across = divmod(place, self.beside)
        return across * self.pitch, down * self.size.height

    def has_gap(self, places: int) -> bool:
        """Tell whether a place for a card is free."""
        return places < _DOWN * self.beside


def layout_of(view: State, zoom: Zoom, columns: int) -> Layout:
    """Find out how large cards can be."""
    beside = 2 if len(view.row) <= _FEW else 3
    is_small = zoom is Zoom.SMALL
    lines = {Zoom.SMALL: _small_lines, Zoom.MEDIUM: _medium_lines, Zoom.LARGE: _large_lines}[zoom](
        view, beside
    )
    gap = 1 if beside == 2 else 0
    pitch = (columns + gap) // beside
    return Layout(Size(pitch - gap, lines, has_disc=not is_small), beside, pitch)


def _small_lines(view: State, beside: int) -> int:
    """Count the rows that what a planet does can have."""
    others = 1 + len(view.mats) + (2 if view.setup.expansion else 0) + view.is_solo()
    has_gap = len(view.row) < _DOWN * beside
    return 2 if _DOWN * 6 + others <= _SMALL_ROWS + has_gap else 1


def _medium_lines(view: State, beside: int) -> int:
    if view.setup.expansion:
        return 3 if len(view.row) == _DOWN * beside and beside > 2 else 4
    return 4 if len(view.mats) > _FEW else 5


def _large_lines(view: State, beside: int) -> int:
    """Leave the planets what the galaxies and the expansion do not take."""
    has_five = beside > 2 and view.setup.expansion
    return 11 if has_five else 12
