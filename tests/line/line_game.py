"""A game as the tests of line mode know it: tables to play at, and what can be typed there."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from rules.kernel.seat import Seat


class Setting(NamedTuple):
    """A table that is played at: the options, how many people sit there, and their names."""

    options: Any
    people: int = 1
    names: tuple[str, ...] = ()


class LineGame(NamedTuple):
    """What the tests of line mode need to know of a game."""

    name: str
    settings: tuple[Setting, ...]
    arguments: Mapping[str, tuple[str, ...]]
    """What is typed after each question, sense and nonsense."""
    alone: tuple[str, ...]
    """What is typed without a question: coordinates."""
    garbage: tuple[str, ...]
    """Lines that nearly make sense."""
    odd_commands: Callable[[Any, Random], list[str]]
    """Commands of each kind, without a thought for what is legal."""
    two_players: Callable[[Seat], Any]
    """Options for two, with the one who begins."""
    asks: frozenset[str]
    """Questions that come up in any game."""
    round_words: tuple[int, int] = (25, 12)
    """So many words a round may have in the median at normal and at brief."""
    counts: Callable[[Any, Any], bool] = lambda _, __: True
    """Whether what is told between two positions counts; not one's own turn, where it has many steps."""
    decisions: int | None = None
    """After so many somebody leaves a game, where games are long; None for never."""
    asked_every: int = 1
    """At each so-manyth decision everything is asked; the others are just made."""
    passing: str = ""
    """The command that somebody who wants to get on does not choose."""

    @property
    def entry(self) -> Entry:
        """The game in the one table."""
        return GAMES[self.name]
