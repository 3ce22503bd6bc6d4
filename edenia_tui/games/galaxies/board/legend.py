"""What the signs mean, in as few rows as they need."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.inks import Ink
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.galaxies.board.names import Names
from edenia_tui.games.galaxies.board.signs import CULTURE_INK, ENERGY_INK, Signs

Meaning = tuple[str, Ink, str]
"""A sign, its ink, and what it means."""


@lru_cache(maxsize=16)
def draw_legend(names: Names, signs: Signs, room: tuple[int, int], *, expansion: bool) -> Canvas:
    """Write the meanings into so many columns and rows; what has no room is left out."""
    columns, rows = room
    sheet = Sheet(columns, rows)
    for y, row in enumerate(_rows([*_meanings(names, signs, expansion=expansion)], columns)[:rows]):
        x = 0
        for sign, ink, word in row:
            sheet.put(x, y, sign, ink)
            sheet.put(x + len(sign), y, word[: columns - x - len(sign)], inks.DIM)
            x += len(sign) + len(word) + 1
    return sheet.finish()


def _meanings(names: Names, signs: Signs, *, expansion: bool) -> Iterator[Meaning]:
    say = names.say
    yield signs.energy, ENERGY_INK, f" {say('screen-sign-energy')}"
    yield signs.culture, CULTURE_INK, f" {say('screen-sign-culture')}"
    yield signs.symbol, inks.TEXT, f" {say('screen-sign-colonies')}"
    yield signs.home, inks.TEXT, f" {say('screen-sign-home')}"
    yield signs.used, inks.DIM, say("screen-sign-used")
    yield signs.spent, inks.DIM, say("screen-sign-spent")
    if expansion:
        yield signs.hired, inks.DIM, say("screen-sign-hired")
        yield signs.card, inks.TEXT, f" {say('screen-sign-cards')}"
        yield names.letters[0].lower(), inks.TEXT, f" {say('screen-sign-advanced')}"
        yield f"{signs.danger}2", inks.TEXT, f" {say('screen-sign-danger')}"


def _rows(told: Sequence[Meaning], columns: int) -> list[list[Meaning]]:
    """Put each meaning into the first row that has room for it."""
    rows: list[list[Meaning]] = []
    for one in told:
        row = next((row for row in rows if _length([*row, one]) <= columns), None)
        if row is None:
            rows.append([one])
        else:
            row.append(one)
    return rows


def _length(row: Sequence[Meaning]) -> int:
    return sum(len(sign) + len(word) + 1 for sign, _, word in row) - 1
