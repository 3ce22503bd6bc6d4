"""An orbit: its numbers from the start to the symbol, and everybody's ships on them."""

from typing import Final

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.inks import SEAT_INKS, Ink
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.galaxies.board.planet_scene import PlanetScene
from edenia_tui.games.galaxies.board.scene import Ship
from rules.galaxies.cards import PlanetCard

_ABOUT: Final = ((0, 0), (1, 0), (1, 1), (0, 1), (-1, 0))
"""Where ships on one number stand, as columns and rows from the one above it."""
_LONGEST: Final = 5
"""The highest number of the longest orbits: all have its pitch, so that long ones look long."""


def ink_of(ship: Ship) -> Ink:
    """Ink a ship as its owner's things are, or as what a choice leads to."""
    return inks.FOCUS if ship.is_new else SEAT_INKS[ship.piece.seat]


def put_track(sheet: Sheet, room: Region, scene: PlanetScene, card: PlanetCard) -> None:
    """Draw an orbit into a row, with its points behind it and its ships in the row above."""
    signs, end = scene.signs, card.length + 1
    pitch = max(2, (room.width - 1) // (max(_LONGEST, card.length) + 1))
    x, y = room.x, room.y + 1
    for number in range(end):
        space = str(number) if number else signs.start
        sheet.put(x + number * pitch, y, space + signs.link * (pitch - 1), inks.DIM)
    sheet.put(x + end * pitch, y, f"{signs.symbol}{card.points}", inks.TEXT)
    crowd: dict[int, int] = {}
    for ship in scene.orbiting:
        number = min(ship.piece.spot.number, end)
        right, down = _ABOUT[min(crowd.get(number, 0), len(_ABOUT) - 1)]
        crowd[number] = crowd.get(number, 0) + 1
        sheet.put(x + number * pitch + right, room.y + down, ship.letter, ink_of(ship))
    if scene.colonist:
        sheet.put(x + end * pitch, room.y, scene.colonist, inks.FOCUS)
        sheet.put(x + end * pitch, y, f"{signs.symbol}{card.points}", inks.ROUTE)
