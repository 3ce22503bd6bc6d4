"""What was meant where it was misspelt: a letter too many or too few, two that changed places."""

from collections.abc import Iterable
from typing import Final

_SHORTEST: Final = 5
"""In words of this length letters may only change places; shorter ones are too often like others."""
_LONG: Final = 9
"""Two mistakes are forgiven where what was typed or what was meant is so long, else one."""


def meant_by(typed: str, known: Iterable[str]) -> list[str]:
    """List the nearest words that somebody may have meant; their first letter is the same."""
    if len(typed) < _SHORTEST or not typed.isalpha():
        return []
    near = (
        (mistakes, word)
        for word in known
        if word[0] == typed[0]
        and (len(typed) > _SHORTEST or sorted(word) == sorted(typed))
        and (mistakes := _mistakes(typed, word, most := _forgiven(typed, word))) <= most
    )
    found = sorted(near)
    return [word for mistakes, word in found if mistakes == found[0][0]]


def _forgiven(typed: str, word: str) -> int:
    """Tell how many mistakes are forgiven."""
    return 2 if max(len(typed), len(word)) >= _LONG else 1


def _mistakes(one: str, other: str, most: int) -> int:
    """Count letters to add, leave out, change or exchange with the next; more than `most` when many."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        before, last, row = row, before, [i]
        for j, wanted in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]
