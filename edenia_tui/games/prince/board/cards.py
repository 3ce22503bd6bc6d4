"""Cards in a row: what is on them, and below each what comes of it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.inks import Ink
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.prince.board.block import Block
from edenia_tui.games.prince.board.disc import put_frame
from edenia_tui.games.prince.board.faces import put_unseen
from edenia_tui.games.prince.board.marks import Site
from edenia_tui.games.prince.board.residents import Parts
from edenia_tui.games.prince.board.signs import Signs, signs_of

LINES: Final = 5
"""The rows inside a card."""
_BELOW: Final = 4
ROWS: Final = LINES + 2 + _BELOW
_WIDEST: Final = 26
_GAP: Final = 1


class Card(NamedTuple):
    """Something to be picked."""

    site: Site
    title: str
    lines: Sequence[Parts]
    below: Sequence[str]
    is_chosen: bool
    is_back: bool = False
    """Whether nobody sees what is on it."""
    ink: Ink = inks.TEXT


def width_of(count: int, columns: int) -> int:
    """Tell how wide each of some cards may be."""
    return min(_WIDEST, (columns + _GAP) // max(1, count) - _GAP)


def draw_cards(cards: Sequence[Card], columns: int, charset: Charset) -> Block:
    """Draw cards beside each other, in the middle of so many columns."""
    signs, width = signs_of(charset), width_of(len(cards), columns)
    sheet, sites = Sheet(columns, ROWS), dict[Site, Region]()
    used = len(cards) * (width + _GAP) - _GAP
    for number, card in enumerate(cards):
        x = (columns - used) // 2 + number * (width + _GAP)
        frame = Region(x, 0, width, LINES + 2)
        sites[card.site] = frame._replace(height=ROWS)
        sheet.put_box(frame, charset.round_box, inks.FRAME)
        if card.is_chosen:
            put_frame(sheet, frame, signs)
        _put_card(sheet, Region(x + 1, 1, width - 2, LINES), card, signs)
    return Block(sheet.finish(), sites)


def _put_card(sheet: Sheet, room: Region, card: Card, signs: Signs) -> None:
    ink = inks.ROUTE if card.is_chosen else card.ink
    mark = signs.pointed if card.is_chosen else ""
    sheet.put(room.x, 0, f" {mark}{card.title} "[: room.width], ink)
    if card.is_back:
        put_unseen(sheet, room, signs)
    for y, parts in enumerate(card.lines[:LINES], room.y):
        x = room.x + 1
        for text, one in parts:
            sheet.put(x, y, text[: room.x + room.width - x], one)
            x += len(text)
    for y, text in enumerate(card.below[:_BELOW], LINES + 2):
        sheet.put(room.x, y, text[: room.width + 1], ink)
