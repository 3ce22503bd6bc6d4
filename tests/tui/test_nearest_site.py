"""The cursor goes to the nearest thing on a side, whatever the drawing."""

import pytest

from edenia_tui.canvas.canvas import Region
from edenia_tui.tui.widgets.nearest_site import middle, neighbour

GRID = {
    row * 5 + column: Region(column * 9, row * 3, 9, 3) for row in range(5) for column in range(5)
}
PYRAMID = {
    "a1": Region(4, 0, 3, 1),
    "a2": Region(8, 0, 3, 1),
    "b1": Region(2, 1, 3, 1),
    "b2": Region(6, 1, 3, 1),
    "b3": Region(10, 1, 3, 1),
}


def test_it_begins_in_the_middle() -> None:
    """The middle of a grid is its middle cell; of a pyramid, what is nearest."""
    assert middle(GRID) == 12
    assert middle(PYRAMID) in ("a1", "a2", "b2")


@pytest.mark.parametrize("cell", GRID)
def test_in_a_grid_it_keeps_to_rows_and_columns(cell: int) -> None:
    """From every cell each way leads to the neighbour there, and nowhere at the edge."""
    row, column = divmod(cell, 5)
    assert neighbour(GRID, cell, 1, 0) == (cell + 1 if column < 4 else None)
    assert neighbour(GRID, cell, -1, 0) == (cell - 1 if column > 0 else None)
    assert neighbour(GRID, cell, 0, 1) == (cell + 5 if row < 4 else None)
    assert neighbour(GRID, cell, 0, -1) == (cell - 5 if row > 0 else None)


def test_between_rows_that_are_set_off_it_finds_a_way() -> None:
    """Up and down lead to one of the two that are nearest; left and right stay in the row."""
    assert str(neighbour(PYRAMID, "a1", 0, 1)) in ("b1", "b2")
    assert str(neighbour(PYRAMID, "b2", 0, -1)) in ("a1", "a2")
    assert neighbour(PYRAMID, "b2", 1, 0) == "b3"
    assert neighbour(PYRAMID, "a2", -1, 0) == "a1"
    assert neighbour(PYRAMID, "b1", -1, 0) is None


def test_everything_can_be_reached() -> None:
    """From the middle of a pyramid, ways lead to every thing there is."""
    seen, waiting = set[str](), [middle(PYRAMID)]
    while waiting:
        site = waiting.pop()
        if site not in seen:
            seen.add(site)
            ways = ((1, 0), (-1, 0), (0, 1), (0, -1))
            found = (neighbour(PYRAMID, site, *way) for way in ways)
            waiting += [one for one in found if one is not None]
    assert seen == set(PYRAMID)
