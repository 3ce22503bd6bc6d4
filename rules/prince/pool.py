"""SEC-1 and SEC-3: the tiles nobody has seen, as far as a state or view knows."""

from rules.prince.planet import CELLS_OF
from rules.prince.state import State
from rules.prince.tiles import KINDS_OF, NO_TILE, Stack, Tile


def unseen(state: State, stack: Stack) -> list[tuple[Tile, int]]:
    """CHN-2 and CHN-3: list the kinds of a stack with the copies that are nowhere in sight."""
    kinds = KINDS_OF[stack]
    left = list(state.tiles.copies[kinds.start : kinds.stop])
    start = kinds.start
    for planet in state.planets:
        for cell in CELLS_OF[stack]:
            tile = planet.cells[cell]
            if tile is not None and tile != NO_TILE:
                left[tile - start] -= 1
    aside = [*state.discards]
    if stack is state.stack:
        aside.extend(tile for tile in (*state.offer, state.down) if tile is not None)
    if stack is Stack.CHARACTER:
        aside.extend(tile for secret in state.secrets for tile in secret.rest)
    for tile in aside:
        if tile in kinds:
            left[tile - start] -= 1
    return [(Tile(start + index), count) for index, count in enumerate(left) if count > 0]
