"""A game as the list of what was done; its state is a fold over that list."""

from collections.abc import Iterator
from typing import Generic, TypeVar

from rules.kernel.game import Game
from rules.kernel.step import Step
from rules.kernel.value import Value

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Record(Value, Generic[O, A], frozen=True):
    """Everything needed to play a game again: nothing in it is a result."""

    game: str
    options: O
    names: tuple[str, ...]
    """The players' names in the order of their seats."""
    actions: tuple[A, ...] = ()
    """Every action so far, chance's included."""


def steps(game: Game[O, S, A, E], record: Record[O, A]) -> Iterator[Step[S, E]]:
    """Play a record again, one step for the set-up and one for each action."""
    state = game.start(record.options)
    yield Step(state, ())
    for action in record.actions:
        step = game.apply(state, action)
        state = step.state
        yield step


def replay(game: Game[O, S, A, E], record: Record[O, A]) -> S:
    """Play a record again to its last state."""
    *_, last = steps(game, record)
    return last.state
