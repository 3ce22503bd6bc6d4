"""Somebody who types on a host, wherever they are: hears what the hub tells, and can be called away."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, NamedTuple, TypeVar

from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.hub.news import Dismissal, News
from edenia_tui.host.visits.telling import tell_news
from edenia_tui.host.visits.visiting import Visiting
from edenia_tui.language.speech import Speech
from edenia_tui.line.console import Console
from rules.kernel.seat import Seat

T = TypeVar("T")


class Called(Exception):
    """Something ends a conversation from outside."""


class Dismissed(Called):
    """The hub wants them to leave."""

    def __init__(self, why: Dismissal) -> None:
        """Keep why."""
        super().__init__(why.value)
        self.why = why


class Speaker(NamedTuple):
    """Somebody at a console, in the language of now."""

    visiting: Visiting
    console: Console

    @property
    def hub(self) -> Hub:
        """Where they are."""
        return self.visiting.hub

    @property
    def spoken(self) -> Speech:
        """Their language."""
        return self.visiting.visit.manner.speech

    def say(self, *lines: str) -> None:
        """Answer."""
        self.console.say(lines, self.spoken("line-more"))

    def tell(self, lines: Sequence[str]) -> None:
        """Tell news, all of them, above whatever is being typed."""
        if lines:
            self.console.note(lines)

    async def hear(self, prompt: str) -> str | None:
        """Wait for a line; None when somebody leaves."""
        return await self.console.hear(f"{prompt} ")


class Conversation:
    """A front of the hub by lines."""

    def __init__(self, speaker: Speaker) -> None:
        """Get ready; `heeding` follows."""
        self.speaker = speaker
        self._talking: asyncio.Task[Any] | None = None
        self._called: Called | None = None

    @property
    def seat(self) -> Seat | None:
        """The seat of whoever types; None without one."""
        return None

    @property
    def is_talking(self) -> bool:
        """Whether somebody is in this conversation now."""
        return self._talking is not None

    async def heeding(self, talk: Coroutine[Any, Any, T]) -> T:
        """Talk, and hear what the hub tells meanwhile.

        Raises:
            Called: something from outside ended it.
        """
        self._called = None
        self._talking = talking = asyncio.ensure_future(talk)
        self.speaker.visiting.attend(self)
        try:
            return await talking
        except asyncio.CancelledError:
            if self._called is None:
                raise
            raise self._called from None
        finally:
            self._talking = None
            self.speaker.visiting.attend(None)

    def call(self, called: Called) -> None:
        """End the conversation from outside."""
        if self._talking is not None and self._called is None:
            self._called = called
            self._talking.cancel()

    # As a front of the hub.

    def told(self, news: News) -> None:
        """Tell news between two lines."""
        visiting = self.speaker.visiting
        table = visiting.hub.table_of(visiting)
        self.speaker.tell(tell_news(self.speaker.spoken, news, table, self.seat))

    def dismissed(self, why: Dismissal) -> None:
        """Leave."""
        self.call(Dismissed(why))
