"""Tiles as people type them: by what is on them, or by the name of a Character, in two languages."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.language.folding import folded
from rules.prince.characters import BY_NAME
from rules.prince.notation.wording import canonical

_ELEMENTS: Final = {
    "baobab": "B",
    "volcano": "V",
    "volcanoe": "V",
    "volcan": "V",
    "sunset": "U",
    "coucher": "U",
    "rose": "R",
    "lamppost": "L",
    "lamp": "L",
    "reverbere": "L",
    "box": "X",
    "boxe": "X",
    "caisse": "X",
    "star": "S",
    "etoile": "S",
    "fox": "F",
    "foxe": "F",
    "renard": "F",
    "elephant": "E",
    "snake": "N",
    "serpent": "N",
}
_SHEEP: Final = {
    "white": "W",
    "blanc": "W",
    "grey": "G",
    "gray": "G",
    "gris": "G",
    "brown": "O",
    "brun": "O",
}
_SHEEP_WORDS: Final = ("sheep", "mouton", "moutons")
_NUMBERS: Final = {
    word: number
    for number, words in enumerate(("1 one a an un une", "2 two deux", "3 three trois"), 1)
    for word in words.split()
}
_BESIDE: Final = (
    *("and", "with", "the", "et", "avec", "le", "la", "les", "de", "du"),
    *("soleil", "large", "grande", "grandes", "tile", "tuile", "post"),
)
"""Words that say nothing, or no more than the one before them."""
_LONG_NAMES: Final = {
    "vain": ("vain man",),
    "lamplighter": ("allumeur reverberes",),
    "white": ("white businessman", "businessman white", "businessman blanc"),
    "grey": ("grey businessman", "gray businessman", "businessman grey", "businessman gris"),
    "brown": ("brown businessman", "businessman brown", "businessman brun"),
    "turkish": ("turkish astronomer", "astronome turc"),
    "prince": ("little prince", "petit prince"),
}
"""Characters that are called by more than a word, besides those that the rules know."""
_BY_WORDS: Final = {text: name for name, texts in _LONG_NAMES.items() for text in texts}


def find_character(words: Sequence[str]) -> str:
    """Find a Character by its name in either language; nothing where it is none."""
    plain = " ".join(word for word in map(folded, words) if word not in _BESIDE)
    name = _BY_WORDS.get(plain) or canonical(plain)
    return name if name in BY_NAME else ""


def letters_of(words: Sequence[str]) -> str:
    """Give the letters of a tile that was told by what is on it; nothing where a word is no element."""
    plain = [folded(word) for word in words]
    has_sheep = any(word in _SHEEP_WORDS for word in plain)
    letters, count = "", 1
    for word in plain:
        letter = _letter(word, has_sheep=has_sheep)
        if letter:
            letters += letter * count
            count = 1
        elif word in _NUMBERS:
            count = _NUMBERS[word]
        elif word not in _BESIDE and word not in _SHEEP_WORDS:
            return ""
    return letters


def _letter(word: str, *, has_sheep: bool) -> str:
    """Find the letter of an element, also in the plural; colours are those of sheep."""
    for form in (word, word.removesuffix("s")):
        if form in _ELEMENTS:
            return _ELEMENTS[form]
        if has_sheep and form in _SHEEP:
            return _SHEEP[form]
    return ""
