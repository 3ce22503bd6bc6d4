"""The judgement of who will win."""

from math import isclose
from random import Random

from rules.galaxies.game import GALAXIES
from rules.galaxies.opening import Options
from rules.galaxies.prospects import estimate
from rules.galaxies.standing import Appraiser, appraiser_of
from rules.galaxies.weights import WEIGHTS
from tests.rules.galaxies.scenario import QUIET, A, mat, scene, wide
from tests.rules.games import play_on


def test_chances_make_a_whole_at_every_moment() -> None:
    """With three seats, on states and views; less than one only where the game drags on."""
    for number, moment in enumerate(play_on(GALAXIES, GALAXIES.start(wide(3)), Random(3))):
        if number % 20:
            continue
        state = moment.step.state
        for seen in (state, GALAXIES.view(state, A)):
            chances = estimate(seen)
            assert min(chances) >= 0
            is_late = state.round > WEIGHTS.patience and state.outcome is None
            assert sum(chances) < 1 if is_late else isclose(sum(chances), 1)


def test_what_was_judged_once_is_judged_alike_again() -> None:
    """What lies before somebody is remembered; the answer is that of one who has seen nothing before."""
    for number, moment in enumerate(play_on(GALAXIES, GALAXIES.start(wide(2)), Random(5))):
        state = moment.step.state
        if number > 400:
            break
        for seat in state.seats():
            known = appraiser_of(state.setup).of(state, seat)
            assert known == Appraiser().of(state, seat)


def test_an_end_is_no_guess() -> None:
    """The winner has all of it; alone one has all or nothing."""
    *_, last = play_on(GALAXIES, GALAXIES.start(Options(2)), Random(1))
    outcome = GALAXIES.outcome(last.step.state)
    assert outcome is not None
    assert isclose(sum(estimate(last.step.state)[seat] for seat in outcome.winners), 1)
    *_, lost = play_on(GALAXIES, GALAXIES.start(Options(1)), Random(1))
    assert estimate(lost.step.state) in ((0.0,), (1.0,))


def test_more_of_anything_is_worth_more() -> None:
    """Points, a level, resources, a ship farther on its way."""
    plain = estimate(scene(mat("gort 1, home"), QUIET).state)[A]
    for better in (
        mat("gort 1, home", colonies="jakks"),
        mat("gort 1, home", level=2),
        mat("gort 1, home", energy=4),
        mat("gort 1, home", culture=3),
        mat("gort 4, home"),
    ):
        assert estimate(scene(better, QUIET).state)[A] > plain


def test_who_is_nearer_to_a_symbol_takes_it_from_others() -> None:
    """The same ship is worth less with a rival ahead of it."""
    alone = estimate(scene(mat("gort 3"), mat("nagato 3"), row="gort nagato").state)[A]
    behind = estimate(scene(mat("gort 3"), mat("gort 5"), row="gort nagato").state)[A]
    assert behind < alone


def test_alone_the_rogue_is_feared_by_its_level() -> None:
    """The higher it is, the less chance one has."""
    chances = [
        estimate(scene(mat(), mat("home", level=level, energy=0), options=Options(1)).state)[A]
        for level in (1, 3, 5)
    ]
    assert chances == sorted(chances, reverse=True)
