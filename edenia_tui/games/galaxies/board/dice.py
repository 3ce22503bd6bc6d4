"""The dice of the turn: those that can still be used, and what became of the others."""

from collections.abc import Iterator
from typing import Final

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.inks import Ink
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.galaxies.board.block import Block
from edenia_tui.games.galaxies.board.frames import put_frame
from edenia_tui.games.galaxies.board.marks import Site, Sort
from edenia_tui.games.galaxies.board.scene import Scene
from edenia_tui.games.galaxies.board.signs import (
    CULTURE_INK,
    DIPLOMACY_INK,
    ECONOMY_INK,
    ENERGY_INK,
)
from rules.galaxies.faces import FACES, Dice, Face, faces_of
from rules.galaxies.frames import RogueTurn
from rules.galaxies.turns import can_convert, reroll_price

_INKS: Final = {
    Face.ENERGY: ENERGY_INK,
    Face.CULTURE: CULTURE_INK,
    Face.DIPLOMACY: DIPLOMACY_INK,
    Face.ECONOMY: ECONOMY_INK,
}
_SMALL: Final = 3
_LARGE: Final = 7
_DROPPED: Final = "   "

Gone = tuple[Face | None, str, str]
"""What a die showed, where it is known, its sides, and the message for what has become of it."""


def draw_dice_line(scene: Scene, columns: int) -> Block:
    """Draw all dice in a row: sides of another form tell what has become of them."""
    sheet, sites = Sheet(columns, 1), dict[Site, Region]()
    words, x = scene.names.words.short_faces, 0
    for number, (face, is_meant) in enumerate(shown_dice(scene)):
        sides = scene.signs.meant if is_meant else scene.signs.free
        ink = inks.ROUTE if is_meant else ink_of_face(face)
        sheet.put(x, 0, f"{sides[0]}{words[face]}{sides[1]}", ink)
        sites[Site(Sort.DIE, number)] = Region(x, 0, _SMALL + 2, 1)
        x += _SMALL + 2
    before = scene.signs.free
    for face_or_none, sides, _ in spent_dice(scene):
        x += bool(x) and sides != before
        before = sides
        text = _DROPPED if face_or_none is None else words[face_or_none]
        sheet.put(x, 0, f"{sides[0]}{text}{sides[1]}", inks.DIM)
        x += _SMALL + 2
    told = status(scene)
    sheet.put(max(x + 1, columns - len(told)), 0, told[: max(0, columns - x - 1)], inks.DIM)
    return Block(sheet.finish(), sites)


def draw_dice_boxes(scene: Scene, columns: int) -> Block:
    """Draw all dice as boxes; what has become of one stands below it."""
    sheet, sites = Sheet(columns, 3), dict[Site, Region]()
    words, x = scene.names.words.faces, 0
    for number, (face, is_meant) in enumerate(shown_dice(scene)):
        box = Region(x, 0, _LARGE + 2, 3)
        put_frame(sheet, box, scene.charset, scene.signs, is_meant=is_meant)
        ink = inks.ROUTE if is_meant else ink_of_face(face)
        sheet.put(x + 1, 0, str(number + 1), ink)
        sheet.put(x + 1, 1, f"{words[face]:^{_LARGE}}", ink)
        sites[Site(Sort.DIE, number)] = box
        x += box.width
    for face_or_none, sides, message in spent_dice(scene):
        text = "" if face_or_none is None else words[face_or_none]
        sheet.put(x, 1, f"{sides[0]}{text:^{_LARGE}}{sides[1]}", inks.DIM)
        sheet.put(x, 2, f"{scene.names.say(message):^{_LARGE + 2}}"[: _LARGE + 2], inks.DIM)
        x += _LARGE + 2
    for y, told in enumerate((status(scene), _converter(scene), _toll(scene))):
        sheet.put(columns - len(told), y, told, inks.DIM)
    return Block(sheet.finish(), sites)


def shown_dice(scene: Scene) -> Iterator[tuple[Face, bool]]:
    """List the dice that can still be used, and whether each is meant."""
    meant: Dice = scene.marks.dice
    seen = [0] * len(FACES)
    for face in faces_of(scene.view.bay.dice):
        seen[face] += 1
        yield face, seen[face] <= meant[face]


def spent_dice(scene: Scene) -> Iterator[Gone]:
    """List the other dice: activated, paid for pilots, spent, dropped."""
    bay, signs = scene.view.bay, scene.signs
    for dice, sides, message in (
        (bay.used, signs.used, "screen-sign-used"),
        (bay.hired, signs.hired, "screen-sign-hired"),
        (bay.spent, signs.spent, "screen-sign-spent"),
    ):
        for face in faces_of(dice):
            yield face, sides, message
    for _ in range(bay.dropped):
        yield None, signs.spent, "screen-sign-spent"


def ink_of_face(face: Face) -> Ink:
    """Ink a face as what it brings."""
    return _INKS.get(face, inks.TEXT)


def status(scene: Scene) -> str:
    """ROL-1: tell what the next reroll costs; what the Rogue rolls in its turn."""
    view, say = scene.view, scene.names.say
    rogue = next((one for one in view.stack if isinstance(one, RogueTurn)), None)
    if rogue is not None:
        face = "" if rogue.face is None else scene.names.words.faces[rogue.face]
        return say("screen-rogue-die", face=face, left=rogue.left)
    if not view.stack or not any(view.bay.dice):
        return ""
    return say("screen-reroll", price=reroll_price(view), sign=scene.signs.energy)


def _converter(scene: Scene) -> str:
    """CON-1: tell that the converter can be used."""
    is_ready = scene.view.stack and can_convert(scene.view)
    return scene.names.say("screen-converter") if is_ready else ""


def _toll(scene: Scene) -> str:
    """FOL-2: tell that following costs more in this turn."""
    return scene.names.say("screen-do-toll") if scene.view.bay.toll else ""
