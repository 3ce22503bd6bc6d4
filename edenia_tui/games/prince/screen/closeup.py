"""A planet, a tile on offer or a stack drawn large."""

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.games.prince.board.disc import LOUPE, draw_disc
from edenia_tui.games.prince.board.marks import Offered, Site
from edenia_tui.games.prince.board.offer_cards import draw_offer_card, draw_stack_card
from edenia_tui.games.prince.board.scene import Scene
from rules.prince.tiles import Stack

_COLUMNS = 28


def draw_close_up(scene: Scene, site: Site) -> Canvas:
    """Draw a whole planet for one of its cells; a card for anything else."""
    if isinstance(site, Stack):
        return draw_stack_card(scene, site, _COLUMNS).canvas
    if isinstance(site, Offered):
        return draw_offer_card(scene, site, _COLUMNS).canvas
    return draw_disc(scene, site[0], LOUPE).canvas
