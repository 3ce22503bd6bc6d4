"""Games of Edenia that have come to a turn with nothing left to do but end it (ART-10)."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from random import Random

from rules.edenia.actions import (
    Action,
    End,
    Keep,
    Play,
    PlayGromout,
    PlayJunction,
    PlayPocket,
    Search,
)
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import State
from rules.kernel.record import Record, replay
from rules.kernel.seat import CHANCE, Seat
from rules.kernel.undo import fence_of

RED = Seat(0)
TWO = Options(2, first=RED)
_MOST = 400
_PLAYS = (Play, PlayGromout, PlayJunction, PlayPocket)


def is_mere_end(state: State) -> bool:
    """Whether Red is asked, and may only end the turn."""
    return EDENIA.to_act(state) == RED and EDENIA.legal(state) == (End(),)


@cache
def begun() -> tuple[Action, ...]:
    """Give the actions of a random game up to Red's mere end."""
    return _first(lambda state, _: is_mere_end(state) and not state.turn.again)


@cache
def before_a_second_turn() -> tuple[Action, ...]:
    """Give those up to a mere end that a second turn follows, after a choice that may be taken back."""

    def stops(state: State, actions: tuple[Action, ...]) -> bool:
        if not is_mere_end(state) or not state.turn.again:
            return False
        before = replay(EDENIA, Record("edenia", TWO, (), actions[:-1]))
        return fence_of(EDENIA, before, actions[-1], RED) is None

    return _first(stops)


def _first(stops: Callable[[State, tuple[Action, ...]], bool]) -> tuple[Action, ...]:
    for seed in count():
        for state, actions in _played(seed):
            if stops(state, actions):
                return actions
    raise AssertionError


def _played(seed: int) -> Iterator[tuple[State, tuple[Action, ...]]]:
    """Play at random, but search wherever it is possible, and play nothing but Quantum, first."""
    rng, state, actions = Random(seed), EDENIA.start(TWO), tuple[Action, ...]()
    while EDENIA.to_act(state) is not None and len(actions) < _MOST:
        yield state, actions
        if EDENIA.to_act(state) is CHANCE:
            chances, weights = zip(*EDENIA.chances(state), strict=True)
            action = rng.choices(chances, weights)[0]
        else:
            action = _choice(state, rng)
        actions, state = (*actions, action), EDENIA.apply(state, action).state


def _choice(state: State, rng: Random) -> Action:
    """Gather artefacts; with another one in hand the Quantum Accelerator is worth playing."""
    legal, hand = EDENIA.legal(state), state.players[state.active].hidden
    is_time = len(hand) > 1 and not state.turn.moved
    wanted = [Search(), Keep("quantum"), *([Play("quantum")] if is_time else [])]
    found = [action for action in wanted if action in legal]
    calm = [action for action in legal if not isinstance(action, _PLAYS)]
    return (found or [rng.choice(calm or legal)])[0]
