"""Garbage of many apps: looked for among what came last.

To go through all that many visits keep takes a second, and everybody waits for it.
"""

import gc
from typing import Final

_PORTION: Final = 16
"""So many apps begin before what they keep is left out."""
_SHARE: Final = 8
"""When one in so many has left, everything is gone through once."""


class Garbage:
    """Leaves out what lasts, until enough of it may have become garbage."""

    def __init__(self) -> None:
        """Begin with no app."""
        self._here = 0
        self._fresh = 0
        self._gone = 0

    def begun(self) -> None:
        """Take note of an app that has begun."""
        self._here += 1
        self._fresh += 1
        if self._fresh >= _PORTION:
            self._fresh = 0
            gc.freeze()

    def ended(self) -> None:
        """Take note of an app that has ended."""
        self._here -= 1
        self._gone += 1
        if self._gone >= max(_PORTION, self._here // _SHARE):
            self._gone = 0
            gc.unfreeze()
            gc.collect()
            gc.freeze()
