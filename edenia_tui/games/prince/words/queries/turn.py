"""turn, look, board: what is asked, one's own planet, and the table at a glance."""

from collections.abc import Iterator, Sequence

from edenia_tui.games.prince.words import nouns
from edenia_tui.games.prince.words.actions import question
from edenia_tui.games.prince.words.outcomes import tell_outcome
from edenia_tui.games.prince.words.queries.arguments import Arguments
from edenia_tui.games.prince.words.queries.planet import tell_planet
from edenia_tui.games.prince.words.queries.players import facts_of
from edenia_tui.games.prince.words.queries.score import volcanoes
from edenia_tui.language.listener import Listener
from rules.prince.analysis.standing import known_points
from rules.prince.state import Ask, State
from rules.prince.tiles import STACKS


def asked(listener: Listener, view: State) -> list[str]:
    """Tell the open question and the round; how the game ended when it is over."""
    if view.outcome is not None:
        return tell_outcome(listener, view, view.outcome)
    if view.ask is Ask.FIRST:
        return [question(listener, view)]
    return [question(listener, view), listener.say("query-round-number", round=view.round)]


def turn(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the round so far: who chose, who has a tile, who is asked."""
    Arguments(listener, view, words).end()
    lines = asked(listener, view)
    if view.ask is Ask.FIRST or view.outcome is not None:
        return lines
    if view.stack is not None:
        stack = nouns.stack(listener, view.stack)
        lines.append(listener.say_of(view.chooser, "turn-chose", stack=stack))
    if view.served:
        names = ", ".join(listener.name_or_you(seat) for seat in view.served)
        lines.append(listener.say("offer-served", names=names))
    return [*lines, listener.say_of(view.first, "query-began")]


def look(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell of one's own planet and what is asked; a spectator hears of the one whose turn it is."""
    Arguments(listener, view, words).end()
    seat = view.active if listener.seat is None else listener.seat
    facts = facts_of(listener, view, seat)
    return [
        listener.say_of(seat, "query-player", facts=facts),
        *tell_planet(listener, view, seat),
        *asked(listener, view),
    ]


def board(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the stacks, everybody's points and everybody's volcanoes, in three lines."""
    Arguments(listener, view, words).end()
    draws = ", ".join(f"{nouns.stack(listener, one)} {view.draws[one]}" for one in STACKS)
    lines = [listener.say("stacks", counts=draws)]
    points = ", ".join(_points(listener, view))
    if points:
        lines.append(listener.say("board-points", counts=points))
    return [*lines, *volcanoes(listener, view, ())]


def _points(listener: Listener, view: State) -> Iterator[str]:
    """SEC-6: tell the points that are open."""
    for seat in view.seats():
        points = known_points(view, listener.seat, seat)
        if points is not None:
            yield listener.say_of(seat, "count-of", count=points)
