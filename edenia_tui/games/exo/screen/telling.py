"""Choices and holdings in words, as the screen has room for them."""

from edenia_tui.games.exo.words import nouns
from edenia_tui.games.exo.words.actions import describe_choice
from edenia_tui.games.exo.words.queries.galaxy import planets_of
from edenia_tui.games.exo.words.queries.players import in_a_line, parts
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import capital
from rules.exo.actions import Action, Put, Take
from rules.exo.analysis.gains import best_squares
from rules.exo.analysis.lines import lines_made
from rules.exo.planet import NO_PLANET
from rules.exo.scoring import Line
from rules.exo.state import Ask, State
from rules.exo.universe import free_planets
from rules.kernel.seat import Seat


def sentence(listener: Listener, view: State, action: Action) -> str:
    """Tell a choice and what it makes: a square by its lines, a planet by where it is best put."""
    choice = describe_choice(listener, view, action)
    galaxy = view.galaxies[view.active]
    if isinstance(action, Put):
        made = lines_made(galaxy, action.square, view.held)
        lines = [_line(listener, line) for line in made]
        if lines:
            return listener.say("screen-lines", choice=choice, lines=capital(", ".join(lines)))
    elif isinstance(action, Take):
        best = best_squares(galaxy, action.planet)
        if best:
            squares = ", ".join(nouns.square(listener, square) for square in best)
            return listener.say("screen-best", choice=choice, squares=squares)
    return choice


def summary(listener: Listener, view: State) -> list[str]:
    """Tell one's points by what makes them and the planet in hand; of everybody for a spectator."""
    if listener.seat is None:
        return [
            listener.say(
                "screen-galaxy-of",
                name=listener.name(seat),
                points=_points(listener, view, seat),
            )
            for seat in view.seats()
        ]
    told = [_points(listener, view, listener.seat)]
    if view.ask is Ask.PUT and view.active == listener.seat:
        told.append(listener.say("held", planet=nouns.planet(listener, view.held)))
    return told


def all_planets(listener: Listener, view: State) -> list[str]:
    """Tell every planet of the listener, or of everybody for a spectator."""
    seats = view.seats() if listener.seat is None else (listener.seat,)
    told: list[str] = []
    for seat in seats:
        told += [in_a_line(listener, view, seat), *planets_of(listener, view.galaxies[seat])]
    return told


def left(listener: Listener, view: State) -> str:
    """Tell how many planets there are still to take."""
    lying = sum(planet != NO_PLANET for planet in view.universe)
    free = len(free_planets(view.layout, view.universe))
    planets = nouns.amount(listener, "planet", lying)
    return listener.say("screen-left", planets=planets, free=free)


def letters(listener: Listener) -> list[str]:
    """Tell what the three letters of a planet mean."""
    features = ("screen-sizes", "screen-colours", "screen-types")
    return [listener.say(feature) for feature in features]


def _points(listener: Listener, view: State, seat: Seat) -> str:
    """LINE-3: tell a player's points by what makes them."""
    made = " ".join(parts(listener, view.galaxies[seat]))
    return made or listener.say("screen-no-point-yet")


def _line(listener: Listener, line: Line) -> str:
    first, _, last = (nouns.square(listener, square) for square in line.squares)
    shared = nouns.value(listener, line.value)
    return listener.say("screen-line", first=first, last=last, shared=shared)
