"""What one seat has been told so far, kept as facts, so that it can be told again in any language."""

from collections import deque
from collections.abc import Callable
from typing import Any

from edenia_tui.sitting import AnyTable
from edenia_tui.table.watchers import Told, Watcher, tell
from edenia_tui.words.bots import tell_told
from edenia_tui.words.game_words import GameWords
from edenia_tui.words.listener import Listener
from rules.kernel.record import steps
from rules.kernel.seat import Seat

REMEMBERED = 200
"""How many actions are remembered."""
RECALLED = 60
"""How many actions of a resumed game are."""


class Witness:
    """A watcher that remembers for one seat, or for a spectator."""

    def __init__(
        self, seat: Seat | None, words: GameWords, happened: Callable[["Witness", Any], None]
    ) -> None:
        """Begin with nothing told; `happened` is called with whatever is."""
        self.seat = seat
        self._words = words
        self._happened = happened
        self._told: deque[Told[Any, Any, Any]] = deque(maxlen=REMEMBERED)

    def saw(self, told: Told[Any, Any, Any]) -> None:
        """Remember, and pass it on."""
        self._told.append(told)
        self._happened(self, told)

    def recall(self, table: AnyTable) -> None:
        """Remember the last actions of a game that is taken up again."""
        game, record = table.game, table.record
        played = list(steps(game, record))
        recent = zip(played[:-1], played[1:], record.actions, strict=True)
        for before, step, action in list(recent)[-RECALLED:]:
            actor = game.to_act(before.state)
            if actor is not None:
                self._told.append(tell(game, before.state, (actor, action), step, self.seat))

    def repeat(self, watcher: Watcher[Any, Any, Any]) -> None:
        """Let another watcher see everything that is remembered."""
        for told in self._told:
            watcher.saw(told)

    def sentences(self, listener: Listener) -> list[str]:
        """Tell everything again."""
        return [line for told in self._told for line in self.tell(listener, told)]

    def tell(self, listener: Listener, told: Told[Any, Any, Any]) -> list[str]:
        """Tell one action."""
        return tell_told(listener, self._words, told)
