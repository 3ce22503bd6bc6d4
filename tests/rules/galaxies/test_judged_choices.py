"""What whoever looks one step ahead does on tables where one thing is plainly best."""

from random import Random

import pytest

from rules.bots.ewe import ewe
from rules.galaxies.game import GALAXIES
from rules.galaxies.prospects import estimate
from tests.rules.galaxies.scenario import QUIET, A, B, Scene, mat, scene

_SEEDS = range(5)


def _choices(table: Scene, number: int, seed: int) -> list[str]:
    """Let the seat in turn choose so many times, and give what it chose."""
    state, rng = table.state, Random(seed)
    chosen: list[str] = []
    while len(chosen) < number and GALAXIES.to_act(state) == A:
        action = ewe(GALAXIES, GALAXIES.view(state, A), rng)
        chosen.append(GALAXIES.write_action(action))
        state = GALAXIES.apply(state, action).state
    return chosen


@pytest.mark.parametrize("seed", _SEEDS)
def test_trn_2_a_die_that_does_something_is_used(seed: int) -> None:
    """Rather than ended away, the last one too."""
    table = scene(mat("gort 2, home"), QUIET, rolled="economy", has_rerolled=True)
    assert _choices(table, 1, seed) == ["use economy"]


@pytest.mark.parametrize("seed", _SEEDS)
def test_adv_3_a_planet_within_reach_is_colonised(seed: int) -> None:
    """The ship that needs one advance comes before those that need more."""
    table = scene(mat("gort 5, nagato 1", energy=0), QUIET, rolled="economy economy move")
    assert _choices(table, 2, seed) == ["use economy", "advance gort orbit 5"]


@pytest.mark.parametrize("seed", _SEEDS)
def test_upg_1_a_level_is_bought(seed: int) -> None:
    """As soon as it can be paid."""
    table = scene(mat("home, home", energy=2, culture=0), QUIET, rolled="colony culture")
    assert _choices(table, 2, seed) == ["use colony", "upgrade 2e"]


@pytest.mark.parametrize("seed", _SEEDS)
def test_mov_4_a_ship_lands_where_it_matters(seed: int) -> None:
    """The action of Leandra brings the ship at Gort to the symbol; no orbit is worth as much."""
    table = scene(
        mat("gort 5, home", energy=0, culture=0),
        QUIET,
        row="gort leandra jakks helios",
        rolled="move",
        has_rerolled=True,
    )
    assert _choices(table, 4, seed) == [
        "use move",
        "ship home",
        "go leandra surface",
        "act",
    ]


def test_act_3_what_is_under_way_is_judged_by_its_best_end() -> None:
    """Before a ship is named, as much is expected as of the best ship at the best place."""
    table = scene(mat("gort 5, nagato 1"), QUIET, rolled="economy economy")
    table.do("use economy")
    assert table.who == "azure"
    ends = [GALAXIES.apply(table.state, action).state for action in GALAXIES.legal(table.state)]
    assert len(ends) > 1
    assert estimate(table.state)[A] == max(estimate(end)[A] for end in ends)


def test_fol_1_what_another_seat_is_asked_is_not_answered_for_it() -> None:
    """Whether somebody follows is theirs to say: the position is judged as it stands."""
    table = scene(mat("gort 5, nagato 1"), mat("gort 1", culture=3), rolled="economy economy").do(
        "use economy", "advance nagato orbit 1"
    )
    assert table.who == "crimson"
    followed = GALAXIES.apply(table.state, GALAXIES.read_action(table.state, "follow")).state
    assert estimate(table.state)[B] != estimate(followed)[B]
