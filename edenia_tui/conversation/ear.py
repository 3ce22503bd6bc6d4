"""What a person at the keyboard has heard, and has still to hear."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from edenia_tui.conversation.bot_news import tell_told
from edenia_tui.conversation.rewinds import tell_rewound
from edenia_tui.conversation.sitting import AnyTable
from edenia_tui.games.words import GameWords
from edenia_tui.language.listener import Listener
from edenia_tui.table.replay import Replay
from edenia_tui.table.watchers import Rewound, Told
from rules.kernel.seat import Seat

LOG = 200
"""How many sentences are remembered."""


class Ear:
    """A watcher that keeps what one seat is told until that person listens."""

    def __init__(self, seat: Seat | None, words: GameWords) -> None:
        """Begin with nothing heard; without a seat, by a spectator."""
        self.seat = seat
        self.log: list[str] = []
        self.since: Any = None
        """The view after this person's last decision."""
        self.given_up = False
        """Whether a bot plays on for this person."""
        self.why: str | None = None
        """The rule behind the last refusal since this person's last decision."""
        self.event: str | None = None
        """The rule behind the last stop, score or result of this person's last turn."""
        self._is_turn_over = False
        self._words = words
        self._unheard: list[Told[Any, Any, Any] | Rewound[Any, Any]] = []

    def saw(self, told: Told[Any, Any, Any]) -> None:
        """Keep it for later."""
        self._unheard.append(told)

    def rewound(self, rewound: Rewound[Any, Any]) -> None:
        """Keep for later what was taken back or done again."""
        self._unheard.append(rewound)

    def listen(self, listener: Listener, public: Callable[[Any], Any] | None = None) -> list[str]:
        """Give the sentences since the last time; one who has given up hears only the end.

        Args:
            listener: who listens.
            public: leaves of an event what everybody may know, when others may read along.
        """
        lines: list[str] = []
        for heard in self._unheard:
            if isinstance(heard, Rewound):
                said = self._tell_rewound(listener, heard, is_public=public is not None)
            else:
                events = heard.events if public is None else tuple(map(public, heard.events))
                said = self._tell(listener, replace(heard, events=events))
            lines = said if self.given_up else lines + said
        self._unheard.clear()
        self.log = [*self.log, *lines][-LOG:]
        return lines

    def recall(self, listener: Listener, table: AnyTable) -> None:
        """Remember the last actions of a game that is taken up again, as if they had been heard."""
        replay = Replay(table.game, table.record)
        for point in replay.recent(replay.last):
            self.log += self._tell(listener, replay.told(point, self.seat))
        self.log = self.log[-LOG:]

    def _tell(self, listener: Listener, told: Told[Any, Any, Any]) -> list[str]:
        if told.actor == self.seat:
            self._decide()
        for event in told.events:
            self.event = self._words.stop_rule(listener, event) or self.event
            self._is_turn_over |= self._words.begins_turn(event)
        if told.actor == self.seat or self.since is None:
            self.since = told.after
        return tell_told(listener, self._words, told)

    def _tell_rewound(
        self, listener: Listener, rewound: Rewound[Any, Any], *, is_public: bool
    ) -> list[str]:
        self.since = rewound.after
        self.why = self.event = None
        told = replace(rewound, action=None) if is_public else rewound
        return [tell_rewound(listener, self._words, told)]

    def _decide(self) -> None:
        """Leave behind what there was to explain: a refusal, and all of a turn that is over."""
        self.why = None
        if self._is_turn_over:
            self.event, self._is_turn_over = None, False
