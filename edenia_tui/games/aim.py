"""What a puzzle may ask for, as a value: when it is judged, and what must be true then."""

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any, Generic, TypeVar

import msgspec

from rules.kernel.seat import Seat

S = TypeVar("S")


class Horizon(Enum):
    """Up to where choices, chance and answers are followed, at most; the end of the game is nearer."""

    TURN = "turn"
    """Up to the end of one's own turn."""
    ANSWER = "answer"
    """Up to the beginning of one's own next turn: everybody else has answered."""
    ROUND = "round"
    """Up to the end of the round."""
    GAME = "game"
    """Up to the end of the game."""


class AimOf(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """One kind of task; `learn-aim-NAME` says it."""

    name: str
    horizon: Horizon
    whats: Callable[[S, Seat], Iterable[str]]
    """Lists what may be aimed at from a position, such as places; one empty text if it is one thing."""
    is_worth_a_look: Callable[[S, Seat], bool]
    """Tells quickly whether a position might make such a puzzle."""
    is_reached: Callable[[S, Seat, str], bool]
    """Judges a state at the horizon, or one in which the game is over."""
    most_steps: int = 12_000
    """So many actions are tried to prove one at most; what needs more is no puzzle."""
    one_game_in: int = 1
    """It is looked for in one of so many games: more where that takes long."""
    is_one_choice: bool = False
    """Whether only the first choice is asked for, and not the whole way."""
    counts_up: bool = False
    """Whether each of `whats` asks for more than the one before: the last that can be reached counts."""


Aim = AimOf[Any]
