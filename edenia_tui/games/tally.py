"""What everybody's points are made of, side by side."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rules.kernel.seat import Seat


class Tally(NamedTuple):
    """Points by what gives them."""

    parts: Sequence[str]
    """What gives or takes points, in words of one line."""
    points: Mapping[Seat, Sequence[int]]
    """How many of them each player has, part by part; winners first."""
    totals: Mapping[Seat, int]


def tally_of(
    parts: Mapping[str, Mapping[Seat, int]], totals: Mapping[Seat, int], first: Sequence[Seat]
) -> Tally:
    """Leave out what gives nobody anything; those who won come first, then who has the most points."""
    kept = {name: points for name, points in parts.items() if any(points.values())}
    ranking = sorted(totals, key=lambda seat: (seat not in first, -totals[seat]))
    return Tally(
        tuple(kept),
        {seat: tuple(points.get(seat, 0) for points in kept.values()) for seat in ranking},
        totals,
    )
