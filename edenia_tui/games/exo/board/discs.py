"""Planets as discs: the size is the diameter, the type the texture, a ring or none.

Where only ASCII can be written, their outlines: the type is the edge, the letters of commands inside.
"""

from functools import cache
from typing import Final

from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.exo.board.signs import Signs
from rules.exo.notation.names import planet_name
from rules.exo.planet import VALUES, Planet, values_of

HERE: Final = "c"
"""Stands for the letter of the colour in a disc, "x" for its ground, "o" for where a ring is."""
_DISCS: Final = {
    Zoom.MEDIUM: (
        ("  ▄▄▄  ", " oxcxo ", "  ▀▀▀  "),
        (" ▄xxx▄ ", "oxxcxxo", " ▀xxx▀ "),
        ("▄xxxxx▄", "oxxcxxo", "▀xxxxx▀"),
    ),
    Zoom.LARGE: (
        ("           ", "   ▄xxx▄   ", "  oxxcxxo  ", "   ▀xxx▀   ", "           "),
        ("           ", "  ▄xxxxx▄  ", " oxxxcxxxo ", "  ▀xxxxx▀  ", "           "),
        ("  ▄▄xxx▄▄  ", " xxxxxxxxx ", "ooxxxcxxxoo", " xxxxxxxxx ", "  ▀▀xxx▀▀  "),
    ),
}
_FULL: Final = {Zoom.MEDIUM: ("", "", "xxxcxxx"), Zoom.LARGE: ("", "", "xxxxxcxxxxx")}
"""The middle row of a planet that is as wide as its room, where no ring goes round it."""


@cache
def drawn(planet: Planet, signs: Signs, zoom: Zoom) -> tuple[str, ...]:
    """Draw a planet on some rows, with the letter of its colour marked."""
    size, _, kind = values_of(planet)
    if not signs.grounds:
        return _outlined(planet, signs, zoom)
    is_ringed = VALUES[kind] == "ringed"
    rows = [*_DISCS[zoom][size]]
    if not is_ringed and _FULL[zoom][size]:
        rows[len(rows) // 2] = _FULL[zoom][size]
    ground, ring = signs.grounds[kind - VALUES.index("telluric")], signs.ring if is_ringed else " "
    return tuple(row.replace("x", ground).replace("o", ring) for row in rows)


def _outlined(planet: Planet, signs: Signs, zoom: Zoom) -> tuple[str, ...]:
    size, _, kind = values_of(planet)
    name, is_gaseous, is_ringed = (
        planet_name(planet),
        VALUES[kind] == "gaseous",
        VALUES[kind] == "ringed",
    )
    outside = signs.ring if is_ringed else " "
    if size == 0:
        left, right = (signs.wavy, signs.wavy) if is_gaseous else ("(", ")")
        rows = [" " * 7, f"{outside}{left}{name}{right}{outside}", " " * 7]
    else:
        width = 2 * size + 1
        edge = (signs.wavy if is_gaseous else signs.smooth) * width
        top, bottom = (signs.corners[i] + edge + signs.corners[i + 1] for i in (0, 2))
        if size == 1:
            middle = f"{outside}{signs.side}{name}{signs.side}{outside}"
        else:
            middle = f"{signs.side}{outside}{name}{outside}{signs.side}"
        rows = [f"{top:^7}", middle, f"{bottom:^7}"]
    if zoom is Zoom.MEDIUM:
        return tuple(rows)
    return tuple(f"{row:^11}" for row in ("", *rows, ""))
