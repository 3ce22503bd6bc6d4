"""Every ship is to be seen where it stands, whoever else is there."""

from collections import Counter

import pytest
from msgspec.structs import replace

from edenia_tui.canvas.charset import ASCII
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.galaxies.board.board import BOARD
from edenia_tui.games.galaxies.board.marks import Site, Sort
from rules.galaxies.cards import Card
from rules.galaxies.mat import Mat
from rules.galaxies.ships import BLACK, HOME, Spot, danger, orbit, surface
from rules.galaxies.state import State
from rules.kernel.seat import Seat
from tests.games.galaxies.board import ENTRY, five, listener_on

LETTERS = "ACGIV"


def everybody_at(spot: Spot) -> State:
    """Give a table of five where everybody has one ordinary ship, at one place."""
    table = five()
    mats = tuple(replace(Mat(), ships=(spot,)) for _ in table.mats)
    return replace(table, mats=mats)


@pytest.mark.parametrize("zoom", Zoom)
@pytest.mark.parametrize("number", [0, 1, 3, 4])
def test_a_crowd_in_an_orbit_is_seen(number: int, zoom: Zoom) -> None:
    """MOV-3: ships of different players share spaces, and each of five letters is drawn."""
    table = everybody_at(orbit(five().row[0], number))
    drawn = ENTRY.presenter.draw(listener_on(None), table, zoom, ASCII, None)
    x, y, width, height = drawn.sites[Site(Sort.ORBIT, 0)]
    card = "".join(line[x : x + width] for line in drawn.canvas.lines[y + height - 2 : y + height])
    assert {letter for letter in LETTERS if letter in card} == set(LETTERS)


@pytest.mark.parametrize("zoom", Zoom)
@pytest.mark.parametrize("spot", [surface(five().row[0]), HOME, BLACK, danger(Card(24), 3)])
def test_a_crowd_elsewhere_is_seen(spot: Spot, zoom: Zoom) -> None:
    """Landed, at home, in the black or in danger: more letters are drawn than without the ships."""
    table = everybody_at(spot)
    nobody = replace(table, mats=tuple(replace(mat, ships=()) for mat in table.mats))
    shown, without = (Counter(BOARD.draw(one, zoom, ASCII).text()) for one in (table, nobody))
    assert all(shown[letter] > without[letter] for letter in LETTERS)


@pytest.mark.parametrize("zoom", Zoom)
def test_a_whole_fleet_at_home_is_seen(zoom: Zoom) -> None:
    """UPG-2: four ships are as many as there are, and all of them have room."""
    table = five()
    mats = tuple(replace(Mat(), ships=(HOME,) * 4) for _ in table.mats)
    drawn = BOARD.draw(replace(table, mats=mats), zoom, ASCII).text()
    assert all(f"^{letter * 4} " in drawn for letter in LETTERS)


def test_advanced_ships_are_small_letters() -> None:
    """PIL-3: they are ships like others, and told apart by the case alone."""
    table = five()
    assert any(mat.fleet for mat in table.mats)
    drawn = ENTRY.presenter.draw(listener_on(Seat(0)), table, Zoom.SMALL, ASCII, None)
    site = next(
        Site(Sort.SURFACE, place)
        for place, planet in enumerate(table.row)
        if any(one.spot == surface(planet) for mat in table.mats for one in mat.fleet)
    )
    x, y, width, height = drawn.sites[site]
    assert height == 1
    assert "on ac" in drawn.canvas.lines[y][x : x + width]
