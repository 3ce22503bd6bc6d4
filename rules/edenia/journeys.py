"""How many moves it takes to Edenia, judged by the paths on the table.

Rule of the file: this is a judgement for players made of code, not a rule. Sheep in the way and
the limits of a single move are left out; space nobody has explored costs what it usually costs.
Figures are in tenths of a move, so that they can be sorted into buckets.
"""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from rules.edenia.galaxy import (
    ARRIDIS,
    ARRIDIS_EXITS,
    CELLS,
    EDENIA,
    HUB,
    IN,
    KIND,
    MOUTHS,
    NEXT,
    NOWHERE,
    OPPOSITE,
    PATHS,
    RELAY,
    RIM_AT,
    SIDES,
    SPENT_RELAY,
    WAYS,
    Face,
    Kind,
    hub_path,
    pad_colour,
)

MOVE: Final = 10
FAR: Final = 159
"""As far as it gets: a way nobody can see."""
_SAME_PAD, _OTHER_PAD = 1, 4
_DICE: Final = 3
_STRIDE: Final = 9
"""What unexplored space costs for every cell between it and Edenia."""


class Journeys(NamedTuple):
    """The moves it takes from everywhere, for one layout of tiles."""

    exits: list[int]
    """On leaving a cell by a port: cell * 12 + path * 4 + side, in the middle of a move."""
    hubs: list[int]
    """Before a move that begins on the hub of a cell."""
    arrivals: dict[int, int]
    """On reaching a hub from one of its spokes, in the middle of a move."""
    stands: dict[int, int]
    """Before a move that begins on a spot, as far as they have been asked for."""


def journeys(tiles: tuple[Face, ...], rim: tuple[str, ...], shut: tuple[int, ...] = ()) -> Journeys:
    """Judge every place of a layout; remembered, because positions share their tiles.

    Args:
        tiles: the face on each cell.
        rim: the outer sides.
        shut: the cells of pads nobody can teleport to now, sorted.
    """
    return _journeys(tiles, _unspent(rim), shut)


def from_spot(known: Journeys, tiles: tuple[Face, ...], spot: int) -> int:
    """Tell the tenths of a move from where a sheep stands, the next move included."""
    if (cost := known.stands.get(spot)) is not None:
        return cost
    if spot >= HUB:
        cost = known.hubs[spot - HUB]
    else:
        cell, port = divmod(spot, 12)
        named, far = WAYS[tiles[cell]][port]
        ahead = on_the_way(known, spot, far)
        cost = min(known.exits[cell * 12 + named], ahead)
    known.stands[spot] = cost = min(cost + MOVE, FAR)
    return cost


def on_the_way(known: Journeys, spot: int, toward: int) -> int:
    """Tell the tenths of a move left to a sheep that is walking."""
    if toward == IN:
        return known.arrivals.get(spot, FAR)
    return known.exits[spot - spot % 4 + toward]


@cache
def _unspent(rim: tuple[str, ...]) -> tuple[str, ...]:
    """A relay turns sheep back whether or not it has its clover."""
    return tuple(side.replace(SPENT_RELAY, RELAY) for side in rim)


@lru_cache(maxsize=4096)
def _journeys(tiles: tuple[Face, ...], rim: tuple[str, ...], shut: tuple[int, ...]) -> Journeys:
    return _Search(tiles, rim, shut).run()


@cache
def _unknown(cell: int) -> int:
    """What an empty cell costs by its distance from Edenia."""
    return _STRIDE * (8 - cell // 5 - cell % 5)


class _Search:
    """A search backwards from Edenia, bucket by bucket, over the exits of all cells."""

    def __init__(
        self, tiles: tuple[Face, ...], rim: tuple[str, ...], shut: tuple[int, ...]
    ) -> None:
        self.tiles = tiles
        self.shut = shut
        self.rim = rim
        self.exits = [FAR] * 300
        self.hubs = [FAR] * 25
        self.arrivals: dict[int, int] = {}
        self.buckets: list[list[int]] = [[] for _ in range(FAR + 1)]
        self.pads = [cell for cell in CELLS if KIND[tiles[cell]] is Kind.PAD]

    def run(self) -> Journeys:
        """Begin at Edenia and at the edge of the known; go back from there."""
        tiles = self.tiles
        for cell in CELLS:
            face = tiles[cell]
            kind = KIND[face]
            if kind is Kind.EMPTY or cell == EDENIA:
                continue
            for side in ARRIDIS_EXITS if cell == ARRIDIS else SIDES:
                beyond = NEXT[cell * 4 + side]
                if beyond == EDENIA:
                    cost = 0
                elif beyond != NOWHERE and KIND[tiles[beyond]] is Kind.EMPTY:
                    cost = _unknown(beyond)
                else:
                    continue
                for path in PATHS:
                    self.reach(cell * 12 + path * 4 + side, cost)
        for cost, bucket in enumerate(self.buckets):
            for node in bucket:
                if self.exits[node] == cost:
                    self.expand(node, cost)
        return Journeys(self.exits, self.hubs, self.arrivals, {})

    def reach(self, node: int, cost: int) -> None:
        """Note a cheaper way out of a cell."""
        if cost < self.exits[node]:
            self.exits[node] = cost
            self.buckets[cost].append(node)

    def expand(self, node: int, cost: int) -> None:
        """Go back from an exit to the ways that lead to it."""
        cell, port = divmod(node, 12)
        face = self.tiles[cell]
        kind = KIND[face]
        if kind is Kind.ARRIDIS:
            self.hubs[cell] = min(self.hubs[cell], cost)
            return
        side = port & 3
        if kind is Kind.HOLE:
            found = sorted(self.exits[cell * 12 + path * 4 + side] for path in PATHS)
            if found[1] == cost:
                self.open_hub(cell, range(12), cost, cost + _DICE)
            return
        far = WAYS[face][port][1]
        if far != IN:
            self.enter_by(cell, port & ~3, far, cost)
            return
        ports = range(12) if kind is Kind.PLANET else range(port & ~3, (port & ~3) + 4)
        self.open_hub(cell, ports, cost, cost + MOVE)
        if kind is Kind.DWARF:
            self.arrive(cell, (port & ~3) + OPPOSITE[side], cost)
        elif kind is Kind.PAD:
            self.teleport(cell, cost)

    def open_hub(self, cell: int, ports: range, cost: int, arriving: int) -> None:
        """The first way out of a hub that is found is its best."""
        if self.hubs[cell] <= cost or arriving > FAR:
            return
        self.hubs[cell] = cost
        for port in ports:
            self.arrive(cell, port, arriving)

    def teleport(self, cell: int, cost: int) -> None:
        """TEL-2: from every other pad one can come here as the start of a move, if it is free."""
        if cell in self.shut:
            return
        colour = pad_colour(self.tiles[cell])
        for other in self.pads:
            if other != cell:
                face = self.tiles[other]
                fare = _SAME_PAD if pad_colour(face) == colour else _OTHER_PAD
                first = hub_path(face) * 4
                self.open_hub(other, range(first, first + 4), cost + fare, cost + fare + MOVE)

    def arrive(self, cell: int, port: int, cost: int) -> None:
        """Reach a hub by a spoke."""
        spot = cell * 12 + port
        if cost < self.arrivals.get(spot, FAR):
            self.arrivals[spot] = cost
            self.enter_by(cell, port & ~3, port & 3, cost)

    def enter_by(self, cell: int, path4: int, side: int, cost: int) -> None:
        """Go back from entering a cell by a side to leaving what lies beyond it."""
        beyond = NEXT[cell * 4 + side]
        if beyond == NOWHERE:
            index = RIM_AT.get(cell * 4 + side)
            if index is None:
                return
            path = path4 // 4
            if self.rim[index][path] == RELAY:
                self.reach(cell * 12 + path4 + side, cost)
            else:
                for other in MOUTHS[self.rim[index]][path]:
                    self.reach(cell * 12 + other * 4 + side, cost)
        elif KIND[self.tiles[beyond]] is not Kind.EMPTY and beyond != EDENIA:
            self.reach(beyond * 12 + path4 + OPPOSITE[side], cost)
