"""A planet, a Star or an open square in its room, at three sizes."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.inks import Ink
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.exo.board.discs import HERE, drawn
from edenia_tui.games.exo.board.signs import Signs, bright_ink_of, dim_ink_of, ink_of
from rules.exo.notation.names import planet_name
from rules.exo.planet import VALUES, Planet, values_of


class Shown(NamedTuple):
    """A planet as it is drawn."""

    planet: Planet
    is_dim: bool = False
    """Whether it steps back, as those that others cover."""


class Room(NamedTuple):
    """How much room a planet takes: a mark stands before it."""

    width: int
    height: int
    stretch: int
    """How many columns a column of the picture of a universe takes."""
    planet: Callable[[Sheet, tuple[int, int], Shown, Signs], None]
    """Draws a planet at a corner of the sheet."""

    def region(self, x: int, y: int) -> Region:
        """Tell the rectangle of a planet without its mark."""
        return Region(x + 1, y, self.width - 1, self.height)

    def write(self, sheet: Sheet, x: int, y: int, text: str, ink: Ink) -> None:
        """Write something short where a planet would be."""
        sheet.put(x + 1, y + self.height // 2, f"{text:^{self.width - 1}}", ink)

    def mark(self, sheet: Sheet, x: int, y: int, sign: str, ink: Ink) -> None:
        """Put a sign before it."""
        sheet.put(x, y + self.height // 2, sign, ink)


def _by_letters(sheet: Sheet, corner: tuple[int, int], shown: Shown, _: Signs) -> None:
    ink = ink_of(shown.planet) if shown.is_dim else bright_ink_of(shown.planet)
    sheet.put(corner[0] + 1, corner[1], planet_name(shown.planet), ink)


def _by_shape(
    zoom: Zoom, sheet: Sheet, corner: tuple[int, int], shown: Shown, signs: Signs
) -> None:
    """Draw only what the planet is made of: what it lies on shows through beside it."""
    (x, y), (planet, is_dim) = corner, shown
    own, colour = ink_of(planet), VALUES[values_of(planet)[1]][0]
    ink = dim_ink_of(planet) if is_dim and signs.grounds else own
    for row, text in enumerate(drawn(planet, signs, zoom)):
        bare = text.strip()
        if not bare:
            continue
        left = x + 1 + text.index(bare)
        sheet.put(left, y + row, bare, ink)
        if signs.grounds and HERE in bare:
            letter = own if is_dim else bright_ink_of(planet)
            sheet.put(left + bare.index(HERE), y + row, colour, letter)


ROOMS: Final = {
    Zoom.SMALL: Room(4, 1, 1, _by_letters),
    Zoom.MEDIUM: Room(8, 3, 2, partial(_by_shape, Zoom.MEDIUM)),
    Zoom.LARGE: Room(12, 5, 3, partial(_by_shape, Zoom.LARGE)),
}
