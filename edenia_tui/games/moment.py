"""A kind of event that is felt when it happens: it has a moment of its own on the screen."""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from edenia_tui.canvas.charset import Charset

E = TypeVar("E")


class MomentOf(NamedTuple, Generic[E]):
    """Which events, and the sign that announces them."""

    holds: Callable[[E], bool]
    """Tells whether an event is one of them."""
    sign: Callable[[Charset], str]


Moment = MomentOf[Any]
"""A moment of any game."""
