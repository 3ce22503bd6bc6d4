"""Reading a set of tiles from text, and checking that the game can be played with it.

Rule of the file: every complaint names the line it is about. See `tile_sets/` for the form.
"""

from typing import Final

from rules.kernel.contents import Contents
from rules.kernel.lines import Word, read_words
from rules.kernel.refused import misread
from rules.kernel.slips import Slip as CommonSlip
from rules.prince.characters import BY_NAME
from rules.prince.elements import LETTERS, NOTHING, STAR, Counts, counts_of, face_of
from rules.prince.slips import Slip
from rules.prince.tiles import (
    KINDS_OF,
    STACK_NAMES,
    STACK_SIZE,
    STACKS,
    TILE_NAMES,
    Stack,
    Tile,
    TileSet,
)

STAR_SIGN: Final = "*"
MOST_LETTERS: Final = 8
"""How much fits on a tile."""


def standard_tiles() -> TileSet:
    """Give our own tiles of now."""
    return TILE_SETS.published(TILE_SETS.newest)


def read_tiles(text: str) -> TileSet:
    """Understand a file of tiles.

    Raises:
        Unreadable: with the line that is wrong, or the last one when something is missing.
    """
    entries: dict[str, list[Word]] = {}
    last = 1
    for key, *words in read_words(text):
        last = key.line
        if key.text not in STACK_NAMES:
            key.fail(Slip.STACK_LINE, expected=STACK_NAMES)
        entries.setdefault(key.text, [key]).extend(words)
    return make_tiles(entries, last)


def make_tiles(entries: dict[str, list[Word]], last: int) -> TileSet:
    """Put kinds together from the words of each stack, its key first; `last` is where text ends."""
    counts: list[Counts] = [NOTHING] * len(TILE_NAMES)
    copies = [0] * len(TILE_NAMES)
    for stack, name in zip(STACKS, STACK_NAMES, strict=True):
        if name not in entries:
            raise misread(CommonSlip.LINE_MISSING, last, name=name)
        key, *words = entries[name]
        if len(words) != STACK_SIZE:
            key.fail(Slip.STACK_SIZE, stack=name, wanted=STACK_SIZE, number=len(words))
        numbers = dict.fromkeys(_counts(word, stack) for word in words)
        by_counts = {one: KINDS_OF[stack].start + index for index, one in enumerate(numbers)}
        for word in words:
            seen = _counts(word, stack)
            kind = _character(word) if stack is Stack.CHARACTER else by_counts[seen]
            if copies[kind] and counts[kind] != seen:
                word.fail(Slip.STARS_DIFFER, name=TILE_NAMES[kind])
            counts[kind] = seen
            copies[kind] += 1
    return TileSet(tuple(counts), tuple(copies))


def write_tiles(tiles: TileSet) -> str:
    """Give the text of a set of tiles, a line for each stack."""
    stacks = zip(STACKS, STACK_NAMES, strict=True)
    return "".join(f"{name} {' '.join(words_of(tiles, stack))}\n" for stack, name in stacks)


def words_of(tiles: TileSet, stack: Stack) -> list[str]:
    """Write a stack as the words of its line, each copy."""
    kinds = (Tile(kind) for kind in KINDS_OF[stack])
    return [_word(tiles, kind, stack) for kind in kinds for _ in range(tiles.copies[kind])]


def _word(tiles: TileSet, kind: Tile, stack: Stack) -> str:
    counts = tiles.counts[kind]
    if stack is Stack.CHARACTER:
        return TILE_NAMES[kind] + STAR_SIGN * counts[STAR]
    return face_of(counts)


def _counts(word: Word, stack: Stack) -> Counts:
    """Understand what is on a tile."""
    stars = LETTERS[STAR] * word.text.count(STAR_SIGN)
    text = stars if stack is Stack.CHARACTER else word.text.upper()
    if len(text) > MOST_LETTERS:
        word.fail(Slip.TILE_CROWDED, most=MOST_LETTERS)
    if set(text) - set(LETTERS):
        word.fail(Slip.TILE_LETTERS, letters=LETTERS)
    return counts_of(text)


def _character(word: Word) -> int:
    name = word.text.rstrip(STAR_SIGN)
    if name not in BY_NAME:
        word.fail(Slip.CHARACTER, expected=tuple(BY_NAME))
    return TILE_NAMES.index(name)


TILE_SETS: Final = Contents[TileSet](
    ("rules.prince", "tile_sets"), "tiles", read=read_tiles, write=write_tiles
)
