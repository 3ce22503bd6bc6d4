"""What a late game is worth: less to everybody the farther its end is."""

import pytest

from rules.edenia.game import EDENIA
from rules.edenia.prospects import estimate, prospects
from tests.rules.edenia.fixed_box import typed

WITHOUT_LAW = ("no-42", "little-lambs")
NEAR_42 = """
    rules {rules}
    round 40
    supply clovers 5, trifoliums 11 9
    red clovers {clovers}, trifoliums 15, sheep Arridis; Arridis; Edenia
    green trifoliums 13, sheep Edenia
"""
PLANET_NEAR_42 = """
    rules no-42
    round 40
    turn red, ask planet, sheep 1
    1  Ari +++ OOO ... ...
    supply clovers 5, trifoliums 9
    red clovers 13, trifoliums 15 13, sheep C1 planet; Edenia; Edenia
    green clovers 3, trifoliums 11, sheep Edenia
"""
"""A clover makes exactly 42 points, a flag 48."""


def worth(position: str) -> float:
    """Tell what a game is worth to all together."""
    return sum(estimate(typed(position)))


@pytest.mark.parametrize("rules", WITHOUT_LAW)
def test_where_42_does_not_win_nothing_ends_there(rules: str) -> None:
    """OPT-1 and OPT-2: just below, at and above it the game is as far from its end."""
    below, at, above = (
        worth(NEAR_42.format(rules=rules, clovers=clovers)) for clovers in (26, 27, 28)
    )
    assert below == pytest.approx(at) == pytest.approx(above)


def test_where_42_wins_the_end_is_near_there() -> None:
    """WIN-2: a point short of it the game is worth more than five points short."""
    near, far = (worth(NEAR_42.format(rules="fr", clovers=clovers)) for clovers in (26, 22))
    assert near > far


def test_a_flag_beats_a_clover_where_42_does_not_win() -> None:
    """OPT-1: seven points are more than one, even late, when a flag may be taken down again."""
    state = typed(PLANET_NEAR_42)
    after = {
        EDENIA.write_action(one): EDENIA.apply(state, one).state for one in EDENIA.legal(state)
    }
    assert estimate(after["flag"])[0] > estimate(after["clover"])[0]


@pytest.mark.parametrize("rules", ["fr", *WITHOUT_LAW])
def test_a_sheep_nearer_to_edenia_brings_the_end_nearer(rules: str) -> None:
    """WIN-1 and OPT-2: opening the way pays for everybody, as far as anybody can still win."""
    rest = f"rules {rules}\nround 40\n5  ... ... ... +++ Ede\nred trifoliums 15, sheep {{}}; Edenia"
    assert worth(rest.format("D5 east star")) > worth(rest.format("Arridis"))


def test_a_flag_that_can_be_lost_is_fewer_points_with_every_round() -> None:
    """HAB-2: who leads by such a flag leads less and less; a protected one keeps its worth."""
    rest = "rules no-42\nround {}\n1  Ari OOO ... ... ...\nplanet B1 clovers 0, flag red{}\nred flags 2"
    for protection, is_same in (("", False), (", protected", True)):
        early, late = (prospects(typed(rest.format(number, protection))) for number in (5, 40))
        assert (early[0].prestige == late[0].prestige) is is_same
        assert early[0].prestige >= late[0].prestige
