"""Putting a planet into a galaxy."""

from rules.exo.events import Placed
from rules.exo.square import square_at
from rules.kernel.seat import Seat
from tests.rules.exo.scenario import Scene

AROUND = ["put n1w1", "put n1", "put n1e1", "put w1", "put e1", "put s1w1", "put s1", "put s1e1"]


def test_put_1_the_first_planet_goes_on_one_of_eight_squares() -> None:
    """PUT-1: around the Star, corners included, from north-west to south-east."""
    assert Scene().play("take sbo").choices == AROUND


def test_put_1_the_first_planet_goes_nowhere_else() -> None:
    """PUT-1: two squares off is too far."""
    refused = Scene().play("take sbo").refused("put n2")
    assert (refused.reason, refused.rule) == ("not-beside-star", "PUT-1")
    assert refused.facts == {"square": "n2"}


def test_put_1_a_planet_in_hand_is_put_before_another_is_taken() -> None:
    """PUT-1: the refusal names the planet that waits."""
    refused = Scene().play("take sbo").refused("take sbz")
    assert (refused.reason, refused.rule) == ("put-first", "PUT-1")
    assert refused.facts == {"planet": "sbo"}


def test_put_2_later_planets_go_next_to_the_star_or_a_planet() -> None:
    """PUT-2: the squares around n1 are open besides those around the Star, each once."""
    scene = Scene("turn altair, holds sbo\naltair n1 sbt")
    more = ["put n2w1", "put n2", "put n2e1"]
    assert scene.choices == [*more, *(choice for choice in AROUND if choice != "put n1")]


def test_put_2_other_squares_are_refused() -> None:
    """PUT-2: a gap of one square is too much, and so are planets of others."""
    scene = Scene("turn altair, holds sbo\naltair n1 sbt\nsirius s1 mbt, s2 mbz")
    for square in ("n3", "s2", "n1e2", "w13"):
        refused = scene.refused(f"put {square}")
        assert (refused.reason, refused.rule) == ("not-beside-planet", "PUT-2")
        assert refused.facts == {"square": square}


def test_put_2_the_grid_has_no_edges() -> None:
    """PUT-2: twelve planets straight east, and the thirteenth goes on."""
    line = ["sbt", "sbz", "srt", "srz", "sgt", "sgz", "mbt", "mbz", "mrt", "mrz", "mgt", "mgz"]
    east = ", ".join(f"e{number} {planet}" for number, planet in enumerate(line, 1))
    scene = Scene(f"turn altair, holds lbo\naltair {east}")
    scene.play("put e13")
    assert scene.planets("altair")["e13"] == "lbo"


def test_put_3_neither_on_the_star_nor_on_a_planet() -> None:
    """PUT-3: one planet a square."""
    scene = Scene("turn altair, holds sbo\naltair n1 sbt")
    refused = scene.refused("put n1")
    assert (refused.reason, refused.rule) == ("square-full", "PUT-3")
    assert refused.facts == {"square": "n1", "planet": "sbt"}
    refused = scene.refused("put star")
    assert (refused.reason, refused.rule) == ("on-star", "PUT-3")


def test_put_3_what_was_put_stays() -> None:
    """PUT-3: the planets of a galaxy are where they were after every later turn."""
    scene = Scene().play("take sbo", "put n1e1", "take sbz", "put w1", "take sbt", "put n2e2")
    assert scene.planets("altair") == {"n2e2": "sbt", "n1e1": "sbo"}
    assert scene.planets("sirius") == {"w1": "sbz"}


def test_the_event_tells_what_was_earned() -> None:
    """The planet, its square, the new points and all points."""
    scene = Scene("turn altair, holds sbo\naltair n1 sbt, n2 sbz, e1 mrt, e2 mrz, e3 mgt")
    assert scene.points("altair") == 1
    scene.play("put n3")
    (placed,) = scene.told(Placed)
    assert placed.square == square_at(3, 0)
    assert (placed.seat, placed.earned, placed.points) == (Seat(0), 2, 3)
