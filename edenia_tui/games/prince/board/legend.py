"""What the signs mean, in as few rows as they need."""

from collections.abc import Sequence

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.prince.board.names import Names
from edenia_tui.games.prince.board.residents import Parts
from edenia_tui.games.prince.board.signs import INKS, Signs
from rules.prince.elements import SHEEP

Meaning = Parts
"""A sign, and what it means."""


def meanings(names: Names, signs: Signs) -> list[Meaning]:
    """List signs with what they mean, but those of sheep."""
    told: list[Meaning] = [
        [(sign, INKS[element]), (_apart(sign, names.words.things[element]), inks.DIM)]
        for element, sign in enumerate(signs.elements)
        if element not in SHEEP
    ]
    return [*told, [(signs.flipped, inks.DIM), (names.speech("screen-flipped"), inks.DIM)]]


def draw_legend(names: Names, signs: Signs, columns: int, rows: int) -> Canvas:
    """Write the meanings into so many rows; where there is no room for all, sheep are told as one."""
    told = meanings(names, signs)
    set_in_rows = _rows([*told, _sheep(names, signs, is_short=False)], columns)
    if len(set_in_rows) > rows:
        set_in_rows = _rows([*told[:-1], _sheep(names, signs, is_short=True)], columns)
    sheet = Sheet(columns, len(set_in_rows))
    for y, row in enumerate(set_in_rows):
        x = 0
        for meaning in row:
            for text, ink in meaning:
                sheet.put(x, y, text, ink)
                x += len(text)
            x += 1
    return sheet.finish()


def _sheep(names: Names, signs: Signs, *, is_short: bool) -> Meaning:
    """Tell the kinds of sheep, one by one or as one."""
    told: Meaning = []
    for element in SHEEP:
        told.append((signs.elements[element], INKS[element]))
        if not is_short:
            gap = "" if element == SHEEP[-1] else " "
            told.append((f" {names.words.things[element]}{gap}", inks.DIM))
    return [*told, (f" {names.speech('screen-sheep')}", inks.DIM)] if is_short else told


def _apart(sign: str, name: str) -> str:
    """Set a word apart from a letter before it."""
    return f" {name}" if sign.isalpha() and sign.isascii() else name


def _rows(told: Sequence[Meaning], columns: int) -> list[list[Meaning]]:
    rows: list[list[Meaning]] = [[]]
    x = 0
    for meaning in told:
        length = sum(len(text) for text, _ in meaning)
        if x and x + length > columns:
            rows.append([])
            x = 0
        rows[-1].append(meaning)
        x += length + 1
    return rows
