"""Whole turns are compared, within the budget, and every step of the best is legal."""

from random import Random

from rules.bots.beam import Beam
from rules.bots.budget import Budget
from rules.bots.chance import draw_chance
from rules.bots.plans import Planner
from rules.exo.actions import Action
from rules.exo.game import EXO, Exo
from rules.exo.opening import Options
from rules.exo.state import State
from rules.kernel.seat import CHANCE, Seat


class Counted(Exo):
    """The game, counting how often a position is judged."""

    def __init__(self) -> None:
        """Begin without a look."""
        self.looks = 0

    def estimate(self, state: State) -> tuple[float, ...]:
        """Judge, and count."""
        self.looks += 1
        return super().estimate(state)


def laid(players: int = 2, rounds: int = 0) -> State:
    """Give a universe, after so many rounds of first choices."""
    rng, state = Random(4), EXO.start(Options(players, first=Seat(0)))
    while EXO.to_act(state) is CHANCE or EXO.round(state) <= rounds:
        is_chance = EXO.to_act(state) is CHANCE
        action = draw_chance(EXO, state, rng) if is_chance else EXO.legal(state)[0]
        state = EXO.apply(state, action).state
    return state


def test_a_turn_can_be_played_step_by_step() -> None:
    """Take, then put: the steps of a turn are legal one after the other, and then another seat acts."""
    for players in (2, 3):
        state = laid(players, 2)
        steps = Beam(EXO, state, Seat(0)).best(lambda looks: 1 - looks / 300)
        assert steps[0][0] == state
        for position, action in steps:
            assert position == state
            state = EXO.apply(state, action).state
        assert EXO.to_act(state) != Seat(0)


def test_a_small_budget_is_enough_for_the_turn_that_looks_best() -> None:
    """Without time for answers what looks best is taken; with time, a thought ends by its budget."""
    state = laid()
    hasty, patient = (Beam(EXO, state, Seat(0)) for _ in range(2))
    steps = hasty.best(lambda _: 0.0)
    end = EXO.apply(*steps[-1]).state
    others = [
        EXO.apply(taken, put).state
        for take in EXO.legal(state)
        for taken in [EXO.apply(state, take).state]
        for put in EXO.legal(taken)
    ]
    assert EXO.estimate(end)[0] == max(EXO.estimate(other)[0] for other in others)
    assert hasty.looks <= len(others)
    patient.best(lambda looks: 1 - looks / 900)
    assert 900 <= patient.looks < 900 + len(others)


def test_a_thought_ends_where_the_game_does() -> None:
    """With few turns left all of them are seen, however large the budget is."""
    state = laid(2, 12)
    beam = Beam(EXO, state, Seat(0))
    beam.best(lambda _: 1.0)
    assert 0 < beam.looks < 2000


def test_the_second_choice_of_a_turn_needs_no_thought() -> None:
    """The planet was taken for a square; only another position is thought about anew."""
    game, state = Counted(), laid()
    planner: Planner[State, Action] = Planner(4, Budget(iterations=200), None)
    take = planner.choose(game, state, Seat(0), Random(1))
    looks = game.looks
    taken = EXO.apply(state, take).state
    put = planner.choose(game, taken, Seat(0), Random(1))
    assert put in EXO.legal(taken)
    assert game.looks == looks
    planner.choose(game, state, Seat(0), Random(1))
    assert game.looks > looks
