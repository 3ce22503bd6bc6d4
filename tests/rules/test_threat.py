"""What a seat can win within its turn."""

import pytest
from msgspec.structs import replace

from rules.edenia.game import EDENIA
from rules.kernel.seat import Seat
from rules.kernel.threat import threat_of
from tests.bots.hint_positions import BLOCK, LAW, PRESTIGE, RACE, SECRETS
from tests.rules.edenia.fixed_box import typed

RED, GREEN = Seat(0), Seat(1)


@pytest.mark.parametrize(
    ("position", "victory", "rule"),
    [(RACE, "race", "WIN-1"), (LAW, "law", "WIN-2"), (PRESTIGE, "prestige", "WIN-3")],
)
def test_a_sure_victory(position: str, victory: str, rule: str) -> None:
    """Each kind is found, and that it needs no luck."""
    found = threat_of(EDENIA, typed(position), RED)
    assert found is not None
    assert (found.chance, found.outcome.victory, found.outcome.rule) == (1, victory, rule)


def test_nothing_to_win() -> None:
    """Nobody wins from the middle of a game, nor in somebody else's turn."""
    assert threat_of(EDENIA, typed(SECRETS), RED) is None
    assert threat_of(EDENIA, typed(RACE), GREEN) is None


def test_luck_has_its_odds() -> None:
    """HOLE-1: one path out of the Black Hole of three leads to Edenia, so it is one time in three."""
    state = typed(r"""
        3  ... ... hol \++ ...
        4  ... ... ... \++ \++
        deck none
        red trifoliums 15 13, sheep C3 west star; Edenia; Edenia
    """)
    found = threat_of(EDENIA, state, RED)
    assert found is not None
    assert found.chance == pytest.approx(1 / 3)


def test_steps_run_out() -> None:
    """With too few steps nothing is claimed."""
    state = replace(typed(BLOCK), active=GREEN)
    assert threat_of(EDENIA, state, GREEN) is not None
    assert threat_of(EDENIA, state, GREEN, most_steps=0) is None
