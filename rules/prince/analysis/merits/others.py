"""What a tile, or its place, means to somebody else."""

from collections.abc import Iterator, Sequence
from typing import Final

from rules.kernel.seat import Seat
from rules.prince.analysis.changes import Change, changes_of
from rules.prince.analysis.merits.kinds import Denial, Leftover, LittleFor, Snatching, Weaker
from rules.prince.analysis.standing import known_points
from rules.prince.characters import CHARACTERS
from rules.prince.elements import (
    BAOBAB,
    BOX,
    BROWN,
    ELEPHANT,
    FOX,
    GREY,
    LAMPPOST,
    ROSE,
    SHEEP,
    SNAKE,
    STAR,
    SUNSET,
    WHITE,
)
from rules.prince.planet import Face
from rules.prince.state import State
from rules.prince.tiles import FIRST_CHARACTER, Tile

_POINT: Final = 8
"""What a point weighs that somebody else does not get."""
_LITTLE: Final = 3
"""So few points are little."""
_SOUGHT: Final = {
    "vain": (SNAKE,),
    "astronomer": (SUNSET,),
    "king": (ROSE,),
    "lamplighter": (LAMPPOST,),
    "hunter": (FOX, ELEPHANT, SNAKE, *SHEEP),
    "drunkard": (BAOBAB,),
    "white": (WHITE,),
    "grey": (GREY,),
    "brown": (BROWN,),
    "gardener": (BAOBAB,),
    "turkish": (STAR,),
    "prince": (*SHEEP, BOX),
}
"""What a Character scores for; the Geographer only for what is not there."""


def denials(
    view: State, seat: Seat, tile: Tile, others: Sequence[Tile], *, is_hidden: bool = False
) -> Iterator[Denial]:
    """RND-2: find the Character that gains most of it, of somebody for whom nothing else is as good."""
    best: Denial | None = None
    for rival in waiting(view, seat):
        change = changes_of(view, rival, tile)
        if any(changes_of(view, rival, one).gained >= change.gained for one in others):
            continue
        for character, points in change.gains[:1]:
            if points > 0 and (best is None or points > best.points):
                element = _only(view, rival, character, tile, others)
                rule = "TWO-3" if view.is_for_two() else "RND-2"
                weight = _POINT * points
                best = Denial(weight, rule, rival, character, points, element, is_hidden)
    if best is not None:
        yield best


def leftovers(view: State, seat: Seat, others: Sequence[Tile]) -> Iterator[Leftover]:
    """RND-3: find what the last tile does to the last one, if only they are left."""
    rivals = waiting(view, seat)
    if len(rivals) != 1 or len(others) != 1 or view.is_for_two():
        return
    change = changes_of(view, rivals[0], others[0])
    if found := _harm(rivals[0], change):
        yield found


def _harm(seat: Seat, change: Change) -> Leftover | None:
    volcanoes = change.volcanoes if change.is_most and change.added > 0 else 0
    if change.gained > 0 or not (change.gained < 0 or change.flips or volcanoes):
        return None
    rule = "BAO-1" if change.flips else "RND-3" if change.gained else "VOL-2"
    weight = _POINT * (max(2, -change.gained) + len(change.flips))
    return Leftover(weight, rule, seat, len(change.flips), change.gained, volcanoes)


def little_for(view: State, seat: Seat, tiles: Sequence[Face], weight: int) -> Iterator[LittleFor]:
    """RND-2 and TWO-2: tell if somebody gains little of some tiles."""
    best = max([changes_of(view, seat, tile).gained for tile in tiles if tile is not None])
    if best <= _LITTLE:
        rule = "TWO-2" if view.is_for_two() else "RND-2"
        yield LittleFor(weight * (_LITTLE + 1 - max(best, 0)), rule, seat, max(best, 0))


def snatchings(view: State, seat: Seat, named: Seat) -> Iterator[Snatching]:
    """RND-2: tell what the one who is named will probably take from somebody who waits."""
    gains = {tile: changes_of(view, named, tile).gained for tile in view.offer if tile is not None}
    likely = max(gains, key=lambda tile: gains[tile])
    if gains[likely] <= 0:
        return
    for rival in waiting(view, seat):
        points = {tile: changes_of(view, rival, tile).gained for tile in gains}
        if rival != named and points[likely] > max([0, *_without(points, likely)]):
            yield Snatching(_POINT * points[likely], "RND-2", named, rival, points[likely])


def last_harms(view: State, seat: Seat, named: Seat) -> Iterator[Leftover]:
    """RND-3: tell who, of two, is left with a tile that costs, if the one who is named chooses well."""
    rivals = [rival for rival in waiting(view, seat) if rival != named]
    tiles = [tile for tile in view.offer if tile is not None]
    if len(rivals) != 1 or len(tiles) != len(rivals) + 1:
        return
    gains = {tile: changes_of(view, named, tile) for tile in tiles}
    likely = max(tiles, key=lambda tile: (gains[tile].gained, -gains[tile].added))
    left = [tile for tile in tiles if tile != likely] or [likely]
    if found := _harm(rivals[0], changes_of(view, rivals[0], left[0])):
        yield found


def weaker(view: State, seat: Seat, named: Seat) -> Iterator[Weaker]:
    """RND-3: tell whether the one who has most points, of those who wait, is left to wait."""
    known = {rival: known_points(view, seat, rival) for rival in waiting(view, seat)}
    points = {rival: points for rival, points in known.items() if points is not None}
    best = max(points, key=lambda rival: points[rival], default=named)
    if named in points and points[named] < points[best]:
        yield Weaker(3, "RND-3", named, best)


def waiting(view: State, seat: Seat) -> list[Seat]:
    """RND-2: list who else still gets a tile in this round."""
    return [one for one in view.seats() if one != seat and one not in view.served]


def _without(points: dict[Tile, int], tile: Tile) -> list[int]:
    return [one for other, one in points.items() if other != tile]


def _only(
    view: State, rival: Seat, character: Tile, tile: Tile, others: Sequence[Tile]
) -> int | None:
    """Find the element that this tile alone has for a Character of somebody else."""
    for one in others:
        if dict(changes_of(view, rival, one).gains).get(character, 0) > 0:
            return None
    counts = view.tiles.counts[tile]
    sought = _SOUGHT.get(CHARACTERS[character - FIRST_CHARACTER].name, ())
    found = [element for element in sought if counts[element]]
    return found[0] if len(found) == 1 else None
