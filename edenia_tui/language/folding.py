"""Comparing what people type with the words of a language."""

import unicodedata

_MANY_DIGITS = 5


def folded(word: str) -> str:
    """Forgive case and accents."""
    plain = unicodedata.normalize("NFD", word.lower())
    return "".join(char for char in plain if not unicodedata.combining(char))


def as_number(typed: str) -> int | None:
    """Understand a few plain digits; None for anything else, such as a superscript."""
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < _MANY_DIGITS else None
