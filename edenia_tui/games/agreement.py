"""What can be agreed on before a game: how many play, and by which rules."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol, TypeVar

O = TypeVar("O")

Wishes = Mapping[str, str]
"""What somebody wants to be otherwise than usual, by name."""


class Choice(NamedTuple):
    """A wish with few values, as a form shows it; names and values are said by messages."""

    wish: str
    label: str
    values: tuple[tuple[str, str], ...]
    """The text of the wish with its message; an empty one wishes for nothing."""
    note: str = ""
    moot_with: tuple[str, str] = ("", "")
    """Another wish and the value of it that leaves nothing to choose here."""

    @property
    def usual(self) -> str:
        """No wish where that is possible, else the first value."""
        texts = [text for text, _ in self.values]
        return "" if "" in texts else texts[0]


class Agreement(Protocol[O]):
    """How the options of one game come about."""

    @property
    def players(self) -> range:
        """How many can play."""

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The wishes that a form offers."""

    @property
    def round_limit(self) -> str:
        """The id of the rule that ends games that go on too long; empty when none does."""

    def questions(self, wishes: Wishes) -> tuple[tuple[str, str], ...]:
        """List what is asked before a game: a message to be answered yes or no, and the wish of a yes."""

    def options(self, players: int, wishes: Wishes) -> O:
        """Make the options.

        Raises:
            Unreadable: the text of a wish does not make sense.
        """

    def settings(self, options: O) -> dict[str, object]:
        """Tell options apart from others, in words for programs."""
