"""What lies before a player by name: advanced ships with their pilots, and colonies."""

from collections.abc import Iterator
from typing import Final

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.inks import SEAT_INKS, Ink
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.galaxies.board.block import put_parts
from edenia_tui.games.galaxies.board.scene import Scene
from edenia_tui.games.galaxies.board.short import short_effect
from edenia_tui.games.galaxies.words import nouns
from rules.galaxies.ladder import step_of
from rules.galaxies.state import ROGUE
from rules.kernel.seat import Seat

_GAP: Final = 2
"""The columns between two things."""


def put_details(sheet: Sheet, room: Region, scene: Scene, seat: Seat) -> None:
    """Write into a row what has a name: where ships are only if all fits; what does not is cut off."""
    parts = [*_details(scene, seat, with_places=True)]
    if sum(len(text) for text, _ in parts) > room.width:
        parts = [*_details(scene, seat, with_places=False)]
    put_parts(sheet, room, parts)
    if sum(len(text) for text, _ in parts) - _GAP > room.width:
        sheet.put(room.x + room.width - 1, room.y, scene.signs.more, inks.DIM)


def _details(scene: Scene, seat: Seat, *, with_places: bool) -> Iterator[tuple[str, Ink]]:
    view, listener, signs = scene.view, scene.names.listener, scene.signs
    mat = view.mats[seat]
    if nouns.is_rogue(view, seat):
        told = short_effect(scene.names, signs, step_of(view))
        yield scene.names.say("screen-ladder", effect=told) + "  ", inks.DIM
    for flown in mat.fleet:
        yield f"{nouns.model(listener, flown.model)} ", SEAT_INKS[seat]
        yield nouns.pilot(view, flown.pilots[-1]), inks.TEXT
        place = f" ({nouns.place(listener, view, flown.spot)})" if with_places else ""
        yield f"{place}  ", inks.DIM
    for planet in mat.colonies:
        card = view.setup.content.planets[planet]
        yield f"{signs.symbol}{card.points} {card.name}  ", inks.DIM


def ladder_line(scene: Scene) -> str:
    """SOL-10: tell what a colony die of the Rogue does now."""
    told = short_effect(scene.names, scene.signs, step_of(scene.view))
    return f"{scene.names.letters[ROGUE]} {scene.names.say('screen-ladder', effect=told)}"
