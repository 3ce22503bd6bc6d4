"""What can be seen on a tile: thirteen elements, each with its letter.

A tile is a word of these letters, so that a person can type a whole planet. Counts of elements are
tuples in the order of LETTERS.
"""

from typing import Final

LETTERS: Final = "BVURLXSFENWGO"
NAMES: Final = (
    "baobab",
    "volcano",
    "sunset",
    "rose",
    "lamppost",
    "box",
    "star",
    "fox",
    "elephant",
    "snake",
    "white",
    "grey",
    "brown",
)
(
    BAOBAB,
    VOLCANO,
    SUNSET,
    ROSE,
    LAMPPOST,
    BOX,
    STAR,
    FOX,
    ELEPHANT,
    SNAKE,
    WHITE,
    GREY,
    BROWN,
) = range(len(LETTERS))
SHEEP: Final = (WHITE, GREY, BROWN)

Counts = tuple[int, ...]
"""How often each element is there."""
NOTHING: Final[Counts] = (0,) * len(LETTERS)


def counts_of(face: str) -> Counts:
    """Count the elements of a face; ValueError names a letter that is none."""
    face = face.upper()
    for letter in face:
        if letter not in LETTERS:
            raise ValueError(letter)
    return tuple(face.count(letter) for letter in LETTERS)


def face_of(counts: Counts) -> str:
    """Write counts as a face, its letters in their one order."""
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))
