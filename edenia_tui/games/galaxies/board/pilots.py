"""XSET-2: the pilots of the row."""

from typing import Final

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.galaxies.board.block import Block
from edenia_tui.games.galaxies.board.marks import Site, Sort
from edenia_tui.games.galaxies.board.scene import Scene
from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.effects import tell_skill
from rules.galaxies.cards import NO_PILOT

_SHIPS: Final = 14
_SKILL: Final = 22
"""The columns where the ships and the ability begin."""


def draw_pilot_line(scene: Scene, columns: int) -> Block:
    """Draw the pilots by their names in a row."""
    sheet, sites = Sheet(columns, 1), dict[Site, Region]()
    word = scene.names.say("screen-pilots-short")
    sheet.put(0, 0, word, inks.DIM)
    pilots, start = scene.view.pilots, len(word) + 1
    width = (columns - start) // max(1, len(pilots))
    for place, pilot in enumerate(pilots):
        if pilot == NO_PILOT:
            continue
        site, x = Site(Sort.PILOT, place), start + place * width
        is_meant = scene.is_meant(site)
        mark = scene.signs.pointed if is_meant else ""
        name = f"{mark}{nouns.pilot(scene.view, pilot)}"[: width - 1]
        sheet.put(x, 0, name, inks.ROUTE if is_meant else inks.TEXT)
        sites[site] = Region(x, 0, width, 1)
    return Block(sheet.finish(), sites)


def draw_pilot_list(scene: Scene, columns: int) -> Block:
    """Draw a row for each pilot: the name, the ships, the ability."""
    pilots = scene.view.pilots
    sheet, sites = Sheet(columns, 1 + len(pilots)), dict[Site, Region]()
    sheet.put(0, 0, scene.names.say("screen-pilots"), inks.DIM)
    for place, pilot in enumerate(pilots):
        if pilot == NO_PILOT:
            continue
        site, y = Site(Sort.PILOT, place), place + 1
        is_meant = scene.is_meant(site)
        card = scene.view.setup.content.pilots[pilot]
        ink = inks.ROUTE if is_meant else inks.TEXT
        sheet.put(0, y, scene.signs.pointed if is_meant else " ", ink)
        sheet.put(1, y, card.name[: _SHIPS - 2], ink)
        ships = " ".join(nouns.model(scene.names.listener, one)[:3] for one in card.trained)
        sheet.put(_SHIPS, y, ships, inks.DIM)
        told, room = tell_skill(scene.names.listener, card), columns - _SKILL
        if len(told) > room:
            told = f"{told[: room - 1]}{scene.signs.more}"
        sheet.put(_SKILL, y, told, ink)
        sites[site] = Region(0, y, columns, 1)
    return Block(sheet.finish(), sites)
