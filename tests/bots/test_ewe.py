"""The ewe: what looks best at once, chance tried three times."""

from collections import Counter
from random import Random

from rules.bots.ewe import ewe
from rules.edenia.actions import Action
from rules.edenia.game import EDENIA, Edenia
from rules.edenia.state import State
from rules.kernel.seat import CHANCE, Seat
from tests.rules.edenia.fixed_box import typed

RED = Seat(0)
NEAR_42 = """
    rules no-42
    round {}
    turn red, ask planet, sheep 1
    1  Ari +++ OOO ... ...
    supply clovers 5, trifoliums 9
    red clovers 13, trifoliums 15 13, sheep C1 planet; Edenia; Edenia
    green clovers 28, trifoliums 11, sheep Edenia
"""
"""A clover makes exactly 42 points, a flag 48; green is close behind."""


class Judged(Edenia):
    """Edenia, remembering what was judged."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.states: list[State] = []

    def estimate(self, state: State) -> tuple[float, ...]:
        """Judge, and remember it."""
        self.states.append(state)
        return super().estimate(state)


def choices_in(position: str) -> Counter[str]:
    """Count what a ewe chooses in a position, by many chances."""
    view = EDENIA.view(typed(position), RED)
    return Counter(EDENIA.write_action(ewe(EDENIA, view, Random(seed))) for seed in range(20))


def is_answered_by_chance(view: State, action: Action) -> bool:
    """Tell whether chance acts right after an action."""
    return EDENIA.to_act(EDENIA.apply(view, action).state) is CHANCE


def test_a_choice_that_chance_answers_is_tried_three_times() -> None:
    """A single tile may be a lucky one; what no chance follows is judged once."""
    view = typed("""
        1  Ari +++ ... ... ...
        5  ... ... ... +++ Ede
        red clovers 2, sheep Arridis; D5 east star
    """)
    legal = EDENIA.legal(view)
    risky = sum(is_answered_by_chance(view, action) for action in legal)
    assert 0 < risky < len(legal)
    game = Judged()
    ewe(game, view, Random(1))
    assert len(game.states) == 3 * risky + len(legal) - risky


def test_42_points_are_nothing_special_where_they_do_not_win() -> None:
    """OPT-1: late in the game, too, the flag is worth more than the clover that makes 42."""
    choices = choices_in(NEAR_42.format(23))
    assert choices["flag"] > choices["clover"]


def test_what_looks_nearly_the_same_is_left_to_a_whim() -> None:
    """Without it two ewes can repeat themselves; so late a flag is hardly worth more than a clover."""
    assert set(choices_in(NEAR_42.format(60))) == {"clover", "flag"}
