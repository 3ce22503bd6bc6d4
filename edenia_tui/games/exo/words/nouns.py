"""The nouns of EXO as they are spoken: planets, features, squares, places, amounts."""

from collections.abc import Iterable

from edenia_tui.language.coordinates import coordinate
from edenia_tui.language.listener import Listener
from rules.exo.layout import Place
from rules.exo.planet import VALUES, Planet, values_of
from rules.exo.square import STAR, Square, east_of_star, north_of_star
from rules.exo.state import State


def planet(listener: Listener, which: Planet) -> str:
    """Speak of a planet by its features: small blue ringed."""
    size, colour, kind = (value(listener, one) for one in values_of(which))
    return listener.say("planet", size=size, colour=colour, kind=kind)


def planets(listener: Listener, which: Iterable[Planet]) -> str:
    """Speak of some planets."""
    return ", ".join(planet(listener, one) for one in which)


def value(listener: Listener, which: int) -> str:
    """Speak of a value of a feature, given by its place in VALUES: blue."""
    return listener.say(f"value-{VALUES[which]}")


def square(listener: Listener, which: Square) -> str:
    """Speak of a square by its way from the Star: n 2 e 1, north 2 east 1."""
    if which == STAR:
        return listener.say("star")
    ways = {
        "north": north_of_star(which),
        "south": -north_of_star(which),
        "east": east_of_star(which),
        "west": -east_of_star(which),
    }
    return " ".join(listener.say_aloud(way, far=far) for way, far in ways.items() if far > 0)


def letter_of_west(listener: Listener) -> str:
    """Give the letter that squares to the west are called by; the other three are alike everywhere."""
    return listener.say("west", far=1)[0]


def place(listener: Listener, view: State, which: Place) -> str:
    """Speak of a place of the universe as a letter and a number: f 3, foxtrot 3."""
    name = view.layout.names[which]
    return coordinate(listener, name[0], name[1:], "place-counted")


def amount(listener: Listener, noun: str, count: int) -> str:
    """Say a number of things: 1 point, 3 points."""
    return listener.say(f"count-{noun}", count=count)
