"""What choices of EXO could earn and free agrees with what they do."""

from collections.abc import Iterator
from random import Random

import pytest

from rules.exo.actions import Action, Put, Take
from rules.exo.analysis.gains import best_gain, best_squares, freed_without, gain_of, offers
from rules.exo.analysis.lines import lines_made, points_by_value
from rules.exo.analysis.merits import merits_of
from rules.exo.analysis.rules_of import rules_of
from rules.exo.events import Placed, Taken
from rules.exo.game import EXO
from rules.exo.opening import Options
from rules.exo.state import State
from tests.rules.games import play_on


def choices(seed: int) -> Iterator[tuple[State, Action]]:
    """Give every choice in positions of a random game of two or three."""
    start = EXO.start(Options(2 + seed % 2))
    for number, moment in enumerate(play_on(EXO, start, Random(seed))):
        if number % 4 == 0:
            for action in EXO.legal(moment.before):
                yield moment.before, action


@pytest.mark.parametrize("seed", range(4))
def test_gains_are_what_the_rules_give(seed: int) -> None:
    """LINE-1 and TAKE-2: points and lines of a square, and what a planet frees, as events tell them."""
    for state, action in choices(seed):
        galaxy = state.galaxies[state.active]
        for event in EXO.apply(state, action).events:
            if isinstance(event, Placed):
                made = lines_made(galaxy, event.square, event.planet)
                offered = offers(galaxy, event.planet)
                assert gain_of(state, action) == len(made) == event.earned
                assert offered[event.square] == event.earned <= best_gain(galaxy, event.planet)
            elif isinstance(event, Taken):
                assert freed_without(state, event.planet) == event.freed
                assert ("TAKE-2" in rules_of(state, action)) == bool(event.freed)
        if isinstance(action, Take):
            best = best_squares(galaxy, action.planet)
            held = EXO.apply(state, action).state
            assert {gain_of(held, Put(square)) for square in best} <= {gain_of(state, action)}
            assert bool(best) == (gain_of(state, action) > 0)


@pytest.mark.parametrize("seed", range(4))
def test_points_are_made_of_values(seed: int) -> None:
    """LINE-3: what the features make adds up to the points of a galaxy, the best feature first."""
    for state, _ in choices(seed):
        for galaxy in state.galaxies:
            parts = [points for _, points in points_by_value(galaxy)]
            assert sum(parts) == galaxy.points
            assert parts == sorted(parts, reverse=True)


@pytest.mark.parametrize("seed", range(2))
def test_every_choice_has_merits_with_rules_of_the_book(seed: int) -> None:
    """There is always something to say, and its rule can be looked up."""
    ids = {"", *EXO.rulebook.ids()}
    for state, action in choices(seed):
        found = merits_of(state, [action])
        assert found
        assert {merit.rule for merit in found} <= ids
