"""planet, at, find: one planet, one square, all planets with a feature."""

from collections.abc import Iterator, Sequence

from edenia_tui.games.exo.words import nouns
from edenia_tui.games.exo.words.queries.arguments import Arguments
from edenia_tui.games.exo.words.queries.universe import at_place
from edenia_tui.language.listener import Listener
from rules.exo.analysis.gains import best_gain, best_squares
from rules.exo.growing import earned_by
from rules.exo.layout import Place
from rules.exo.notation.names import find_planet, square_name
from rules.exo.planet import PLANETS, Planet, count_of, values_of
from rules.exo.square import Square
from rules.exo.state import Ask, State
from rules.kernel.seat import Seat


def planet(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell where a planet is, and what it could earn everybody."""
    which = Arguments(listener, view, words).planet()
    lines = [_whereabouts(listener, view, which)]
    if which in view.universe or which == view.held:
        lines.extend(_gains(listener, view, which))
    return lines


def at(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell what lies on a place of the universe or a square of one's galaxy; e 1 is both.

    A planet by its letters is told with where it lies.
    """
    which = find_planet(words[0]) if len(words) == 1 else None
    if which is not None:
        return [_whereabouts(listener, view, which)]
    place, square = Arguments(listener, view, words).place_or_square()
    lines = [] if place is None else [at_place(listener, view, place)]
    if square is not None:
        seat = view.active if listener.seat is None else listener.seat
        lines.extend(at_square(listener, view, seat, square))
    return lines


def find(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell of every planet with some features: the free ones and the others."""
    values = Arguments(listener, view, words).values()
    found = [one for one in PLANETS if values <= {*values_of(one)}]
    order = {one: index for index, one in enumerate(view.universe)}
    found.sort(key=lambda one: -order.get(one, -1))
    return [_whereabouts(listener, view, one) for one in found]


def _whereabouts(listener: Listener, view: State, which: Planet) -> str:
    if which in view.universe:
        return at_place(listener, view, Place(view.universe.index(which)))
    told = nouns.planet(listener, which)
    for seat, galaxy in zip(view.seats(), view.galaxies, strict=True):
        if which in galaxy.planets:
            square = galaxy.squares[galaxy.planets.index(which)]
            where = nouns.square(listener, square)
            return listener.say_of(seat, "in-galaxy", planet=told, where=where)
    if which == view.held:
        return listener.say_of(view.active, "in-hand", planet=told)
    return listener.say("not-laid", planet=told)


def _gains(listener: Listener, view: State, which: Planet) -> Iterator[str]:
    for seat in sorted(view.seats(), key=lambda one: (one != listener.seat, one)):
        galaxy = view.galaxies[seat]
        squares = ", ".join(nouns.square(listener, one) for one in best_squares(galaxy, which))
        best = best_gain(galaxy, which)
        yield listener.say_of(seat, "best", earned=best, squares=squares or "none")


def at_square(listener: Listener, view: State, seat: Seat, where: Square) -> Iterator[str]:
    """Tell the planet on a square; of an open one, the points of each feature that may still come.

    With a planet in hand, those are its own.
    """
    galaxy, spoken = view.galaxies[seat], nouns.square(listener, where)
    if where in galaxy.squares:
        yield _whereabouts(listener, view, galaxy.planets[galaxy.squares.index(where)])
        return
    if where not in galaxy.open or view.is_full(seat):
        near = "empty" if where in galaxy.open else "out-of-reach"
        what = listener.say("star" if square_name(where) == "star" else near)
        yield listener.say("at", where=spoken, what=what)
        return
    yield listener.say("at", where=spoken, what=listener.say("open"))
    coming = [one for one in view.universe if one >= 0]
    if view.ask is Ask.PUT and seat == view.active:
        coming = [view.held]
        yield listener.say("would-earn", earned=earned_by(galaxy, where, view.held))
    promise = galaxy.promise[galaxy.open.index(where)]
    for value in sorted({value for one in coming for value in values_of(one)}):
        if count_of(promise, value):
            named = nouns.value(listener, value)
            yield listener.say("query-part", what=named, points=count_of(promise, value))
