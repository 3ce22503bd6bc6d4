"""Choices and holdings in words, as the screen has room for them."""

from collections.abc import Sequence

from edenia_tui.canvas.charset import Charset
from edenia_tui.games.prince.board.signs import signs_of
from edenia_tui.games.prince.words.actions import describe, describe_choice, tell_change
from edenia_tui.games.prince.words.queries.offer import tell_offer
from edenia_tui.games.prince.words.queries.planet import tell_planet, tell_tiles
from edenia_tui.games.prince.words.queries.players import in_a_line
from edenia_tui.games.prince.words.queries.stacks import stacks
from edenia_tui.games.told import GroupOf, Summary
from edenia_tui.language.listener import Listener
from rules.kernel.seat import Seat
from rules.prince.actions import Action, Take, TakeHidden
from rules.prince.analysis.changes import Change, changes_of
from rules.prince.analysis.standing import endangered, known_points
from rules.prince.elements import VOLCANO
from rules.prince.planet import volcanoes_of
from rules.prince.state import State
from rules.prince.tiles import NO_TILE


def grouped(listener: Listener, view: State, legal: Sequence[Action]) -> list[GroupOf[Action]]:
    """List tiles by what they bring, the most points first; other choices as they come."""
    ranked = sorted(legal, key=lambda one: _rank(_change(view, one)))
    return [(listener.say("screen-choices"), [(_told(listener, view, one), one) for one in ranked])]


def sentence(listener: Listener, view: State, action: Action) -> str:
    """Tell a choice as the list does, and what it changes one by one."""
    told, change = _told(listener, view, action), _change(view, action)
    lead = "" if change is None else ", ".join(tell_change(listener, change))
    return listener.say("action-leading", choice=told, lead=lead) if lead else told


def everybody(listener: Listener, view: State) -> list[str]:
    """Tell what each player has, beginning with whoever chose first."""
    seats = view.seats()
    order = (*seats[view.first :], *seats[: view.first])
    return [in_a_line(listener, view, seat) for seat in order]


def facts(listener: Listener, view: State, seat: Seat, charset: Charset) -> list[str]:
    """Tell points as far as they are open, and volcanoes; VOL-2: the most are marked."""
    points = known_points(view, listener.seat, seat)
    most = "!" if seat in endangered(view) else ""
    sign = signs_of(charset).elements[VOLCANO]
    counted = f"{sign}{volcanoes_of(view.planets[seat])}{most}"
    return ["?" if points is None else str(points), counted]


def own(listener: Listener, view: State) -> Summary:
    """Sum up one's planet; all planets for a spectator."""
    if listener.seat is None:
        return Summary(listener.say("screen-planets"), everybody(listener, view))
    title = listener.say_of(listener.seat, "screen-planet")
    return Summary(title, [*tell_planet(listener, view, listener.seat)])


def own_in_full(listener: Listener, view: State) -> list[str]:
    """Tell every tile of the listener, or of everybody for a spectator."""
    seats = view.seats() if listener.seat is None else (listener.seat,)
    told: list[str] = []
    for seat in seats:
        told += [in_a_line(listener, view, seat), *tell_planet(listener, view, seat)]
        told += tell_tiles(listener, view, seat)
    return told


def common(listener: Listener, view: State) -> Summary:
    """Sum up what can still be drawn."""
    return Summary(listener.say("screen-table"), stacks(listener, view, ()))


def common_in_full(listener: Listener, view: State) -> list[str]:
    """Tell the stacks, the tiles on offer, and what they would change."""
    reader = view.active if listener.seat is None else listener.seat
    return [*stacks(listener, view, ()), "", *tell_offer(listener, view, reader)]


def _change(view: State, action: Action) -> Change | None:
    """Find what a choice changes; None where nobody can tell."""
    match action:
        case Take(tile):
            return changes_of(view, view.active, tile)
        case TakeHidden() if view.down is not None and view.down != NO_TILE:
            return changes_of(view, view.active, view.down)
        case _:
            return None


def _rank(change: Change | None) -> int:
    return 1 if change is None else -change.gained


def _told(listener: Listener, view: State, action: Action) -> str:
    """Tell the points of a tile before what is on it; of other choices what they lead to."""
    change = _change(view, action)
    if change is None:
        return describe_choice(listener, view, action)
    return f"{change.gained:+} {describe(listener, view, action)}"
