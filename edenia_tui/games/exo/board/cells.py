"""A planet, a Star or an open square in its room, at two sizes."""

from collections.abc import Callable
from typing import Final, NamedTuple

from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.inks import Ink
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.exo.board.signs import Signs, drawn, ink_of
from rules.exo.notation.names import planet_name
from rules.exo.planet import Planet


class Room(NamedTuple):
    """How much room a planet takes: a mark stands before it."""

    width: int
    height: int
    stretch: int
    """How many columns a column of the picture of a universe takes."""
    planet: Callable[[Sheet, int, int, Planet, Signs], None]

    def region(self, x: int, y: int) -> Region:
        """Tell the rectangle of a planet without its mark."""
        return Region(x + 1, y, self.width - 1, self.height)

    def write(self, sheet: Sheet, x: int, y: int, text: str, ink: Ink) -> None:
        """Write something short where a planet would be."""
        sheet.put(x + 1, y + self.height // 2, f"{text:^{self.width - 1}}", ink)

    def mark(self, sheet: Sheet, x: int, y: int, sign: str, ink: Ink) -> None:
        """Put a sign before it."""
        sheet.put(x, y + self.height // 2, sign, ink)


def _by_letters(sheet: Sheet, x: int, y: int, planet: Planet, _: Signs) -> None:
    sheet.put(x + 1, y, planet_name(planet), ink_of(planet))


def _by_shape(sheet: Sheet, x: int, y: int, planet: Planet, signs: Signs) -> None:
    """Draw only what the planet is made of: what it lies on shows through beside it."""
    for row, text in enumerate(drawn(planet, signs)):
        bare = text.strip()
        if bare:
            sheet.put(x + 1 + text.index(bare), y + row, bare, ink_of(planet))


ROOMS: Final = {
    Zoom.SMALL: Room(4, 1, 1, _by_letters),
    Zoom.MEDIUM: Room(8, 3, 2, _by_shape),
}
