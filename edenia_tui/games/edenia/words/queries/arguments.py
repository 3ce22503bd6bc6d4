"""The nouns of Edenia as words after a question."""

from collections.abc import Sequence

from edenia_tui.language.arguments import Arguments as AnyArguments
from edenia_tui.language.arguments import pick
from edenia_tui.language.coordinates import SPELT
from edenia_tui.language.listener import Listener
from rules.edenia.galaxy import ARRIDIS, EDENIA, HOLE, PATHS, SIDES, Cell, Path, Sheep, Side
from rules.edenia.notation.names import COLUMNS, PATH_NAMES, SIDE_NAMES, find_cell
from rules.edenia.places import sheep_of
from rules.edenia.state import FLOCK_SIZE, State

_LANDMARKS = {ARRIDIS: "kind-arridis", EDENIA: "kind-edenia", HOLE: "query-word-hole"}


class Arguments(AnyArguments):
    """The words after a question about a galaxy."""

    def __init__(self, listener: Listener, _: State, words: Sequence[str]) -> None:
        """Begin with the first word."""
        super().__init__(listener, words)

    def cell(self) -> Cell:
        """Take a cell, typed as c2, `c 2`, or by the name of what is always there; `from` may precede."""
        typed = self.next()
        if self.words and typed in self.said("query-word-from"):
            typed = self.next()
        found = find_cell(typed)
        if found is None and self.words:
            found = find_cell(typed + self.words[0])
            if found is not None:
                self.words.pop(0)
        if found is None:
            names = {cell: self.said(message) for cell, message in _LANDMARKS.items()}
            found = pick(typed, names) if len(typed) > 1 else None
        return self.or_wrong(found, typed, "query-expected-cell")

    def side(self) -> Side:
        """Take a side."""
        names = {side: self._said_of_side(f"side-{SIDE_NAMES[side]}") for side in SIDES}
        return self.one(names, "query-expected-side")

    def _said_of_side(self, message: str) -> list[str]:
        """Give the words for a side, both as it is drawn and as it is spoken."""
        return [*self.said(message), *self.listener.speech(message + "-aloud").split()]

    def path(self) -> Path:
        """Take a path."""
        names = {path: self.said(f"path-{PATH_NAMES[path]}") for path in PATHS}
        return self.one(names, "query-expected-path")

    def sheep_number(self) -> int:
        """Take the number of a sheep."""
        typed = self.next()
        numbers = {str(number): number for number in range(1, FLOCK_SIZE + 1)}
        return self.or_wrong(numbers.get(typed), typed, "query-expected-sheep")

    def any_sheep(self, view: State) -> Sheep:
        """Take a sheep: one's own by its number, anybody's by a name or colour and its number."""
        listener = self.listener
        seat = view.active if listener.seat is None else listener.seat
        if self.words and not self.words[0].isdigit():
            if self.words[0] in self.said("query-word-sheep"):
                self.next()
            else:
                seat = self.seat()
        return sheep_of(seat, self.sheep_number())

    def row(self) -> int:
        """Take a row, 0 to 4."""
        typed = self.next()
        found = int(typed) - 1 if typed in tuple("12345") else None
        return self.or_wrong(found, typed, "query-expected-row")

    def column(self) -> int:
        """Take a column, 0 to 4."""
        typed = self.next()
        spelt = dict(zip(SPELT, COLUMNS, strict=False)).get(typed, typed.upper())
        numbered = dict(zip("12345", COLUMNS, strict=True)).get(spelt, spelt)
        found = COLUMNS.index(numbered) if numbered in tuple(COLUMNS) else None
        return self.or_wrong(found, typed, "query-expected-column")

    def comes_cell(self) -> bool:
        """Tell whether a cell comes next, perhaps after the word `from`."""
        if self.words and self.words[0] in self.said("query-word-from"):
            return True
        return any(find_cell("".join(self.words[:count])) is not None for count in (1, 2))
