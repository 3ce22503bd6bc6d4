"""Comparing what people type with the words of a language."""

from rules.kernel.typed import folded

__all__ = ["as_number", "folded"]

_MANY_DIGITS = 5


def as_number(typed: str) -> int | None:
    """Understand a few plain digits; None for anything else, such as a superscript."""
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < _MANY_DIGITS else None
