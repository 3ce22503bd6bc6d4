"""How a way goes on from track to track, and which cells it leads over."""

from collections.abc import Iterable, Sequence
from enum import Enum
from itertools import pairwise

from rules.edenia.analysis.rays import BEYOND, Ray, Step
from rules.edenia.galaxy import IN, Cell, Path, Side
from rules.edenia.geometry import cell_of, cell_of_step, path_of, side_toward
from rules.kernel.value import Value


class By(Enum):
    """What lies between two tracks."""

    BORDER = "border"
    """The edge between two cells."""
    HUB = "hub"
    RELAY = "relay"
    TUNNEL = "tunnel"


class Passage(Value, frozen=True):
    """How a way goes on from a track."""

    by: By
    cell: Cell
    side: Side
    """By which the track is left."""
    path: Path
    """On which the way goes on."""


def passages(steps: Sequence[Step]) -> list[Passage]:
    """RIM-1, RIM-2 and MOV-1: tell how a way goes on from each of its tracks to the next."""
    return [
        Passage(_between(one, other), cell_of(one[0]), one[1], path_of(other[0]))
        for one, other in pairwise(steps)
    ]


def passages_of(ray: Ray) -> list[Passage]:
    """Tell the same of a ray, with its last border when it ends beyond one."""
    found = passages(ray.steps)
    if ray.end in BEYOND:
        spot, toward = ray.steps[-1]
        found.append(Passage(By.BORDER, cell_of(spot), toward, path_of(spot)))
    return found


def _between(one: Step, other: Step) -> By:
    (spot, toward), (following, _) = one, other
    if cell_of(following) != cell_of(spot):
        return By.BORDER
    if toward == IN:
        return By.HUB
    return By.RELAY if path_of(following) == path_of(spot) else By.TUNNEL


def cells_along(steps: Iterable[int]) -> list[Cell]:
    """List the cells of the steps of a way."""
    return [cell_of_step(step) for step in steps]


def sides_between(cells: Iterable[Cell]) -> tuple[Side, ...]:
    """Tell by which sides one goes from cell to cell; steps within a cell do not count."""
    return tuple(side_toward(one, other) for one, other in pairwise(cells) if one != other)
