"""A planet as it is to be drawn: as it is, or as a choice would make it, with what that changes."""

from typing import NamedTuple

from edenia_tui.games.prince.board.scene import Scene
from rules.kernel.seat import Seat
from rules.prince.analysis.standing import are_points_open
from rules.prince.characters import CHARACTERS
from rules.prince.elements import Counts
from rules.prince.planet import CELLS, CELLS_OF, Face, Planet, points_of, volcanoes_of
from rules.prince.state import Ask
from rules.prince.tiles import FIRST_CHARACTER, NO_TILE, Stack, TileSet

CORNERS = CELLS_OF[Stack.CHARACTER]


class Shown(NamedTuple):
    """Whose planet, and what is drawn of it."""

    seat: Seat
    tiles: TileSet
    planet: Planet
    before: Planet
    """What it is now; the same planet where nothing is considered."""
    marked: frozenset[int]
    """The cells that are looked at, or that would change."""
    is_asked: bool
    is_looked_at: bool
    """Whether the whole planet is meant."""
    number: str
    """The key that names this player, while somebody is to be named."""
    is_open: bool
    """SEC-6: whether its points may be told."""
    has_most: bool
    """VOL-2: whether nobody shows more volcanoes."""

    def face(self, cell: int) -> Face:
        """Tell what lies on a cell."""
        return self.planet.cells[cell]

    def counts(self, cell: int) -> Counts:
        """Count what is on the tile of a cell; it is there, and in sight."""
        tile = self.planet.cells[cell]
        return () if tile is None else self.tiles.counts[tile]

    def is_back(self, cell: int) -> bool:
        """Tell whether baobabs turned the tile of a cell."""
        return self.planet.is_flipped(cell)

    def is_new(self, cell: int) -> bool:
        """Tell whether a cell is not yet what it is drawn as."""
        same = self.planet.cells[cell] == self.before.cells[cell]
        return not same or self.planet.is_flipped(cell) != self.before.is_flipped(cell)

    def score(self, corner: int) -> int:
        """CHA-1: what the Character of a corner gives."""
        return _score(self.planet, corner)

    def gain(self, corner: int) -> int:
        """What it would give more than now."""
        return _score(self.planet, corner) - _score(self.before, corner)

    @property
    def points(self) -> int | None:
        """CHA-13: the points so far; None where they are secret."""
        return points_of(self.planet) if self.is_open else None

    @property
    def gained(self) -> int:
        """What would be added to the points."""
        return points_of(self.planet) - points_of(self.before)

    @property
    def volcanoes(self) -> int:
        """VOL-1: the volcanoes in sight."""
        return volcanoes_of(self.planet)


def shown_of(scene: Scene, seat: Seat) -> Shown:
    """Find what is to be drawn of a player's planet."""
    view, marks = scene.view, scene.marks
    now = view.planets[seat]
    is_meant = marks.seat == seat
    planet = marks.planet if is_meant and marks.planet is not None else now
    before = planet if marks.is_past else now
    marked = {cell for cell in CELLS if planet.cells[cell] != now.cells[cell]}
    marked |= {cell for cell in CELLS if planet.is_flipped(cell) != now.is_flipped(cell)}
    if isinstance(marks.focus, tuple) and len(marks.focus) == 2 and marks.focus[0] == seat:
        marked.add(marks.focus[1])
    others = [volcanoes_of(one) for index, one in enumerate(view.planets) if index != seat]
    can_be_named = view.ask is Ask.NAME and seat not in view.served
    return Shown(
        seat,
        view.tiles,
        planet,
        before,
        frozenset(marked),
        is_asked=view.active == seat and view.ask not in (Ask.OVER, Ask.FIRST),
        is_looked_at=is_meant and marks.planet is None,
        number=str(seat + 1) if can_be_named else "",
        is_open=are_points_open(view, scene.eyes, seat),
        has_most=0 < volcanoes_of(planet) >= max(others),
    )


def _score(planet: Planet, corner: int) -> int:
    """Nobody gives nothing."""
    tile = planet.cells[corner]
    if tile is None or tile == NO_TILE:
        return 0
    return CHARACTERS[tile - FIRST_CHARACTER].score(planet.sight)
