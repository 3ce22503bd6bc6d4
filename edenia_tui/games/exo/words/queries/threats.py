"""threats: what each of the others could earn next turn with what is free now."""

from collections.abc import Sequence

from edenia_tui.games.exo.words import nouns
from edenia_tui.games.exo.words.queries.arguments import Arguments
from edenia_tui.language.listener import Listener
from rules.exo.analysis.gains import best_gain
from rules.exo.state import State
from rules.exo.universe import free_planets


def threats(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the best planet for each of the others, the most dangerous first."""
    Arguments(listener, view, words).end()
    free = free_planets(view.layout, view.universe)
    found = sorted(
        (-best_gain(view.galaxies[seat], planet), seat, planet)
        for seat in view.seats()
        if seat != listener.seat
        for planet in free
    )
    best = {seat: (-gain, planet) for gain, seat, planet in reversed(found) if gain}
    lines = [
        listener.say_of(
            seat, "threat", planet=nouns.planet(listener, planet), points=_points(listener, gain)
        )
        for seat, (gain, planet) in sorted(best.items(), key=lambda one: -one[1][0])
    ]
    return lines or [listener.say("threats-none")]


def _points(listener: Listener, number: int) -> str:
    return nouns.amount(listener, "point", number)
