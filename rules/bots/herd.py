"""The bots by name."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final, Protocol

from rules.bots.lamb import lamb
from rules.kernel.game import Game


class Bot(Protocol):
    """Whoever can choose an action of any game."""

    def __call__(self, game: Game[Any, Any, Any, Any], view: Any, rng: Random, /) -> Any:
        """Choose one of the legal actions of a view in which it is to act."""


BOTS: Final[Mapping[str, Bot]] = MappingProxyType({"lamb": lamb})
