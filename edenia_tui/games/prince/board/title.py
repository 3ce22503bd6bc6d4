"""What stands above a planet: whose it is, the points so far and the volcanoes."""

from typing import Final

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.inks import SEAT_INKS
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.prince.board.names import Names
from edenia_tui.games.prince.board.residents import Parts
from edenia_tui.games.prince.board.shown import Shown
from edenia_tui.games.prince.board.signs import INKS, Signs
from rules.prince.elements import VOLCANO
from rules.prince.planet import volcanoes_of

_MOST = "!"
"""Stands behind the most volcanoes, which cost points at the end."""

_WITH_NAME: Final = 20
"""So many columns a title needs to have a name; the letter stands for it in narrower ones."""


def put_title(sheet: Sheet, room: Region, shown: Shown, names: Names, signs: Signs) -> None:
    """Write the title of a planet into a row; a long name gives way to the numbers."""
    counted = _counted(shown, signs)
    mark = _mark(shown, signs)
    called = letter = names.letters[shown.seat]
    if room.width >= _WITH_NAME:
        mark = mark and f"{mark} "
        used = len(mark) + len(letter) + sum(len(text) + 1 for text, _ in counted)
        called = f"{letter} {names.players[shown.seat][: room.width - used - 1]}"
    ink = inks.ROUTE if shown.is_looked_at else inks.TEXT
    parts: Parts = [(mark, ink), (called, SEAT_INKS[shown.seat])]
    x = room.x
    for text, one in parts:
        sheet.put(x, room.y, text, one)
        x += len(text)
    for text, one in counted:
        sheet.put(x + 1, room.y, text, one)
        x += len(text) + 1


def _mark(shown: Shown, signs: Signs) -> str:
    """Tell whose turn it is, who is meant, and by which key somebody is named."""
    if shown.is_looked_at:
        return f"{signs.pointed}{shown.number}"
    return f"{signs.turn if shown.is_asked else ''}{shown.number}"


def _counted(shown: Shown, signs: Signs) -> Parts:
    """SEC-6 and VOL-2: points as far as they are known, and volcanoes."""
    points = shown.points
    told: Parts = [("?" if points is None else str(points - shown.gained), inks.TEXT)]
    if shown.gained and points is not None:
        told.append((f"{shown.gained:+}", inks.ROUTE))
    most = _MOST if shown.has_most else ""
    is_other = shown.volcanoes != volcanoes_of(shown.before)
    ink = inks.ROUTE if is_other else INKS[VOLCANO]
    told.append((f"{signs.elements[VOLCANO]}{shown.volcanoes}{most}", ink))
    return told
