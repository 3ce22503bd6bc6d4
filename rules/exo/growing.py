"""A galaxy that gets one more planet: the new points, and what the open squares promise now.

Two planets in line with an open square promise it a point for each value they share; the third that has
the value earns it. So what a planet earns stands on its square before it comes.
"""

from rules.exo.planet import SHARED, Planet, share_of
from rules.exo.square import STAR, STEPS, Square
from rules.exo.state import Galaxy

_EMPTY = Galaxy()


def earned_by(galaxy: Galaxy, square: Square, planet: Planet) -> int:
    """LINE-1, LINE-2 and LINE-3: the points a planet would make on an open square."""
    return share_of(galaxy.promise[galaxy.open.index(square)], planet)


def grown(galaxy: Galaxy, square: Square, planet: Planet) -> Galaxy:
    """PUT-2 and PUT-3: put a planet on an open square, for good."""
    lying = dict(zip(galaxy.squares, galaxy.planets, strict=True))
    promise = dict(zip(galaxy.open, galaxy.promise, strict=True))
    points = galaxy.points + share_of(promise.pop(square), planet)
    for step in STEPS:
        near = Square(square + step)
        if near not in lying and near != STAR and near not in promise:
            promise[near] = 0
    shared = SHARED[planet]
    for step in STEPS:
        near, far = Square(square + step), Square(square + 2 * step)
        other = lying.get(near)
        if other is not None:
            common = shared[other]
            if common:
                behind = Square(square - step)
                if far in promise:
                    promise[far] += common
                if behind in promise:
                    promise[behind] += common
        elif near in promise:  # LINE-4: neither the Star nor a gap between two gaps
            other = lying.get(far)
            if other is not None:
                promise[near] += shared[other]
    lying[square] = planet
    squares = tuple(sorted(lying))
    opened = tuple(sorted(promise))
    return Galaxy(
        squares,
        tuple([lying[one] for one in squares]),
        points,
        opened,
        tuple([promise[one] for one in opened]),
    )


def galaxy_of(planets: dict[Square, Planet]) -> Galaxy:
    """Build the galaxy that has these planets; ValueError names a square that nothing connects."""
    galaxy = _EMPTY
    waiting = dict(planets)
    while waiting:
        square = next((one for one in waiting if one in galaxy.open), None)
        if square is None:
            raise ValueError(next(iter(waiting)))
        galaxy = grown(galaxy, square, waiting.pop(square))
    return galaxy
