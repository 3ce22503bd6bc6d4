"""turn, look, board: what is asked, my galaxy, and the table at a glance."""

from collections.abc import Sequence

from edenia_tui.games.exo.words import nouns
from edenia_tui.games.exo.words.actions import question
from edenia_tui.games.exo.words.outcomes import tell_outcome
from edenia_tui.games.exo.words.queries.arguments import Arguments
from edenia_tui.games.exo.words.queries.galaxy import planets_of
from edenia_tui.games.exo.words.queries.players import in_a_line
from edenia_tui.language.listener import Listener
from rules.exo.state import Ask, State
from rules.exo.universe import free_planets


def asked(listener: Listener, view: State) -> list[str]:
    """Tell the round, whose turn it is and the open question; how the game ended when it is over."""
    if view.outcome is not None:
        return tell_outcome(listener, view, view.outcome)
    if view.ask in (Ask.FIRST, Ask.LAY):
        return [question(listener, view)]
    if view.ask is Ask.TAKE:
        return [question(listener, view), listener.say("query-round-number", round=view.round)]
    about_round = listener.say_of(view.active, "query-round", round=view.round)
    return [about_round, question(listener, view)]


def turn(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the turn so far."""
    Arguments(listener, view, words).end()
    lines = asked(listener, view)
    if view.ask is not Ask.FIRST:
        lines.append(listener.say_of(view.first, "query-began"))
    return lines


def look(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell of one's own galaxy and what is asked; a spectator hears of the one whose turn it is."""
    Arguments(listener, view, words).end()
    seat = view.active if listener.seat is None else listener.seat
    lines = [in_a_line(listener, view, seat), *planets_of(listener, view.galaxies[seat])]
    return [*lines, *asked(listener, view)]


def board(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the universe and all galaxies in three lines."""
    Arguments(listener, view, words).end()
    left = sum(planet >= 0 for planet in view.universe)
    free = len(free_planets(view.layout, view.universe))
    planets = nouns.amount(listener, "planet", left)
    return [
        listener.say("universe", planets=planets, free=free),
        listener.say("board-planets", counts=_counts(listener, view, in_points=False)),
        listener.say("board-points", counts=_counts(listener, view, in_points=True)),
    ]


def _counts(listener: Listener, view: State, *, in_points: bool) -> str:
    return ", ".join(
        listener.say_of(seat, "count-of", count=galaxy.points if in_points else len(galaxy.planets))
        for seat, galaxy in zip(view.seats(), view.galaxies, strict=True)
    )
