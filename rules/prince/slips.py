"""What is wrong with tiles or a position of The Little Prince; the words for it are the front ends'."""

from rules.kernel import fault


class Slip(fault.Slip):
    """A fault of a text that only this game knows."""

    # A set of tiles.

    STACK_LINE = "stack-line"
    STACK_SIZE = "stack-size"
    STARS_DIFFER = "stars-differ"
    """Two copies of a Character are not alike."""
    TILE_LETTERS = "tile-letters"
    TILE_CROWDED = "tile-crowded"
    CHARACTER = "character"

    # The header of a record.

    AGREED = "agreed"
    FIRST_LINE = "first-line"

    # Lines of a position, one by one.

    TILES_LINE = "tiles-line"
    TURN_LINE = "turn-line"
    OFFER_LINE = "offer-line"
    SECRET_LINE = "secret-line"  # noqa: S105 (a line about secret Characters)
    CELLS = "cells"

    # Tiles of a position.

    TILE = "tile"
    TILE_OF = "tile-of"
    """None of the stack that it should be of."""
    CHARACTER_NAME = "character-name"
    OTHER_STACK = "other-stack"
    PLANET_TILES = "planet-tiles"

    # What lies on the table.

    PLANETS = "planets"
    NO_PLANET = "no-planet"
    OFFER_MISSING = "offer-missing"
    SECRET_RULES = "secret-rules"  # noqa: S105
    SECRET_LINES = "secret-lines"  # noqa: S105
    SECRET_SEATS = "secret-seats"  # noqa: S105
    TAKEN_TWICE = "taken-twice"
    ROUND = "round"
    COPIES = "copies"
    LIKE_EVERYBODY = "like-everybody"
    BAOBABS = "baobabs"
    FLIPPED = "flipped"
    TILE_OPEN = "tile-open"
    OFFER_OPEN = "offer-open"
    FACE_DOWN = "face-down"
    ASK = "ask"
    HIDDEN_MISSING = "hidden-missing"
    STACK_EMPTY = "stack-empty"


class Noun(fault.Noun):
    """A thing of this game that one of a few words should have named."""

    SEAT = "seat"
    STACK = "stack"
    RULES = "rules"
    DRAW_WORD = "draw-word"
    """A word about a draw of secret Characters."""
