"""Choices are played on in the same luck, within the budget, and what turns out worse is let go."""

from random import Random
from typing import Any

from msgspec.structs import replace

from rules.bots.budget import Budget
from rules.bots.courses import Courses
from rules.bots.searcher import RAM, SHEPHERD, Searcher
from rules.kernel.step import Step
from rules.prince.actions import Action, Draw
from rules.prince.game import PRINCE, Prince
from rules.prince.state import State
from tests.rules.prince.scenario import Scene, drawn, opening

LAMPS = """
    turn amber, ask take
    offer uphill LLLN UF VSS
    amber
        lamplighter . . lamplighter
        .           . . .
        .           . . .
        .           . . .
    coral
        vain . . vain
        .    . . .
        .    . . .
        .    . . .
    jade
        turkish . . turkish
        .        . . .
        .        . . .
        .        . . .
    """


class Noticing(Prince):
    """The game, noticing how far it is played and what is drawn."""

    def __init__(self) -> None:
        """Begin without having seen anything."""
        self.last_round = 0
        self.draws: list[Action] = []

    def apply(self, state: State, action: Action) -> Step[State, Any]:
        """Do it, and notice."""
        step = super().apply(state, action)
        self.last_round = max(self.last_round, step.state.round)
        if isinstance(action, Draw):
            self.draws.append(action)
        return step


def courses_from(game: Prince, state: State, times: int, seed: int = 1) -> Courses[State, Action]:
    """Play all choices of whoever is to act so many times."""
    courses = Courses(game, game.view(state, game.active(state)), Random(seed))
    for _ in range(times):
        courses.iterate()
    return courses


def test_courses_end_with_the_next_round() -> None:
    """Round 3 begins and is not played."""
    game = Noticing()
    courses_from(game, drawn(3, "centre", "c9", "c4", "c17").state, 2)
    assert game.last_round == 3


def test_choices_share_their_luck() -> None:
    """With one stack left, the tiles of the next round are the same whatever was taken."""
    game = Noticing()
    state = drawn(3, "centre", "c9", "c4", "c17").state
    state = replace(state, round=15, draws=(1, 0, 0, 0))
    courses_from(game, state, 5)
    rounds = [frozenset(game.draws[at : at + 3]) for at in range(0, len(game.draws), 3)]
    assert len(rounds) == 5 * 3
    lucks = [set(rounds[at : at + 3]) for at in range(0, len(rounds), 3)]
    assert all(len(luck) == 1 for luck in lucks)
    assert len({tuple(luck) for luck in lucks}) > 1


def test_what_is_clearly_worse_gets_no_more_courses() -> None:
    """With two Lamplighters nobody needs long to prefer lampposts."""
    state = Scene(LAMPS).state
    courses = courses_from(PRINCE, state, 40)
    visits = sorted(child.visits for child in courses.root.children.values())
    assert visits[0] < visits[-1]


def test_the_same_luck_gives_the_same_thought() -> None:
    """Chance is the generator's alone."""
    state = opening(2).state
    first, again, other = (courses_from(PRINCE, state, 3, seed).root for seed in (4, 4, 5))
    assert first.totals == again.totals
    assert first.totals != other.totals


def test_positions_that_are_judged_count_for_iterations() -> None:
    """A budget ends a thought where it is used up; what needs no more thought ends before."""
    state = opening(4).state
    small, large = (
        Searcher(SHEPHERD, Budget(iterations=iterations)).search(PRINCE, state, Random(2))
        for iterations in (1, 700)
    )
    assert 1 < small.spent < 300
    assert 700 <= large.spent < 1000 or large.is_settled


def test_a_ram_tries_each_choice_a_few_times() -> None:
    """However large its budget is; a shepherd uses all of it."""
    state = opening(4).state
    budget = Budget(iterations=2500)
    ram, shepherd = (
        Searcher(manner, budget).search(PRINCE, state, Random(2)).root for manner in (RAM, SHEPHERD)
    )
    assert ram.visits <= 4 * 16 < shepherd.visits
