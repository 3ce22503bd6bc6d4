"""Tiny Epic Galaxies on the screen."""

from typing import Final

from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.drawn import CloseUp, DrawnOf
from edenia_tui.games.galaxies.board.marks import Marks, Site
from edenia_tui.games.galaxies.board.names import letter_of, names_for
from edenia_tui.games.galaxies.board.scene import Scene, scene_of
from edenia_tui.games.galaxies.board.table import ROOM, draw_table
from edenia_tui.games.galaxies.screen import picking, sites, telling
from edenia_tui.games.galaxies.screen.closeup import draw_close_up
from edenia_tui.games.galaxies.screen.landmarks import LANDMARKS
from edenia_tui.games.galaxies.screen.moments import MOMENTS
from edenia_tui.games.galaxies.screen.preview import preview
from edenia_tui.games.galaxies.screen.rules_of import rules_of
from edenia_tui.games.galaxies.screen.travel import travel
from edenia_tui.games.presenter import PresenterOf
from edenia_tui.language.listener import Listener
from rules.galaxies.actions import Action
from rules.galaxies.events import Event
from rules.galaxies.state import State

_NOTHING: Final = Marks()


def _draw(
    listener: Listener, view: State, zoom: Zoom, charset: Charset, marks: Marks | None
) -> DrawnOf[Site]:
    """Draw the table, and what a choice would make of it."""
    drawing = draw_table(_scene(listener, view, charset, marks), zoom)
    return DrawnOf(drawing.canvas, drawing.sites, drawing.seams)


def _point(marks: Marks | None, site: Site) -> Marks:
    """Look at a site; what a choice would do is not shown meanwhile."""
    del marks
    return Marks(site)


def _close_up(
    listener: Listener, view: State, site: Site, charset: Charset, marks: Marks | None
) -> CloseUp:
    """Draw a planet large, or tell everything of what is there."""
    canvas = draw_close_up(_scene(listener, view, charset, marks), site)
    return CloseUp(sites.name_of(listener, view, site), canvas)


def _scene(listener: Listener, view: State, charset: Charset, marks: Marks | None) -> Scene:
    return scene_of(view, marks or _NOTHING, names_for(listener, view), charset)


PRESENTER: Final = PresenterOf[State, Action, Event, Site, Marks, picking.Wish](
    keys=picking.KEYS,
    landmarks=LANDMARKS,
    moments=MOMENTS,
    columns={zoom: columns for zoom, (columns, _) in ROOM.items()},
    draw=_draw,
    preview=preview,
    point=_point,
    travel=travel,
    close_up=_close_up,
    letter=letter_of,
    facts=telling.facts,
    own=telling.own,
    own_in_full=lambda listener, view, _: telling.own_in_full(listener, view),
    common=telling.common,
    common_in_full=telling.common_in_full,
    sentence=telling.sentence,
    rules=rules_of,
    about=sites.about,
    explain=sites.explain,
    wish_of_key=picking.wish_of_key,
    wish_at=lambda view, _, drawn, x, y: picking.wish_at(view, drawn.site_at(x, y)),
    grant=picking.grant,
)
