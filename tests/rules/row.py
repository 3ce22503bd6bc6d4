"""A game as the tests of the rules know it: with options, its types for JSON, its golden playthrough."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from rules.kernel.game import Game
from rules.kernel.record import Record

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


@dataclass(frozen=True)
class Row(Generic[O, S, A, E]):
    """A game with options, and what the tests need to know of it."""

    name: str
    game: Game[O, S, A, E]
    options: O
    state_type: type[S]
    action_type: Any
    """A type or union, as JSON is decoded into it."""
    event_type: Any
    round_of: Callable[[S], int]
    """Tells the round; the playthrough shows the position when it changes."""
    code: Path
    """The folder of the rules."""
    tests: Path
    """The folder of their tests, with the playthroughs."""
    odd: tuple[str, ...] = ()
    """Texts of well-formed actions that random games hardly ever offer."""
    secrets: bool = True
    """Whether seats know different things."""
    seed: int = 1
    """The random game that is written as playthrough."""
    stride: int = 1
    """Of long games only each so-manyth state is sampled."""
    rounds: int | None = None
    """How many rounds of it; None for the whole game."""

    @property
    def record_type(self) -> Any:
        """The type of a record of this game, for JSON."""
        return Record[type(self.options), self.action_type]  # type: ignore[misc]

    def names(self) -> tuple[str, ...]:
        """Name the players."""
        return tuple(f"player {seat}" for seat in self.game.seats(self.game.start(self.options)))


AnyRow = Row[Any, Any, Any, Any]
