"""Which victory is likely, and whose: two positions that differ in one thing."""

from typing import Any

import pytest

from rules.edenia.prospects import Prospect, prospects
from rules.edenia.weights import WEIGHTS
from rules.kernel.seat import Seat
from tests.rules.edenia.fixed_box import typed

RED, GREEN = Seat(0), Seat(1)
MOVED = "turn red, ask after, sheep 1, moved"
MIDDLE = """
    1  Ari OOO ... ... ...
    5  ... ... +++ +++ Ede
    red clovers 6, trifoliums 15, sheep C5 east star; Edenia
    green clovers 3, trifoliums 13, sheep Edenia
"""


def of_all(victory: str, position: str) -> float:
    """Add up what a victory promises to everybody."""
    index = Prospect._fields.index(victory)
    return sum(share[index] for share in prospects(typed(position)))


@pytest.mark.parametrize(
    ("turn", "following"),
    [("turn red", RED), ("turn green", GREEN), (MOVED, GREEN), (f"{MOVED}, again", RED)],
    ids=["red", "green", "red has moved", "red moves again"],
)
def test_whoever_acts_next_is_ahead(turn: str, following: Seat) -> None:
    """Where all else is equal a move in hand brings race and 42 nearer, but no points."""
    shares = prospects(typed(turn))
    ahead, behind = shares[following], shares[1 - following]
    assert ahead.race > behind.race
    assert ahead.law > behind.law
    assert ahead.prestige == behind.prestige


def test_the_fewer_trifoliums_are_left_the_more_points_count() -> None:
    """WIN-3: the last one ends the game, and then most points win."""
    rest = "rules no-42\nsupply trifoliums {}"
    few, more, many = (of_all("prestige", rest.format(left)) for left in ("9", "11 9", "13 11 9"))
    assert few > more > many


@pytest.mark.parametrize(("colour", "other"), [("red", GREEN), ("green", RED)])
def test_a_sheep_near_the_last_trifolium_makes_points_count(colour: str, other: Seat) -> None:
    """WIN-3: it is about to end the game, so the other has more from points than from running."""
    rest = f"5  ... ... ... +++ Ede\nsupply trifoliums 9\n{colour} sheep {{}}"
    near, far = (
        prospects(typed(rest.format(where)))[other] for where in ("D5 east star", "Arridis")
    )
    assert near.prestige / near.race > far.prestige / far.race


def test_points_nobody_can_see_are_points() -> None:
    """SEC-1: an artefact face down in green's hand speaks for green, and against red."""
    rest = "rules no-42\nsupply trifoliums 9\ngreen clovers 5{}"
    (red, green), (red_before, green_before) = (
        prospects(typed(rest.format(hand))) for hand in (", hidden ?", "")
    )
    assert green.prestige > green_before.prestige
    assert red.prestige < red_before.prestige
    assert green.total > green_before.total


def test_a_step_that_is_a_race_and_makes_42_is_a_race() -> None:
    """END-1: the race is looked at first, so as many turns to both promise more to it."""
    both = typed("""
        5  ... ... ... +++ Ede
        supply trifoliums 9
        red clovers 5, trifoliums 15 13, sheep D5 east star; Edenia; Edenia
    """)
    assert prospects(both)[RED].race > prospects(both)[RED].law


@pytest.mark.parametrize("victory", Prospect._fields)
def test_each_victory_has_its_own_weight(victory: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever fits the weights anew must find that each one moves what it is named after."""
    before = {kind: of_all(kind, MIDDLE) for kind in Prospect._fields}
    heavier: Any = {f"{victory}_share": 3.0}
    monkeypatch.setattr("rules.edenia.prospects.WEIGHTS", WEIGHTS._replace(**heavier))
    for kind, share in before.items():
        assert (of_all(kind, MIDDLE) > share) is (kind == victory)
