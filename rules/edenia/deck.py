"""The deck: layers of tiles in no order, so that the next tile does not exist before it is drawn."""

from collections.abc import Iterable

from rules.edenia.galaxy import TILES, Face
from rules.edenia.state import Deck


def is_drawable(deck: Deck | None) -> bool:
    """Tell whether a tile can be drawn; an unknown deck is taken to have one."""
    return deck is None or bool(deck)


def next_tiles(deck: Deck | None) -> tuple[tuple[Face, int], ...]:
    """SET-2: the faces that can come next, with how many of each the top layer holds.

    Nobody can tell from an unknown deck: then every face is as likely as any other.
    """
    if deck is None:
        return tuple((face, 1) for face in TILES)
    numbers: dict[Face, int] = {}
    for face in deck[0]:
        numbers[face] = numbers.get(face, 0) + 1
    return tuple(numbers.items())


def without(deck: Deck | None, face: Face) -> Deck | None:
    """Take a tile off the top layer."""
    if deck is None:
        return None
    top = list(deck[0])
    top.remove(face)
    return (tuple(top), *deck[1:]) if top else deck[1:]


def put_under(deck: Deck | None, faces: Iterable[Face]) -> Deck | None:
    """Put tiles under the deck, in order: each is a layer of its own."""
    return None if deck is None else (*deck, *((face,) for face in faces))
