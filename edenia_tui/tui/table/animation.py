"""What happened, shown in order: what travels takes its time, and whatever comes after it waits.

Rule of the file: nothing here blocks. The table plays on meanwhile, keys are heard meanwhile, and when
nothing travels no timer runs.
"""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from textual.message_pump import MessagePump
from textual.timer import Timer

PACE: Final = 0.05
"""Seconds a picture stays."""

Picture = Callable[[], None]
"""Draws one moment."""


class Scene(NamedTuple):
    """Something that happened."""

    pictures: Callable[[], Sequence[Picture]]
    """Gives what is drawn first, one after the other; asked when its turn has come."""
    end: Callable[[], Any]
    """Shows how things stand afterwards."""


class AnimationQueue:
    """Scenes on their way to the screen."""

    def __init__(self, clock: MessagePump) -> None:
        """Begin with nothing to show; timers belong to `clock` and end with it."""
        self._clock = clock
        self._waiting: deque[Scene] = deque()
        self._pictures: deque[Picture] = deque()
        self._timer: Timer | None = None

    @property
    def is_moving(self) -> bool:
        """Whether something travels now."""
        return self._timer is not None

    def join(self, scene: Scene) -> None:
        """Show a scene, after those before it."""
        self._waiting.append(scene)
        if not self.is_moving:
            self._advance()

    def skip(self, *, everything: bool) -> bool:
        """End what travels, with `everything` whatever waits, too; tell if something did travel."""
        if not self.is_moving:
            return False
        self._stop()
        self._end_scene()
        while everything and self._waiting:
            self._end_scene()
        self._advance()
        return True

    def drop(self) -> None:
        """Forget whatever travels or waits: it is no longer true."""
        self._stop()
        self._waiting.clear()

    def _advance(self) -> None:
        """Go on until something travels or nothing is left."""
        while self._waiting and not self.is_moving:
            self._pictures.extend(self._waiting[0].pictures())
            if self._pictures:
                self._pictures.popleft()()
                self._timer = self._clock.set_interval(PACE, self._tick)
            else:
                self._end_scene()

    def _tick(self) -> None:
        if not self.is_moving:
            return
        if self._pictures:
            self._pictures.popleft()()
            return
        self._stop()
        self._end_scene()
        self._advance()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._pictures.clear()

    def _end_scene(self) -> None:
        if self._waiting:
            self._waiting.popleft().end()
