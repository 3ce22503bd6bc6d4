"""Why a choice is good: everything that speaks for it, or against it, as values."""

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from rules.prince.actions import Action, Choose, Draw, First, Hide, Name, Take, TakeHidden
from rules.prince.analysis.changes import changes_of
from rules.prince.analysis.merits.kinds import AnyMerit, Ending, Nothing, Waiting
from rules.prince.analysis.merits.others import (
    denials,
    last_harms,
    leftovers,
    little_for,
    snatchings,
    weaker,
)
from rules.prince.analysis.merits.own import own_merits
from rules.prince.analysis.merits.stacks import stack_merits, unseen_merits
from rules.prince.apply import apply
from rules.prince.state import State
from rules.prince.tiles import NO_TILE, Tile
from rules.prince.unsettled import unsettled_by

_SURE: Final = 1000
_HOPED: Final = 5
"""What a point weighs that the other one has to leave first."""


def merits_of(view: State, line: Sequence[Action]) -> list[AnyMerit]:
    """Find what speaks for a choice, followed by its likely next ones; there is always something."""
    found: list[AnyMerit] = []
    before, seat = view, view.active
    for action in line:
        found.extend(_found(before, seat, action))
        is_settled = not unsettled_by(before, action)
        before = apply(before, action).state
        if before.outcome is not None and is_settled:
            found.append(_ending(before.outcome, seat))
    return found or [Nothing(0, "")]


def _found(view: State, seat: Seat, action: Action) -> Iterator[AnyMerit]:
    match action:
        case Take(tile):
            yield from _taken(view, seat, tile)
        case TakeHidden():
            if view.down is None or view.down == NO_TILE:
                yield from unseen_merits(view, seat)
            else:
                yield from _taken(view, seat, view.down)
        case Hide(tile):
            yield from _hidden(view, seat, tile)
        case Name(named):
            yield from snatchings(view, seat, named)
            yield from last_harms(view, seat, named)
            yield from little_for(view, named, view.offer, weight=2)
            yield from weaker(view, seat, named)
        case Choose(stack):
            yield from stack_merits(view, seat, stack)
        case Draw() | First():
            return
        case _:
            assert_never(action)


def _ending(outcome: Outcome, seat: Seat) -> Ending:
    return Ending(_SURE, outcome.rule, outcome.winners, seat in outcome.winners)


def _taken(view: State, seat: Seat, tile: Tile) -> Iterator[AnyMerit]:
    others = _others(view, tile)
    yield from own_merits(view, seat, tile, others)
    yield from denials(view, seat, tile, others)
    yield from leftovers(view, seat, others)


def _hidden(view: State, seat: Seat, tile: Tile) -> Iterator[AnyMerit]:
    """TWO-2: what the other one does not see, sees instead, and may leave."""
    others = _others(view, tile)
    yield from denials(view, seat, tile, others, is_hidden=True)
    yield from little_for(view, Seat(1 - seat), others, weight=_HOPED)
    points = changes_of(view, seat, tile).gained
    if points > 0:
        yield Waiting(_HOPED * points, "TWO-4", points)


def _others(view: State, tile: Tile) -> list[Tile]:
    """List the other tiles that lie there, as far as they are known."""
    tiles = [one for one in (*view.offer, view.down) if one is not None and one != NO_TILE]
    tiles.remove(tile)
    return tiles
