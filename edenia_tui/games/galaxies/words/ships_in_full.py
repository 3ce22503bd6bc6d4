"""Ships that moved, at the level full: whose, where to, and where from."""

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.language.listener import Listener
from rules.galaxies.events import Advanced, CameHome, Escaped, Exchanged, Moved, Pushed, Trapped
from rules.galaxies.ships import BLACK, HOME, Spot, danger
from rules.galaxies.state import State

ShipEvent = Moved | Advanced | Pushed | CameHome | Exchanged | Trapped | Escaped


def tell_ship(listener: Listener, view: State, event: ShipEvent) -> str:
    """Tell a ship's way, in one form for all of them: Bea: ship to Gort 3, from Gort 2."""
    if isinstance(event, Exchanged):
        model, place = nouns.model(listener, event.model), nouns.place(listener, view, event.spot)
        return nouns.say_of(listener, view, event.seat, "event-exchanged", model=model, place=place)
    target, origin = _way(event)
    return nouns.say_of(
        listener,
        view,
        event.seat,
        f"event-ship-{_KINDS[type(event)]}",
        ship=nouns.ship(listener, event.ship),
        target=nouns.place(listener, view, target),
        origin=nouns.place(listener, view, origin),
        number=origin.number,
        by=_pusher(listener, view, event),
        card=nouns.card(listener, view, event.card) if isinstance(event, Escaped) else "",
    )


def _pusher(listener: Listener, view: State, event: ShipEvent) -> str:
    """Name who pushed a ship back, unless it was its owner."""
    if not isinstance(event, Pushed) or event.by == event.seat:
        return "none"
    return nouns.name_or_you(listener, view, event.by)


def _way(event: Moved | Advanced | Pushed | CameHome | Trapped | Escaped) -> tuple[Spot, Spot]:
    match event:
        case CameHome(_, _, origin):
            return HOME, origin
        case Trapped(_, _, card, number):
            return danger(card, number), BLACK
        case Escaped(_, _, card):
            return BLACK, danger(card, 0)
        case _:
            return event.target, event.origin


_KINDS = {
    Moved: "moved",
    Advanced: "advanced",
    Pushed: "pushed",
    CameHome: "home",
    Trapped: "trapped",
    Escaped: "escaped",
}
