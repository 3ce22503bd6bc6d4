"""EXO on the screen."""

from typing import Final

from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.drawn import CloseUp, DrawnOf
from edenia_tui.games.exo.board.foremost import ROOM_TO_FILL, draw_foremost
from edenia_tui.games.exo.board.marks import Marks, Site
from edenia_tui.games.exo.screen import picking, sites, telling
from edenia_tui.games.exo.screen.closeup import draw_close_up
from edenia_tui.games.exo.screen.landmarks import LANDMARKS
from edenia_tui.games.exo.screen.legend import with_legend
from edenia_tui.games.exo.screen.moments import MOMENTS
from edenia_tui.games.exo.screen.preview import preview
from edenia_tui.games.exo.screen.titles import letter_of, titles
from edenia_tui.games.exo.screen.travel import travel
from edenia_tui.games.exo.words.nouns import letter_of_west
from edenia_tui.games.exo.words.queries.universe import universe
from edenia_tui.games.presenter import PresenterOf
from edenia_tui.games.told import Summary
from edenia_tui.language.listener import Listener
from rules.exo.actions import Action
from rules.exo.analysis.rules_of import rules_of
from rules.exo.events import Event
from rules.exo.state import State
from rules.kernel.seat import Seat

_NOTHING: Final = Marks()


def _draw(
    listener: Listener, view: State, zoom: Zoom, charset: Charset, marks: Marks | None
) -> DrawnOf[Site]:
    """Draw the universe and all galaxies, foremost one's own; for a spectator, the first.

    The larger size comes with a panel that tells the letters; the smaller one has them where it can.
    """
    foremost = Seat(0) if listener.seat is None else listener.seat
    canvas, found = draw_foremost(
        view,
        foremost,
        zoom,
        charset,
        marks or _NOTHING,
        titles=titles(listener, view),
        west=letter_of_west(listener),
    )
    others = [
        region.x
        for site, region in found.items()
        if isinstance(site, tuple) and site[0] != foremost
    ]
    if zoom is Zoom.SMALL:
        canvas = with_legend(canvas, telling.letters(listener), *ROOM_TO_FILL[zoom])
    return DrawnOf(canvas, found, (min(others) - 1,))


def _point(marks: Marks | None, site: Site) -> Marks:
    """Look at a site; the points a planet would make stay drawn."""
    return Marks((marks or _NOTHING).planet, site)


def _close_up(
    listener: Listener, view: State, site: Site, charset: Charset, marks: Marks | None
) -> CloseUp:
    """Draw what lies around a site with its shapes."""
    canvas = draw_close_up(listener, view, site, charset, marks or _NOTHING)
    return CloseUp(sites.name_of(listener, view, site), canvas)


def _own(listener: Listener, view: State) -> Summary:
    """Sum up one's galaxy; all galaxies for a spectator."""
    title = "screen-galaxies" if listener.seat is None else "screen-galaxy"
    return Summary(listener.say(title), telling.summary(listener, view))


def _common(listener: Listener, view: State) -> Summary:
    """Sum up the universe, and what its letters mean."""
    told = [telling.left(listener, view), *telling.letters(listener)]
    return Summary(listener.say("screen-universe"), told)


def _common_in_full(listener: Listener, view: State) -> list[str]:
    """Tell the free planets, and what the letters mean."""
    return [*universe(listener, view, []), "", *telling.letters(listener)]


PRESENTER: Final = PresenterOf[State, Action, Event, Site, Marks, picking.Wish](
    keys=picking.KEYS,
    landmarks=LANDMARKS,
    moments=MOMENTS,
    columns={zoom: columns for zoom, (columns, _) in ROOM_TO_FILL.items()},
    draw=_draw,
    preview=preview,
    point=_point,
    travel=travel,
    close_up=_close_up,
    letter=letter_of,
    facts=lambda *_: (),
    own=_own,
    own_in_full=lambda listener, view, _: telling.all_planets(listener, view),
    common=_common,
    common_in_full=_common_in_full,
    sentence=telling.sentence,
    rules=rules_of,
    about=sites.about,
    explain=sites.explain,
    wish_of_key=picking.wish_of_key,
    wish_at=lambda view, _, drawn, x, y: picking.wish_at(view, drawn.site_at(x, y)),
    grant=picking.grant,
)
