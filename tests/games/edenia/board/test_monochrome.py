"""What differs in meaning differs in its characters."""

from collections.abc import Callable, Sequence
from itertools import combinations, product

import pytest
from msgspec.structs import replace

from edenia_tui.canvas.canvas import Canvas, Region
from edenia_tui.canvas.charset import HORIZONTAL, VERTICAL, Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.edenia.board.contents import HUB_PORT, Contents, label_of
from edenia_tui.games.edenia.board.drawing import Drawing
from edenia_tui.games.edenia.board.galaxy import draw_galaxy
from edenia_tui.games.edenia.board.loupe import draw_loupe
from edenia_tui.games.edenia.board.marks import Marks
from edenia_tui.games.edenia.board.medium import draw_medium
from edenia_tui.games.edenia.board.signs import Signs, signs_of
from edenia_tui.games.edenia.board.small import draw_small
from rules.edenia.galaxy import (
    CELLS,
    KIND,
    METEORITE,
    NORTH,
    PATHS,
    SIDES,
    SOUTH,
    STAR,
    TILES,
    WAYS,
    Cell,
    Face,
    Kind,
    Path,
    Sheep,
)
from rules.edenia.geometry import hub_of, port_at, track_at
from rules.edenia.state import Token
from rules.kernel.seat import Seat
from tests.games.edenia.board import CHARSETS, EVERYTHING, typed

TileDrawer = Callable[[Contents, Signs], Drawing]
_CROWDED = (Kind.PLANET, Kind.ARRIDIS, Kind.EDENIA)
TILE_DRAWERS: tuple[TileDrawer, ...] = (draw_small, draw_medium)
FLAGS: tuple[tuple[Seat | None, bool], ...] = (
    (None, False),
    *product((Seat(n) for n in range(4)), (False, True)),
)
PLANETS = [
    Contents(Face("OOO"), clovers=clovers, flag=flag, protected=protected)
    for clovers in range(4)
    for flag, protected in FLAGS
]
TOKENS = ((), (Token(),), (Token(), Token()))
DWARFS = [Contents(Face("o++"), tokens=tokens) for tokens in TOKENS]
PADS = [
    Contents(Face(f"{glyph}++"), sabotaged=sabotaged)
    for glyph in "ybr"
    for sabotaged in (False, True)
]
WITHOUT_SHEEP = [*PLANETS, *DWARFS, *PADS]
WITH_SHEEP = [
    contents._replace(lines=((HUB_PORT, (Sheep(3 * seat),)),))
    for contents in WITHOUT_SHEEP
    for seat in range(4)
]


@pytest.fixture(params=CHARSETS, ids=lambda charset: charset.name)
def charset(request: pytest.FixtureRequest) -> Charset:
    """Give each set of characters."""
    found: Charset = request.param
    return found


def twins(drawings: Sequence[str]) -> list[tuple[str, str]]:
    """List the pairs that look the same."""
    return [(one, two) for one, two in combinations(drawings, 2) if one == two]


def written(canvas: Canvas, place: Region) -> str:
    """Read what is drawn at a place."""
    return canvas.lines[place.y][place.x : place.x + place.width]


@pytest.mark.parametrize("draw_tile", TILE_DRAWERS)
def test_states_of_a_tile_differ(draw_tile: TileDrawer, charset: Charset) -> None:
    """Clovers, flags, protection, artefacts, colours, sabotage and who stands there are all seen."""
    everything = [*WITHOUT_SHEEP, *WITH_SHEEP]
    assert twins([draw_tile(contents, signs_of(charset)).text() for contents in everything]) == []


@pytest.mark.parametrize("draw_tile", TILE_DRAWERS)
def test_faces_differ(draw_tile: TileDrawer, charset: Charset) -> None:
    """No two of all possible tiles look the same."""
    assert twins([draw_tile(Contents(face), signs_of(charset)).text() for face in TILES]) == []


@pytest.mark.parametrize("path", [STAR, METEORITE])
def test_a_sabotage_is_seen_behind_sheep(path: Path, charset: Charset) -> None:
    """On the smallest tile two sheep hide both brackets of a pad, and the sabotage still shows."""
    face = Face("".join("y" if path == other else "+" for other in PATHS))
    spoke = port_at(NORTH if path == STAR else SOUTH, path)
    sound = Contents(face, ((spoke, (Sheep(0),)), (HUB_PORT, (Sheep(3),))))
    broken = draw_small(sound._replace(sabotaged=True), signs_of(charset))
    assert broken.text() != draw_small(sound, signs_of(charset)).text()
    assert set(broken.sheep) == {Sheep(0), Sheep(3)}


def test_paths_differ(charset: Charset) -> None:
    """Each path has its own line, from west to east and from north to south."""
    for bits in (HORIZONTAL, VERTICAL):
        assert len({signs_of(charset).line(path, bits) for path in PATHS}) == len(PATHS)


@pytest.mark.parametrize("zoom", Zoom)
def test_relays_and_mouths_differ(zoom: Zoom, charset: Charset) -> None:
    """A relay with its clover, one without it and a tunnel's mouth all look different."""
    sides = ("*uu", "xuu", "u*u", "uxu", "uu*", "uux", "uuu", "xxx", "***")
    drawings = []
    for side in sides:
        before = typed(EVERYTHING)
        view = replace(before, rim=(side,) * 16)
        drawings.append(draw_galaxy(view, zoom, charset).text())
    assert twins(drawings) == []


@pytest.mark.parametrize("zoom", Zoom)
def test_what_is_pointed_at_shows(zoom: Zoom, charset: Charset) -> None:
    """The focus, a chosen sheep and each step of a route change characters, not only inks."""
    view = typed(EVERYTHING)
    plain = draw_galaxy(view, zoom, charset)
    for cell in CELLS:
        assert draw_galaxy(view, zoom, charset, Marks(focus=cell)).text() != plain.text()
    for sheep in plain.sheep:
        assert draw_galaxy(view, zoom, charset, Marks(chosen=sheep)).text() != plain.text()
    there = draw_galaxy(view, zoom, charset, Marks(route=(80,)))
    assert there.text() != plain.text()


def test_the_loupe_tells_what_the_viewer_knows(charset: Charset) -> None:
    """A known artefact is named; an unknown one is not; who has looked is told for both."""
    text = draw_loupe(typed(EVERYTHING), Cell(2), charset).text()
    assert "scope-4 R" in text
    assert f"{signs_of(charset).unknown} ? G" in text


def test_the_loupe_shows_a_crowd_one_by_one(charset: Charset) -> None:
    """All twelve sheep find their own place under the loupe, wherever they stand together."""
    everyone = tuple(Sheep(n) for n in range(12))
    before = typed(EVERYTHING)
    crowded = []
    for cell in CELLS:
        face = before.tiles[cell]
        ports = product(SIDES, PATHS) if face in WAYS else ()
        spots = sorted({track_at(face, cell, side, path) for side, path in ports})
        spots += [hub_of(cell)] if KIND[face] in _CROWDED else []
        for spot in spots:
            view = replace(before, flock=((spot, everyone),))
            canvas = draw_loupe(view, cell, charset)
            names = [written(canvas, canvas.sheep[sheep]) for sheep in everyone]
            if names != [label_of(sheep) for sheep in everyone]:
                crowded.append((cell, spot))
    assert crowded == []
