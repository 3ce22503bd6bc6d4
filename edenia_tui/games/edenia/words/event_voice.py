"""How a single event is said: in the form for the listener's level, if it is said at that level."""

from functools import partial

from edenia_tui.language.listener import Listener
from edenia_tui.language.message import Fact
from edenia_tui.language.sentences import capital
from rules.kernel.seat import Seat

_NOT_BRIEF = frozenset(
    {"event-laid", "event-laid-plain", "event-hole-exit", "event-rolled", "event-put-under"}
)
"""What the level brief leaves to be asked for."""


class EventVoice:
    """Says events to one listener."""

    def __init__(self, listener: Listener) -> None:
        """Speak to somebody."""
        self._listener = listener

    def say(self, message: str, **facts: Fact) -> list[str]:
        """Say a message that is about no player; nothing where it goes without saying."""
        return self.say_of(None, message, **facts)

    def say_of(self, seat: Seat | None, message: str, **facts: Fact) -> list[str]:
        """Say a message about a player; nothing where it goes without saying."""
        listener = self._listener
        if listener.is_brief and message in _NOT_BRIEF:
            return []
        wanted = f"{message}-{listener.level.value}"
        known = listener.speech.ids()
        name = wanted if wanted in known else message
        if name not in known:
            return []
        about = listener.say if seat is None else partial(listener.say_of, seat)
        text = about(name, **facts)
        return [capital(text)]
