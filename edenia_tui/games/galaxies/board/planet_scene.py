"""A planet of the row with everything its card shows: a card that shows the same is drawn once."""

from typing import NamedTuple

from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.charset import Charset
from edenia_tui.games.galaxies.board.marks import Site, Sort
from edenia_tui.games.galaxies.board.names import Names
from edenia_tui.games.galaxies.board.scene import Scene, Ship
from edenia_tui.games.galaxies.board.signs import Signs, signs_of
from rules.galaxies.cards import Planet, PlanetCard
from rules.galaxies.ships import Where
from rules.galaxies.state import State


class Size(NamedTuple):
    """How large a card is."""

    width: int
    lines: int
    """The rows for what the planet does."""
    has_disc: bool
    """Whether the planet itself is drawn."""

    @property
    def height(self) -> int:
        """The rows of all of it: the frame and the orbit besides."""
        return self.lines + 4

    @property
    def foot(self) -> Region:
        """The lower edge, where ships have landed."""
        return Region(0, self.height - 1, self.width, 1)


class PlanetScene(NamedTuple):
    """A card, and whoever looks at it."""

    card: PlanetCard | None
    """None where the last planet of the deck was taken."""
    place: int
    size: Size
    orbiting: tuple[Ship, ...]
    landed: tuple[Ship, ...]
    colonist: str
    """The letter of whoever would colonise it; empty where nobody would."""
    is_meant: bool
    names: Names
    charset: Charset

    @property
    def signs(self) -> Signs:
        """The signs that things are drawn by."""
        return signs_of(self.charset)


def planet_scene(scene: Scene, place: int, size: Size, card: PlanetCard | None) -> PlanetScene:
    """Find what a planet of the row shows."""
    planet = scene.view.row[place]
    return PlanetScene(
        card,
        place,
        size,
        tuple(scene.ships_at(Where.ORBIT, planet)),
        tuple(scene.ships_at(Where.SURFACE, planet)),
        _colonist_of(scene, planet),
        scene.marks.focus in (Site(Sort.ORBIT, place), Site(Sort.SURFACE, place)),
        scene.names,
        scene.charset,
    )


def _colonist_of(scene: Scene, planet: Planet) -> str:
    """Tell who would colonise a planet of the row."""
    after: State = scene.after
    if planet in after.row:
        return ""
    seats = (seat for seat, mat in enumerate(after.mats) if planet in mat.colonies)
    return next((scene.names.letters[seat] for seat in seats), "")
