"""What a person is asked."""

from typing import Any, Generic, TypeVar

from rules.kernel.seat import Seat
from rules.kernel.value import Value

S = TypeVar("S")
A = TypeVar("A")


class Question(Value, Generic[S, A], frozen=True):
    """A decision of a seat; it can be answered as long as it is the one that is open."""

    seat: Seat
    view: S
    legal: tuple[A, ...]


class NotOffered(Exception):
    """The question is not open any more, or the answer is none of the actions that were offered."""


AnyQuestion = Question[Any, Any]
