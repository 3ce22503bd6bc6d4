"""What a bot is."""

from random import Random
from typing import Any, Protocol

from rules.kernel.game import Game


class Bot(Protocol):
    """Whoever can choose an action of any game."""

    def __call__(self, game: Game[Any, Any, Any, Any], view: Any, rng: Random, /) -> Any:
        """Choose one of the legal actions of a view in which a seat is to act."""
