"""Whoever decides on a seat without being asked by a front end: a bot."""

from typing import Protocol, TypeVar

from edenia_tui.table.stand_in import ChosenInstead

A = TypeVar("A")
Seen = TypeVar("Seen", contravariant=True)


class Player(Protocol[Seen, A]):
    """Chooses when a seat is to act."""

    @property
    def kind(self) -> str:
        """The word for this player in a record: the name of a bot."""

    async def choose(self, view: Seen, legal: tuple[A, ...], number: int) -> A | ChosenInstead[A]:
        """Choose one of the legal actions, knowing only the view; cancelled when no longer asked.

        Args:
            view: the table as the seat sees it.
            legal: what may be done.
            number: how many actions have been done; a decision that is met again has the same.
        """
