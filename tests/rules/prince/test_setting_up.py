"""Setting up: stacks, tiles that stay out, who chooses first."""

from collections import Counter
from random import Random

import pytest

from rules.kernel.seat import Seat
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from rules.prince.pool import unseen
from rules.prince.state import ASIDE, DRAW, DRAWS
from rules.prince.tiles import STACKS
from tests.rules.games import play_on
from tests.rules.prince.scenario import Scene, opening


def test_set_1_eighty_tiles_in_four_stacks() -> None:
    """SET-1: 20 tiles a stack, as many kinds as the list has."""
    state = opening(5).state
    sizes = [sum(count for _, count in unseen(state, stack)) for stack in STACKS]
    assert sizes == [20, 20, 20, 20]
    assert [len(unseen(state, stack)) for stack in STACKS] == [17, 20, 20, 13]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_set_1_tiles_that_stay_out_are_those_nobody_drew(players: int) -> None:
    """SET-1: at the end so many tiles of every stack were never seen, two players' discards aside."""
    *_, last = play_on(PRINCE, PRINCE.start(Options(players)), Random(1))
    left = [sum(count for _, count in unseen(last.step.state, stack)) for stack in STACKS]
    assert left == [ASIDE[players]] * 4
    assert all(20 - ASIDE[players] == DRAWS * DRAW[players] for _ in STACKS)


def test_set_2_chance_picks_the_first_chooser() -> None:
    """SET-2: every seat may be first, unless one is named."""
    scene = Scene(PRINCE.start(Options(3)))
    assert scene.to_act == "chance"
    assert scene.choices == ["first amber", "first coral", "first jade"]
    assert scene.play("first jade").to_act == "jade"
    assert Scene(PRINCE.start(Options(3, Seat(1)))).to_act == "coral"


def test_chn_1_every_seat_is_as_likely() -> None:
    """CHN-1: equal weights."""
    weights = Counter(weight for _, weight in PRINCE.chances(PRINCE.start(Options(5))))
    assert weights == {1: 5}


def test_set_3_nothing_goes_clockwise() -> None:
    """SET-3: amber may name jade before coral."""
    scene = opening(4).play("centre", "draw c1", "draw c2", "draw c3", "draw c4", "take c4")
    assert scene.choices == ["name coral", "name jade", "name pearl"]
    assert scene.play("name pearl", "take c1", "name coral").to_act == "coral"


@pytest.mark.parametrize(("players", "first"), [(1, None), (6, None), (3, Seat(3))])
def test_games_of_other_sizes_are_not_begun(players: int, first: Seat | None) -> None:
    """Two to five play, and one of them begins."""
    with pytest.raises(ValueError, match="play"):
        PRINCE.start(Options(players, first))
