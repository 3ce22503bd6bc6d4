"""Advice: the best choices first, the same for the same chance, and from nothing that is hidden."""

from collections.abc import Iterator
from random import Random

import pytest

from rules.bots.budget import Budget
from rules.bots.hint import Advice, advise
from rules.edenia.actions import Action, Go, RaiseFlag, Stop
from rules.edenia.galaxy import EAST, STAR
from rules.edenia.game import EDENIA
from rules.edenia.state import State
from rules.exo.game import EXO, Exo
from rules.exo.state import State as ExoState
from rules.kernel.seat import CHANCE, Seat
from tests.bots.hint_positions import BLOCK, LAW, OTHER_SECRETS, PRESTIGE, RACE, SECRETS
from tests.rules.edenia.fixed_box import typed
from tests.rules.edenia.random_play import OPTIONS, random_states
from tests.rules.games import EDENIA_ROWS, EXO_ROWS, play, states
from tests.rules.row import AnyRow

THINKING = Budget(iterations=300)
ONE = Budget(iterations=1)


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
    best, *others = advice_on(typed(position))
    assert tuple(map(EDENIA.write_action, best.line)) == line
    assert best.chance == 1
    assert all(other.chance < 1 for other in others)


@pytest.mark.parametrize("seed", range(40))
def test_luck_is_never_called_certain(seed: int) -> None:
    """A tile nobody has seen may lead to Edenia; that the first one tried does so proves nothing."""
    luck = typed("""
        5  ... ... +++ ... Ede
        supply trifoliums 9
        red clovers 1, trifoliums 15 11, sheep C5 east star; Edenia; Edenia
        green clovers 5, trifoliums 13, sheep Edenia
    """)
    for iterations in (1, 5, 20):
        advice = advise(EDENIA, luck, Random(seed), Budget(iterations=iterations))
        assert all(one.chance < 1 for one in advice)


def test_a_block_comes_first_with_what_completes_it() -> None:
    """Nothing else keeps green from winning, and going there without stopping would not."""
    best = advice_on(typed(BLOCK))[0]
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


def test_three_choices_are_given() -> None:
    """More would not be heard; all are different."""
    assert len({one.action for one in advice_on(typed(SECRETS))}) == 3


def test_choices_that_come_to_the_same_are_given_once() -> None:
    """Three paths lead from the planet to Edenia; one of them is enough to hear of."""
    home = typed("""
        5  ... ... ... OOO Ede
        planet D5 clovers 1
        red clovers 2, sheep D5 planet
    """)
    ends = [EDENIA.apply(home, one.action).state for one in advice_on(home)]
    assert len(ends) == 3
    assert sum("Edenia" in EDENIA.write_position(end) for end in ends) == 1


def test_there_is_no_hope_where_the_next_seat_wins_for_certain() -> None:
    """Averages of a search never fall to nothing; whoever asks should know what is lost."""
    block = advice_on(typed(BLOCK))
    assert block[0].chance > 0
    assert block[-1].chance == 0


def test_the_same_chance_gives_the_same_advice() -> None:
    """Same seed and iterations, same choices and same estimates; another seed, others."""
    state = typed(SECRETS)
    assert advice_on(state, 5) == advice_on(state, 5)
    assert advice_on(state, 5) != advice_on(state, 6)


def test_hidden_things_change_nothing() -> None:
    """Two tables that differ only in what red cannot see get the same advice, even given whole."""
    states = typed(SECRETS), typed(OTHER_SECRETS)
    assert states[0] != states[1]
    red = Seat(0)
    assert EDENIA.view(states[0], red) == EDENIA.view(states[1], red)
    assert advice_on(states[0]) == advice_on(states[1]) == advice_on(EDENIA.view(states[0], red))


def test_a_single_choice_takes_no_thought() -> None:
    """Where only one action is legal it is the advice, and the generator is not touched."""
    state = typed("""
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
    drawn = EDENIA.apply(typed("red"), Go(1, EAST, STAR)).state
    assert EDENIA.to_act(drawn) is CHANCE
    assert advice_on(drawn) == ()
    assert (
        advice_on(
            typed("over race, red, WIN-1\nred trifoliums 15 13 11, sheep Edenia; Edenia; Edenia")
        )
        == ()
    )


def test_little_thought_still_gives_advice() -> None:
    """One look is enough for choices with an estimate between the extremes."""
    advice = advise(EDENIA, typed("red clovers 2"), Random(1), Budget(iterations=1))
    assert advice
    for one in advice:
        assert 0 < one.chance < 1
        assert one.action in EDENIA.legal(typed("red clovers 2"))


@pytest.mark.parametrize(
    "row", [*EDENIA_ROWS[:2], *EXO_ROWS], ids=lambda row: f"{row.game.name}-{row.name}"
)
def test_chances_fall_from_the_best_choice_on(row: AnyRow) -> None:
    """In random games of every kind, however much the search doubts."""
    told = 0
    for state in list(states(row, 3))[::12]:
        chances = [one.chance for one in advise(row.game, state, Random(1), Budget(iterations=40))]
        assert chances == sorted(chances, reverse=True)
        told += len(chances) > 1
    assert told > 3


def last_decisions(number: int) -> Iterator[ExoState]:
    """Give the last decisions of games of EXO in which any square wins, though not as many points."""
    for seed in range(number):
        state = list(play(EXO_ROWS[0], seed))[-1].before
        after = [EXO.apply(state, action).state for action in EXO.legal(state)]
        outcomes = {EXO.outcome(one) for one in after}
        points = {EXO.scores(one)[state.active] for one in after}
        if {one.winners for one in outcomes if one} == {(state.active,)} and len(points) > 1:
            yield state


def test_points_tell_sure_victories_apart() -> None:
    """Whoever has won already is not told to throw points away, nor before taking the last planet."""
    found = list(last_decisions(20))
    assert len(found) > 2
    for state in found:
        best = advise(EXO, state, Random(1), Budget(iterations=60))[0]
        points = [EXO.scores(EXO.apply(state, one).state)[state.active] for one in EXO.legal(state)]
        assert best.chance == 1
        assert EXO.scores(EXO.apply(state, best.action).state)[state.active] == max(points)


class Dragging(Exo):
    """Worth less to everybody the longer it lasts."""

    def estimate(self, state: ExoState) -> tuple[float, ...]:
        """Give less than one in all."""
        return tuple(0.5 * chance for chance in super().estimate(state))


class Hopeless(Exo):
    """Worth nothing to anybody."""

    def estimate(self, state: ExoState) -> tuple[float, ...]:
        """Give nothing."""
        return tuple(0.0 for _ in self.seats(state))


def test_a_chance_is_a_share_of_what_is_left_to_win() -> None:
    """What an estimate leaves out is nobody's: half of everything is the same chance to win."""
    state = next(state for state in states(EXO_ROWS[0], 1) if EXO.to_act(state) == Seat(0))
    game: Exo
    for game, chance in (
        (Dragging(), advise(EXO, state, Random(1), ONE)[0].chance),
        (Hopeless(), 0.5),
    ):
        best, *_ = advise(game, state, Random(1), ONE)
        assert best.chance == pytest.approx(chance)
