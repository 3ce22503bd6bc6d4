"""Building planets, and what baobabs do to them."""

import pytest

from rules.prince.content import read_tiles, standard_tiles, words_of
from rules.prince.elements import BAOBAB, VOLCANO
from rules.prince.events import Flipped, Taken
from rules.prince.planet import CELLS, CELLS_OF, STACK_AT, make_planet, overgrown
from rules.prince.tiles import NO_TILE, STACKS, Stack, Tile
from tests.rules.prince.scenario import Scene, drawn


def planet_of(row: str, offer: str, stack: str = "centre") -> Scene:
    """Amber is asked, with some tiles on the planet; the others have tiles without baobabs."""
    return Scene(
        f"""
        turn amber, ask take
        offer {stack} {offer}
        amber
            {row}
        coral
            .   UE   UE   .
            UF  .    .    ULLF
            .   .    .    .
            .   .    .    .
        jade
            .   XW   XW   .
            LLLN .   .    LLLN
            .   .    .    .
            .   .    .    .
        """
    )


EDGES = """.   BUE  BUN  .
            LWW .    .    LWW
            .   .    .    .
            .   .    .    ."""


def test_pla_1_every_kind_has_four_cells() -> None:
    """PLA-1: Characters in the corners, Centres in the middle, each side first uphill, then downhill."""
    assert sorted(cell for cells in CELLS_OF for cell in cells) == list(CELLS)
    rows = [
        "".join("CUDX"[STACK_AT[cell]] for cell in range(row, row + 4)) for row in (0, 4, 8, 12)
    ]
    assert rows == ["XUDX", "DCCU", "UCCD", "XDUX"]


def test_pla_2_a_tile_goes_to_the_first_free_cell_of_its_kind() -> None:
    """PLA-2: clockwise from the top left one."""
    scene = drawn(3, "uphill", "u6", "u7", "u8").play("take u6", "name coral", "take u7")
    assert [told.cell for told in scene.told(Taken)] == [1, 1, 1]
    scene.play("uphill", "draw u9", "draw u10", "draw u11", "take u9", "name amber", "take u10")
    assert [told.cell for told in scene.told(Taken)][3:] == [7, 7, 7]


def test_pla_3_each_copy_of_a_character_scores() -> None:
    """PLA-3, EX-10: two Geographers on a planet with 4 volcano tiles in sight: 8 each."""
    scene = Scene(
        """
        turn amber, ask stack
        amber
            geographer  UE   UE   geographer
            UF          VLL  VN   ULLF
            XW          VLG  VLG  XW
            .           LWW  LWW  .
        coral
            vain        LXX  LXX  king
            URLL        LLN  LLX  URLL
            LLLN        XW   XG   LLLN
            .           VSS  VSS  .
        """
    )
    assert scene.points("amber") == 16


def test_pla_4_everybody_sees_every_planet() -> None:
    """PLA-4: flipped tiles, too."""
    scene = planet_of(EDGES, "BGG E W").play("take BGG")
    assert scene.view("jade").tiles("amber") == scene.view(None).tiles("amber")
    assert scene.view(None).tiles("amber") == ["(BUE)", "(BUN)", "LWW", "(BGG)", "LWW"]


def test_bao_1_the_third_baobab_flips_all_of_them() -> None:
    """BAO-1, EX-2: before anybody is named."""
    scene = planet_of(EDGES, "BGG E W")
    assert scene.planet("amber").sight.counts[BAOBAB] == 2
    scene.play("take BGG")
    assert scene.tiles("amber") == ["(BUE)", "(BUN)", "LWW", "(BGG)", "LWW"]
    assert scene.choices == ["name coral", "name jade"]
    (flipped,) = scene.told(Flipped)
    assert len(flipped.cells) == len(flipped.tiles) == 3


def test_bao_1_two_baobabs_flip_nothing() -> None:
    """BAO-1: the third is the one that is too many."""
    scene = planet_of(EDGES.replace("BUN", "VSS"), "BGG E W").play("take BGG")
    assert "BGG" in scene.tiles("amber")
    assert scene.told(Flipped) == []


def test_bao_2_nothing_on_a_flipped_tile_counts() -> None:
    """BAO-2: no element at all is left of three flipped tiles."""
    planet = planet_of(EDGES, "BGG E W").play("take BGG").planet("amber")
    assert sum(planet.sight.counts) == 6
    assert planet.sight.flipped == 3


def test_bao_3_the_count_starts_again() -> None:
    """BAO-3, EX-4: six baobabs flip twice; the next one counts as the first."""
    tiles = standard_tiles()
    scene = planet_of(EDGES, "BGG E W").play("take BGG")
    assert scene.planet("amber").sight.counts[BAOBAB] == 0
    names = ("u1", "u2", "u4", "d1", "d4", "c1")
    cells = (1, 7, 14, 2, 11, 5)
    planet = make_planet(tiles, [NO_TILE] * 16)
    from rules.prince.planet import with_flipped, with_tile  # noqa: PLC0415
    from rules.prince.tiles import TILE_NAMES  # noqa: PLC0415

    for name, cell in zip(names, cells, strict=True):
        planet = with_tile(tiles, planet, cell, Tile(TILE_NAMES.index(name)))
        planet = with_flipped(tiles, planet, overgrown(tiles, planet))
    assert (planet.sight.flipped, planet.sight.counts[BAOBAB]) == (6, 0)


def test_bao_4_nobody_is_asked() -> None:
    """BAO-4: the tiles are flipped by the same action that brought the third."""
    scene = planet_of(EDGES, "BGG E W")
    assert "take c3" in scene.choices
    assert [type(event).__name__ for event in scene.play("take c3").events] == ["Taken", "Flipped"]


def test_bao_5_a_flipped_tile_keeps_its_cell() -> None:
    """BAO-5: the planet still has as many tiles of each kind."""
    before = planet_of(EDGES, "BGG E W").planet("amber")
    after = planet_of(EDGES, "BGG E W").play("take BGG").planet("amber")
    assert [after.number_of(stack) for stack in STACKS] == [1, 2, 2, 0]
    assert [before.number_of(stack) for stack in STACKS] == [0, 2, 2, 0]


def other_tiles(word: str) -> str:
    """The standard tiles, with another one for the first of the Centre."""
    lines = []
    for stack in STACKS:
        words = words_of(standard_tiles(), stack)
        if stack is Stack.CENTRE:
            words[0] = word
        lines.append(f"{('centre', 'uphill', 'downhill', 'character')[stack]} {' '.join(words)}")
    return "\n".join(lines)


@pytest.mark.parametrize(("word", "flipped"), [("BB", (5, 6)), ("BVW", ())])
def test_a_tile_may_have_two_baobabs_or_a_volcano_beside_one(
    word: str, flipped: tuple[int, ...]
) -> None:
    """With other tiles two baobabs on a tile count as two; a volcano on a flipped tile is gone."""
    tiles = read_tiles(other_tiles(word))
    cells = [NO_TILE] * 16
    cells[5], cells[6] = Tile(0), Tile(1)
    planet = make_planet(tiles, cells)
    assert overgrown(tiles, planet) == flipped
    assert planet.sight.counts[VOLCANO] == word.count("V")
    assert make_planet(tiles, cells, 1 << 5).sight.counts[VOLCANO] == 0
