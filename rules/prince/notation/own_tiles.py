"""The tiles of a finished table, taken as they were typed.

Once all planets are full nobody draws any more, so it does not matter which tiles are in the box: the
points of any real table can be counted, also with tiles that our list does not have.
"""

from collections import Counter

from rules.kernel.lines import Word
from rules.prince.content import MOST_LETTERS, standard_tiles
from rules.prince.elements import NOTHING, Counts, counts_of
from rules.prince.notation import vocabulary
from rules.prince.notation.names import EMPTY, UNSEEN, find_tile
from rules.prince.notation.sheet import Sheet
from rules.prince.planet import CELLS_OF
from rules.prince.slips import Slip
from rules.prince.tiles import FIRST_CHARACTER, KINDS_OF, STACKS, TILE_NAMES, Stack, TileSet


def tiles_of_table(sheet: Sheet) -> TileSet:
    """Give our own tiles where they suffice; a finished table may have others."""
    standard = standard_tiles()
    planets = [words[1:] for words in sheet.planets.values()]
    if not _are_full(planets) or _suffices(standard, planets):
        return standard
    counts: list[Counts] = [NOTHING] * len(TILE_NAMES)
    counts[FIRST_CHARACTER:] = standard.counts[FIRST_CHARACTER:]
    copies = [0] * len(TILE_NAMES)
    for stack in STACKS:
        words = _words_of(planets, stack)
        if stack is Stack.CHARACTER:
            for word in words:
                copies[vocabulary.tile(word, standard, stack)] += 1
        else:
            _add_faces(words, stack, counts, copies)
    return TileSet(tuple(counts), tuple(copies))


def _are_full(planets: list[list[Word]]) -> bool:
    return all(
        len(words) == len(STACKS) * len(CELLS_OF[0])
        and not {word.text for word in words} & {EMPTY, UNSEEN}
        for words in planets
    )


def _suffices(tiles: TileSet, planets: list[list[Word]]) -> bool:
    """SET-1: tell whether a box has every tile that lies there, as often as it does."""
    for stack in STACKS:
        found = Counter(find_tile(tiles, word.text, stack) for word in _words_of(planets, stack))
        if any(tile is None or count > tiles.copies[tile] for tile, count in found.items()):
            return False
    return True


def _words_of(planets: list[list[Word]], stack: Stack) -> list[Word]:
    """List the tiles of a stack on all planets, without the brackets of flipped ones."""
    return [
        words[cell]._replace(text=words[cell].text.strip("()"))
        for words in planets
        for cell in CELLS_OF[stack]
    ]


def _add_faces(words: list[Word], stack: Stack, counts: list[Counts], copies: list[int]) -> None:
    """Number the faces of a stack in the order in which they lie there."""
    first = KINDS_OF[stack].start
    kinds: dict[Counts, int] = {}
    for word in words:
        face = _face(word, stack)
        kind = kinds.setdefault(face, first + len(kinds))
        counts[kind] = face
        copies[kind] += 1


def _face(word: Word, stack: Stack) -> Counts:
    """Count what is on a tile: by its letters, or one of ours by its kind."""
    standard = standard_tiles()
    try:
        face = counts_of(word.text)
    except ValueError:
        return standard.counts[vocabulary.tile(word, standard, stack)]
    if len(word.text) > MOST_LETTERS:
        word.fail(Slip.TILE_CROWDED, most=MOST_LETTERS)
    return face
