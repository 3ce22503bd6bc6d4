"""The signs of Tiny Epic Galaxies, in Unicode and in ASCII, and how they are inked."""

from typing import Final, NamedTuple

from edenia_tui.canvas.charset import ASCII, UNICODE, Charset
from edenia_tui.canvas.inks import Ink
from edenia_tui.canvas.palette import GREEN, ORANGE, PURPLE, VERMILION, YELLOW, Paint


class Signs(NamedTuple):
    """One way to write what is drawn."""

    energy: str
    culture: str
    start: str
    """The start of an orbit."""
    link: str
    """The way between two numbers of an orbit."""
    symbol: str
    """The end of an orbit, where a planet is colonised; also a colony."""
    full: str
    """A step of a track that is reached."""
    empty: str
    home: str
    """Ships at home."""
    card: str
    """Exploration cards that were found."""
    danger: str
    """Advances to go on a danger track."""
    free: str
    """The sides of a die that can still be used."""
    used: str
    """The sides of a die that was activated."""
    hired: str
    """The sides of a die that was paid for a pilot."""
    spent: str
    """The sides of a die in the converter, or dropped."""
    meant: str
    """The sides of a die that is meant."""
    pointed: str
    """Stands before what is looked at."""
    turn: str
    """Stands before the name of whoever is asked."""
    frame: str
    """The frame of what is looked at: across, down, and its corners from the top left on."""
    into: str
    """One resource that becomes another, a level that rises."""
    more: str
    """Stands for what has no room."""


_SIGNS: Final = {
    UNICODE.name: Signs(
        energy="☼",
        culture="♪",
        start="○",
        link="─",
        symbol="●",
        full="▮",
        empty="·",
        home="⌂",
        card="□",
        danger="!",
        free="[]",
        used="()",
        hired="{}",
        spent="//",
        meant="»«",
        pointed="»",
        turn="›",
        frame="━┃┏┓┗┛",
        into="→",
        more="…",
    ),
    ASCII.name: Signs(
        energy="e",
        culture="c",
        start="o",
        link="-",
        symbol="@",
        full="#",
        empty=".",
        home="^",
        card="%",
        danger="!",
        free="[]",
        used="()",
        hired="{}",
        spent="//",
        meant="><",
        pointed=">",
        turn=">",
        frame="=H++++",
        into=">",
        more="~",
    ),
}

ENERGY_INK: Final = Ink("energy", Paint(YELLOW))
CULTURE_INK: Final = Ink("culture", Paint(PURPLE))
BOTH_INK: Final = Ink("both", Paint(ORANGE))
DIPLOMACY_INK: Final = Ink("diplomacy", Paint(GREEN))
ECONOMY_INK: Final = Ink("economy", Paint(ORANGE))
DANGER_INK: Final = Ink("danger", Paint(VERMILION, bold=True))
"""Inks besides those of the players; each sign says as much by itself."""


def signs_of(charset: Charset) -> Signs:
    """Find the signs that go with a charset."""
    return _SIGNS[charset.name]
