"""What speaks for drawing from a stack, or for a tile that nobody has seen."""

from collections.abc import Iterator
from typing import Final

from rules.kernel.seat import Seat
from rules.prince.analysis.changes import changes_of
from rules.prince.analysis.merits.kinds import Average, Baobabs, Company, OpenOnes, Reserve
from rules.prince.elements import BAOBAB
from rules.prince.planet import BAOBAB_LIMIT
from rules.prince.pool import unseen
from rules.prince.state import State
from rules.prince.tiles import STACKS, Stack

_POINT: Final = 10
_MANY: Final = 7
"""From so many planet tiles on it shows whom a planet suits."""


def stack_merits(
    view: State, seat: Seat, stack: Stack
) -> Iterator[Average | Baobabs | Company | Reserve]:
    """RND-1: find what a stack is likely to bring; at least what is kept for later."""
    found = list(_stack_merits(view, seat, stack))
    yield from found
    if not found and view.draws[Stack.CHARACTER]:
        yield Reserve(1, "RND-6", view.draws[Stack.CHARACTER])


def _stack_merits(view: State, seat: Seat, stack: Stack) -> Iterator[Average | Baobabs | Company]:
    means = {one: average(view, seat, one) for one in STACKS if view.draws[one]}
    mean = round(means[stack])
    if mean > 0:
        is_best = means[stack] == max(means.values())
        yield Average(_POINT * mean if is_best else mean, "RND-1", stack, mean)
    planet = view.planets[seat]
    characters, tiles = planet.number_of(Stack.CHARACTER), planet.sight.placed
    if stack is Stack.CHARACTER:
        yield Company(_POINT // 2, "CHA-1", characters, tiles, tiles < _MANY)
    else:
        yield from _baobabs(view, seat, stack)


def unseen_merits(view: State, seat: Seat) -> Iterator[Average | OpenOnes]:
    """TWO-3: find what speaks for the tile that lies face down."""
    if view.stack is None:
        return
    mean = round(average(view, seat, view.stack))
    shown = [changes_of(view, seat, tile).gained for tile in view.offer if tile is not None]
    if mean > 0:
        yield Average(_POINT * mean, "TWO-3", view.stack, mean)
    best = max(shown, default=0)
    if best <= mean:
        yield OpenOnes(_POINT * (1 + mean - best), "TWO-3", best)


def average(view: State, seat: Seat, stack: Stack) -> float:
    """Tell what an unseen tile of a stack changes of somebody's points, on average."""
    tiles = unseen(view, stack)
    whole = sum(copies for _, copies in tiles)
    gained = sum(copies * changes_of(view, seat, tile).gained for tile, copies in tiles)
    return gained / whole if whole else 0.0


def _baobabs(view: State, seat: Seat, stack: Stack) -> Iterator[Baobabs]:
    """BAO-1: count the baobabs of a stack where somebody can do with no more of them."""
    tiles = unseen(view, stack)
    whole = sum(copies for _, copies in tiles)
    number = sum(copies for tile, copies in tiles if view.tiles.counts[tile][BAOBAB])
    for owner in sorted(view.seats(), key=lambda one: one != seat):
        if view.planets[owner].sight.counts[BAOBAB] == BAOBAB_LIMIT - 1:
            weight = _POINT if owner == seat else _POINT // 2 - 1
            yield Baobabs(weight, "BAO-1", owner, number, whole)
            return
