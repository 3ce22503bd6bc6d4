"""The words of the language: tiles, stacks, seats.

A tile is called by its kind (c9, king), or by what is on it (LLLF) where the stack is known.
"""

from typing import Final

from rules.kernel.seat import Seat
from rules.kernel.typed import find_word
from rules.prince.elements import counts_of, face_of
from rules.prince.state import SEATS
from rules.prince.tiles import (
    KINDS_OF,
    STACK_NAMES,
    STACKS,
    TILE_NAMES,
    Stack,
    Tile,
    TileSet,
    stack_of,
)

HIDDEN: Final = "hidden"
EMPTY, UNSEEN = ".", "?"
"""How a cell without a tile is written, and a tile that nobody knows."""
_CHARACTERS: Final = tuple(TILE_NAMES[kind] for kind in KINDS_OF[Stack.CHARACTER])


def face_name(tiles: TileSet, tile: Tile) -> str:
    """Call a tile by what is on it, a Character by its name."""
    is_character = stack_of(tile) is Stack.CHARACTER
    return TILE_NAMES[tile] if is_character else face_of(tiles.counts[tile])


def seat_name(seat: Seat) -> str:
    """Call a seat by its word."""
    return SEATS[seat]


def find_seat(word: str) -> Seat | None:
    """Understand the word of a seat, also cut short."""
    found = find_word(word, SEATS)
    return None if found is None else Seat(SEATS.index(found))


def find_stack(word: str) -> Stack | None:
    """Understand the word of a stack, also cut short."""
    found = find_word(word, STACK_NAMES)
    return None if found is None else STACKS[STACK_NAMES.index(found)]


def find_tile(tiles: TileSet, word: str, stack: Stack | None) -> Tile | None:
    """Understand c9, king or, in a stack, LLLF with its letters in any order; it is in the box."""
    tile = _find(tiles, word.lower(), stack)
    return tile if tile is not None and tiles.copies[tile] else None


def _find(tiles: TileSet, word: str, stack: Stack | None) -> Tile | None:
    if word in TILE_NAMES:
        return Tile(TILE_NAMES.index(word))
    if stack is None or stack is Stack.CHARACTER:
        found = find_word(word, _CHARACTERS)
        return None if found is None else Tile(TILE_NAMES.index(found))
    try:
        counts = counts_of(word)
    except ValueError:
        return None
    return next((Tile(kind) for kind in KINDS_OF[stack] if tiles.counts[kind] == counts), None)
