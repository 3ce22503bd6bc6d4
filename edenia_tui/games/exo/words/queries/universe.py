"""universe: the planets that can be taken, and those they cover."""

from collections.abc import Sequence

from edenia_tui.games.exo.words import nouns
from edenia_tui.games.exo.words.queries.arguments import Arguments
from edenia_tui.language.coordinates import spelt_letter
from edenia_tui.language.listener import Listener
from rules.exo.layout import Place
from rules.exo.state import State
from rules.exo.universe import covers_of, free_planets


def universe(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the free planets; with a row, its places; with full, everything row by row."""
    typed = Arguments(listener, view, words)
    if not typed:
        return _free(listener, view)
    if typed.words[0] in typed.said("query-word-full"):
        typed.next()
        typed.end()
        return _rows(listener, view)
    row = typed.row()
    typed.end()
    places = dict(view.layout.rows())[row]
    return [at_place(listener, view, place) for place in places]


def at_place(listener: Listener, view: State, place: Place) -> str:
    """Tell what lies on a place, and what lies on that."""
    where, planet = nouns.place(listener, view, place), view.universe[place]
    if planet < 0:
        return listener.say("at", where=where, what=listener.say("empty"))
    told = nouns.planet(listener, planet)
    above = [
        nouns.place(listener, view, Place(view.universe.index(one)))
        for one in covers_of(view.layout, view.universe, place)
    ]
    if above:
        return listener.say("covered", where=where, planet=told, by=", ".join(above))
    return listener.say("free", where=where, planet=told)


def _free(listener: Listener, view: State) -> list[str]:
    free = free_planets(view.layout, view.universe)
    left = nouns.amount(listener, "planet", sum(planet >= 0 for planet in view.universe))
    lines = [listener.say("universe", planets=left, free=len(free))]
    for planet in free:
        where = nouns.place(listener, view, Place(view.universe.index(planet)))
        lines.append(listener.say("at", where=where, what=nouns.planet(listener, planet)))
    return lines


def _rows(listener: Listener, view: State) -> list[str]:
    lines = []
    for letter, places in view.layout.rows():
        found = [
            f"{place - places[0] + 1} {nouns.planet(listener, view.universe[place])}"
            for place in places
            if view.universe[place] >= 0
        ]
        told = ", ".join(found) or listener.say("empty")
        lines.append(listener.say("universe-row", row=spelt_letter(listener, letter), planets=told))
    return lines
