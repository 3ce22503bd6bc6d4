"""Names of cards as people type them: with hyphens or spaces, in any case, cut short, in French."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from rules.galaxies.cards import Content
from rules.galaxies.notation.wording import FRENCH_CARDS, FRENCH_MISSIONS
from rules.galaxies.slips import Noun
from rules.kernel.typed import folded

_MOST_WORDS = 4
"""No name has more words."""
_NO_ALIASES: Mapping[str, str] = {}


class Lexicon:
    """The names of one sort of cards."""

    def __init__(self, keys: Sequence[str], aliases: Iterable[tuple[str, int]] = ()) -> None:
        """Take the canonical names in order, and other names for some of them."""
        self.keys = tuple(keys)
        self._names = {squashed(name): index for name, index in aliases}
        self._names.update({squashed(key): index for index, key in enumerate(keys)})

    def find(self, texts: Sequence[str]) -> tuple[int, int] | None:
        """Find the card that some words begin with, and how many of them are its name.

        The longest whole name wins, then the longest beginning of names of one card only.
        """
        parts = [squashed(text) for text in texts[:_MOST_WORDS]]
        if "" in parts:
            parts = parts[: parts.index("")]
        typed = ["".join(parts[:count]) for count in range(len(parts), 0, -1)]
        for name in typed:
            if name in self._names:
                return self._names[name], len(typed) - typed.index(name)
        for begun in typed:
            fits = {at for name, at in self._names.items() if name.startswith(begun)}
            if len(fits) == 1:
                return fits.pop(), len(typed) - typed.index(begun)
        return None


class Lexica(NamedTuple):
    """The names of all cards of a box."""

    planets: Lexicon
    pilots: Lexicon
    cards: Lexicon
    missions: Lexicon

    def of(self, what: Noun) -> Lexicon:
        """Give the names of one sort."""
        return {
            Noun.PLANET: self.planets,
            Noun.PILOT: self.pilots,
            Noun.CARD: self.cards,
            Noun.MISSION: self.missions,
        }[what]


def squashed(name: str) -> str:
    """Leave out what people write differently: case, accents, hyphens, spaces, apostrophes."""
    return "".join(char for char in folded(name).replace("œ", "oe") if char.isalnum())


def lexica_of(content: Content) -> Lexica:
    """Give the names of a box."""
    return Lexica(
        _lexicon(content.planet_keys),
        _lexicon(content.pilot_keys),
        _lexicon(content.card_keys, "cards"),
        _lexicon(content.mission_keys, "missions"),
    )


def lexica_by_place(canonical: Content, own: Content) -> Lexica:
    """Give the names of one box for cards that are also called as those in their place in another."""
    if own is canonical:
        return lexica_of(canonical)
    pairs = (
        (canonical.planet_keys, own.planet_keys),
        (canonical.pilot_keys, own.pilot_keys),
        (canonical.card_keys, own.card_keys),
        (canonical.mission_keys, own.mission_keys),
    )
    return Lexica(
        *(Lexicon(keys, [(key, at) for at, key in enumerate(own)]) for keys, own in pairs)
    )


@cache
def _lexicon(keys: tuple[str, ...], french: str = "") -> Lexicon:
    names = {"cards": FRENCH_CARDS, "missions": FRENCH_MISSIONS}.get(french, _NO_ALIASES)
    return Lexicon(keys, [(names[key], at) for at, key in enumerate(keys) if key in names])
