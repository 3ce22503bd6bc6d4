"""A command that only one game has: a value, which `commands` turns into one of the program."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from edenia_tui.language.listener import Listener

S = TypeVar("S")


class Answered(NamedTuple):
    """What came of it."""

    lines: Sequence[str]
    facts: Mapping[str, object]
    """The same for programs; empty where it is told to people only."""


class Unanswerable(Exception):
    """There is no answer: why, and whether the words could not be read or what they ask is not legal."""

    def __init__(self, lines: Sequence[str], *, is_readable: bool) -> None:
        """Keep what is to be told."""
        super().__init__(*lines)
        self.lines = lines
        self.is_readable = is_readable


class Tool(NamedTuple, Generic[S]):
    """A question about a position, asked at the prompt of a shell."""

    name: str
    help: str
    arguments: tuple[str, ...]
    """The words that follow the file, by name; the last may be several where its name ends with dots."""
    answer: Callable[[Listener, S, Sequence[str]], Answered]
    """May raise Unanswerable."""
    is_for_programs: bool = False
    """Whether it can be answered by facts, too."""
    tells_whoever_acts: bool = False
    """Whether it speaks to whoever is to act, rather than to somebody who looks on."""
