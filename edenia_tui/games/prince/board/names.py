"""The words in a drawing, in the language of whoever looks at it."""

from functools import cache
from typing import Final, NamedTuple
from unicodedata import combining, east_asian_width, normalize

from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import capital
from edenia_tui.language.speech import Speech
from rules.kernel.seat import Seat
from rules.prince.characters import CHARACTERS
from rules.prince.elements import NAMES
from rules.prince.tiles import STACK_NAMES

_LONGEST: Final = 12
"""The columns of a player's name."""


class Words(NamedTuple):
    """What does not hang on who plays."""

    characters: tuple[str, ...]
    """The Characters by their whole names."""
    short: tuple[str, ...]
    """The same in at most six columns, the first three of which differ."""
    scoring: tuple[str, ...]
    """What each of them scores for, in a few words."""
    elements: tuple[str, ...]
    """What is on tiles."""
    things: tuple[str, ...]
    """The same as short as can be."""
    stacks: tuple[str, ...]


class Names(NamedTuple):
    """Everything that is called by a word."""

    speech: Speech
    words: Words
    letters: tuple[str, ...]
    """The letter of each player."""
    players: tuple[str, ...]


def names_for(listener: Listener, players: int) -> Names:
    """Find the words for whoever listens."""
    seats = tuple(Seat(index) for index in range(players))
    return Names(
        listener.speech,
        words_of(listener.speech),
        tuple(letter_of(listener, seat) for seat in seats),
        tuple(_name(listener, seat) for seat in seats),
    )


def letter_of(listener: Listener, seat: Seat) -> str:
    """Give the initial of a seat."""
    return listener.seat_name(seat)[0]


@cache
def words_of(speech: Speech) -> Words:
    """Find the words of a language."""
    characters = [character.name for character in CHARACTERS]
    return Words(
        tuple(capital(speech(f"character-{one}")) for one in characters),
        tuple(capital(speech(f"screen-short-{one}")) for one in characters),
        tuple(speech(f"screen-scoring-{one}") for one in characters),
        tuple(speech(f"element-{one}", count=1) for one in NAMES),
        tuple(speech(f"screen-thing-{one}") for one in NAMES),
        tuple(capital(speech(f"stack-{one}")) for one in STACK_NAMES),
    )


def _name(listener: Listener, seat: Seat) -> str:
    """Give a name that takes a column for every character, or else the name of the seat."""
    if seat == listener.seat:
        return listener.say("screen-you")
    name = normalize("NFC", listener.name(seat))
    is_even = all(east_asian_width(one) not in "WF" and not combining(one) for one in name)
    return name[:_LONGEST] if is_even else listener.seat_name(seat)
