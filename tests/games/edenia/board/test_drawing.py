"""Drawings of Edenia: sizes, runs and the map of what is where."""

import unicodedata
from itertools import pairwise

import pytest

from edenia_tui.canvas.canvas import Run
from edenia_tui.canvas.charset import UNICODE, Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.edenia.board import colours
from edenia_tui.games.edenia.board.contents import HUB_PORT, Contents, label_of
from edenia_tui.games.edenia.board.drawing import Drawing
from edenia_tui.games.edenia.board.galaxy import draw_galaxy
from edenia_tui.games.edenia.board.grid import grid_of
from edenia_tui.games.edenia.board.loupe import draw_loupe
from edenia_tui.games.edenia.board.marks import Marks
from edenia_tui.games.edenia.board.signs import signs_of
from edenia_tui.games.edenia.board.small import draw_small
from edenia_tui.games.edenia.screen.presenter import PRESENTER
from edenia_tui.language.listener import Listener
from rules.edenia.galaxy import CELLS, Cell, Face, Sheep
from rules.edenia.places import seat_of
from rules.kernel.seat import Seat
from tests.games.edenia.board import CHARSETS, EVERYTHING, typed
from tests.games.spoken import speech_of

ROOM = {Zoom.SMALL: (55, 19), Zoom.MEDIUM: (84, 40), Zoom.LARGE: (125, 58)}
"""What the panels leave of a terminal of 80 by 24, of 120 by 40 and of 200 by 60."""


def drawings(charset: Charset) -> list[Drawing]:
    """Draw everything there is to draw."""
    view = typed(EVERYTHING)
    galaxies = [draw_galaxy(view, zoom, charset) for zoom in Zoom]
    return [*galaxies, *(draw_loupe(view, cell, charset) for cell in CELLS)]


@pytest.mark.parametrize("zoom", Zoom)
def test_galaxies_fit_beside_the_panels(zoom: Zoom) -> None:
    """Neither zoom takes more than its room."""
    canvas = draw_galaxy(typed(EVERYTHING), zoom, UNICODE)
    width, height = ROOM[zoom]
    assert canvas.width <= width
    assert canvas.height <= height


@pytest.mark.parametrize("charset", CHARSETS, ids=lambda charset: charset.name)
def test_every_character_is_one_column_wide(charset: Charset) -> None:
    """No wide, combining or control character is drawn, and all rows are equally long."""
    for canvas in drawings(charset):
        assert {len(line) for line in canvas.lines} == {canvas.width}
        assert {len(inks) for inks in canvas.inks} == {canvas.width}
        for char in set("".join(canvas.lines)):
            assert unicodedata.east_asian_width(char) not in "WF"
            assert unicodedata.category(char)[0] not in "MC"


def test_no_character_can_turn_into_a_picture() -> None:
    """Characters that terminals may draw as emoji, two columns wide, are not used."""
    risky = set("♣♠♥♦▶◀★☆⚡☄✔✖❌⚠⬛⭐○●☀☁☘⚫⚪◼◻▪▫")
    used = {char for canvas in drawings(UNICODE) for char in "".join(canvas.lines)}
    assert used & risky == set()


def cells_at(canvas: Drawing, x: int, y: int) -> list[Cell]:
    """List the cells that are drawn at a point."""
    return [cell for cell, region in canvas.cells.items() if region.holds(x, y)]


@pytest.mark.parametrize("zoom", Zoom)
def test_cells_are_found_where_they_are_drawn(zoom: Zoom) -> None:
    """Every corner of a cell's region leads back to the cell; the margins lead nowhere."""
    canvas = draw_galaxy(typed(EVERYTHING), zoom, UNICODE)
    assert len(canvas.cells) == len(CELLS)
    for cell, (x, y, width, height) in canvas.cells.items():
        assert (width, height) == (grid_of(zoom).width, grid_of(zoom).height)
        assert cells_at(canvas, x, y) == cells_at(canvas, x + width - 1, y + height - 1) == [cell]
    assert cells_at(canvas, 0, 0) == []
    assert cells_at(canvas, canvas.width - 1, canvas.height - 1) == []


@pytest.mark.parametrize("charset", CHARSETS, ids=lambda charset: charset.name)
def test_sheep_are_found_where_they_are_drawn(charset: Charset) -> None:
    """At the middle zoom every sheep of this position is drawn by its name, once, on its own cell."""
    canvas = draw_galaxy(typed(EVERYTHING), Zoom.MEDIUM, charset)
    assert set(canvas.sheep) == {Sheep(n) for n in range(12)}
    for sheep, (x, y, width, height) in canvas.sheep.items():
        assert (width, height) == (2, 1)
        assert canvas.lines[y][x : x + 2] == label_of(sheep)
        assert canvas.sheep_at(x + 1, y) == (sheep,)
        assert canvas.text().count(label_of(sheep)) == 1
    assert cells_at(canvas, *canvas.sheep[Sheep(1)][:2]) == [Cell(2)]


def test_two_sheep_on_a_planet_are_two_letters() -> None:
    """Where few stand on a planet of the small galaxy, each is seen."""
    canvas = draw_galaxy(typed(EVERYTHING), Zoom.SMALL, UNICODE)
    found = {sheep: canvas.sheep[Sheep(sheep)] for sheep in (3, 7)}
    assert [canvas.lines[y][x] for x, y, *_ in found.values()] == ["G", "Y"]


@pytest.mark.parametrize("count", [3, 4, 5, 9, 12])
def test_a_crowded_planet_tells_who_is_there(count: int) -> None:
    """However many stand on a planet, every flock has a letter there, and every sheep is found."""
    crowd = tuple(Sheep(sheep) for sheep in range(count))
    canvas = draw_small(Contents(Face("OOO"), ((HUB_PORT, crowd),), clovers=3), signs_of(UNICODE))
    assert {*canvas.sheep} == {*crowd}
    for sheep in crowd:
        x, y, *_ = canvas.sheep[sheep]
        assert canvas.lines[y][x] == signs_of(UNICODE).seats[seat_of(sheep)]
    assert (str(count) if count < 10 else "+") in canvas.lines[1]


def test_runs_are_the_row_in_pieces_of_one_ink() -> None:
    """Joined again, runs give the row; neighbours differ in ink."""
    view = typed(EVERYTHING)
    canvas = draw_galaxy(view, Zoom.MEDIUM, UNICODE)
    for y, line in enumerate(canvas.lines):
        runs = canvas.runs(y)
        assert "".join(run.text for run in runs) == line
        assert [ink for run in runs for ink in [run.ink] * len(run.text)] == list(canvas.inks[y])
        assert all(one.ink != two.ink for one, two in pairwise(runs))
    assert Run("ARRIDIS", colours.ARRIDIS) in draw_galaxy(view, Zoom.SMALL, UNICODE).runs(2)


@pytest.mark.parametrize(("heading", "line"), [("east", [5, 4, 0, 3]), ("west", [5, 0, 4, 3])])
def test_a_walking_sheep_is_drawn(heading: str, line: list[int]) -> None:
    """In the middle of a move a sheep stands in no line; it is drawn behind the one it has met."""
    view = typed(
        "1 Ari +++ ... ... ...\nturn red, ask leap, sheep 1\n"
        f"walk B1 east star > {heading}, ahead 1\n"
        "red clovers 1\n sheep walking; Arridis; Arridis\n"
        "green clovers 2\n sheep B1 east star 1; B1 east star 2; B1 east star 3\n"
    )
    canvas = draw_galaxy(view, Zoom.MEDIUM, UNICODE)
    from_west = sorted((0, 3, 4, 5), key=lambda sheep: canvas.sheep[Sheep(sheep)].x)
    assert from_west == line


@pytest.mark.parametrize(("language", "letters"), [("en", "RGYB"), ("fr", "RVJN")])
@pytest.mark.parametrize("zoom", Zoom)
def test_seats_have_the_initials_of_their_colours(zoom: Zoom, language: str, letters: str) -> None:
    """In French Vert is V and Noir N; no two seats share a letter, and no other letter is drawn."""
    speech = speech_of("edenia", language)
    assert [speech(f"seat-{seat}")[0] for seat in range(4)] == [*letters]
    assert len(set(letters)) == 4
    view, marks = typed(EVERYTHING), Marks()
    canvas = draw_galaxy(view, zoom, UNICODE, marks, language)
    for sheep, (x, y, width, _) in canvas.sheep.items():
        text = canvas.lines[y][x : x + width]
        drawn = {sign for sign in text if sign.isupper()}
        assert drawn <= {letters[seat_of(sheep)]}
    flagged = [planet.flag for planet in view.planets if planet.flag is not None]
    assert all(f"⚑{letters[flag]}" in canvas.text() for flag in flagged)


def test_the_screen_lists_players_by_the_letters_of_the_drawing() -> None:
    """The list beside the drawing and the drawing agree, in both languages."""
    for language, letters in (("en", "RGYB"), ("fr", "RVJN")):
        listener = Listener(speech_of("edenia", language), ("",) * 4, None)
        assert [PRESENTER.letter(listener, Seat(seat)) for seat in range(4)] == [*letters]
        text = PRESENTER.draw(listener, typed(EVERYTHING), Zoom.MEDIUM, UNICODE, None).canvas.text()
        assert f"{letters[1]}1" in text or f"{letters[1]}2" in text
