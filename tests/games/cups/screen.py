"""Cups on the screen."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.drawn import CloseUp, DrawnOf
from edenia_tui.games.landmark import LandmarkOf
from edenia_tui.games.moment import MomentOf
from edenia_tui.games.presenter import PresenterOf
from edenia_tui.games.told import Explained, PickKeys, Summary
from edenia_tui.language.listener import Listener
from rules.kernel.refused import Refused
from rules.kernel.seat import Seat
from tests.games.cups.board import WIDTHS, Marks, Site, draw, letter_of
from tests.games.cups.rules.game import CUPS
from tests.games.cups.rules.state import (
    FACES,
    Action,
    Count,
    Doubt,
    Doubted,
    Ended,
    Event,
    Face,
    Lost,
    State,
)
from tests.games.cups.words import queries
from tests.games.cups.words.words import describe_choice, explain_refusal

_WAYS: Final = {"shift+left": -1, "shift+right": 1}
_RULES: Final = {"cup": "SET-1", "count": "BID-2", "face": "BID-1"}

Wish = int | Site


def _draw(
    _: Listener, view: State, zoom: Zoom, charset: Charset, marks: Marks | None
) -> DrawnOf[Site]:
    """Draw the cups, the bid, and what can be said."""
    return DrawnOf(*draw(view, zoom, charset, marks or Marks()), ())


def _preview(view: State, action: Action) -> Marks:
    """Show the number or the face; of a doubt, the cup it is about."""
    match action:
        case Count(number):
            return Marks(("count", number))
        case Face(face):
            return Marks(("face", face))
        case Doubt() if view.bid is not None:
            return Marks(("cup", view.bid.seat))
        case _:
            return Marks()


def _close_up(
    listener: Listener, view: State, site: Site, charset: Charset, marks: Marks | None
) -> CloseUp:
    """Draw the table larger."""
    canvas, _ = draw(view, Zoom.MEDIUM, charset, marks or Marks(site))
    return CloseUp(_about(listener, view, site)[0], canvas)


def _own(listener: Listener, view: State) -> list[str]:
    """Tell one's own dice; everybody's number to a spectator."""
    if listener.seat is None:
        return queries.everybody(listener, view)
    return [queries.in_a_line(listener, view, listener.seat)]


def _summary(listener: Listener, view: State) -> Summary:
    """Tell one's own dice."""
    title = "screen-cups" if listener.seat is None else "screen-dice"
    return Summary(listener.say(title), _own(listener, view))


def _common(listener: Listener, view: State) -> Summary:
    """Tell the last bid."""
    return Summary(listener.say("screen-bid"), [queries.bid_of(listener, view)])


def _rules(_: State, action: Action) -> Sequence[str]:
    """Name the rules of a choice."""
    match action:
        case Count():
            return "BID-1", "BID-2"
        case Face():
            return ("BID-1",)
        case Doubt():
            return ("DOUBT-1",)
        case _:
            return ("SET-1",)


def _about(listener: Listener, view: State, site: Site) -> list[str]:
    """Tell what a site is."""
    kind, number = site
    if kind == "cup":
        return [queries.in_a_line(listener, view, Seat(number))]
    message = "at-least" if kind == "count" else "shows"
    return [listener.say(message, number=number, face=number)]


def _explain(listener: Listener, view: State, legal: Sequence[Action], site: Site) -> Explained:
    """Tell what a site is, and why it cannot be said."""
    lines = _about(listener, view, site)
    refused = _grant(view, legal, None, site) if legal else None
    if isinstance(refused, Refused):
        lines += explain_refusal(listener, "", refused, "")
    return Explained(lines, _RULES[site[0]])


def _wish_at(view: State, _: Seat | None, drawn: DrawnOf[Site], x: int, y: int) -> Site | None:
    """A click on what is asked for asks for it."""
    site = drawn.site_at(x, y)
    return site if site is not None and site[0] == view.ask.value else None


def _grant(
    view: State, legal: Sequence[Action], considered: Action | None, wish: Wish
) -> Action | Refused | None:
    """Find the number or face, or why it cannot be said."""
    wanted = _next(considered, wish) if isinstance(wish, int) else _at(view, wish)
    if wanted is None or wanted in legal:
        return wanted
    try:
        CUPS.apply(view, wanted)
    except Refused as refused:
        return refused
    return None


def _next(considered: Action | None, way: int) -> Action | None:
    match considered:
        case Count(number):
            return Count(number + way)
        case Face(face) if face + way in FACES:
            return Face(face + way)
        case _:
            return None


def _at(view: State, site: Site) -> Action | None:
    kind, number = site
    if kind != view.ask.value:
        return None
    return Count(number) if kind == "count" else Face(number)


PRESENTER: Final = PresenterOf[State, Action, Event, Site, Marks, Wish](
    keys=(
        PickKeys(("shift+left",), "key-lower", "Shift+Left"),
        PickKeys(("shift+right",), "key-higher", "Shift+Right"),
    ),
    landmarks=(
        LandmarkOf[Event]("kind-doubt", lambda event: isinstance(event, Doubted), lambda _: "?"),
        LandmarkOf[Event]("kind-victory", lambda event: isinstance(event, Ended), lambda _: "!"),
    ),
    moments=(MomentOf[Event](lambda event: isinstance(event, Lost), lambda _: "!"),),
    columns=WIDTHS,
    draw=_draw,
    preview=_preview,
    point=lambda _, site: Marks(site),
    travel=lambda _, __: (),
    close_up=_close_up,
    letter=lambda _, seat: letter_of(seat),
    facts=lambda *_: (),
    own=_summary,
    own_in_full=lambda listener, view, _: _own(listener, view),
    common=_common,
    common_in_full=lambda listener, view: queries.QUERIES["board"].answer(listener, view, []),
    sentence=describe_choice,
    rules=_rules,
    about=_about,
    explain=_explain,
    wish_of_key=_WAYS.__getitem__,
    wish_at=_wish_at,
    grant=_grant,
)
