"""What an action leads to."""

from typing import Generic, NamedTuple, TypeVar

S = TypeVar("S")
E = TypeVar("E")


class Step(NamedTuple, Generic[S, E]):
    """The state after an action, and what happened on the way, in order."""

    state: S
    events: tuple[E, ...]
