"""Places are taken apart into what they were put together from."""

from itertools import product

import pytest

from rules.edenia.galaxy import (
    CELLS,
    IN,
    NOWHERE,
    OPPOSITE,
    PATHS,
    RIM_PLACES,
    SIDES,
    TILES,
    Cell,
    Face,
)
from rules.edenia.geometry import (
    cell_at,
    cell_beyond,
    cell_of,
    cell_of_step,
    column_of,
    distance,
    ends_of,
    hub_of,
    path_of,
    port_at,
    port_of,
    rim_at,
    row_of,
    side_of,
    side_toward,
    spot_at,
    step_along,
    track_at,
    travelled,
)


def test_a_spot_is_made_of_cell_side_and_path() -> None:
    """Every port of every cell has a spot of its own, and a hub has none of them."""
    spots = {
        spot_at(cell, side, path): (cell, side, path)
        for cell, side, path in product(CELLS, SIDES, PATHS)
    }
    assert len(spots) == 300
    for spot, (cell, side, path) in spots.items():
        assert (cell_of(spot), side_of(spot), path_of(spot)) == (cell, side, path)
        assert port_of(spot) == port_at(side, path)
    assert [cell_of(hub_of(cell)) for cell in CELLS] == [*CELLS]
    assert not {hub_of(cell) for cell in CELLS} & {*spots}


@pytest.mark.parametrize("face", TILES[::17])
def test_a_track_has_the_ends_that_reach_it(face: Face) -> None:
    """The same track is found from both of its ends, and a spoke from one."""
    for side, path in product(SIDES, PATHS):
        spot = track_at(face, Cell(7), side, path)
        ends = ends_of(face, spot)
        assert side in ends
        assert {track_at(face, Cell(7), end, path) for end in ends if end != IN} == {spot}


def test_a_step_is_a_track_and_its_end() -> None:
    """Every way along every track has a number of its own."""
    ways = [*product([spot_at(Cell(24), side, path) for side in SIDES for path in PATHS], SIDES)]
    steps = [step_along(spot, toward) for spot, toward in ways]
    assert [travelled(step) for step in steps] == ways
    assert {cell_of_step(step) for step in steps} == {24}


def test_cells_lie_beside_each_other() -> None:
    """What lies beyond a side is one step away, and its opposite side leads back."""
    for cell in CELLS:
        assert cell_at(row_of(cell), column_of(cell)) == cell
        for side in SIDES:
            beyond = cell_beyond(cell, side)
            if beyond != NOWHERE:
                assert distance(cell, beyond) == 1
                assert side_toward(cell, beyond) == side
                assert cell_beyond(beyond, OPPOSITE[side]) == cell
    assert distance(Cell(0), Cell(24)) == 8


def test_the_rim_lies_beyond_sixteen_sides() -> None:
    """Every outer side but those of Arridis and Edenia has its place on the rim."""
    found = [rim_at(cell, side) for cell, side in product(CELLS, SIDES)]
    assert sorted(index for index in found if index is not None) == [*range(16)]
    assert [rim_at(cell, side) for cell, side in RIM_PLACES] == [*range(16)]
