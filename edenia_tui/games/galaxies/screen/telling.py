"""Choices and holdings in words, as the screen has room for them."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.canvas.charset import Charset
from edenia_tui.games.galaxies.board.signs import signs_of
from edenia_tui.games.galaxies.screen.places import actor_of
from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.actions import describe, lead_of
from edenia_tui.games.galaxies.words.queries import players
from edenia_tui.games.galaxies.words.queries.players import in_a_line, tell_mat
from edenia_tui.games.galaxies.words.queries.table import black, dice, pilots, row
from edenia_tui.games.told import GroupOf, Summary
from edenia_tui.language.listener import Listener
from rules.galaxies import actions as do
from rules.galaxies.actions import Action
from rules.galaxies.analysis.gains import gain_of_face
from rules.galaxies.apply import apply
from rules.galaxies.decks_left import count_planets
from rules.galaxies.points import points_of
from rules.galaxies.ships import Where
from rules.galaxies.state import ROGUE, State
from rules.kernel.seat import Seat

_WINNING: Final = do.Advance | do.Upgrade | do.Fly | do.Take | do.KeepCard | do.Surge
"""What can give points at once."""


def grouped(listener: Listener, view: State, legal: Sequence[Action]) -> list[GroupOf[Action]]:
    """List choices by what comes of them: points first, then those of one sort under one heading."""
    groups: dict[str, list[tuple[str, Action]]] = {}
    for action in sorted(legal, key=lambda one: not wins_points(view, one)):
        heading = "screen-group-points" if wins_points(view, action) else _heading(action)
        groups.setdefault(heading, []).append((_told(listener, view, action), action))
    return [(listener.say(heading), told) for heading, told in groups.items()]


def sentence(listener: Listener, view: State, action: Action) -> str:
    """Tell a choice as the list does, and what comes of it."""
    told, lead = _told(listener, view, action), lead_of(listener, view, action)
    return listener.say("action-leading", choice=told, lead=lead) if lead else told


def wins_points(view: State, action: Action) -> bool:
    """END-1: tell whether a choice by itself gives points to whoever is asked."""
    if not isinstance(action, _WINNING):
        return False
    seat = actor_of(view)
    return points_of(apply(view, action).state, seat) > points_of(view, seat)


def _told(listener: Listener, view: State, action: Action) -> str:
    """Tell a choice; ACQ-1 and ACQ-2: of a die that acquires also how much."""
    told = describe(listener, view, action)
    gain = gain_of_face(view, actor_of(view), action.face) if isinstance(action, do.Use) else None
    return told if gain is None else f"{told} +{gain}"


def _heading(action: Action) -> str:
    match action:
        case do.Use():
            return "screen-group-dice"
        case do.Hire():
            return "screen-group-hire"
        case do.Go(spot) if spot.where is Where.ORBIT:
            return "screen-group-orbits"
        case do.Go(spot) if spot.where is Where.SURFACE:
            return "screen-group-surfaces"
        case do.Upgrade():
            return "screen-group-upgrade"
        case do.Perform():
            return "screen-group-perform"
        case _:
            return "screen-group-other"


def everybody(listener: Listener, view: State) -> list[str]:
    """Tell what each player has, beginning with whoever was the first to play."""
    seats = view.seats()
    order = (*seats[view.first :], *seats[: view.first])
    return [in_a_line(listener, view, seat) for seat in order]


def facts(_: Listener, view: State, seat: Seat, charset: Charset) -> list[str]:
    """Tell points and resources."""
    signs, mat = signs_of(charset), view.mats[seat]
    return [
        str(points_of(view, seat)),
        f"{signs.energy}{mat.energy}",
        f"{signs.culture}{mat.culture}",
    ]


def own(listener: Listener, view: State) -> Summary:
    """Sum up one's galaxy; all galaxies for a spectator."""
    if listener.seat is None:
        return Summary(listener.say("screen-mats"), players.everybody(listener, view))
    title = listener.say_of(listener.seat, "screen-mat")
    return Summary(title, [*tell_mat(listener, view, listener.seat)][1:])


def own_in_full(listener: Listener, view: State) -> list[str]:
    """Tell everything of the listener, or of everybody for a spectator."""
    if listener.seat is not None:
        return [*tell_mat(listener, view, listener.seat)]
    seats = (*view.seats(), ROGUE) if view.is_solo() else view.seats()
    return [line for seat in seats for line in tell_mat(listener, view, seat)]


def common(listener: Listener, view: State) -> Summary:
    """Sum up what is left in the decks, and what the Rogue has."""
    planets = count_planets(view)
    message = "screen-left-black" if view.setup.expansion else "screen-left"
    told = [listener.say(message, planets=planets, cards=view.deck)]
    if view.is_solo():
        told.append(in_a_line(listener, view, ROGUE))
    return Summary(listener.say("screen-table"), told)


def common_in_full(listener: Listener, view: State) -> list[str]:
    """Tell the row, the dice, and with the expansion the pilots and the black."""
    told = [*row(listener, view, ()), "", *dice(listener, view, ())]
    if view.setup.expansion:
        told += ["", *pilots(listener, view, ()), "", *black(listener, view, ())]
    if view.is_solo():
        told += ["", nouns.rogue(listener, view), *tell_mat(listener, view, ROGUE)]
    return told
