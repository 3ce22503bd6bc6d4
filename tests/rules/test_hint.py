"""Advice: the best choices first, the same for the same chance, and from nothing that is hidden."""

from random import Random

import pytest

from rules.bots.budget import Budget
from rules.bots.hint import Advice, advise
from rules.edenia.actions import Action, Go, RaiseFlag, Stop
from rules.edenia.galaxy import EAST, STAR
from rules.edenia.game import EDENIA
from rules.edenia.state import State
from rules.kernel.seat import CHANCE, Seat
from tests.rules.edenia.random_play import OPTIONS, random_states
from tests.rules.hint_positions import (
    BLOCK,
    LAW,
    OTHER_SECRETS,
    PRESTIGE,
    RACE,
    SECRETS,
    read,
)

THINKING = Budget(iterations=300)


def advice_on(state: State, seed: int = 1) -> tuple[Advice[Action], ...]:
    """Ask for advice on a position."""
    return advise(EDENIA, state, Random(seed), THINKING)


@pytest.mark.parametrize(
    ("position", "line"),
    [
        (RACE, ("go 1 east",)),
        (LAW, ("go 1 east", "flag")),
        (PRESTIGE, ("go 1 east",)),
    ],
)
def test_a_victory_comes_first_and_is_certain(position: str, line: tuple[str, ...]) -> None:
    """Whichever of the three it is, with all that has to be done for it in this turn."""
    best, *others = advice_on(read(position))
    assert tuple(map(EDENIA.write_action, best.line)) == line
    assert best.chance == 1
    assert all(other.chance < 1 for other in others)


def test_a_block_comes_first_with_what_completes_it() -> None:
    """Nothing else keeps green from winning, and going there without stopping would not."""
    best = advice_on(read(BLOCK))[0]
    assert isinstance(best.action, Go)
    assert best.line[1:] == (Stop(),)


def test_a_line_is_of_one_seat_and_legal_to_its_end() -> None:
    """In random games every choice of a line is legal and belongs to the seat that asked."""
    for state in list(random_states(2, OPTIONS[2]))[::40]:
        seat = EDENIA.to_act(state)
        for one in advise(EDENIA, state, Random(1), Budget(iterations=80)):
            assert one.line[0] == one.action
            assert 0 <= one.chance <= 1
            after = EDENIA.view(state, state.active)
            for action in one.line:
                assert EDENIA.to_act(after) == seat
                assert action in EDENIA.legal(after)
                after = EDENIA.apply(after, action).state


def test_at_most_as_many_as_are_wanted() -> None:
    """Three unless somebody wants fewer, all different."""
    state = read(SECRETS)
    assert len({one.action for one in advice_on(state)}) == 3
    assert len(advise(EDENIA, state, Random(1), THINKING, wanted=2)) == 2


def test_the_same_chance_gives_the_same_advice() -> None:
    """Same seed and iterations, same choices and same estimates; another seed, others."""
    state = read(SECRETS)
    assert advice_on(state, 5) == advice_on(state, 5)
    assert advice_on(state, 5) != advice_on(state, 6)


def test_hidden_things_change_nothing() -> None:
    """Two tables that differ only in what red cannot see get the same advice, even given whole."""
    states = read(SECRETS), read(OTHER_SECRETS)
    assert states[0] != states[1]
    red = Seat(0)
    assert EDENIA.view(states[0], red) == EDENIA.view(states[1], red)
    assert advice_on(states[0]) == advice_on(states[1]) == advice_on(EDENIA.view(states[0], red))


def test_a_single_choice_takes_no_thought() -> None:
    """Where only one action is legal it is the advice, and the generator is not touched."""
    state = read("""
        turn red, ask planet, sheep 1
        1  Ari +++ OOO ... ...
        planet C1 clovers 0
        red sheep C1 planet
    """)
    rng = Random(1)
    assert [one.line for one in advise(EDENIA, state, rng, THINKING)] == [(RaiseFlag(),)]
    assert rng.random() == Random(1).random()


def test_nobody_is_advised_when_no_seat_is_to_act() -> None:
    """Chance and a game that is over ask nobody."""
    drawn = EDENIA.apply(read("red"), Go(1, EAST, STAR)).state
    assert EDENIA.to_act(drawn) is CHANCE
    assert advice_on(drawn) == ()
    assert (
        advice_on(
            read("over race, red, WIN-1\nred trifoliums 15 13 11, sheep Edenia; Edenia; Edenia")
        )
        == ()
    )


def test_little_thought_still_gives_advice() -> None:
    """One look is enough for choices with an estimate between the extremes."""
    advice = advise(EDENIA, read("red clovers 2"), Random(1), Budget(iterations=1))
    assert advice
    for one in advice:
        assert 0 < one.chance < 1
        assert one.action in EDENIA.legal(read("red clovers 2"))
