"""What a bot is."""

from random import Random
from typing import Any, Protocol, TypeVar

from rules.kernel.game import Game

S = TypeVar("S")
A = TypeVar("A")


class Bot(Protocol):
    """Whoever can choose an action of any game."""

    def __call__(self, game: Game[Any, S, A, Any], view: S, rng: Random, /) -> A:
        """Choose one of the legal actions of a view in which a seat is to act."""
