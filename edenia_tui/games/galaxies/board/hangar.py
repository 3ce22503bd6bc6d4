"""HIR-2: the dice that each advanced ship is hired for."""

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.galaxies.board.block import Block, put_parts
from edenia_tui.games.galaxies.board.scene import Scene
from edenia_tui.games.galaxies.words import nouns
from rules.galaxies.cards import MODELS


def draw_hangar(scene: Scene, columns: int) -> Block:
    """Draw the ships in a row, each with its two faces."""
    sheet = Sheet(columns, 1)
    words, content = scene.names.words.short_faces, scene.view.setup.content
    parts = [(f"{scene.names.say('screen-hangar')}  ", inks.DIM)]
    for model in MODELS:
        faces = "/".join(words[face] for face in content.hangar[model])
        parts.append((f"{nouns.model(scene.names.listener, model)} ", inks.TEXT))
        parts.append((f"{faces}  ", inks.DIM))
    put_parts(sheet, Region(0, 0, columns, 1), parts)
    return Block(sheet.finish(), {})
