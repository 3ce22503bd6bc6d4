"""status, who, score: what everybody has."""

from collections.abc import Iterator, Sequence

from edenia_tui.games.exo.words import nouns
from edenia_tui.games.exo.words.queries.arguments import Arguments
from edenia_tui.language.listener import Listener
from rules.exo.analysis.lines import points_by_value
from rules.exo.scoring import beside_star
from rules.exo.state import Ask, Galaxy, State
from rules.kernel.seat import Seat


def status(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell one's own planets, points and the round; a spectator hears of everybody."""
    Arguments(listener, view, words).end()
    about_round = listener.say_of(view.active, "query-round", round=view.round)
    if view.outcome is not None:
        about_round = listener.say("question-over")
    if listener.seat is None:
        return [about_round, *everybody(listener, view)]
    lines = [_summary(listener, view.galaxies[listener.seat])]
    if view.ask is Ask.PUT and view.active == listener.seat:
        lines.append(listener.say("held", planet=nouns.planet(listener, view.held)))
    return lines if listener.is_brief else [*lines, about_round]


def who(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell of everybody, or of the one who is named."""
    typed = Arguments(listener, view, words)
    if not typed:
        return everybody(listener, view)
    seat = typed.seat_or_own()
    return [in_a_line(listener, view, seat), *parts(listener, view.galaxies[seat])]


def score(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """LINE-3: tell the points of the listener, or of the one who is named, by what is shared."""
    seat = Arguments(listener, view, words).seat_or_own()
    galaxy = view.galaxies[seat]
    points = nouns.amount(listener, "point", galaxy.points)
    return [listener.say_of(seat, "query-player", facts=points), *parts(listener, galaxy)]


def everybody(listener: Listener, view: State) -> list[str]:
    """Tell of the players in the order of play, the one who began first."""
    return [in_a_line(listener, view, seat) for seat in in_order(view)]


def in_order(view: State) -> tuple[Seat, ...]:
    """Give the seats in the order of play."""
    seats = view.seats()
    return (*seats[view.first :], *seats[: view.first])


def in_a_line(listener: Listener, view: State, seat: Seat) -> str:
    """Tell a player's points and planets."""
    galaxy = view.galaxies[seat]
    facts = [
        nouns.amount(listener, "point", galaxy.points),
        nouns.amount(listener, "planet", len(galaxy.planets)),
        nouns.amount(listener, "beside", beside_star(galaxy)),
    ]
    return listener.say_of(seat, "query-player", facts=", ".join(facts))


def parts(listener: Listener, galaxy: Galaxy) -> Iterator[str]:
    """Tell the points by the features that make them, the best first."""
    for value, points in points_by_value(galaxy):
        yield listener.say("query-part", what=nouns.value(listener, value), points=points)


def _summary(listener: Listener, galaxy: Galaxy) -> str:
    planets = nouns.amount(listener, "planet", len(galaxy.planets))
    points = nouns.amount(listener, "point", galaxy.points)
    return listener.say("query-facts", facts=f"{points}, {planets}")
