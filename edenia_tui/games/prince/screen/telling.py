"""Choices and holdings in words, as the screen has room for them."""

from edenia_tui.canvas.charset import Charset
from edenia_tui.games.prince.board.signs import signs_of
from edenia_tui.games.prince.words.actions import describe, describe_choice, tell_change
from edenia_tui.games.prince.words.queries.offer import tell_offer
from edenia_tui.games.prince.words.queries.planet import tell_planet, tell_tiles
from edenia_tui.games.prince.words.queries.players import in_a_line
from edenia_tui.games.prince.words.queries.stacks import draws_left, stacks
from edenia_tui.games.told import Summary
from edenia_tui.language.listener import Listener
from rules.kernel.seat import Seat
from rules.prince.actions import Action
from rules.prince.analysis.results import change_of
from rules.prince.analysis.standing import endangered
from rules.prince.elements import VOLCANO
from rules.prince.planet import volcanoes_of
from rules.prince.state import State


def sentence(listener: Listener, view: State, action: Action) -> str:
    """Tell a choice as the list does, and what it changes one by one."""
    told, change = describe(listener, view, action), change_of(view, action)
    if change is None:
        return describe_choice(listener, view, action)
    lead = ", ".join(tell_change(listener, change))
    return listener.say("action-leading", choice=told, lead=lead) if lead else told


def everybody(listener: Listener, view: State) -> list[str]:
    """Tell what each player has, beginning with whoever chose first."""
    seats = view.seats()
    order = (*seats[view.first :], *seats[: view.first])
    return [in_a_line(listener, view, seat) for seat in order]


def facts(_: Listener, view: State, seat: Seat, charset: Charset) -> list[str]:
    """VOL-2: tell volcanoes; the most are marked."""
    most = "!" if seat in endangered(view) else ""
    sign = signs_of(charset).elements[VOLCANO]
    return [f"{sign}{volcanoes_of(view.planets[seat])}{most}"]


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
    return Summary(listener.say("screen-table"), [draws_left(listener, view)])


def common_in_full(listener: Listener, view: State) -> list[str]:
    """Tell the stacks, the tiles on offer, and what they would change."""
    reader = view.active if listener.seat is None else listener.seat
    return [*stacks(listener, view, ()), "", *tell_offer(listener, view, reader)]
