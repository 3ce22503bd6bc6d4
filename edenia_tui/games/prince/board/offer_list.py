"""The tiles on offer in rows: by which key each is picked, what is on it, and what it would change."""

from typing import Final

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.inks import SEAT_INKS
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.prince.board.block import Block
from edenia_tui.games.prince.board.faces import put_unseen
from edenia_tui.games.prince.board.marks import Site
from edenia_tui.games.prince.board.names import Names
from edenia_tui.games.prince.board.offer import Bid, bids_of, gain_of, is_character, news_of
from edenia_tui.games.prince.board.scene import Scene
from edenia_tui.games.prince.board.signs import signs_on
from rules.prince.tiles import FIRST_CHARACTER

_FACE: Final = 3
"""The column where a tile begins; before it stand a mark and its key."""
_GAIN: Final = 13
"""The column where its points begin."""
_NEWS: Final = 18
_BACK: Final = 5


def draw_offer_list(scene: Scene, columns: int) -> Block:
    """Draw a row for each tile."""
    bids, reader, signs = bids_of(scene), scene.reader, scene.signs
    sheet = Sheet(columns, max(1, len(bids)))
    sites: dict[Site, Region] = {}
    for y, bid in enumerate(bids):
        sites[bid.site] = Region(0, y, columns, 1)
        ink = inks.ROUTE if bid.is_chosen else inks.TEXT
        sheet.put(0, y, f"{signs.pointed if bid.is_chosen else ' '}{bid.key}", ink)
        _put_tile(sheet, y, bid, scene)
        gain = gain_of(scene, bid)
        if reader is not None and reader != scene.foremost and gain:
            sheet.put(_GAIN - 1, y, scene.names.letters[reader], SEAT_INKS[reader])
        sheet.put(_GAIN, y, f"{gain:>3}", ink)
        sheet.put(_NEWS, y, _news(bid, scene.names, columns - _NEWS), ink)
    return Block(sheet.finish(), sites)


def _put_tile(sheet: Sheet, y: int, bid: Bid, scene: Scene) -> None:
    tile = bid.tile
    if tile is None:
        put_unseen(sheet, Region(_FACE, y, _BACK, 1), scene.signs)
        return
    x = _FACE
    if is_character(tile):
        name = scene.names.words.short[tile - FIRST_CHARACTER]
        sheet.put(x, y, name, inks.TEXT)
        x += len(name) + 1
    for number, (sign, ink) in enumerate(signs_on(scene.view.tiles.counts[tile], scene.signs)):
        if x + number < _GAIN - 1:
            sheet.put(x + number, y, sign, ink)


def _news(bid: Bid, names: Names, room: int) -> str:
    """Tell as much as there is room for; of a Character what it scores for."""
    told = news_of(bid, names, 0)
    if bid.tile is not None and is_character(bid.tile):
        told = [*told[: bid.is_down], names.words.scoring[bid.tile - FIRST_CHARACTER]]
    text = ""
    for one in told:
        gap = " " if text.endswith("!") else ", "
        more = f"{text}{gap}{one}" if text else one
        if len(more) > room:
            break
        text = more
    return text
