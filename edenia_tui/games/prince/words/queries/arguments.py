"""The nouns of The Little Prince as words after a question."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.games.prince.words.typed_tiles import letters_of
from edenia_tui.language.arguments import Arguments as AnyArguments
from edenia_tui.language.listener import Listener
from rules.kernel.seat import Seat
from rules.prince.elements import LETTERS, SHEEP
from rules.prince.notation.names import find_stack
from rules.prince.notation.wording import canonical
from rules.prince.state import State
from rules.prince.tiles import Stack

_SHEEP: Final = "query-word-sheep"


class Arguments(AnyArguments):
    """The words after a question about planets."""

    def __init__(self, listener: Listener, view: State, words: Sequence[str]) -> None:
        """Begin with the first word."""
        super().__init__(listener, words)
        self._view = view

    def seat_or_own(self) -> Seat:
        """Take a player; without a word, the listener, or for a spectator whoever acts."""
        if not self:
            return self._view.active if self.listener.seat is None else self.listener.seat
        return self.seat()

    def is_full(self) -> bool:
        """Take the word that asks for everything, if it stands there."""
        is_there = bool(self.words) and self.words[-1] in self.said("query-word-full")
        if is_there:
            self.words.pop()
        return is_there

    def stack(self) -> Stack | None:
        """Take the name of a stack, if it stands there."""
        found = find_stack(canonical(self.words[0])) if len(self.words) == 1 else None
        if found is not None:
            self.words.clear()
        return found

    def elements(self) -> tuple[int, ...]:
        """Take a thing that is on tiles, by its name or its letter; sheep are of three colours."""
        typed, words = " ".join(self.words), self.words
        self.words = []
        if words and all(word in self.said(_SHEEP) for word in words):
            return SHEEP
        letters = letters_of(words) or typed.upper()
        found = LETTERS.index(letters) if len(letters) == 1 and letters in LETTERS else None
        return (self.or_wrong(found, typed, "expected-element"),)
