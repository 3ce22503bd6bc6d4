"""WIN-2 in a guess: a hand that makes exactly 42 points would have won, so nobody holds one."""

from random import Random

import pytest

from rules.edenia.game import EDENIA
from rules.edenia.scoring import points
from rules.edenia.state import LAW, State
from rules.kernel.seat import Seat
from tests.rules.edenia.scenario import Scene

RED, GREEN, YELLOW = Seat(0), Seat(1), Seat(2)
GUESSES = 150

NEAR = r"""
    rules {rules}
    1  Ari OOO OOO ... ...
    planet B1 clovers 0, flag yellow
    planet C1 clovers 0, flag yellow
    red hidden turbo-5
    green clovers 11, trifoliums 15 13, hidden scope-4, sheep Edenia; Edenia
    yellow clovers 10, trifoliums 11, hidden junction-4 scope-5, sheep Edenia
"""
"""Green has 39 points in sight and one artefact, yellow 35 and two."""


def scene(rules: str = "fr") -> State:
    """Set a table where many hands would make 42."""
    return Scene(NEAR.format(rules=rules)).state


def totals(state: State, seat: Seat | None) -> set[tuple[int, ...]]:
    """Guess many times what a seat does not know; everybody's points in each guess."""
    view = EDENIA.view(state, seat)
    guesses = (EDENIA.guess(view, seat, Random(seed)) for seed in range(GUESSES))
    return {tuple(map(points, guess.players)) for guess in guesses}


@pytest.mark.parametrize("seat", [RED, GREEN, YELLOW, None])
def test_win_2_a_guess_gives_nobody_a_hand_that_would_have_won(seat: Seat | None) -> None:
    """Whoever guesses, neither green nor yellow has 42 points, or the game would be over."""
    found = totals(scene(), seat)
    assert len(found) > 5
    assert not [one for one in found if LAW in one]


def test_win_2_a_guess_gives_what_is_just_beside_42() -> None:
    """Only the one sum is left out: with less and with more the game goes on."""
    greens = {one[GREEN] for one in totals(scene(), RED)}
    assert greens == {39, 43, 44}
    assert {41, 43} <= {one[YELLOW] for one in totals(scene(), RED)}


def test_opt_1_without_the_law_every_hand_is_possible() -> None:
    """Where 42 points win nothing somebody may well have them."""
    assert 42 in {one[GREEN] for one in totals(scene("no-42"), RED)}


def test_end_2_once_the_game_is_over_every_hand_is_possible() -> None:
    """The one who has won by 42 points may hide some of them."""
    over = Scene(r"""
        1  Ari OOO ... ... ...
        planet B1 clovers 2, flag green
        red hidden turbo-5
        green clovers 11, trifoliums 15 13, hidden junction-3, sheep Edenia; Edenia
    """).play("go 1 east star", "flag")
    assert over.state.outcome is not None
    assert {one[GREEN] for one in totals(over.state, RED)} == {39, 42, 43, 44}


def test_win_2_where_no_other_hand_is_left_a_guess_is_made_all_the_same() -> None:
    """A typed position may leave nothing else; whoever asks still gets a whole table."""
    played = "gromout quantum junction-4 junction-5 pocket-blue-4 pocket-red-5 r2m2-4 r2m2-4 r2m2-5"
    state = Scene(rf"""
        red hidden turbo-5, played {played} scope-4 scope-5 turbo-4
        green clovers 11, trifoliums 15 13, hidden ?, sheep Edenia; Edenia
    """).state
    assert {one[GREEN] for one in totals(state, RED)} == {42}
