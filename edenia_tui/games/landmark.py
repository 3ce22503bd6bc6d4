"""A kind of event that is worth jumping to in a past game, with its sign on the time line."""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from edenia_tui.canvas.charset import Charset

E = TypeVar("E")


class LandmarkOf(NamedTuple, Generic[E]):
    """Which events, what they are called, and how they are marked."""

    message: str
    """The id of the words for them."""
    holds: Callable[[E], bool]
    """Tells whether an event is one of them."""
    sign: Callable[[Charset], str]


Landmark = LandmarkOf[Any]
"""A landmark of any game."""
