"""The tiles as a file anybody can change."""

from collections import Counter
from importlib.resources import files

import pytest

from rules.kernel.refused import Unreadable
from rules.prince.content import TILE_SETS, read_tiles, standard_tiles, write_tiles
from rules.prince.elements import LETTERS
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from rules.prince.tiles import KINDS_OF, STACK_NAMES, STACKS, Stack
from tests.faults import wrong

TEXT = files("rules.prince").joinpath("tile_sets", "standard-1.tiles").read_text("utf-8")
SUMS = {
    "centre": (3, 8, 0, 1, 16, 4, 0, 3, 1, 5, 11, 5, 1),
    "uphill": (5, 7, 9, 2, 15, 3, 7, 3, 3, 2, 6, 5, 2),
    "downhill": (5, 7, 9, 2, 15, 3, 7, 3, 2, 3, 6, 5, 2),
    "character": (0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0),
}


@pytest.mark.parametrize("stack", STACKS)
def test_the_elements_of_the_standard_tiles_add_up(stack: Stack) -> None:
    """As many of each element as the published list has."""
    tiles = standard_tiles()
    sums = [
        sum(tiles.counts[kind][element] * tiles.copies[kind] for kind in KINDS_OF[stack])
        for element in range(len(LETTERS))
    ]
    assert tuple(sums) == SUMS[STACK_NAMES[stack]]
    assert sum(tiles.copies[kind] for kind in KINDS_OF[stack]) == 20


def test_tiles_written_are_tiles_read() -> None:
    """The words of each stack make the same tiles again."""
    tiles = standard_tiles()
    assert read_tiles(write_tiles(tiles)) == tiles
    assert TILE_SETS.version_of(tiles) == TILE_SETS.newest


def test_letters_may_stand_in_any_order_and_case() -> None:
    """Wbwo is BWWO."""
    assert read_tiles(TEXT.replace("BWWO", "wbwo")) == standard_tiles()


def test_a_position_with_other_tiles_names_them() -> None:
    """It can be read again by somebody who has only the text."""
    tiles = read_tiles(TEXT.replace(" W E", " WWW E"))
    state = PRINCE.start(Options(3, tiles=tiles))
    text = PRINCE.write_position(state)
    assert Counter(line.split()[0] for line in text.splitlines())["tiles"] == 4
    assert PRINCE.read_position(text) == state


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("centre      BWWO", "middle BWWO", "'middle' is no stack"),
        ("BWWO ", "", "centre: expected 20 tiles, found 19"),
        ("BWWO", "BQ", "'BQ' is no tile"),
        ("BWWO", "BWWOWWWWW", "at most 8 things"),
        ("vain* vain*", "vain* vain", "the same stars on every copy"),
        ("king**", "queen**", "'queen**' is no Character"),
        ("king**", "king*********", "at most 8 things"),
    ],
)
def test_mistakes_are_told_with_their_line(old: str, new: str, complaint: str) -> None:
    """Whoever types a box is told what is wrong and where."""
    with pytest.raises(Unreadable) as caught:
        read_tiles(TEXT.replace(old, new, 1))
    assert complaint in wrong(caught.value, "prince")


def test_a_missing_stack_is_told() -> None:
    """All four are needed."""
    with pytest.raises(Unreadable) as caught:
        read_tiles("\n".join(line for line in TEXT.splitlines() if "character" not in line))
    assert "no line 'character'" in wrong(caught.value, "prince")
