"""Understanding single words of a position: forgiving, and clear about what was expected."""

from rules.edenia.artefact import artefact
from rules.edenia.content import GLYPHS
from rules.edenia.galaxy import (
    ARRIDIS_FACE,
    EDENIA_FACE,
    EMPTY_FACE,
    HOLE_FACE,
    IN,
    Cell,
    Face,
    Path,
    Side,
)
from rules.edenia.notation.names import PATH_NAMES, SIDE_NAMES, find_cell, find_tile
from rules.edenia.notation.wording import CANONICAL, plain
from rules.edenia.slips import Noun, Slip
from rules.edenia.state import COLOURS
from rules.kernel.lines import Word
from rules.kernel.seat import Seat
from rules.kernel.typed import folded

_FIXED = {face.lower(): face for face in (ARRIDIS_FACE, EDENIA_FACE, EMPTY_FACE, HOLE_FACE)} | {
    "arridis": ARRIDIS_FACE,
    "edenia": EDENIA_FACE,
    "hole": HOLE_FACE,
    "trou": HOLE_FACE,
    **dict.fromkeys((".", "..", "\u2026", "-", "--", "---", "?", "???", "_", "___"), EMPTY_FACE),
}
"""What lies on a cell, by whatever people write for it."""


def seat(word: Word) -> Seat:
    """Understand a colour."""
    known = word.meaning(CANONICAL.get(plain(word.text), word.text))
    return Seat(COLOURS.index(known.one_of(COLOURS, Noun.COLOUR)))


def side(word: Word) -> Side:
    """Understand a side, or `in`."""
    return Side(SIDE_NAMES.index(word.one_of(SIDE_NAMES, Noun.SIDE)))


def outer_side(word: Word) -> Side:
    """Understand a side that is not the way to the hub."""
    found = side(word)
    if found == IN:
        word.fail(Slip.TRACK_BY_HUB)
    return found


def path(word: Word) -> Path:
    """Understand a path."""
    return Path(PATH_NAMES.index(word.one_of(PATH_NAMES, Noun.PATH)))


def cell(word: Word) -> Cell:
    """Understand a cell."""
    found = find_cell(word.text)
    if found is None:
        word.fail(Slip.CELL)
    return found


def face(word: Word) -> Face:
    """Understand what lies on a cell."""
    fixed = _FIXED.get(folded(word.text))
    if fixed is not None:
        return fixed
    return tile(word)


def tile(word: Word) -> Face:
    """Understand the face of an Exploration tile."""
    found = find_tile(word.text)
    if found is None:
        word.fail(Slip.TILE, glyphs=GLYPHS)
    return found


def artefact_name(word: Word) -> str:
    """Understand the name of an artefact."""
    try:
        artefact(word.text.lower())
    except ValueError:
        word.fail(Slip.ARTEFACT)
    return word.text.lower()
