"""threats: who could end the game soon, and whose ships race with one's own for a planet."""

from collections.abc import Iterator, Sequence

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.queries.arguments import Arguments
from edenia_tui.language.listener import Listener
from rules.galaxies.cards import Planet
from rules.galaxies.fleet import spots_of
from rules.galaxies.points import points_of
from rules.galaxies.ships import Spot, Where
from rules.galaxies.state import END_POINTS, State
from rules.kernel.seat import Seat

_NEAR = 6
"""So many points before the end somebody is near it."""


def threats(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell a line for each danger, the end of the game first."""
    Arguments(listener, view, words).end()
    others = [seat for seat in view.seats() if seat != listener.seat]
    lines = [line for seat in others for line in _ending(listener, view, seat)]
    if listener.seat is not None:
        lines += [line for seat in others for line in _racing(listener, view, seat)]
    return lines or [listener.say("threats-none")]


def _ending(listener: Listener, view: State, seat: Seat) -> Iterator[str]:
    """END-1: tell who is near the points that trigger the end."""
    missing = END_POINTS - points_of(view, seat)
    if 0 < missing <= _NEAR:
        points = nouns.amount(listener, "point", missing)
        yield listener.say_of(seat, "threat-end", points=points)


def _racing(listener: Listener, view: State, seat: Seat) -> Iterator[str]:
    """COL-1: tell whose ship is as far as one's own in an orbit: one's own would come home."""
    mine = {spot.card: spot for spot in sorted(_orbits(view, listener.seat))}
    for spot in sorted(_orbits(view, seat), reverse=True):
        own = mine.pop(spot.card, None)
        if own is not None and spot.number >= own.number:
            planet = nouns.planet(view, Planet(spot.card))
            yield listener.say_of(
                seat, "threat-planet", planet=planet, number=spot.number, own=own.number
            )


def _orbits(view: State, seat: Seat | None) -> list[Spot]:
    if seat is None:
        return []
    return [spot for spot in spots_of(view.mats[seat]) if spot.where is Where.ORBIT]
