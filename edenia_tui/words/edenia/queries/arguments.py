"""Understanding the words after a question: in the listener's language or English, cut short or not."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from edenia_tui.words.edenia.queries.query import WrongArgument
from edenia_tui.words.folding import folded
from edenia_tui.words.listener import Listener
from edenia_tui.words.speech import speech
from rules.edenia.galaxy import ARRIDIS, EDENIA, HOLE, PATHS, SIDES, Cell, Path, Side
from rules.edenia.notation.names import COLUMNS, PATH_NAMES, SIDE_NAMES, find_cell
from rules.edenia.state import FLOCK_SIZE, State
from rules.kernel.seat import Seat

T = TypeVar("T")

_LANDMARKS = {ARRIDIS: "kind-arridis", EDENIA: "kind-edenia", HOLE: "query-word-hole"}


class Arguments:
    """The words after a question, taken one after the other."""

    def __init__(self, listener: Listener, view: State, words: Sequence[str]) -> None:
        """Begin with the first word."""
        self._listener = listener
        self._view = view
        self._words = [folded(word) for word in words]

    def __bool__(self) -> bool:
        """Tell whether words are left."""
        return bool(self._words)

    def cell(self) -> Cell:
        """Take a cell, typed as c2, `c 2`, or by the name of what is always there; `from` may precede."""
        typed = self._next()
        if self._words and typed in self._say("query-word-from"):
            typed = self._next()
        found = find_cell(typed)
        if found is None and self._words:
            found = find_cell(typed + self._words[0])
            if found is not None:
                self._words.pop(0)
        if found is None:
            names = {cell: self._say(message) for cell, message in _LANDMARKS.items()}
            found = _pick(typed, names) if len(typed) > 1 else None
        return self._or_wrong(found, typed, "query-expected-cell")

    def side(self) -> Side:
        """Take a side."""
        names = {side: self._say(f"side-{SIDE_NAMES[side]}") for side in SIDES}
        return self._one(names, "query-expected-side")

    def path(self) -> Path:
        """Take a path."""
        names = {path: self._say(f"path-{PATH_NAMES[path]}") for path in PATHS}
        return self._one(names, "query-expected-path")

    def seat(self) -> Seat:
        """Take a player: by name, by colour, or oneself."""
        names = {
            seat: [folded(self._listener.name(seat)), *self._say(f"seat-{seat}")]
            for seat in self._view.seats()
        }
        if self._listener.seat is not None:
            names[self._listener.seat] += self._say("query-word-me")
        typed = self._next()
        while self._words and any(
            name.startswith(f"{typed} {self._words[0]}") for many in names.values() for name in many
        ):
            typed = f"{typed} {self._words.pop(0)}"
        return self._or_wrong(_pick(typed, names), typed, "query-expected-player")

    def sheep_number(self) -> int:
        """Take the number of a sheep."""
        typed = self._next()
        numbers = {str(number): number for number in range(1, FLOCK_SIZE + 1)}
        return self._or_wrong(numbers.get(typed), typed, "query-expected-sheep")

    def row(self) -> int:
        """Take a row, 0 to 4."""
        typed = self._next()
        found = int(typed) - 1 if typed in tuple("12345") else None
        return self._or_wrong(found, typed, "query-expected-row")

    def column(self) -> int:
        """Take a column, 0 to 4."""
        typed = self._next()
        found = COLUMNS.index(typed.upper()) if typed in tuple(COLUMNS.lower()) else None
        return self._or_wrong(found, typed, "query-expected-column")

    def word(self, choices: Iterable[str], expected: str) -> str:
        """Take one of a few words; `query-word-` and the choice say how it may be typed."""
        return self._one({one: self._say(f"query-word-{one}") for one in choices}, expected)

    def comes_cell(self) -> bool:
        """Tell whether a cell comes next, perhaps after the word `from`."""
        if self._words and self._words[0] in self._say("query-word-from"):
            return True
        return any(find_cell("".join(self._words[:count])) is not None for count in (1, 2))

    def end(self) -> None:
        """Expect no more words."""
        if self._words:
            raise WrongArgument(self._words[0], "query-expected-nothing")

    def _next(self) -> str:
        return self._words.pop(0) if self._words else ""

    def _one(self, names: Mapping[T, Iterable[str]], expected: str) -> T:
        typed = self._next()
        return self._or_wrong(_pick(typed, names), typed, expected)

    def _say(self, message: str) -> list[str]:
        """The words for something, in the listener's language and in English."""
        texts = (self._listener.say(message), speech("en")(message))
        return [folded(word) for text in texts for word in text.split()]

    @staticmethod
    def _or_wrong(found: T | None, typed: str, expected: str) -> T:
        if found is None:
            raise WrongArgument(typed, expected)
        return found


def _pick(typed: str, names: Mapping[T, Iterable[str]]) -> T | None:
    """Find what was meant: by a whole name, or by the beginning of the names of one thing only."""
    if not typed:
        return None
    exact = [thing for thing, many in names.items() if typed in many]
    fits = exact or [
        thing for thing, many in names.items() if any(name.startswith(typed) for name in many)
    ]
    return fits[0] if len(fits) == 1 else None
