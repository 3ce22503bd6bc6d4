"""Hope: no more than what the next seat leaves, over all of chance and the seat's own choices."""

import pytest

from rules.bots.hope import hope_of
from rules.edenia.game import EDENIA
from rules.kernel.seat import Seat
from rules.kernel.threat import threat_of
from tests.bots.hint_positions import BLOCK, RACE
from tests.rules.edenia.fixed_box import typed

RED, GREEN = Seat(0), Seat(1)


def after(position: str, *commands: str) -> float:
    """Do something as red, and tell what red may hope for."""
    state = typed(position)
    for command in commands:
        state = EDENIA.apply(state, EDENIA.read_action(state, command)).state
    return hope_of(EDENIA, state, RED)


def test_nothing_is_left_where_the_next_seat_wins_whatever_comes() -> None:
    """Green runs home over the dwarf planet; whatever tile red turns over elsewhere is no help."""
    assert after(BLOCK, "go 2 south nebula") == 0


def test_a_block_leaves_what_luck_leaves() -> None:
    """With red in the way, green needs a tile that leads round it."""
    state = typed(BLOCK)
    for command in ("go 1 south", "stop"):
        state = EDENIA.apply(state, EDENIA.read_action(state, command)).state
    threat = threat_of(EDENIA, state, GREEN)
    assert threat is not None
    assert after(BLOCK, "go 1 south", "stop") == pytest.approx(1 - threat.chance)


def test_own_choices_are_the_best_ones() -> None:
    """Before the question whether to stop, the hope is that of stopping."""
    assert after(BLOCK, "go 1 south") == after(BLOCK, "go 1 south", "stop") > 0.9


def test_a_game_that_is_over_leaves_all_to_its_winner() -> None:
    """Nobody can take a victory back."""
    assert after(RACE, "go 1 east") == 1
    over = EDENIA.apply(typed(RACE), EDENIA.read_action(typed(RACE), "go 1 east")).state
    assert hope_of(EDENIA, over, GREEN) == 0


def test_little_looking_leaves_hope() -> None:
    """What is not seen in so many steps is no threat."""
    assert hope_of(EDENIA, typed(BLOCK), RED, most_steps=3) == 1
