"""A random game that is told to somebody who keeps the position from the sentences alone."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.language.listener import Level, Listener
from edenia_tui.language.speech import speech
from rules.kernel.seat import Seat

NAMES = ("Anna", "Ben", "Green", "Zoë", "Topaz")


class Heard(Protocol):
    """Somebody who makes a position of sentences alone."""

    def hear(self, sentence: str) -> None:
        """Take in one sentence."""

    def check(self, state: Any) -> None:
        """Compare with the rules."""

    def check_points(self, scores: tuple[int, ...]) -> None:
        """Compare the points told at the end."""


class Recital(NamedTuple):
    """A random game and who listens to it."""

    game: str
    hearer: Callable[[Any, tuple[str, ...], Seat | None], Heard]
    """Makes somebody who listens, of options, names and a seat."""
    options: Any
    seed: int
    own: Seat | None
    turns: int = 30
    """So many turns it has at least."""

    @property
    def entry(self) -> Entry:
        """The game in the one table."""
        return GAMES[self.game]

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays."""
        return NAMES[: self.options.players]

    def heard(self) -> Heard:
        """Give somebody who listens."""
        return self.hearer(self.options, self.names, self.own)

    def listener(self) -> Listener:
        """Give the one who is spoken to."""
        return Listener(speech("en", self.entry.words.messages), self.names, self.own, Level.FULL)


class Parity(NamedTuple):
    """Games of one kind to be told, and what happens in them."""

    recitals: tuple[Recital, ...]
    events: Any
    """The union of all kinds of events."""
    silent: tuple[type[Any], ...]
    """Events whose sentences a listener cannot do without."""
