"""What a person at the keyboard has heard, and has still to hear."""

from typing import Any

from edenia_tui.table.watchers import Told
from edenia_tui.words.game_words import GameWords
from edenia_tui.words.listener import Listener
from rules.kernel.seat import Seat

LOG = 200
"""How many sentences are remembered."""


class Ear:
    """A watcher that keeps what one seat is told until that person listens."""

    def __init__(self, seat: Seat, words: GameWords) -> None:
        """Begin with nothing heard."""
        self.seat = seat
        self.log: list[str] = []
        self.since: Any = None
        """The view after this person's last decision."""
        self.why: str | None = None
        """The rule behind the last stop or refusal."""
        self._words = words
        self._unheard: list[Told[Any, Any, Any]] = []

    def saw(self, told: Told[Any, Any, Any]) -> None:
        """Keep it for later."""
        self._unheard.append(told)

    def listen(self, listener: Listener) -> list[str]:
        """Give the sentences since the last time."""
        lines: list[str] = []
        for told in self._unheard:
            lines += self._words.tell(listener, told.before, told.after, told.events)
            for event in told.events:
                self.why = self._words.stop_rule(listener, event) or self.why
            if told.actor == self.seat or self.since is None:
                self.since = told.after
        self._unheard.clear()
        self.log = [*self.log, *lines][-LOG:]
        return lines
