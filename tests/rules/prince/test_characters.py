"""What Characters score, each in the smallest planet that shows it."""

import pytest

from rules.prince.content import standard_tiles
from rules.prince.planet import CELLS_OF, Planet, make_planet, points_of, scores_of
from rules.prince.tiles import NO_TILE, STACKS, TILE_NAMES, Stack, Tile, stack_of


def planet(names: str, flipped: str = "") -> Planet:
    """A planet of these kinds; those after it were flipped."""
    cells: list[Tile | None] = [NO_TILE] * 16
    free = {stack: list(CELLS_OF[stack]) for stack in STACKS}
    bits = 0
    for name in (*names.split(), *flipped.split()):
        tile = Tile(TILE_NAMES.index(name))
        cell = free[stack_of(tile)].pop(0)
        cells[cell] = tile
        bits |= (1 << cell) if name in flipped.split() else 0
    return make_planet(standard_tiles(), cells, bits)


def points(character: str, names: str = "", flipped: str = "") -> int:
    """What a Character scores with some tiles."""
    return points_of(planet(f"{character} {names}", flipped))


def test_cha_1_only_what_is_in_sight_counts() -> None:
    """CHA-1: an Astronomer has nothing of a flipped sunset."""
    assert points("astronomer", "u19 u20", "u1") == 4


def test_cha_2_vain_man() -> None:
    """CHA-2: 4 a snake."""
    assert points("vain", "c8 c12 u10") == 12
    assert points("vain") == 0


def test_cha_3_geographer() -> None:
    """CHA-3: 1 a planet tile without a volcano, flipped ones among them; Characters never count."""
    assert points("geographer", "c8 c17 c16 king") == 2 + 0
    assert points("geographer", "c8 c17", "u1 u2 u4") == 4


def test_cha_4_astronomer() -> None:
    """CHA-4: 2 a sunset."""
    assert points("astronomer", "u19 d15 u14") == 6


@pytest.mark.parametrize(
    ("roses", "worth"), [("", 0), ("c10", 14), ("c10 u14", 7), ("c10 u14 d14", 0)]
)
def test_cha_5_king(roses: str, worth: int) -> None:
    """CHA-5: 14 for one rose, 7 for two, nothing for none, three and more."""
    assert points("king", roses) == worth


def test_cha_5_a_rose_on_a_flipped_tile_is_none() -> None:
    """CHA-5, EX-2: of three roses two are flipped with their baobabs."""
    assert points("king", "c10", "u3 d3") == 14
    assert points("king", "", "u3") == 0


def test_cha_6_lamplighter() -> None:
    """CHA-6: 1 a lamppost."""
    assert points("lamplighter", "c9 u13 c4") == 3 + 3 + 2


def test_cha_7_hunter() -> None:
    """CHA-7: 3 a species; sheep of two colours are one; flipped sheep are none."""
    assert points("hunter", "u19 u20 c8 c16 c15") == 12
    assert points("hunter", "c16 c15") == 3
    assert points("hunter", "", "c3") == 0


def test_cha_8_drunkard() -> None:
    """CHA-8, EX-3 and EX-4: 3 a flipped tile, nothing without any."""
    assert points("drunkard", "d1 d4", "u1 u2 u4") == 9
    assert points("drunkard", "", "u1 u2 u4 d1 d4 c1") == 18
    assert points("drunkard") == 0


@pytest.mark.parametrize(("colour", "worth"), [("white", 4), ("grey", 9), ("brown", 5)])
def test_cha_9_businessman(colour: str, worth: int) -> None:
    """CHA-9: 2 a white sheep, 3 a grey one, 5 a brown one."""
    assert points(colour, "c13 c3 c15 u5") == worth


def test_cha_10_gardener() -> None:
    """CHA-10, EX-3: 7 a baobab in sight."""
    assert points("gardener", "d1 d4", "u1 u2 u4") == 14
    assert points("gardener", "", "u1 u2 u4") == 0


def test_cha_11_turkish_astronomer() -> None:
    """CHA-11, EX-9: 7 stars on the Characters and 2 on u12."""
    given = dict(scores_of(planet("turkish king gardener gardener u12")))
    assert given[Tile(TILE_NAMES.index("turkish"))] == 9


def test_cha_12_little_prince() -> None:
    """CHA-12: 3 a colour of sheep, 1 a box."""
    assert points("prince", "c16 c15 u5 u17") == 9 + 3
    assert points("prince", "c16 c13") == 3 + 1


def test_cha_13_characters_are_added_and_nothing_else_scores() -> None:
    """CHA-13: without Characters all the elements are worth nothing."""
    assert points_of(planet("c8 c12 u19 u14 d17")) == 0
    assert points_of(planet("vain astronomer c8 u19")) == 4 + 2


def test_the_drunkard_and_the_gardener_like_each_other() -> None:
    """EX-3: five baobab tiles, three of them flipped: 9 and 14."""
    assert points_of(planet("drunkard gardener d1 d4", "u1 u2 u4")) == 23


def test_every_character_has_a_stack_of_its_own() -> None:
    """All thirteen faces come from the Character stack."""
    names = TILE_NAMES[60:]
    assert {stack_of(Tile(TILE_NAMES.index(name))) for name in names} == {Stack.CHARACTER}
