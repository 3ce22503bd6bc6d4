"""What a tile means to the one who takes it."""

from collections.abc import Iterator, Sequence
from typing import Final

from rules.kernel.seat import Seat
from rules.prince.analysis.changes import Change, changes_of
from rules.prince.analysis.merits.kinds import (
    Flipping,
    Gain,
    MostVolcanoes,
    NoVolcano,
    Preparation,
    Promise,
    SafeFromBaobabs,
    SecondBaobab,
)
from rules.prince.characters import CHARACTERS
from rules.prince.expectations import EXPECTED
from rules.prince.outlook import Outlook
from rules.prince.planet import BAOBAB_LIMIT, Planet
from rules.prince.pool import unseen
from rules.prince.state import DRAWS, State
from rules.prince.supply import Supply
from rules.prince.tiles import FIRST_CHARACTER, Stack, Tile, stack_of

_POINT: Final = 10
"""What a point at once weighs."""
_HOPE: Final = 4
"""What a point weighs that may come."""
_LEAST_HOPE: Final = 2
"""Fewer points than these are no hope."""
_MOST_HOPE: Final = 5
"""More points of a Character that may never come weigh no more than these."""
_VOLCANO: Final = 3
"""What a volcano weighs that costs a point if nobody has more."""

Own = (
    Gain
    | Promise
    | Preparation
    | Flipping
    | SafeFromBaobabs
    | SecondBaobab
    | MostVolcanoes
    | NoVolcano
)


def own_merits(view: State, seat: Seat, tile: Tile, others: Sequence[Tile]) -> Iterator[Own]:
    """Find what a tile brings and costs, beside the other tiles that could be taken."""
    change = changes_of(view, seat, tile)
    rivals = [changes_of(view, seat, one) for one in others]
    for character, points in change.gains:
        yield Gain(_POINT * abs(points), rule_of(character), character, points)
    yield from _hopes(view, seat, change)
    yield from _baobabs(change, rivals)
    yield from _volcanoes(change, rivals)


def rule_of(character: Tile) -> str:
    """Name the rule of a Character."""
    return CHARACTERS[character - FIRST_CHARACTER].rule


def _hopes(view: State, seat: Seat, change: Change) -> Iterator[Promise | Preparation]:
    """CHA-1: what the Character will give, or what one to come would give for the tile."""
    before, tile = view.planets[seat], change.tile
    if stack_of(tile) is Stack.CHARACTER:
        outlook = Outlook(view.tiles, change.planet, Supply(view))
        points = round(EXPECTED[tile - FIRST_CHARACTER](outlook))
        if points > max(_score(tile, change.planet), _LEAST_HOPE):
            yield Promise(_HOPE * points, rule_of(tile), tile, points)
        return
    own = [one for one in before.tiles_of(Stack.CHARACTER) if one is not None]
    coming = {
        one: _score(one, change.planet) - _score(one, before)
        for one, _ in unseen(view, Stack.CHARACTER)
        if one not in own
    }
    best = max(coming, key=lambda one: coming[one], default=None)
    if best is not None and len(own) < DRAWS and coming[best] >= _LEAST_HOPE:
        weight = _HOPE * min(coming[best], _MOST_HOPE)
        yield Preparation(weight, rule_of(best), best, coming[best])


def _score(character: Tile, planet: Planet) -> int:
    return CHARACTERS[character - FIRST_CHARACTER].score(planet.sight)


def _baobabs(
    change: Change, rivals: Sequence[Change]
) -> Iterator[Flipping | SafeFromBaobabs | SecondBaobab]:
    """BAO-1: a third baobab, one that is left to others, or one that will be followed by another."""
    if change.flips:
        is_wanted = change.gained > 0
        weight = _POINT * (1 if is_wanted else 3 + max(0, -change.gained))
        yield Flipping(weight, "BAO-1", len(change.flips), is_wanted)
    elif change.sprouts and change.baobabs == BAOBAB_LIMIT - 1:
        yield SecondBaobab(_POINT, "BAO-1")
    costly = [one for one in rivals if one.flips and one.gained <= change.gained]
    if costly and not change.flips:
        worst = min(costly, key=lambda one: one.gained)
        weight = _POINT * min(3 + change.gained - worst.gained, 9)
        yield SafeFromBaobabs(weight, "BAO-1", len(worst.flips))


def _volcanoes(change: Change, rivals: Sequence[Change]) -> Iterator[MostVolcanoes | NoVolcano]:
    """VOL-2: volcanoes cost points only if nobody has more."""
    if change.is_most and change.added > 0:
        weight = _VOLCANO * change.volcanoes + (0 if change.was_most else _VOLCANO)
        yield MostVolcanoes(weight, "VOL-2", change.volcanoes)
    elif change.added <= 0:
        most = max([one.volcanoes for one in rivals if one.is_most and one.added > 0], default=0)
        if most:
            yield NoVolcano(_VOLCANO * most, "VOL-2", most)
