"""What an action leads to."""

from typing import Generic, TypeVar

from rules.kernel.value import Value

S = TypeVar("S")
E = TypeVar("E")


class Step(Value, Generic[S, E], frozen=True):
    """The state after an action, and what happened on the way, in order."""

    state: S
    events: tuple[E, ...]
