"""What speaks for a choice, or against it, as a value: the words for it are the front ends'."""

from collections.abc import Iterable
from typing import TypeVar

from rules.kernel.value import Value


class Merit(Value, frozen=True):
    """Something that comes of a choice; every game has kinds of its own, with their facts."""

    weight: int
    """How much it matters beside other merits."""
    rule: str
    """The rule that makes it matter; empty when it is no rule that does."""


M = TypeVar("M", bound=Merit)


def weightiest(merits: Iterable[M], most: int) -> list[M]:
    """Give what matters most; of equals, what was found first."""
    return sorted(merits, key=lambda merit: -merit.weight)[:most]
