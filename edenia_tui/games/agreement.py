"""What can be agreed on before a game: how many play, and by which rules."""

from collections.abc import Mapping
from typing import Final, NamedTuple, Protocol, TypeVar

O = TypeVar("O")

_USUAL: Final = 2

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
    only_alone: bool = False
    """Whether it makes a difference only to one who plays without others."""

    @property
    def usual(self) -> str:
        """No wish where that is possible, else the first value."""
        texts = [text for text, _ in self.values]
        return "" if "" in texts else texts[0]


class Asked(NamedTuple):
    """What is asked by lines before a game; `setup-help-WISH` explains it."""

    message: str
    wish: str
    values: tuple[tuple[str, str], ...] = ()
    """What can be wished, each with its message, the usual one first; without any, yes or no."""


def usual_number(players: range) -> int:
    """Tell how many play where nobody says it: two, if so few can."""
    return max(players[0], min(_USUAL, players[-1]))


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

    def questions(self, players: int, wishes: Wishes) -> tuple[Asked, ...]:
        """List what is asked by lines before a game of so many players."""

    def options(self, players: int, wishes: Wishes) -> O:
        """Make the options.

        Raises:
            Unreadable: the text of a wish does not make sense.
        """

    def settings(self, options: O) -> dict[str, object]:
        """Tell options apart from others, in words for programs."""
