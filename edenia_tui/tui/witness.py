"""Whoever watches a table for one seat, remembers what it is told, and passes it on."""

from collections.abc import Callable
from typing import Any

from edenia_tui.conversation.sitting import AnyTable
from edenia_tui.games.words import GameWords
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

    def saw(self, told: Told[Any, Any, Any]) -> None:
        """Remember what was done, and pass it on."""
        self.remember(told)
        self._happened(self, told)

    def rewound(self, rewound: Rewound[Any, Any]) -> None:
        """Remember what was taken back or done again, and pass it on."""
        self.remember(rewound)
        self._happened(self, rewound)

    def recall(self, table: AnyTable) -> None:
        """Remember the last actions of a game that is taken up again."""
        replay = Replay(table.game, table.record)
        for point in replay.recent(replay.last):
            self.remember(replay.told(point, self.seat))
