"""What a game brings for those who learn it: functions and data, put together once by each game."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from edenia_tui.games.aim import AimOf
from rules.kernel.seat import Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class LearningOf(msgspec.Struct, Generic[S, A, E], frozen=True, kw_only=True):
    """A game for those who learn it."""

    folder: Path
    """Where `lessons.txt`, `puzzles.txt` and the texts of both languages lie."""
    pictured: str
    """The lesson whose table is drawn on the page that tells how to play."""
    aims: Sequence[AimOf[S]]
    """What its puzzles ask for."""
    of_three: Sequence[str]
    """The aims of which a puzzle may name three choices, by name."""
    players: Sequence[int]
    """How many play in the games that puzzles are taken from, in turn."""
    settled: Callable[[S, Seat], S | None]
    """Gives a position as a seat sees it; None where something hidden could matter to a puzzle."""


Learning = LearningOf[Any, Any, Any]
