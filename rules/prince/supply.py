"""SEC-1: what may still come: how much of each element a tile shows that nobody has seen yet."""

from typing import Final

from rules.kernel.memo import remember_last
from rules.kernel.value import Value
from rules.prince.elements import LETTERS
from rules.prince.planet import CELLS_OF
from rules.prince.pool import unseen
from rules.prince.state import State
from rules.prince.tiles import KINDS_OF, NO_TILE, STACKS, Stack, Tile, TileSet
from rules.prince.weights import SOUGHT

PLANET_STACKS: Final = STACKS[: Stack.CHARACTER]
_NOTHING: Final = [0.0] * len(LETTERS)


class _Packed(Value, frozen=True):
    """The elements of tiles as bytes of a number, so that one addition adds all of them."""

    tiles: tuple[int, ...]
    stacks: tuple[tuple[int, int], ...]
    """For each stack everything on its tiles, and how many they are."""


class Supply:
    """What the stacks may still give to those who seek it."""

    __slots__ = ("characters", "number", "shares")

    def __init__(self, state: State) -> None:
        """Count what a state or view does not show."""
        self.shares = [_share(state, stack) for stack in PLANET_STACKS]
        """For each planet stack how much of each element its next tile is likely to bring."""
        self.characters: list[tuple[Tile, int]] = unseen(state, Stack.CHARACTER)
        self.number = sum([copies for _, copies in self.characters])


@remember_last
def _pack(tiles: TileSet) -> _Packed:
    packed = tuple(
        sum(count << 8 * element for element, count in enumerate(counts)) for counts in tiles.counts
    )
    stacks = tuple(
        (
            sum(packed[kind] * tiles.copies[kind] for kind in kinds),
            sum(tiles.copies[kind] for kind in kinds),
        )
        for kinds in KINDS_OF
    )
    return _Packed(packed, stacks)


def _share(state: State, stack: Stack) -> list[float]:
    packed = _pack(state.tiles)
    tiles = packed.tiles
    shown, left = packed.stacks[stack]
    for planet in state.planets:
        cells = planet.cells
        for cell in CELLS_OF[stack]:
            tile = cells[cell]
            if tile is not None and tile != NO_TILE:
                shown -= tiles[tile]
                left -= 1
    kinds = KINDS_OF[stack]
    on_offer = (*state.offer, state.down) if stack is state.stack else ()
    for tile in (*state.discards, *on_offer):
        if tile in kinds and tile is not None:
            shown -= tiles[tile]
            left -= 1
    if left <= 0:
        return _NOTHING
    counts = shown.to_bytes(len(LETTERS), "little")
    return [
        sought * count / left if count else 0.0
        for sought, count in zip(SOUGHT, counts, strict=True)
    ]
