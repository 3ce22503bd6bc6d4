"""The Little Prince on the screen."""

from typing import Final

from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.drawn import CloseUp, DrawnOf
from edenia_tui.games.presenter import PresenterOf
from edenia_tui.games.prince.board.marks import Marks, Site
from edenia_tui.games.prince.board.names import letter_of, names_for
from edenia_tui.games.prince.board.scene import Scene
from edenia_tui.games.prince.board.table import ROOM, draw_table
from edenia_tui.games.prince.screen import picking, sites, telling
from edenia_tui.games.prince.screen.closeup import draw_close_up
from edenia_tui.games.prince.screen.landmarks import LANDMARKS
from edenia_tui.games.prince.screen.moments import MOMENTS
from edenia_tui.games.prince.screen.preview import preview
from edenia_tui.games.prince.screen.rules_of import rules_of
from edenia_tui.games.prince.screen.travel import travel
from edenia_tui.language.listener import Listener
from rules.kernel.seat import Seat
from rules.prince.actions import Action
from rules.prince.events import Event
from rules.prince.state import State

_NOTHING: Final = Marks()


def _draw(
    listener: Listener, view: State, zoom: Zoom, charset: Charset, marks: Marks | None
) -> DrawnOf[Site]:
    """Draw all planets, foremost one's own; for a spectator, the first."""
    drawing = draw_table(_scene(listener, view, charset, marks), zoom)
    return DrawnOf(drawing.canvas, drawing.sites, (drawing.aside,))


def _point(marks: Marks | None, site: Site) -> Marks:
    """Look at a site; what a choice would do is not shown meanwhile."""
    del marks
    return Marks(site)


def _close_up(
    listener: Listener, view: State, site: Site, charset: Charset, marks: Marks | None
) -> CloseUp:
    """Draw a planet with all that is on it, or a card."""
    canvas = draw_close_up(_scene(listener, view, charset, marks), site)
    return CloseUp(sites.name_of(listener, site), canvas)


def _scene(listener: Listener, view: State, charset: Charset, marks: Marks | None) -> Scene:
    foremost = Seat(0) if listener.seat is None else listener.seat
    names = names_for(listener, len(view.planets))
    return Scene(view, foremost, listener.seat, marks or _NOTHING, names, charset)


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
