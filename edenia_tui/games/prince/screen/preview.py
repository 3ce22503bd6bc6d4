"""What a choice would do: where a tile goes, what it changes there, and who is meant."""

from edenia_tui.games.prince.board.marks import Marks, Offered
from rules.prince.actions import Action, Choose, Hide, Name, Take, TakeHidden
from rules.prince.analysis.changes import changes_of
from rules.prince.planet import Face, with_tile
from rules.prince.state import State
from rules.prince.tiles import Tile


def preview(view: State, action: Action) -> Marks:
    """PLA-2 and BAO-1: show the planet as a tile would make it, or point at what is chosen."""
    match action:
        case Choose(stack):
            return Marks(stack)
        case Hide(tile):
            offered = Offered(view.offer.index(tile))
            return Marks(offered, offered)
        case Take(tile):
            return _taking(view, tile, Offered(view.offer.index(tile)))
        case TakeHidden():
            return _taking(view, view.down, Offered(len(view.offer)))
        case Name(seat) if view.stack is not None:
            cell = view.planets[seat].free_cell(view.stack)
            return Marks((seat, cell), seat=seat)
        case _:
            return Marks()


def _taking(view: State, tile: Face, offered: Offered) -> Marks:
    """SEC-3: what is taken unseen changes nothing that can be foretold."""
    if view.stack is None:
        return Marks()
    planet, seat = view.planets[view.active], view.active
    cell = planet.free_cell(view.stack)
    if tile is None:
        after = with_tile(view.tiles, planet, cell, None)
    else:
        after = changes_of(view, seat, Tile(tile)).planet
    return Marks((seat, cell), offered, seat, after)
