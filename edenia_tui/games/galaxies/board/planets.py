"""The row of planets as cards: what each is and does, its orbit, and who has landed."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.inks import Ink
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.galaxies.board.block import Block, put_parts
from edenia_tui.games.galaxies.board.discs import put_disc
from edenia_tui.games.galaxies.board.frames import put_frame
from edenia_tui.games.galaxies.board.marks import Site, Sort
from edenia_tui.games.galaxies.board.planet_scene import PlanetScene, Size, planet_scene
from edenia_tui.games.galaxies.board.scene import Scene
from edenia_tui.games.galaxies.board.short import short_effect
from edenia_tui.games.galaxies.board.signs import (
    CULTURE_INK,
    DIPLOMACY_INK,
    ECONOMY_INK,
    ENERGY_INK,
)
from edenia_tui.games.galaxies.board.track import ink_of, put_track
from edenia_tui.games.galaxies.words.effects import tell_effect
from edenia_tui.language.wrapping import rows as wrapped
from rules.galaxies.atoms import Kind
from rules.galaxies.cards import NO_PLANET, PlanetCard

KIND_INKS: Final = {Kind.DIP: DIPLOMACY_INK, Kind.ECO: ECONOMY_INK}
_NUMBERED: Final = 24
"""So many columns have room for the number of a planet before its name."""


def draw_planet(scene: Scene, place: int, size: Size) -> Block:
    """Draw a planet of the row, or the gap where one was."""
    planet = scene.view.row[place]
    card = None if planet == NO_PLANET else scene.view.setup.content.planets[planet]
    return _draw(planet_scene(scene, place, size, card))


@lru_cache(maxsize=64)
def _draw(scene: PlanetScene) -> Block:
    card, size = scene.card, scene.size
    sheet, frame = Sheet(size.width, size.height), Region(0, 0, size.width, size.height)
    put_frame(sheet, frame, scene.charset, scene.signs, is_meant=scene.is_meant)
    if card is None:
        return Block(sheet.finish(), {})
    _put_title(sheet, scene, card)
    room = Region(2, 1, size.width - 3, size.lines)
    landing = size.foot
    if size.has_disc:
        landing = put_disc(sheet, room, scene, card)
        beside = landing.width + 2
        room = Region(room.x + beside, 1, room.width - beside, size.lines)
    _put_action(sheet, scene, card, room)
    put_track(sheet, Region(2, size.lines + 1, size.width - 4, 1), scene, card)
    _put_foot(sheet, scene, card)
    orbiting = frame._replace(height=size.height - 1)
    sites = {Site(Sort.SURFACE, scene.place): landing, Site(Sort.ORBIT, scene.place): orbiting}
    return Block(sheet.finish(), sites)


def _put_title(sheet: Sheet, scene: PlanetScene, card: PlanetCard) -> None:
    """Write the name into the frame, and CRD-3 and CRD-4 behind it: when it cannot be performed."""
    mark = scene.signs.pointed if scene.is_meant else ""
    number = f"{scene.place + 1} " if scene.size.width >= _NUMBERED else ""
    room = scene.size.width - 2
    name = f"{mark}{number}{card.name}"[:room]
    limits = _limits(scene, card)
    if len(name) + 2 <= room - (len(limits) + 1 if limits else 0):
        name = f" {name} "
    sheet.put(1, 0, name, inks.ROUTE if scene.is_meant else inks.TEXT)
    for text in (f" {limits} ", f" {limits}", limits.replace(" ", "")):
        if limits and len(name) + len(text) <= room:
            sheet.put(1 + room - len(text), 0, text, inks.DIM)
            break


def _limits(scene: PlanetScene, card: PlanetCard) -> str:
    own = scene.names.say("screen-own") if card.is_own else ""
    once = scene.names.say("screen-once") if card.is_once else ""
    return f"{own} {once}".strip()


def _put_action(sheet: Sheet, scene: PlanetScene, card: PlanetCard, room: Region) -> None:
    """Write what the planet does, in words where there is room for them, else by signs."""
    told = wrapped(tell_effect(scene.names.listener, card.effect), room.width)
    if len(told) > room.height or any(len(line) > room.width for line in told):
        told = wrapped(short_effect(scene.names, scene.signs, card.effect), room.width)
    for y, line in enumerate(told[: room.height], room.y):
        sheet.put(room.x, y, line[: room.width], inks.TEXT)


def _put_foot(sheet: Sheet, scene: PlanetScene, card: PlanetCard) -> None:
    """Write the type, the gift, and whose ships have landed into the frame."""
    foot = scene.size.foot
    room = foot._replace(x=foot.x + 1, width=foot.width - 2)
    end = put_parts(sheet, room, _sort(scene, card))
    landed, right = scene.landed, room.x + room.width
    if landed:
        word = f" {scene.names.say('screen-on')} "
        if end + len(word) + len(landed) >= right:
            word = ""
        x = max(end, right - len(word) - len(landed) - 1)
        ships = [(ship.letter, ink_of(ship)) for ship in landed]
        parts = [(word, inks.DIM), *ships, (" ", inks.DIM)]
        put_parts(sheet, Region(x, room.y, right - x, 1), parts)


def _sort(scene: PlanetScene, card: PlanetCard) -> Iterator[tuple[str, Ink]]:
    signs = scene.signs
    yield f" {scene.names.words.kinds[card.kind]} ", KIND_INKS[card.kind]
    if card.energy:
        yield signs.energy, ENERGY_INK
    if card.culture:
        yield signs.culture, CULTURE_INK
    yield " ", inks.DIM
