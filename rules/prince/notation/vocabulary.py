"""Understanding single words of a position: forgiving, and clear about what was expected."""

from rules.kernel.lines import Word
from rules.kernel.seat import Seat
from rules.prince.elements import LETTERS
from rules.prince.notation import names
from rules.prince.slips import Noun, Slip
from rules.prince.state import SEATS
from rules.prince.tiles import STACK_NAMES, STACKS, Stack, Tile, TileSet, stack_of


def seat(word: Word) -> Seat:
    """Understand a seat."""
    return Seat(SEATS.index(word.one_of(SEATS, Noun.SEAT)))


def stack(word: Word) -> Stack:
    """Understand a stack."""
    return STACKS[STACK_NAMES.index(word.one_of(STACK_NAMES, Noun.STACK))]


def tile(word: Word, tiles: TileSet, expected: Stack | None) -> Tile:
    """Understand a tile by its letters, its kind or its name; it comes from the expected stack."""
    found = names.find_tile(tiles, word.text, expected)
    if found is None:
        if expected is Stack.CHARACTER:
            word.fail(Slip.CHARACTER_NAME)
        if expected is None:
            word.fail(Slip.TILE, letters=LETTERS)
        word.fail(Slip.TILE_OF, stack=STACK_NAMES[expected], letters=LETTERS)
    if expected is not None and stack_of(found) is not expected:
        word.fail(Slip.OTHER_STACK, stack=STACK_NAMES[expected])
    return found
