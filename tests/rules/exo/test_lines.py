"""Lines: what three planets side by side are worth."""

import pytest

from rules.exo.growing import earned_by
from rules.exo.notation.names import find_planet, find_square, square_name
from rules.exo.planet import VALUES
from rules.exo.scoring import lines_of
from tests.rules.exo.scenario import Scene


def points(galaxy: str) -> int:
    """Count what altair's planets make."""
    return Scene(f"altair {galaxy}").points("altair")


@pytest.mark.parametrize(
    "galaxy",
    [
        "n1 sbt, n2 srz, n3 sgo",
        "n1 sbt, n2 mbz, n3 lbo",
        "n1 sbt, n2 mrt, n3 lgt",
    ],
    ids=["size", "colour", "type"],
)
def test_line_1_a_shared_feature_is_a_point(galaxy: str) -> None:
    """LINE-1: the same size, the same colour, or the same type."""
    assert points(galaxy) == 1


@pytest.mark.parametrize(
    "squares",
    [
        ("w1", "w2", "w3"),
        ("n1w1", "n1", "n1e1"),
        ("s1", "s2", "s3"),
        ("n1e1", "n2e2", "n3e3"),
        ("n1w1", "n2w2", "n3w3"),
        ("s1", "w1", "n1w2"),
    ],
)
def test_line_1_rows_columns_and_diagonals_count(squares: tuple[str, str, str]) -> None:
    """LINE-1: any straight line, wherever it lies."""
    one, two, three = squares
    assert points(f"{one} sbt, {two} mbz, {three} lbo") == 1


@pytest.mark.parametrize(
    ("first", "second", "last"),
    [("n1w1", "n1", "n1e1"), ("n1w1", "n1e1", "n1"), ("n1", "n1e1", "n1w1")],
)
def test_line_1_counts_whichever_planet_comes_last(first: str, second: str, last: str) -> None:
    """LINE-1: at either end or in the middle."""
    scene = Scene(f"turn altair, holds lbo\naltair {first} sbt, {second} mbz")
    assert scene.points("altair") == 0
    assert scene.play(f"put {last}").points("altair") == 1


def test_line_1_nothing_in_common_is_nothing() -> None:
    """LINE-1: two that share are not enough, nor three of which each two share something else."""
    assert points("n1 sbt, n2 sbz, n3 mro") == 0
    assert points("n1 sbt, n2 sro, n3 mrt") == 0


def test_line_1_a_knights_move_is_no_line() -> None:
    """LINE-1: straight lines go in eight directions only."""
    assert points("n1 sbt, n2 mro, n3e1 sbz, n4e1 lgt, n5e2 sbo") == 0


@pytest.mark.parametrize(("length", "expected"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_line_2_every_three_of_a_longer_line(length: int, expected: int) -> None:
    """LINE-2: four in line are 2 points, five are 3, six are 4."""
    planets = ("sbt", "srz", "sgo", "sbz", "sro", "sgt")
    line = ", ".join(f"n{n} {planet}" for n, planet in enumerate(planets[:length], 1))
    assert points(line) == expected


def test_line_2_a_planet_belongs_to_many_lines() -> None:
    """LINE-2: in a block of nine small planets all eight lines count, each corner in three."""
    rows = ["n3", "n2", "n1"]
    block = ["sbt", "srz", "sgo", "sro", "sgt", "sbz", "sgz", "sbo", "srt"]
    squares = [row + column for row in rows for column in ("e1", "e2", "e3")]
    size = [
        line
        for line in lines_of(Scene("altair " + _listed(squares, block)).galaxy("altair"))
        if VALUES[line.value] == "small"
    ]
    assert len(size) == 8


def test_line_3_each_feature_counts_for_itself() -> None:
    """LINE-3: three that share two features are 2 points."""
    assert points("n1 sbt, n2 sbz, n3 sbo") == 2
    assert points("n1 lbo, n2 lro, n3 lgo") == 2


def test_line_3_each_feature_has_its_own_threes() -> None:
    """LINE-3: of four in line, the first three share a colour and the last three a size."""
    assert points("n1 mbt, n2 sbz, n3 sbo, n4 srt") == 2


def test_line_4_the_star_breaks_a_line() -> None:
    """LINE-4: two west and two east of the Star make nothing."""
    assert points("w2 sbt, w1 sbz, e1 sbo, e2 mbt") == 0
    assert points("n1e1 sbt, s1w1 sbz, s2w2 sbo") == 0
    scene = Scene("turn altair, holds sbo\naltair w1 sbt, w2 sbz")
    assert scene.play("put e1").points("altair") == 0


def test_line_4_a_gap_breaks_a_line() -> None:
    """LINE-4: an empty square between them, and nothing counts until it is filled."""
    scene = Scene("turn altair, holds sbo\naltair n1 sbt, n2 mrz, n1e1 sbz, n1e2 lgo, n1e3 mbt")
    assert scene.points("altair") == 0
    assert points("n1w1 sbt, n1 sbz, n1e1 mrt, n1e2 sbo") == 0
    gap = "turn altair, holds sbo\naltair n1w1 sbt, n1e1 sbz, w1 mrz"
    assert Scene(gap).points("altair") == 0
    assert Scene(gap).play("put n1").points("altair") == 2


def test_a_planet_earns_what_was_promised() -> None:
    """What a planet would earn on each open square is what it earns there."""
    text = "turn altair, holds sbo\naltair n1 sbt, n2 sbz, n1e1 mbo, n2e1 mbz, n1w2 lbo, n2w1 sgo"
    scene = Scene(text)
    before, galaxy = scene.points("altair"), scene.galaxy("altair")
    planet = find_planet("sbo")
    assert planet is not None
    earned = {}
    for choice in scene.choices:
        square = find_square(choice[4:])
        assert square is not None
        after = Scene(text).play(choice).points("altair")
        earned[square_name(square)] = earned_by(galaxy, square, planet)
        assert after - before == earned[square_name(square)]
    assert max(earned.values()) > 2
    assert min(earned.values()) == 0


def _listed(squares: list[str], planets: list[str]) -> str:
    return ", ".join(f"{a} {b}" for a, b in zip(squares, planets, strict=True))
