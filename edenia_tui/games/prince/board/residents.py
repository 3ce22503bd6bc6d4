"""The Character of a corner in words: who it is, and what it gives or would give."""

from typing import NamedTuple

from edenia_tui.canvas import inks
from edenia_tui.canvas.inks import Ink
from edenia_tui.games.prince.board.names import Names
from edenia_tui.games.prince.board.shown import Shown
from edenia_tui.games.prince.board.signs import INKS, Signs
from rules.prince.elements import STAR
from rules.prince.tiles import FIRST_CHARACTER, NO_TILE

Parts = list[tuple[str, Ink]]
"""Words of a line, each with its ink."""


class Resident(NamedTuple):
    """What is written at a corner."""

    whole: str
    short: str
    ink: Ink
    points: str = ""
    gain: str = ""
    stars: str = ""
    is_looked_at: bool = False

    def name(self, room: int) -> str:
        """Give the name that has room."""
        return self.whole if len(self.whole) <= room else self.short[:room]

    def worth(self, room: int, pointed: str) -> Parts:
        """Tell the points, and what they would grow by; where there is no room for both, that alone."""
        if self.gain:
            both = f"{self.points} {self.gain}"
            is_known = self.points and len(both) <= room
            points = [(f"{self.points} ", inks.TEXT)] if is_known else []
            return [*points, (self.gain, inks.ROUTE)]
        mark = pointed if self.is_looked_at else ""
        return [(mark, inks.FOCUS), (self.points, inks.TEXT)]


def resident_of(shown: Shown, corner: int, names: Names, signs: Signs) -> Resident:
    """Find what is to be written at a corner of a planet."""
    tile, is_looked_at = shown.face(corner), corner in shown.marked
    ink = inks.ROUTE if is_looked_at else inks.DIM
    if tile is None:
        back = f"{signs.back}{signs.unseen}{signs.back}"
        return Resident(back, back, ink, is_looked_at=is_looked_at)
    if tile == NO_TILE:
        return Resident(signs.empty * 3, signs.empty * 3, ink, is_looked_at=is_looked_at)
    which = tile - FIRST_CHARACTER
    is_new, gain = shown.is_new(corner), shown.gain(corner)
    return Resident(
        names.words.characters[which],
        names.words.short[which],
        inks.ROUTE if is_new else inks.TEXT,
        "" if is_new or not shown.is_open else str(shown.score(corner) - gain),
        f"{gain:+}" if shown.is_open and (gain or is_new) else "",
        signs.elements[STAR] * shown.tiles.counts[tile][STAR],
        is_looked_at,
    )


STAR_INK = INKS[STAR]
