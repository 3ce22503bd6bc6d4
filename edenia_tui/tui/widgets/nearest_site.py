"""Where a cursor goes from one part of a drawing to the next: to the nearest one on that side."""

from collections.abc import Mapping
from typing import TypeVar

from edenia_tui.canvas.canvas import Region

S = TypeVar("S")
_ASIDE = 3
"""How much farther away things seem that lie aside of the way."""
_TALL = 2
"""A character is about twice as tall as it is wide."""


def middle(sites: Mapping[S, Region]) -> S:
    """Find what lies nearest to the middle of all."""
    centres = {site: _centre(region) for site, region in sites.items()}
    xs, ys = zip(*centres.values(), strict=True)
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return min(centres, key=lambda site: abs(centres[site][0] - x) + abs(centres[site][1] - y))


def neighbour(sites: Mapping[S, Region], site: S, right: int, down: int) -> S | None:
    """Find the next one to the right (or, below zero, to the left) or further down; None at the edge."""
    x, y = _centre(sites[site])

    def way(other: S) -> tuple[float, float]:
        """Tell how far ahead another one lies, and how far aside."""
        to_x, to_y = _centre(sites[other])
        ahead = (to_x - x) * right + (to_y - y) * down
        return ahead, abs(to_x - x) if down else abs(to_y - y)

    ways = {other: way(other) for other in sites}
    onward = {other: (ahead, aside) for other, (ahead, aside) in ways.items() if ahead > aside / 2}
    return min(onward, key=lambda one: onward[one][0] + _ASIDE * onward[one][1], default=None)


def _centre(region: Region) -> tuple[float, float]:
    return region.x + region.width / 2, (region.y + region.height / 2) * _TALL
