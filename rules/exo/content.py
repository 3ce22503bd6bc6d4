"""Reading the layout of a universe from text; see `universes/` for the form.

Rule of the file: every complaint names the line it is about.
"""

from rules.exo.layout import Layout, Place
from rules.exo.planet import PLANETS
from rules.exo.slips import Slip
from rules.kernel.contents import Contents
from rules.kernel.lines import Word, read_words

MARK = "o"
LETTERS = "abcdefghijklmnopqrstuvwxyz"
_OVERLAP = 4
_MOST_IN_ROW = 9


def standard_layout() -> Layout:
    """Give our own layout of now."""
    return UNIVERSES.published(UNIVERSES.newest)


def read_layout(text: str) -> Layout:
    """Understand the picture of a universe.

    Raises:
        Unreadable: with the line that is wrong, or the last one when places are missing.
    """
    return layout_of(list(read_words(text)))


def layout_of(lines: list[list[Word]]) -> Layout:
    """SET-1 and SET-2: 27 places in rows; a place is covered by those of the next row that overlap it."""
    names: list[str] = []
    rows: list[list[tuple[Place, int]]] = []
    for number, (letter, *marks) in enumerate(lines):
        if number == len(LETTERS):
            letter.fail(Slip.ROW_NONE)
        if letter.text.lower() != LETTERS[number]:
            letter.fail(Slip.ROW_NEXT, row=LETTERS[number])
        if not 1 <= len(marks) <= _MOST_IN_ROW:
            letter.fail(Slip.ROW_PLACES, row=letter.text, most=_MOST_IN_ROW)
        rows.append([])
        for mark in marks:
            if mark.text.lower() != MARK:
                mark.fail(Slip.PLACE_MARK, mark=MARK)
            rows[-1].append((Place(len(names)), mark.column - letter.column))
            names.append(f"{LETTERS[number]}{len(rows[-1])}")
    if len(names) != len(PLANETS):
        last = lines[-1][-1] if lines else Word("", 1, 1)
        last.fail(Slip.PLACES, wanted=len(PLANETS), number=len(names))
    covers = tuple(
        tuple(above for above, at in following if abs(at - column) < _OVERLAP)
        for row, following in zip(rows, [*rows[1:], []], strict=True)
        for _, column in row
    )
    columns = tuple(column for row in rows for _, column in row)
    return Layout(tuple(names), columns, covers)


def write_layout(layout: Layout) -> str:
    """Draw the places of a universe, row by row."""
    drawn = []
    for letter, places in layout.rows():
        line = letter
        for place in places:
            line = f"{line:{layout.columns[place]}}{MARK}"
        drawn.append(f"{line}\n")
    return "".join(drawn)


UNIVERSES = Contents(("rules.exo", "universes"), "universe", read=read_layout, write=write_layout)
"""Our universes."""
