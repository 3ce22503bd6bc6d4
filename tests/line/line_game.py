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
    passing: str = ""
    """The command that somebody who wants to get on does not choose."""

    @property
    def entry(self) -> Entry:
        """The game in the one table."""
        return GAMES[self.name]
