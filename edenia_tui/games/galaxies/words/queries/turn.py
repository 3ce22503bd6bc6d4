"""look, turn, board: the table at a glance."""

from collections.abc import Sequence

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.outcomes import tell_outcome
from edenia_tui.games.galaxies.words.queries.arguments import Arguments, own_or_active
from edenia_tui.games.galaxies.words.queries.players import about_round, tell_mat
from edenia_tui.games.galaxies.words.queries.table import in_the_row
from edenia_tui.games.galaxies.words.questions import question
from edenia_tui.language.listener import Listener
from rules.galaxies.cards import NO_PLANET
from rules.galaxies.points import points_of
from rules.galaxies.state import ROGUE, State


def asked(listener: Listener, view: State) -> list[str]:
    """Tell the open question and the round; how the game ended when it is over."""
    if view.outcome is not None:
        return tell_outcome(listener, view, view.outcome)
    return [question(listener, view), listener.say("query-round-number", round=view.round)]


def turn(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell whose turn it is, what is asked, and whether the end has begun."""
    Arguments(listener, view, words).end()
    if view.outcome is not None:
        return asked(listener, view)
    lines = [about_round(listener, view), question(listener, view)]
    if view.trigger is not None:
        lines.append(listener.say_of(view.trigger, "turn-trigger"))
    return [*lines, listener.say_of(view.first, "query-began")]


def look(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell of one's own mat, the row and what is asked."""
    Arguments(listener, view, words).end()
    seat = own_or_active(listener, view)
    planets = [in_the_row(listener, view, one) for one in view.row if one != NO_PLANET]
    return [*tell_mat(listener, view, seat), *planets, *asked(listener, view)]


def board(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the row, everybody's points and the round, in three lines."""
    Arguments(listener, view, words).end()
    names = [nouns.planet(view, one) for one in view.row if one != NO_PLANET]
    lines = [listener.say("sum-row", planets=", ".join(names) or listener.say("none-yet"))]
    seats = (*view.seats(), ROGUE) if view.is_solo() else view.seats()
    points = [
        nouns.say_of(listener, view, seat, "count-of", count=points_of(view, seat))
        for seat in seats
    ]
    lines.append(listener.say("board-points", counts=", ".join(points)))
    return [*lines, about_round(listener, view)]
