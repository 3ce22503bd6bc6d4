"""A question about the table: how it is called, and how it is answered."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Generic, TypeVar

import msgspec

from edenia_tui.language.folding import folded
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import fold
from edenia_tui.language.speakable import quoted

S = TypeVar("S")

LONGEST_ECHO = 16


class WrongArgument(Exception):
    """A word after the question that does not fit; it is told with an example."""

    def __init__(self, typed: str, expected: str) -> None:
        """Keep the word and the id of the message that says what could have stood there."""
        super().__init__(typed, expected)
        self.typed = typed
        self.expected = expected


class Query(msgspec.Struct, Generic[S], frozen=True):
    """One question."""

    name: str
    french: tuple[str, ...]
    tell: Callable[[Listener, S, Sequence[str]], list[str]]
    """Gives the lines before they are folded; may raise WrongArgument."""
    letter: str = ""

    @property
    def help(self) -> str:
        """The id of the line that explains it."""
        return f"query-help-{self.name}"

    def answer(self, listener: Listener, view: S, words: Sequence[str]) -> list[str]:
        """Answer, or say in one line what does not fit and how it is asked."""
        try:
            return fold(self.tell(listener, view, words))
        except WrongArgument as wrong:
            typed = quoted(wrong.typed, LONGEST_ECHO)
            line = listener.say(
                "query-wrong" if typed else "query-missing",
                typed=typed,
                expected=listener.say(wrong.expected),
                example=listener.say(f"query-example-{self.name}"),
            )
            return fold([line])


def by_word(queries: Iterable[Query[S]]) -> Mapping[str, Query[S]]:
    """Sort questions by every word that asks them, without accents."""
    return MappingProxyType(
        {
            folded(word): query
            for query in queries
            for word in (query.name, query.letter, *query.french)
            if word
        }
    )
