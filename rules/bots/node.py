"""What a thought knows of a position."""

from typing import Generic, TypeVar

A = TypeVar("A")


class Node(Generic[A]):
    """How often a position was looked at and what came of it, whatever was hidden in it."""

    __slots__ = ("children", "totals", "visits")

    def __init__(self, seats: int) -> None:
        """Begin without a visit."""
        self.children: dict[A, Node[A]] = {}
        self.visits = 0
        self.totals = [0.0] * seats

    def add(self, values: tuple[float, ...]) -> None:
        """Count a visit and what came of it for every seat."""
        self.visits += 1
        totals = self.totals
        for seat, value in enumerate(values):
            totals[seat] += value

    def child(self, action: A) -> "Node[A]":
        """Give what is known of the position after an action, from now on something."""
        child = self.children.get(action)
        if child is None:
            self.children[action] = child = Node(len(self.totals))
        return child
