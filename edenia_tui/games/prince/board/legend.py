"""What the signs mean, in as few rows as they need."""

from collections.abc import Sequence

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.prince.board.names import Names
from edenia_tui.games.prince.board.residents import Parts
from edenia_tui.games.prince.board.signs import INKS, Signs
from rules.prince.elements import SHEEP

Meaning = tuple[Parts, str]
"""Signs, and what they mean."""


def meanings(names: Names, signs: Signs) -> list[Meaning]:
    """List signs with what they mean, the kinds of sheep last."""
    told: list[Meaning] = [
        ([(signs.elements[element], INKS[element])], name)
        for element, name in enumerate(names.words.things)
    ]
    return [*told, ([(signs.flipped, inks.DIM)], names.speech("screen-flipped"))]


def draw_legend(names: Names, signs: Signs, columns: int, rows: int) -> Canvas:
    """Write the meanings into so many rows; where there is no room for all, sheep are told as one."""
    told = meanings(names, signs)
    set_in_rows = _rows(told, columns)
    if len(set_in_rows) > rows:
        sheep: Parts = [(signs.elements[element], INKS[element]) for element in SHEEP]
        others = [one for element, one in enumerate(told[:-1]) if element not in SHEEP]
        set_in_rows = _rows([*others, (sheep, names.speech("screen-sheep"))], columns)
    sheet = Sheet(columns, len(set_in_rows))
    for y, row in enumerate(set_in_rows):
        x = 0
        for parts, name in row:
            for sign, ink in parts:
                sheet.put(x, y, sign, ink)
                x += 1
            gap = _gap(parts)
            sheet.put(x + gap, y, name, inks.DIM)
            x += gap + len(name) + 1
    return sheet.finish()


def _gap(parts: Parts) -> int:
    """A letter stands apart from the word behind it."""
    return int(parts[-1][0].isalpha() and parts[-1][0].isascii())


def _rows(told: Sequence[Meaning], columns: int) -> list[list[Meaning]]:
    rows: list[list[Meaning]] = [[]]
    x = 0
    for parts, name in told:
        length = len(parts) + _gap(parts) + len(name)
        if x and x + length > columns:
            rows.append([])
            x = 0
        rows[-1].append((parts, name))
        x += length + 1
    return rows
