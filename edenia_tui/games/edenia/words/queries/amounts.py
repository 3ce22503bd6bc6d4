"""Amounts and lists in words."""

from collections.abc import Iterable, Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.language.listener import Listener
from rules.edenia.galaxy import Cell, Sheep


def amount(listener: Listener, noun: str, count: int) -> str:
    """Say a number of things: 1 clover, 3 clovers."""
    return listener.say(f"query-count-{noun}", count=count)


def some(listener: Listener, **counts: int) -> list[str]:
    """Say those numbers of things that are not zero."""
    return [amount(listener, noun, count) for noun, count in counts.items() if count]


def numbers(values: Sequence[int]) -> str:
    """Say a list of numbers."""
    return ", ".join(map(str, values))


def flock(listener: Listener, many: Iterable[Sheep]) -> str:
    """Say a list of sheep."""
    return ", ".join(nouns.sheep(listener, sheep) for sheep in many)


def cells(listener: Listener, many: Iterable[Cell]) -> str:
    """Say a list of cells."""
    return ", ".join(nouns.cell(listener, cell) for cell in many)
