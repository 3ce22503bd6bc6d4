"""The estimate: fair at the start, for whoever is ahead later, certain at the end."""

import pytest

from rules.exo.game import EXO
from rules.exo.growing import galaxy_of
from rules.exo.opening import Options
from rules.exo.planet import MASKS, PLANETS, planet_of, values_of
from rules.exo.prospects import expected_points
from rules.exo.square import square_at
from tests.rules.exo.scenario import Scene
from tests.rules.games import EXO_ROWS, play


def test_chances_make_one_whole_all_through_a_game() -> None:
    """Every share is between nothing and all, and together they are all."""
    for row in EXO_ROWS:
        for moment in play(row, 4):
            shares = EXO.estimate(moment.step.state)
            assert sum(shares) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in shares)
            assert len(shares) == len(moment.step.state.galaxies)


def test_nobody_is_ahead_before_the_first_planet() -> None:
    """Equal shares at the start."""
    assert EXO.estimate(EXO.start(Options(3))) == pytest.approx((1 / 3,) * 3)


def test_points_are_worth_something() -> None:
    """Three in line beat three that share nothing."""
    shares = EXO.estimate(
        Scene("altair n1 sbt, n2 sbz, n3 sbo\nsirius e1 mrt, e2 lgz, e3 sgt").state
    )
    assert shares[0] > 0.6


def test_promises_are_worth_something() -> None:
    """Two alike side by side are better than two that share nothing."""
    shares = EXO.estimate(Scene("altair n1 sbt, n2 sbz\nsirius e1 mrt, e2 lgz").state)
    assert shares[0] > 0.5


def test_two_ends_that_promise_are_better_than_one() -> None:
    """With one planet to come both galaxies can make the same, but one of them has a choice."""
    alike = planet_of(0, 3, 6), planet_of(0, 3, 7)
    masks = [MASKS[planet] for planet in PLANETS if planet not in alike]
    one_end, two_ends = (
        galaxy_of(dict(zip(squares, alike, strict=True)))
        for squares in (
            (square_at(1, 0), square_at(2, 0)),  # LINE-4: the Star is at the other end
            (square_at(1, 1), square_at(1, 2)),
        )
    )
    assert expected_points(two_ends, 1, masks) > expected_points(one_end, 1, masks)


def test_a_promise_that_no_planet_can_keep_is_worth_nothing() -> None:
    """What is left of the universe counts: without small or blue planets the pair is like any other."""
    pair = galaxy_of({square_at(1, 0): planet_of(0, 3, 6), square_at(2, 0): planet_of(0, 3, 7)})
    other = galaxy_of({square_at(1, 0): planet_of(0, 3, 6), square_at(2, 0): planet_of(1, 4, 7)})
    strangers = [MASKS[planet] for planet in PLANETS if not {0, 3} & {*values_of(planet)}]
    everybody = [MASKS[planet] for planet in PLANETS]
    assert expected_points(pair, 3, strangers) == expected_points(other, 3, strangers)
    assert expected_points(pair, 3, everybody) > expected_points(other, 3, everybody)


def test_the_planet_in_hand_counts_where_it_makes_most() -> None:
    """Holding the third of a line is better than holding another planet."""
    table = "altair n1 sbt, n2 sbz\nsirius e1 mrt, e2 lgz"
    third = EXO.estimate(Scene(f"turn altair, holds sbo\n{table}").state)
    other = EXO.estimate(Scene(f"turn altair, holds mgo\n{table}").state)
    assert third[0] > other[0]


def test_a_game_that_is_over_is_no_guess() -> None:
    """The winners share one whole."""
    for seed in range(12):
        *_, last = play(EXO_ROWS[0], seed)
        outcome = EXO.outcome(last.step.state)
        assert outcome is not None
        shares = EXO.estimate(last.step.state)
        assert sum(shares) == 1
        assert {seat for seat, share in enumerate(shares) if share} == {*outcome.winners}
