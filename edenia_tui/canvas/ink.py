"""What a character stands for; which colour that is belongs to whoever shows it."""

from enum import Enum


class Ink(Enum):
    """The roles of a drawing; no two things that matter are told apart by these alone."""

    __hash__ = object.__hash__  # members are unique; the Enum's own is slow and asked often

    STAR = "star"
    NEBULA = "nebula"
    METEORITE = "meteorite"
    SEAT_0 = "seat-0"
    """The sheep and flags of the first seat; the others follow."""
    SEAT_1 = "seat-1"
    SEAT_2 = "seat-2"
    SEAT_3 = "seat-3"
    PAD_YELLOW = "pad-yellow"
    PAD_BLUE = "pad-blue"
    PAD_RED = "pad-red"
    BLUE = "blue"
    """The planets of EXO by their colours; their letters tell the same."""
    RED = "red"
    GREEN = "green"
    PLANET = "planet"
    DWARF = "dwarf"
    HOLE = "hole"
    ARRIDIS = "arridis"
    EDENIA = "edenia"
    CLOVER = "clover"
    ARTEFACT = "artefact"
    RELAY = "relay"
    TUNNEL = "tunnel"
    COORDINATE = "coordinate"
    UNEXPLORED = "unexplored"
    FRAME = "frame"
    ROUTE = "route"
    """The way a choice leads: the accent of the screen."""
    FOCUS = "focus"
    TEXT = "text"
    DIM = "dim"
    SABOTAGE = "sabotage"


PATH_INKS = (Ink.STAR, Ink.NEBULA, Ink.METEORITE)
SEAT_INKS = (Ink.SEAT_0, Ink.SEAT_1, Ink.SEAT_2, Ink.SEAT_3)
PAD_INKS = {"y": Ink.PAD_YELLOW, "b": Ink.PAD_BLUE, "r": Ink.PAD_RED}
