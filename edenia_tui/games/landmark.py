"""A kind of event that is worth jumping to in a past game, with its sign on the time line."""

from collections.abc import Callable
from typing import Any, NamedTuple

from edenia_tui.canvas.charset import Charset


class Landmark(NamedTuple):
    """Which events, what they are called, and how they are marked."""

    message: str
    """The id of the words for them."""
    holds: Callable[[Any], bool]
    """Tells whether an event is one of them."""
    sign: Callable[[Charset], str]
