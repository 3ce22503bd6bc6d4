"""Whoever watches a table for one seat, remembers what it is told, and passes it on."""

from collections.abc import Callable
from typing import Any

from edenia_tui.conversation.sitting import AnyTable
from edenia_tui.games.words import GameWords
from edenia_tui.language.listener import Listener
from edenia_tui.table.replay import Replay
from edenia_tui.table.watchers import Rewound, Told
from edenia_tui.tui.memory import Memory, News
from rules.kernel.seat import Seat


class Witness(Memory):
    """A watcher that remembers for one seat, or for a spectator."""

    def __init__(
        self, seat: Seat | None, words: GameWords, happened: Callable[["Witness", News], object]
    ) -> None:
        """Begin with nothing told; `happened` is called with whatever is."""
        super().__init__(words)
        self.seat = seat
        self._happened = happened
        self.seen = 0
        """How many actions were passed on."""
        self._told_anew = 0

    def saw(self, told: Told[Any, Any, Any]) -> None:
        """Remember what was done, and pass it on."""
        self.seen += 1
        self.remember(told)
        self._happened(self, told)

    def rewound(self, rewound: Rewound[Any, Any]) -> None:
        """Remember what was taken back or done again, and pass it on."""
        self.remember(rewound)
        self._happened(self, rewound)

    def sentences(self, listener: Listener) -> list[str]:
        """Tell everything again, what is still on its way to the screen included."""
        self._told_anew = self.seen
        return super().sentences(listener)

    def tell_once(self, listener: Listener, number: int, told: Told[Any, Any, Any]) -> list[str]:
        """Tell what was passed on, unless everything was told anew meanwhile."""
        return self.tell(listener, told) if number > self._told_anew else []

    def recall(self, table: AnyTable) -> None:
        """Remember the last actions of a game that is taken up again."""
        replay = Replay(table.game, table.record)
        for point in replay.recent(replay.last):
            self.remember(replay.told(point, self.seat))
