"""Understanding the words after a question: in the listener's language or English, cut short or not."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from edenia_tui.language.folding import folded
from edenia_tui.language.listener import Listener
from edenia_tui.language.query import WrongArgument
from rules.kernel.seat import Seat

T = TypeVar("T")


class Arguments:
    """The words after a question, taken one after the other; a game adds nouns of its own."""

    def __init__(self, listener: Listener, words: Sequence[str]) -> None:
        """Begin with the first word."""
        self.listener = listener
        self.words = [folded(word) for word in words]

    def __bool__(self) -> bool:
        """Tell whether words are left."""
        return bool(self.words)

    def seat(self) -> Seat:
        """Take a player: by name, by the word for the seat, or oneself."""
        listener = self.listener
        names = {
            Seat(seat): [
                folded(listener.name(Seat(seat))),
                *self.said(f"seat-{seat}"),
            ]
            for seat in range(len(listener.names))
        }
        if listener.seat is not None:
            names[listener.seat] += self.said("query-word-me")
        typed = self.next()
        while self.words and any(
            name.startswith(f"{typed} {self.words[0]}") for many in names.values() for name in many
        ):
            typed = f"{typed} {self.words.pop(0)}"
        found = pick(typed, names)
        found = self._by_letter(typed) if found is None else found
        return self.or_wrong(found, typed, "query-expected-player")

    def _by_letter(self, typed: str) -> Seat | None:
        """Find the seat that a drawing calls by a letter, which words for oneself may begin with, too."""
        seats = (Seat(seat) for seat in range(len(self.listener.names)))
        return next(
            (one for one in seats if folded(self.listener.seat_name(one))[0] == typed), None
        )

    def word(self, choices: Iterable[str], expected: str) -> str:
        """Take one of a few words; `query-word-` and the choice say how it may be typed."""
        return self.one({one: self.said(f"query-word-{one}") for one in choices}, expected)

    def end(self) -> None:
        """Expect no more words."""
        if self.words:
            raise WrongArgument(self.words[0], "query-expected-nothing")

    def next(self) -> str:
        """Take the next word; nothing when there is none."""
        return self.words.pop(0) if self.words else ""

    def one(self, names: Mapping[T, Iterable[str]], expected: str) -> T:
        """Take one of some things by the words for them."""
        typed = self.next()
        return self.or_wrong(pick(typed, names), typed, expected)

    def said(self, message: str) -> list[str]:
        """Give the words for something, in the listener's language and in English."""
        texts = (self.listener.say(message), self.listener.speech.translated("en")(message))
        return [folded(word) for text in texts for word in text.split()]

    @staticmethod
    def or_wrong(found: T | None, typed: str, expected: str) -> T:
        """Give what was found, or complain with the message of what could have stood there."""
        if found is None:
            raise WrongArgument(typed, expected)
        return found


def pick(typed: str, names: Mapping[T, Iterable[str]]) -> T | None:
    """Find what was meant: by a whole name, or by the beginning of the names of one thing only."""
    if not typed:
        return None
    exact = [thing for thing, many in names.items() if typed in many]
    fits = exact or [
        thing for thing, many in names.items() if any(name.startswith(typed) for name in many)
    ]
    return fits[0] if len(fits) == 1 else None
