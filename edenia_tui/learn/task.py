"""Something to be done from a position, by choices of one seat: what a lesson and a puzzle share."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from edenia_tui.games.entry import Entry
from edenia_tui.language.listener import Listener
from rules.kernel.opaque import AnyAction, AnyState
from rules.kernel.seat import CHANCE, Seat


class Task(ABC):
    """A position, what to do in it, and one way to do it."""

    entry: Entry
    name: str
    """Its name among the tasks of its game."""
    start: AnyState
    solution: tuple[str, ...]
    """The actions of one way, those of chance and others included."""

    @property
    def seat(self) -> Seat:
        """Who is to do it."""
        actor = self.entry.game.to_act(self.start)
        if actor is None or actor is CHANCE:
            raise ValueError("a task begins with somebody's decision")
        return actor

    def choices(self, state: AnyState) -> tuple[AnyAction, ...]:
        """List what may be chosen."""
        return self.entry.game.legal(state)

    @abstractmethod
    def title(self, listener: Listener) -> str:
        """Name it in a few words."""

    @abstractmethod
    def told(self, listener: Listener) -> list[str]:
        """Tell what it is about, and what to do."""

    @abstractmethod
    def hint(self, listener: Listener, state: AnyState, expected: AnyAction) -> list[str]:
        """Help a little."""

    @abstractmethod
    def is_reached(self, state: AnyState, events: Sequence[Any]) -> bool:
        """Tell whether it is done, by the table as it stands and all that has happened."""

    @abstractmethod
    def why_not(self, listener: Listener, state: AnyState, action: AnyAction) -> list[str]:
        """Explain why a choice that may be made is put back."""

    @abstractmethod
    def afterwards(self, listener: Listener) -> list[str]:
        """Tell what was done, or learned."""
