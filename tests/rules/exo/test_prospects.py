"""The estimate: fair at the start, for whoever is ahead later, certain at the end."""

import pytest

from rules.exo.game import EXO
from rules.exo.opening import Options
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
