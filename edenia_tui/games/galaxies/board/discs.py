"""A planet drawn large: a solid disc where it is one of diplomacy, a patterned one of economy."""

from typing import Final

from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.charset import ASCII, UNICODE, Charset
from edenia_tui.canvas.inks import Ink
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.galaxies.board.planet_scene import PlanetScene
from edenia_tui.games.galaxies.board.signs import BOTH_INK, CULTURE_INK, ENERGY_INK
from edenia_tui.games.galaxies.board.track import ink_of
from rules.galaxies.atoms import Kind
from rules.galaxies.cards import PlanetCard

_INSIDE: Final = "x"
"""Stands for the ground of a planet, which tells its type."""
_DISCS: Final = {
    UNICODE.name: {
        3: ("▗▄xx▄▖", "xxxxxx", "▝▀xx▀▘"),
        4: (" ▄xxxx▄ ", "xxxxxxxx", "xxxxxxxx", " ▀xxxx▀ "),
        5: (" ▗▄xxxx▄▖ ", "▟xxxxxxxx▙", "xxxxxxxxxx", "▜xxxxxxxx▛", " ▝▀xxxx▀▘ "),
        9: (
            "    ▗▄xxxxxxxx▄▖    ",
            "  ▗xxxxxxxxxxxxxx▖  ",
            " ▟xxxxxxxxxxxxxxxx▙ ",
            "▐xxxxxxxxxxxxxxxxxx▌",
            "xxxxxxxxxxxxxxxxxxxx",
            "▐xxxxxxxxxxxxxxxxxx▌",
            " ▜xxxxxxxxxxxxxxxx▛ ",
            "  ▝xxxxxxxxxxxxxx▘  ",
            "    ▝▀xxxxxxxx▀▘    ",
        ),
    },
    ASCII.name: {
        3: (".-xx-.", "(xxxx)", "'-xx-'"),
        4: (" .xxxx. ", "(xxxxxx)", "(xxxxxx)", " 'xxxx' "),
        5: ("  .xxxx.  ", "/xxxxxxxx\\", "(xxxxxxxx)", "\\xxxxxxxx/", "  'xxxx'  "),
        9: (
            "     .xxxxxxxx.     ",
            "   .xxxxxxxxxxxx.   ",
            " .xxxxxxxxxxxxxxxx. ",
            "/xxxxxxxxxxxxxxxxxx\\",
            "(xxxxxxxxxxxxxxxxxx)",
            "\\xxxxxxxxxxxxxxxxxx/",
            " 'xxxxxxxxxxxxxxxx' ",
            "   'xxxxxxxxxxxx'   ",
            "     'xxxxxxxx'     ",
        ),
    },
}
"""By the number of rows; twice as many columns look round."""
GROUNDS: Final = {
    UNICODE.name: {Kind.DIP: "█", Kind.ECO: "▒"},
    ASCII.name: {Kind.DIP: "=", Kind.ECO: ":"},
}
"""What the ground of a planet looks like, by its type."""


def put_disc(sheet: Sheet, room: Region, scene: PlanetScene, card: PlanetCard) -> Region:
    """Draw a planet as large as there are rows, with the ships on it; give where it is."""
    ground = GROUNDS[scene.charset.name][card.kind]
    discs = _DISCS[scene.charset.name]
    lines = discs[max(rows for rows in discs if rows <= room.height)]
    place = Region(room.x, room.y, len(lines[0]), len(lines))
    for y, line in enumerate(lines, room.y):
        sheet.put(room.x, y, line.replace(_INSIDE, ground), gift_ink(card))
    shown = scene.landed[: place.width - 2]
    x = place.x + (place.width - len(shown)) // 2
    for right, ship in enumerate(shown):
        sheet.put(x + right, place.y + place.height // 2, ship.letter, ink_of(ship))
    return place


def edges_of(charset: Charset) -> str:
    """Give the signs that discs have at their edges."""
    discs = "".join(line for lines in _DISCS[charset.name].values() for line in lines)
    return "".join({*discs} - {_INSIDE, " "})


def gift_ink(card: PlanetCard) -> Ink:
    """Ink a planet as what it gives."""
    if card.energy and card.culture:
        return BOTH_INK
    return ENERGY_INK if card.energy else CULTURE_INK
