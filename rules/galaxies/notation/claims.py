"""Cards as a position names them: each lies in one place, and belongs to what is played with."""

from collections.abc import Callable
from typing import Final

from rules.galaxies.cards import Content
from rules.galaxies.notation.said import Said
from rules.galaxies.notation.writing import UNKNOWN
from rules.galaxies.slips import Noun, Slip
from rules.kernel.lines import Word

_IS_EXPANSION: Final[dict[Noun, Callable[[Content, int], bool]]] = {
    Noun.PLANET: lambda content, card: content.planets[card].is_expansion,
    Noun.MISSION: lambda content, card: content.missions[card].is_expansion,
    Noun.PILOT: lambda _content, _card: True,
    Noun.CARD: lambda _content, _card: True,
}


class Claims:
    """Which cards have their place already."""

    def __init__(self, content: Content, *, expansion: bool) -> None:
        """Nothing lies anywhere yet."""
        self.content = content
        self.expansion = expansion
        self._seen: set[tuple[Noun, int]] = set()

    def take(self, what: Noun, card: int, word: Word) -> None:
        """Put a card in its place, once."""
        self.need_expansion(word, unless=not _IS_EXPANSION[what](self.content, card))
        if (what, card) in self._seen:
            word.fail(Slip.CARD_TWICE, what=what)
        self._seen.add((what, card))

    def count(self, what: Noun) -> int:
        """Count the cards of a sort that have a place."""
        return sum(one is what for one, _ in self._seen)

    def need_expansion(self, word: Word, *, unless: bool = False) -> None:
        """OPT-1: turn down what only the expansion has."""
        if not self.expansion and not unless:
            word.fail(Slip.NO_EXPANSION)

    def listed(self, what: Noun, said: Said) -> list[int]:
        """Understand names to the end and put the cards in their place."""
        return [card for card in self.listed_or(what, said, {}) if card is not None]

    def listed_or(self, what: Noun, said: Said, signs: dict[str, int | None]) -> list[int | None]:
        """Understand names to the end, and signs for what has none."""
        found: list[int | None] = []
        while not said.is_done():
            if said.next_text in signs:
                found.append(signs[said.word(what).text])
            elif not said.skip(","):
                card, word = said.card(what)
                self.take(what, card, word)
                found.append(card)
        return found

    def with_unknown(self, what: Noun, said: Said) -> list[int | None]:
        """Understand names to the end, and question marks; a number is so many unknown ones."""
        if said.has_number():
            return [None] * said.number(0, 30)
        if said.skip("none"):
            return []
        return self.listed_or(what, said, {UNKNOWN: None})


def unknown_last(cards: list[int | None]) -> list[int | None]:
    """Sort cards, those that are not known last."""
    known = sorted(card for card in cards if card is not None)
    return [*known, *[None] * (len(cards) - len(known))]
