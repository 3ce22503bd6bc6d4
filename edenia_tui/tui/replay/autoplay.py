"""A past game that goes on by itself, slower or faster."""

from collections.abc import Callable
from typing import Any, Final

from textual.screen import Screen
from textual.timer import Timer

from edenia_tui.tui.replay.time_travel import TimeTravel
from edenia_tui.tui.table.animation import AnimationQueue

SPEEDS: Final = (4.0, 2.0, 1.0, 0.5, 0.25, 0.1)
"""Seconds between two actions, from slow to fast."""
_USUAL_SPEED: Final = 3


class Autoplay:
    """Walks on at every tick of a clock; without it no timer runs."""

    def __init__(
        self,
        screen: Screen[Any],
        travel: TimeTravel,
        animation: AnimationQueue,
        changed: Callable[[], None],
    ) -> None:
        """Begin in a pause; `changed` is called when it goes on, stops or has another speed."""
        self._screen = screen
        self._travel = travel
        self._animation = animation
        self._changed = changed
        self._timer: Timer | None = None
        self.speed = _USUAL_SPEED
        """From 1, the slowest."""

    @property
    def is_playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer is not None

    @property
    def fastest(self) -> int:
        """The highest speed."""
        return len(SPEEDS)

    def play(self) -> None:
        """Go on by itself; at the end there is nothing to go on with."""
        if not self._travel.is_at_end:
            self._start()
        self._changed()
        self._travel.walk_on()

    def toggle(self) -> None:
        """Go on by itself, or stop."""
        if self.is_playing:
            self.pause()
            self._changed()
        else:
            self.play()

    def pause(self) -> None:
        """Stop going on by itself."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def hurry(self, by: int) -> None:
        """Wait less between two actions, or below zero longer."""
        self.speed = max(1, min(self.fastest, self.speed + by))
        if self.is_playing:
            self.pause()
            self._start()
        self._changed()

    def _start(self) -> None:
        self._timer = self._screen.set_interval(SPEEDS[self.speed - 1], self.tick)

    def tick(self) -> None:
        """Go on, unless something is still on its way or something lies on top."""
        if self._animation.is_moving or self._screen.app.screen is not self._screen:
            return
        if self._travel.is_at_end:
            self.pause()
            self._changed()
        else:
            self._travel.walk_on()
