"""The end: when, who wins, and ties."""

import pytest

from rules.exo.events import Ended, TurnBegan
from rules.exo.game import EXO
from rules.exo.planet import Planet
from rules.exo.scoring import judge
from rules.exo.square import AROUND_STAR
from rules.exo.state import Galaxy
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from tests.rules.exo.scenario import Scene

TWELVE = (
    "e1 sbt, e2 mrz, e3 lgo, e4 sgz, e5 mbo, e6 lrt, s1 lbz, s2 mgt, s3 sro, s4 lgz, s5 mbt, w1 lro"
)
"""Planets without a point between them."""
OTHERS = (
    "n1 sbz, n2 mro, n3 lgt, n4 sgo, n5 mbz, n6 lrz, n7 sgt, w1 mgz, w2 lbo, w3 srt, w4 mgo, e1 sbo"
)
"""Twelve more, without a point either; three of each lie beside the Star."""


def two(altair: str, sirius: str, turn: str = "") -> Scene:
    """A table of two."""
    return Scene(f"{turn}\naltair {altair}\nsirius {sirius}")


def test_end_1_two_players_fill_thirteen_squares_each() -> None:
    """END-1: the last planet ends the game, one planet is left over, nobody acts."""
    scene = two(TWELVE, OTHERS + ", s1 mrt", "turn altair, holds srz")
    assert scene.to_act == "altair"
    scene.play("put w2")
    assert scene.to_act == "nobody"
    assert scene.choices == []
    assert len(scene.told(Ended)) == 1
    assert scene.told(TurnBegan) == []
    assert sum(planet >= 0 for planet in scene.state.universe) == 1


def test_end_1_the_game_goes_on_while_a_galaxy_has_room() -> None:
    """END-1: twelve are not enough; a full galaxy waits for the other."""
    scene = two(TWELVE, OTHERS, "turn altair, holds srz").play("put w2")
    assert scene.to_act == "sirius"
    scene.play(scene.choices[0]).play("put s1")
    assert scene.to_act == "nobody"


def test_end_1_three_players_fill_nine_squares_each() -> None:
    """END-1: with three all planets are used up."""
    scene = Scene("first altair\naltair\nsirius\nvega")
    turns = 0
    while scene.to_act != "nobody":
        scene.play(scene.choices[0]).play(scene.choices[0])
        turns += 1
    assert turns == 27
    assert [len(galaxy.planets) for galaxy in scene.state.galaxies] == [9, 9, 9]
    assert set(scene.state.universe) == {-1}


@pytest.mark.parametrize("command", ["take srz", "put n1", "lay sbo", "first altair"])
def test_end_1_nothing_is_done_after_the_end(command: str) -> None:
    """END-1: whatever is typed, the game is over."""
    scene = two(TWELVE, OTHERS + ", s1 mrt", "turn altair, holds srz").play("put w2")
    refused = scene.refused(command)
    assert (refused.reason, refused.rule) == ("game-over", "END-1")


def test_end_2_most_points_win() -> None:
    """END-2: one point more is enough, although fewer planets lie beside the Star."""
    scene = two(TWELVE, OTHERS + ", s1 mrt", "turn altair, holds lbt").play("put n1e2")
    assert EXO.scores(scene.state) == (1, 0)
    assert EXO.outcome(scene.state) == Outcome((Seat(0),), "points", "END-2")
    assert scene.told(Ended) == [Ended(Outcome((Seat(0),), "points", "END-2"))]


def test_tie_1_planets_beside_the_star_decide() -> None:
    """TIE-1: with equal points, four planets beside the Star beat three."""
    scene = two(TWELVE, OTHERS + ", s1 mrt", "turn altair, holds srz").play("put w2")
    assert EXO.scores(scene.state) == (0, 0)
    assert EXO.outcome(scene.state) == Outcome((Seat(1),), "star", "TIE-1")


def test_tie_1_only_those_with_most_points_are_compared() -> None:
    """TIE-1: a third player with all eight squares filled but fewer points does not win."""
    around = Galaxy(AROUND_STAR, tuple(map(Planet, range(8))), points=4)
    one = Galaxy(AROUND_STAR[:1], (Planet(9),), points=5)
    two_of_them = Galaxy(AROUND_STAR[:2], (Planet(10), Planet(11)), points=5)
    assert judge((around, one, two_of_them)) == Outcome((Seat(2),), "star", "TIE-1")


def test_tie_2_an_equal_number_beside_the_star_shares_the_victory() -> None:
    """TIE-2: equal points and equally many beside the Star."""
    scene = two(TWELVE, OTHERS + ", s1 mrt", "turn altair, holds srz").play("put n1")
    assert EXO.outcome(scene.state) == Outcome((Seat(0), Seat(1)), "shared", "TIE-2")


def test_tie_2_not_everybody_has_to_share() -> None:
    """TIE-2: two of three share it, whoever sits between them."""
    one = Galaxy(AROUND_STAR[:1], (Planet(9),), points=5)
    less = Galaxy(points=4)
    assert judge((one, less, one)) == Outcome((Seat(0), Seat(2)), "shared", "TIE-2")
