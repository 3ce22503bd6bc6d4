"""status, who: what everybody has."""

from collections.abc import Sequence

from edenia_tui.games.prince.words import nouns
from edenia_tui.games.prince.words.queries.arguments import Arguments
from edenia_tui.games.prince.words.queries.planet import tell_planet
from edenia_tui.language.listener import Listener
from rules.kernel.seat import Seat
from rules.prince.analysis.standing import known_points
from rules.prince.elements import BAOBAB
from rules.prince.planet import volcanoes_of
from rules.prince.state import State
from rules.prince.tiles import NO_TILE


def status(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell one's own points, volcanoes, baobabs and the round; a spectator hears of everybody."""
    Arguments(listener, view, words).end()
    about_round = listener.say_of(view.active, "query-round", round=view.round)
    if view.outcome is not None:
        about_round = listener.say("question-over")
    if listener.seat is None:
        return [about_round, *everybody(listener, view)]
    lines = [listener.say("query-facts", facts=facts_of(listener, view, listener.seat))]
    return lines if listener.is_brief else [*lines, about_round]


def who(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell of everybody, or of the one who is named."""
    typed = Arguments(listener, view, words)
    if not typed:
        return everybody(listener, view)
    seat = typed.seat()
    typed.end()
    return [in_a_line(listener, view, seat), *tell_planet(listener, view, seat)]


def everybody(listener: Listener, view: State) -> list[str]:
    """SET-3: tell of the players in the order of their seats."""
    return [in_a_line(listener, view, seat) for seat in view.seats()]


def in_a_line(listener: Listener, view: State, seat: Seat) -> str:
    """Tell a player's points, volcanoes, baobabs and tiles."""
    return listener.say_of(seat, "query-player", facts=facts_of(listener, view, seat))


def facts_of(listener: Listener, view: State, seat: Seat) -> str:
    """SEC-6: put what can be counted on a planet in a row; points only where they are open."""
    planet = view.planets[seat]
    points = known_points(view, listener.seat, seat)
    facts = [] if points is None else [nouns.amount(listener, "point", points)]
    facts.append(nouns.amount(listener, "volcano", volcanoes_of(planet)))
    if planet.sight.counts[BAOBAB]:
        facts.append(nouns.amount(listener, "baobab", planet.sight.counts[BAOBAB]))
    if planet.flipped:
        facts.append(nouns.amount(listener, "flipped", planet.sight.flipped))
    tiles = sum(tile != NO_TILE for tile in planet.cells)
    return ", ".join((*facts, nouns.amount(listener, "tile", tiles)))
