"""Choices by what they bring, as a list shows them and as they are told one after the other."""

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

A = TypeVar("A")


class ResultOf(NamedTuple, Generic[A]):
    """A choice in words."""

    action: A
    choice: str
    """What is done: sheep 3 south."""
    brings: str = ""
    """What comes of it, as far as it is known: to Edenia, Trifolium 15; or nothing."""
    short: str = ""
    """The same below the heading of its kind: Trifolium 15."""


class KindOf(NamedTuple, Generic[A]):
    """Choices that bring something of the same kind, the best first."""

    heading: str
    results: Sequence[ResultOf[A]]
    is_wasted: bool = False
    """Whether they bring nothing, while others bring something."""


Result = ResultOf[Any]
Kind = KindOf[Any]
"""The same of any game."""


def actions_of(kinds: Sequence[KindOf[A]]) -> list[A]:
    """List the actions in the order of their kinds: the first is the one to be ready."""
    return [result.action for kind in kinds for result in kind.results]
