"""The signs of The Little Prince, in Unicode and in ASCII, and how they are inked.

A thing has a sign that looks like it where there is one, else the letter that it is typed by.
"""

from typing import Final, NamedTuple

from edenia_tui.canvas.charset import ASCII, UNICODE, Charset
from edenia_tui.canvas.inks import DIM, TEXT, Ink
from edenia_tui.canvas.palette import GREEN, ORANGE, PINK, VERMILION, YELLOW, Paint
from rules.prince.elements import (
    BAOBAB,
    BROWN,
    GREY,
    LAMPPOST,
    LETTERS,
    ROSE,
    STAR,
    SUNSET,
    VOLCANO,
    WHITE,
    Counts,
)


class Signs(NamedTuple):
    """One way to write what is drawn."""

    elements: str
    """A sign for each element, in the order of their letters."""
    plain: str
    """A tile with neither baobab nor volcano, where a tile is one sign."""
    empty: str
    """A cell where nothing lies yet."""
    flipped: str
    """The back of a tile that baobabs turned."""
    back: str
    """The back of a tile that somebody hides."""
    unseen: str
    pointed: str
    """Stands before what is looked at."""
    pointed_back: str
    """Stands behind it, where there is no frame."""
    turn: str
    """Stands before the name of whoever is asked."""
    frame: str
    """The frame of what is looked at: across, down, and its corners from the top left on."""
    left: str
    """A draw that is left of a stack."""
    gone: str
    edge: str
    """The edge of a disc without lines above and below: from the top left on."""
    stem: str
    """What tall things stand on, where there is room for it."""
    more: str
    """Stands for what has no room."""


_SIGNS: Final = {
    UNICODE.name: Signs(
        elements="Ψ▲☼@⌠□★fe~wgo",
        plain="•",
        empty="·",
        flipped="▒",
        back="░",
        unseen="?",
        pointed="»",
        pointed_back="«",
        turn="›",
        frame="━┃┏┓┗┛",
        left="▮",
        gone="▯",
        edge="╭╮╰╯",
        stem="│",
        more="+",
    ),
    ASCII.name: Signs(
        elements="Y^u@i#*fe~wgo",
        plain="x",
        empty=".",
        flipped="%",
        back="=",
        unseen="?",
        pointed=">",
        pointed_back="<",
        turn=">",
        frame="=H++++",
        left="|",
        gone=".",
        edge="/\\\\/",
        stem="|",
        more="+",
    ),
}

_INKS: Final = {
    BAOBAB: Ink("baobab", Paint(GREEN, bold=True)),
    VOLCANO: Ink("volcano", Paint(VERMILION, bold=True)),
    SUNSET: Ink("sunset", Paint(ORANGE)),
    ROSE: Ink("rose", Paint(PINK)),
    LAMPPOST: Ink("lamppost", Paint(YELLOW)),
    STAR: Ink("star", Paint(YELLOW, bold=True)),
    WHITE: Ink("white-sheep", Paint(bold=True)),
    GREY: DIM,
    BROWN: Ink("brown-sheep", Paint(ORANGE, bold=True)),
}
INKS: Final = tuple(_INKS.get(element, TEXT) for element in range(len(LETTERS)))
"""The inks of the elements; each sign says as much by itself."""

Sign = tuple[str, Ink]
"""A sign of one column, as it is inked."""


def signs_of(charset: Charset) -> Signs:
    """Find the signs that go with a charset."""
    return _SIGNS[charset.name]


def signs_on(counts: Counts, signs: Signs) -> list[Sign]:
    """List what is on a tile, a sign for each thing."""
    return [
        (signs.elements[element], INKS[element])
        for element, count in enumerate(counts)
        for _ in range(count)
    ]
