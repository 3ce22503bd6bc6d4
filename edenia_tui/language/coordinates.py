"""Letters of coordinates as speech engines say them right, and what is typed after hearing them.

A lone letter is an article in one language and a verb in another, and b, c, d and e sound alike: where
somebody listens, a column is spelt as on the radio, or counted.
"""

import re
from typing import Final

from edenia_tui.language.listener import Listener, Style

SPELT: Final = ("alpha", "bravo", "charlie", "delta", "echo", "foxtrot")
_AS_HEARD: Final = re.compile(
    rf"\b(?:({'|'.join(SPELT)}|écho)|(?:column|colonne) (\d),? (?:row|rangée)|"
    r"(?:row|rangée) (\d),? place) ?(?=\d)",
    re.IGNORECASE,
)


def coordinate(listener: Listener, letter: str, number: str, counted: str) -> str:
    """Speak a letter and a number: b 3, bravo 3, or with the message that counts both."""
    match listener.style:
        case Style.LETTERS:
            return f"{letter} {number}"
        case Style.NATO:
            return f"{_spelt(letter)} {number}"
        case Style.WORDS:
            return listener.say(counted, letter=_place(letter) + 1, number=number)


def spelt_letter(listener: Listener, letter: str) -> str:
    """Speak a letter alone: b, bravo, or the number it stands for."""
    match listener.style:
        case Style.LETTERS:
            return letter
        case Style.NATO:
            return _spelt(letter)
        case Style.WORDS:
            return str(_place(letter) + 1)


def as_typed_short(typed: str) -> str:
    """Put coordinates that were typed as they are heard into letters: bravo 3 is b3."""
    return _AS_HEARD.sub(_letter, typed)


def _letter(heard: re.Match[str]) -> str:
    word, column, row = heard.groups()
    if word:
        return "e" if word.lower() == "écho" else word[0].lower()
    number = int(column or row)
    return chr(ord("a") + number - 1) if 1 <= number <= len(SPELT) else heard[0]


def _spelt(letter: str) -> str:
    return SPELT[_place(letter)] if _place(letter) in range(len(SPELT)) else letter


def _place(letter: str) -> int:
    return ord(letter) - ord("a")
