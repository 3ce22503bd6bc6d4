"""Understanding single words of a position: forgiving, and clear about what was expected."""

from rules.kernel.lines import Word
from rules.kernel.seat import Seat
from rules.prince.elements import LETTERS
from rules.prince.notation import names
from rules.prince.state import SEATS
from rules.prince.tiles import STACK_NAMES, STACKS, Stack, Tile, TileSet, stack_of


def seat(word: Word) -> Seat:
    """Understand a seat."""
    return Seat(SEATS.index(word.one_of(SEATS, "a player")))


def stack(word: Word) -> Stack:
    """Understand a stack."""
    return STACKS[STACK_NAMES.index(word.one_of(STACK_NAMES, "a stack"))]


def tile(word: Word, tiles: TileSet, expected: Stack | None) -> Tile:
    """Understand a tile by its letters, its kind or its name; it comes from the expected stack."""
    found = names.find_tile(tiles, word.text, expected)
    if found is None:
        if expected is Stack.CHARACTER:
            word.fail(f"{word.text[:20]!r} is no Character, such as king, vain or geographer")
        where = "" if expected is None else f" of the {STACK_NAMES[expected]} stack"
        word.fail(
            f"{word.text[:20]!r} is no tile{where}: a letter for each thing on it, of {LETTERS}, "
            "or its kind, such as c9"
        )
    if expected is not None and stack_of(found) is not expected:
        word.fail(f"a {STACK_NAMES[expected]} tile belongs here, {word.text} is none")
    return found
