"""Forms of a word brought together, in English and French at once: what is left without its endings.

No dictionary and no grammar: a search compares what is left, and words that are the same count more.
"""

import re
from functools import cache
from typing import Final

_LONG: Final = (
    *(
        "ements",
        "ateurs",
        "atrice",
        "ations",
        "ement",
        "ateur",
        "ation",
        "ments",
        "aient",
        "ables",
        "euses",
        "antes",
        "entes",
    ),
    *(
        "ment",
        "ions",
        "eurs",
        "euse",
        "able",
        "ants",
        "ness",
        "ante",
        "ente",
        "ion",
        "eur",
        "ant",
        "ent",
        "als",
        "al",
        "ly",
    ),
)
"""Endings that make another kind of word, long ones first; at least four letters stay before them."""
_ING: Final = ("ings", "ing")
_AFTER_ING: Final = ("ee", "e", "y")
"""What may go after that: an s there belongs to the word, as in raising."""
_TENSE: Final = (
    *("eraient", "issaient", "erions", "issent", "erait", "erais", "issait", "irait", "irais"),
    *(
        "erons",
        "eront",
        "iront",
        "irons",
        "erai",
        "eras",
        "irai",
        "iras",
        "aient",
        "iez",
        "ait",
        "ais",
        "ons",
    ),
)
"""French endings of a verb in other tenses; at least four letters stay before them."""
_BENT: Final = ("ites", "ite", "ies", "ees", "ie", "ir", "it", "is", "y", "i", "x")
"""Endings that only bend a word; at least four letters stay before them."""
_SHORT: Final = ("eres", "ees", "ere", "ers", "es", "ed", "er", "ez", "ee", "e", "s")
"""Endings that only bend a word; at least three letters stay before them."""
_VOWEL: Final = re.compile("[aeiouy]")
_TWICE: Final = re.compile(r"([b-df-hj-np-tv-z])\1")
"""A doubled consonant, which many write once and some write twice where it stands once."""
_KEPT_BY_LONG, _KEPT_BY_SHORT = 4, 3


@cache
def stem(word: str) -> str:
    """Cut the endings off a folded word; a word with digits or hyphens stays as it is."""
    if not word.isalpha():
        return word
    left = _cut(word, _ING, _KEPT_BY_SHORT)
    if left != word:
        left = _cut(left, _AFTER_ING, _KEPT_BY_SHORT)
    else:
        left = _cut(word, _TENSE, _KEPT_BY_LONG)
        left = _cut(word, _LONG, _KEPT_BY_LONG) if left == word else left
        left = _cut(left, _BENT, _KEPT_BY_LONG)
        left = _cut(left, _SHORT, _KEPT_BY_SHORT)
    return _TWICE.sub(r"\1", left) if len(left) > _KEPT_BY_SHORT else left


def _cut(word: str, endings: tuple[str, ...], kept: int) -> str:
    """Cut off the longest ending before which enough is left that can be spoken."""
    for ending in endings:
        left = word.removesuffix(ending)
        if left != word and len(left) >= kept and _VOWEL.search(left):
            return left
    return word
