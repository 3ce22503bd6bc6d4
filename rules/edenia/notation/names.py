"""The words of the language: cells, sides, paths, places, sheep and seats."""

from rules.edenia.galaxy import HUB, KIND, TILES, Cell, Face, Kind, Path, Sheep, Side, Spot
from rules.edenia.geometry import cell_at, cell_of, column_of, path_of, row_of, side_of, travelled
from rules.edenia.places import number_of, seat_of
from rules.edenia.state import COLOURS
from rules.kernel.seat import Seat
from rules.kernel.typed import folded

SIDE_NAMES = ("north", "east", "south", "west", "in")
PATH_NAMES = ("star", "nebula", "meteorite")
COLUMNS = "ABCDE"
_PLANET_WORDS = ("ooo", "planet", "planete", "habitable")
HUB_NAMES = {Kind.PLANET: "planet", Kind.DWARF: "dwarf", Kind.PAD: "pad"}


def cell_name(cell: Cell) -> str:
    """A1 to E5."""
    return f"{COLUMNS[column_of(cell)]}{row_of(cell) + 1}"


def find_cell(word: str) -> Cell | None:
    """Understand B3 or b3."""
    if len(word) == 2 and word[0].upper() in COLUMNS and word[1] in "12345":
        return cell_at(int(word[1]) - 1, COLUMNS.index(word[0].upper()))
    return None


def find_tile(word: str) -> Face | None:
    """Understand three glyphs, with capitals or a zero for a ring, and a habitable planet by its name."""
    text = folded(word).replace("0", "o")
    if text in _PLANET_WORDS:
        return Face("OOO")
    return Face(text) if text in TILES else None


def side_name(side: Side) -> str:
    """North, east, south, west, or in: to the hub."""
    return SIDE_NAMES[side]


def path_name(path: Path) -> str:
    """Star, nebula or meteorite."""
    return PATH_NAMES[path]


def seat_name(seat: Seat) -> str:
    """Call a seat by the colour of its sheep."""
    return COLOURS[seat]


def sheep_name(sheep: Sheep) -> str:
    """Call a sheep by its colour and number."""
    return f"{seat_name(seat_of(sheep))} {number_of(sheep)}"


def track_name(spot: Spot) -> str:
    """Call a track by its cell, the side that names it, and its path."""
    side, path = SIDE_NAMES[side_of(spot)], PATH_NAMES[path_of(spot)]
    return f"{cell_name(cell_of(spot))} {side} {path}"


def place_name(spot: Spot, tiles: tuple[Face, ...]) -> str:
    """Call a place where sheep stand: Arridis, C1 dwarf, B3 east star."""
    if spot < HUB:
        return track_name(spot)
    cell = cell_of(spot)
    kind = KIND[tiles[cell]]
    return f"{cell_name(cell)} {HUB_NAMES[kind]}" if kind in HUB_NAMES else kind.value


def step_name(step: int) -> str:
    """Call a directed track: B3 east star > west, for a step of a trail."""
    spot, toward = travelled(step)
    return f"{track_name(spot)} > {SIDE_NAMES[toward]}"
