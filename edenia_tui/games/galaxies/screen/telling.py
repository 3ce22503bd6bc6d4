"""Choices and holdings in words, as the screen has room for them."""

from edenia_tui.canvas.charset import Charset
from edenia_tui.games.galaxies.board.signs import signs_of
from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.actions import describe, lead_of
from edenia_tui.games.galaxies.words.queries import players
from edenia_tui.games.galaxies.words.queries.players import in_a_line, tell_mat
from edenia_tui.games.galaxies.words.queries.table import black, dice, pilots, row
from edenia_tui.games.told import Summary
from edenia_tui.language.listener import Listener
from rules.galaxies.actions import Action
from rules.galaxies.decks_left import count_planets
from rules.galaxies.state import ROGUE, State
from rules.kernel.seat import Seat


def sentence(listener: Listener, view: State, action: Action) -> str:
    """Tell a choice as the list does, and what comes of it."""
    told, lead = describe(listener, view, action), lead_of(listener, view, action)
    return listener.say("action-leading", choice=told, lead=lead) if lead else told


def facts(_: Listener, view: State, seat: Seat, charset: Charset) -> list[str]:
    """Tell resources."""
    signs, mat = signs_of(charset), view.mats[seat]
    return [
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
