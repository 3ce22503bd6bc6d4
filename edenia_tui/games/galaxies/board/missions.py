"""SET-3: the two missions one of which is kept, where the dice lie later."""

from collections.abc import Iterator

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.galaxies.board.block import Block
from edenia_tui.games.galaxies.board.frames import put_frame
from edenia_tui.games.galaxies.board.marks import Site, Sort
from edenia_tui.games.galaxies.board.scene import Scene
from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.effects import tell_mission
from rules.galaxies.cards import Mission
from rules.galaxies.frames import Keeping


def missions_to_keep(scene: Scene) -> Iterator[tuple[int, Mission]]:
    """List the missions that are chosen from, for whoever may see them."""
    frame = scene.view.stack[-1] if scene.view.stack else None
    if isinstance(frame, Keeping):
        for place, mission in enumerate(scene.view.mats[frame.seat].missions):
            if mission is not None:
                yield place, mission


def draw_mission_line(scene: Scene, columns: int) -> Block:
    """Draw the missions by their names."""
    sheet, sites, x = Sheet(columns, 1), dict[Site, Region](), 0
    for place, mission in missions_to_keep(scene):
        site = Site(Sort.MISSION, place)
        is_meant = scene.is_meant(site)
        sides = scene.signs.meant if is_meant else scene.signs.free
        name = f"{sides[0]}{nouns.mission(scene.names.listener, scene.view, mission)}{sides[1]}"
        sheet.put(x, 0, name, inks.ROUTE if is_meant else inks.TEXT)
        sites[site] = Region(x, 0, len(name), 1)
        x += len(name) + 2
    return Block(sheet.finish(), sites)


def draw_mission_boxes(scene: Scene, columns: int) -> Block:
    """Draw the missions as cards: what each asks for, and what it gives."""
    sheet, sites = Sheet(columns, 3), dict[Site, Region]()
    width = (columns - 1) // 2
    for place, mission in missions_to_keep(scene):
        site, x = Site(Sort.MISSION, place), place * (width + 1)
        is_meant, listener = scene.is_meant(site), scene.names.listener
        ink = inks.ROUTE if is_meant else inks.TEXT
        put_frame(sheet, Region(x, 0, width, 3), scene.charset, scene.signs, is_meant=is_meant)
        name = nouns.mission(listener, scene.view, mission)
        sheet.put(x + 1, 0, f" {name} "[: width - 2], ink)
        told = tell_mission(listener, scene.view.setup.content.missions[mission])
        sheet.put(x + 2, 1, told[: width - 3], ink)
        sites[site] = Region(x, 0, width, 3)
    return Block(sheet.finish(), sites)
