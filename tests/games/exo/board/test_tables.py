"""Whatever happens in a game of EXO, the drawing shows it."""

from random import Random

import pytest

from edenia_tui.canvas.charset import ASCII, Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.exo.board.discs import HERE, drawn
from edenia_tui.games.exo.board.marks import Marks
from edenia_tui.games.exo.board.signs import signs_of
from edenia_tui.games.exo.board.table import draw_table
from rules.exo.game import EXO
from rules.exo.growing import earned_by
from rules.exo.layout import Place
from rules.exo.notation.names import planet_name
from rules.exo.opening import Options
from rules.exo.planet import PLANETS, VALUES, values_of
from rules.exo.state import STARS, Ask, State
from rules.exo.universe import free_planets
from tests.games.edenia.board import CHARSETS
from tests.rules.games import play_on

COLUMNS, ROWS = 80, 24


def positions(players: int, seed: int) -> list[State]:
    """Give every position of a random game once the universe is laid."""
    game = play_on(EXO, EXO.start(Options(players)), Random(seed))
    return [moment.step.state for moment in game if moment.step.state.ask in (Ask.TAKE, Ask.PUT)]


@pytest.mark.parametrize("players", [2, 3])
def test_every_planet_is_drawn_where_it_lies(players: int) -> None:
    """At the region of its place or square stand its three letters, before free ones the sign."""
    for view in positions(players, 3):
        canvas, sites = draw_table(view, Zoom.SMALL, ASCII, Marks())
        free = free_planets(view.layout, view.universe)
        for place, planet in enumerate(view.universe):
            if planet < 0:
                continue
            region = sites[Place(place)]
            line = canvas.lines[region.y]
            assert line[region.x : region.x + region.width] == planet_name(planet)
            assert (line[region.x - 1] == ">") == (planet in free)
        for seat, galaxy in zip(view.seats(), view.galaxies, strict=True):
            for square, planet in zip(galaxy.squares, galaxy.planets, strict=True):
                region = sites[seat, square]
                line = canvas.lines[region.y]
                assert line[region.x : region.x + region.width] == planet_name(planet)


def test_open_squares_show_the_points_a_planet_would_make() -> None:
    """LINE-1: before a planet is put, each square of the active galaxy tells what it earns."""
    shown = 0
    for view in positions(2, 5):
        if view.ask is not Ask.PUT:
            continue
        canvas, sites = draw_table(view, Zoom.SMALL, ASCII, Marks(view.held))
        galaxy = view.galaxies[view.active]
        for square in galaxy.open:
            region = sites[view.active, square]
            earned = earned_by(galaxy, square, view.held)
            text = canvas.lines[region.y][region.x : region.x + region.width].strip()
            assert text == (f"+{earned}" if earned else ".")
            shown += bool(earned)
    assert shown > 5


@pytest.mark.parametrize("zoom", Zoom)
def test_the_planet_in_hand_stands_beside_its_players_title(zoom: Zoom) -> None:
    """Between taking and putting no planet is out of sight."""
    for view in positions(3, 5):
        if view.ask is Ask.PUT:
            lines = draw_table(view, zoom, ASCII, Marks()).canvas.lines
            star, points = STARS[view.active].capitalize(), view.galaxies[view.active].points
            assert any(f"@ {star} {points} >{planet_name(view.held)}" in line for line in lines)


@pytest.mark.parametrize("charset", CHARSETS, ids=lambda charset: charset.name)
def test_no_two_planets_look_alike(charset: Charset) -> None:
    """Without colour and without the letters, sizes and types still differ; a letter tells the colour."""
    signs = signs_of(charset)
    for zoom in (Zoom.MEDIUM, Zoom.LARGE):
        shapes = {
            planet: tuple(
                row.replace(planet_name(planet), "   ") for row in drawn(planet, signs, zoom)
            )
            for planet in PLANETS
        }
        by_feature = {(values_of(planet)[0], values_of(planet)[2]) for planet in PLANETS}
        assert len(set(shapes.values())) == len(by_feature)
        assert len(VALUES) == len(by_feature)
        rows = {planet: "".join(drawn(planet, signs, zoom)) for planet in PLANETS}
        assert all(HERE in row or planet_name(planet) in row for planet, row in rows.items())


@pytest.mark.parametrize("players", [2, 3])
def test_usual_tables_fit_80x24(players: int) -> None:
    """The universe and all galaxies have room on the smallest screen, to the end of most games."""
    views = [view for seed in range(12) for view in positions(players, seed)]
    fitting = [
        canvas.width <= COLUMNS and canvas.height <= ROWS
        for canvas in (draw_table(view, Zoom.SMALL, ASCII, Marks()).canvas for view in views)
    ]
    assert sum(fitting) >= 0.95 * len(fitting)
