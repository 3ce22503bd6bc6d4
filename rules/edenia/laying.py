"""Laying a tile on the table."""

from rules.edenia.draft import Draft
from rules.edenia.events import Laid
from rules.edenia.galaxy import KIND, Cell, Face, Kind
from rules.edenia.tokens import stock_dwarf, stock_planet


def lay_tile(draft: Draft, cell: Cell, face: Face) -> None:
    """Lay a tile and stock it: HAB-1 clovers on a planet, DWA-1 artefacts on a dwarf planet."""
    tiles = draft.tiles
    draft.tiles = (*tiles[:cell], face, *tiles[cell + 1 :])
    clovers = artefacts = 0
    if KIND[face] is Kind.PLANET:
        clovers = stock_planet(draft, cell)
    elif KIND[face] is Kind.DWARF:
        artefacts = stock_dwarf(draft, cell)
    draft.events.append(Laid(cell, face, clovers, artefacts))
