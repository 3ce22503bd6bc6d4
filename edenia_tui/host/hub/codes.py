"""Codes that people type: short enough to read out, too many to guess."""

from hashlib import sha256
from secrets import choice
from typing import Final

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without what is mistaken for something else: 0 and O, 1, I and L."""
OF_TABLES: Final = 8
"""Letters of the code of a table: 39 bits, and wrong ones are limited."""
OF_RETURN: Final = 14
"""Letters of a code by which a guest comes back: 69 bits."""
OF_LINKS: Final = 14
"""Letters of a code that adds a key, once and for some minutes."""
_ALIKE: Final = str.maketrans({"-": None, " ": None})


def fresh_code(letters: int) -> str:
    """Make a code that nobody can foresee."""
    return "".join(choice(ALPHABET) for _ in range(letters))


def read_code(typed: str) -> str:
    """Understand a code however it is typed: small letters, hyphens and gaps do not matter."""
    return typed.translate(_ALIKE).upper()


def digest(code: str) -> str:
    """Give what is kept of a code that opens something."""
    return sha256(read_code(code).encode()).hexdigest()
