"""What nobody pressed a key for just now: shown on top of a table, but never on top of another screen."""

from collections.abc import Callable
from typing import Any

from textual.screen import Screen


class OnTop:
    """Shows things at once, or when their screen is to be seen again."""

    def __init__(self, screen: Screen[Any]) -> None:
        """Begin with nothing that waits."""
        self._screen = screen
        self._waiting: list[Callable[[], None]] = []

    def show(self, show: Callable[[], None]) -> None:
        """Show something, as soon as nothing hides the screen."""
        if self._screen.is_active:
            show()
        else:
            self._waiting.append(show)

    def resume(self) -> None:
        """Show what came while the screen was hidden; the first may hide it again."""
        waiting, self._waiting = self._waiting, []
        for show in waiting:
            self.show(show)
