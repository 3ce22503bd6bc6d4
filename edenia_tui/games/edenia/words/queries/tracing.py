"""Where a track leads: pure geometry, followed until something is asked or nobody knows.

Sheep on the way do not end a ray: they are told with it, since they can be leapt.
"""

from enum import Enum

from msgspec.structs import replace

from rules.edenia.galaxy import (
    HUB,
    IN,
    KIND,
    MOUTH,
    MOUTHS,
    NEXT,
    NOWHERE,
    OPPOSITE,
    RELAY,
    RIM_AT,
    WAYS,
    Cell,
    Kind,
    Path,
    Sheep,
    Side,
    Spot,
)
from rules.edenia.places import line_at
from rules.edenia.state import Line, State
from rules.kernel.value import Value

Step = tuple[Spot, Side]
"""A track and the end it is travelled to."""


class End(Enum):
    """What ends a ray; the values name the sentences."""

    EDGE = "edge"
    ARRIDIS = "arridis"
    EDENIA = "edenia"
    PLANET = "planet"
    DWARF = "dwarf"
    PAD = "pad"
    HOLE = "hole"
    TUNNEL = "tunnel"
    LOOP = "loop"


_HUB_ENDS = {
    Kind.PLANET: End.PLANET,
    Kind.DWARF: End.DWARF,
    Kind.PAD: End.PAD,
    Kind.HOLE: End.HOLE,
}
_TRACKLESS_ENDS = {Kind.EMPTY: End.EDGE, Kind.ARRIDIS: End.ARRIDIS, Kind.EDENIA: End.EDENIA}


class Ray(Value, frozen=True):
    """A way, and what is at its end."""

    steps: tuple[Step, ...]
    end: End
    cell: Cell
    """The cell of what ends it; beyond the last track for an edge, Arridis and Edenia."""
    met: tuple[Sheep, ...]
    """Who stands on the way, in the order they are met."""
    clovers: int
    """How many relays on the way still have their clover."""
    keeper: Sheep | None = None
    """Who stands on the dwarf planet or pad at the end."""


def trace(view: State, start: Step, ahead: tuple[Sheep, ...], walker: Sheep | None = None) -> Ray:
    """Follow a track to one of its ends and on.

    Args:
        view: the table.
        start: the first track and the end it is left by.
        ahead: those on the first track who are in the way.
        walker: who sets off, and is in nobody's way any more.
    """
    if walker is not None:
        view = replace(view, flock=_without(view.flock, walker))
    steps, met, relays = [start], list(ahead), set[int]()
    while True:
        spot, toward = steps[-1]
        cell, port = divmod(spot, 12)
        if toward == IN:
            return _at_hub(view, steps, met, len(relays))
        beyond = NEXT[cell * 4 + toward]
        if beyond == NOWHERE:
            path = _turned(view, Cell(cell), toward, Path(port >> 2))
            if path is None:
                return Ray(tuple(steps), End.TUNNEL, Cell(cell), tuple(met), len(relays))
            if view.rim[RIM_AT[cell * 4 + toward]][path] == RELAY:
                relays.add(cell * 12 + path * 4 + toward)
            named, far = WAYS[view.tiles[cell]][path * 4 + toward]
            following = (Spot(cell * 12 + named), far)
        elif (ways := WAYS.get(view.tiles[beyond])) is None:
            end = _TRACKLESS_ENDS[KIND[view.tiles[beyond]]]
            return Ray(tuple(steps), end, beyond, tuple(met), len(relays))
        else:
            named, far = ways[(port & ~3) + OPPOSITE[toward]]
            following = (Spot(beyond * 12 + named), far)
        if following in steps:
            return Ray(tuple(steps), End.LOOP, Cell(cell), tuple(met), len(relays))
        steps.append(following)
        line = line_at(view.flock, following[0])
        met.extend(line if following[1] != following[0] & 3 else reversed(line))


def _without(flock: tuple[Line, ...], sheep: Sheep) -> tuple[Line, ...]:
    return tuple((spot, tuple(one for one in line if one != sheep)) for spot, line in flock)


def _turned(view: State, cell: Cell, side: Side, path: Path) -> Path | None:
    """RIM-1 and RIM-2: the path on which the rim sends one back; None when one may choose."""
    rim = view.rim[RIM_AT[cell * 4 + side]]
    if rim[path] != MOUTH:
        return path
    mouths = MOUTHS[rim][path]
    return mouths[0] if len(mouths) == 1 else None


def _at_hub(view: State, steps: list[Step], met: list[Sheep], clovers: int) -> Ray:
    """End at a hub; MOV-5: an occupied one whose far spoke was travelled cannot be leapt."""
    spot = steps[-1][0]
    cell, port = divmod(spot, 12)
    end = _HUB_ENDS[KIND[view.tiles[cell]]]
    keeper = None
    if end in (End.DWARF, End.PAD):
        keeper = next(iter(line_at(view.flock, HUB + cell)), None)
        out = OPPOSITE[port & 3]
        if keeper is not None and (Spot(cell * 12 + (port & ~3) + out), out) in steps:
            end, keeper = End.LOOP, None
    return Ray(tuple(steps), end, Cell(cell), tuple(met), clovers, keeper)
