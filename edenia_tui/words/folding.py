"""Comparing what people type with the words of a language."""

import unicodedata


def folded(word: str) -> str:
    """Forgive case and accents."""
    plain = unicodedata.normalize("NFD", word.lower())
    return "".join(char for char in plain if not unicodedata.combining(char))
