"""The universe: what lies where, and what nothing covers."""

from rules.exo.layout import Layout, Place
from rules.exo.planet import NO_PLANET, PLANETS, Planet

Universe = tuple[Planet, ...]


def free_planets(layout: Layout, universe: Universe) -> list[Planet]:
    """TAKE-1: the planets that nothing covers, the deepest first."""
    free = []
    for planet, covers in zip(universe, layout.covers, strict=True):
        if planet >= 0:
            for cover in covers:
                if universe[cover] >= 0:
                    break
            else:
                free.append(planet)
    return free


def covers_of(layout: Layout, universe: Universe, place: Place) -> tuple[Planet, ...]:
    """TAKE-2: the planets that lie on a place."""
    return tuple(universe[cover] for cover in layout.covers[place] if universe[cover] >= 0)


def freed_by(layout: Layout, universe: Universe, place: Place) -> tuple[Planet, ...]:
    """TAKE-2: the planets that nothing covers any more now that a place is empty."""
    under = [index for index, covers in enumerate(layout.covers) if place in covers]
    return tuple(
        [
            universe[index]
            for index in under
            if universe[index] >= 0 and max([universe[one] for one in layout.covers[index]]) < 0
        ]
    )


def next_place(universe: Universe) -> Place:
    """SET-1: the place that is laid next, the deepest that is empty."""
    return Place(universe.index(NO_PLANET))


def unlaid(universe: Universe) -> tuple[Planet, ...]:
    """SET-1: the planets that can come next while the universe is laid."""
    return tuple(planet for planet in PLANETS if planet not in universe)


def with_planet(universe: Universe, place: Place, planet: Planet) -> Universe:
    """Put a planet, or none, on a place."""
    return (*universe[:place], planet, *universe[place + 1 :])
