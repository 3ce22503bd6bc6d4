"""Choices put in order by what they bring: the kind of the best one first, what is wasted last."""

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

K = TypeVar("K")
A = TypeVar("A")


class Result(NamedTuple, Generic[K, A]):
    """What a choice brings."""

    action: A
    kind: K
    worth: float
    """How good it is beside the others."""
    is_wasted: bool = False
    """Whether it brings nothing at all."""


class Sort(NamedTuple, Generic[K, A]):
    """Choices of a kind, the best first."""

    kind: K
    actions: tuple[A, ...]
    is_wasted: bool


def sorted_by_result(results: Sequence[Result[K, A]]) -> list[Sort[K, A]]:
    """Put choices of a kind together, and the kind with the best choice first; wasted ones last.

    Of equals, what was listed first stays first.
    """
    ranked = sorted(results, key=lambda one: (one.is_wasted, -one.worth))
    kinds = dict.fromkeys((one.kind, one.is_wasted) for one in ranked)
    return [
        Sort(
            kind,
            tuple(one.action for one in ranked if (one.kind, one.is_wasted) == (kind, is_wasted)),
            is_wasted,
        )
        for kind, is_wasted in kinds
    ]
