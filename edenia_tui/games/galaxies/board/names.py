"""The words in a drawing, in the language of whoever looks at it."""

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple
from unicodedata import combining, east_asian_width, normalize

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import Speech
from rules.galaxies.faces import FACE_NAMES
from rules.galaxies.state import State
from rules.kernel.seat import Seat

_LONGEST: Final = 12
"""The columns of a player's name."""
ROGUE_LETTER: Final = "R"


@dataclass(frozen=True, eq=False, slots=True)
class Words:
    """What does not hang on who plays; there is one for each language."""

    faces: tuple[str, ...]
    """The faces of dice in at most seven columns."""
    short_faces: tuple[str, ...]
    """The same in three."""
    kinds: dict[str, str]
    """The types of planets in three columns."""


class Names(NamedTuple):
    """Everything that is called by a word."""

    listener: Listener
    words: Words
    letters: tuple[str, ...]
    """The letter of each galaxy."""
    players: tuple[str, ...]

    def say(self, message: str, **facts: str | int) -> str:
        """Say a message in the language of whoever looks."""
        return self.listener.say(message, **facts)


def names_for(listener: Listener, view: State) -> Names:
    """Find the words for whoever listens."""
    seats = view.seats()
    letters = [letter_of(listener, seat) for seat in seats]
    players = [_name(listener, seat) for seat in seats]
    if view.is_solo():
        letters.append(ROGUE_LETTER)
        players.append(nouns.rogue(listener, view)[:_LONGEST])
    return Names(listener, words_of(listener.speech), tuple(letters), tuple(players))


def letter_of(listener: Listener, seat: Seat) -> str:
    """Give the initial of a seat."""
    return listener.seat_name(seat)[0]


@cache
def words_of(speech: Speech) -> Words:
    """Find the words of a language."""
    return Words(
        tuple(speech(f"screen-face-{name}") for name in FACE_NAMES),
        tuple(speech(f"screen-die-{name}") for name in FACE_NAMES),
        {kind: speech(f"screen-short-{kind}") for kind in ("dip", "eco", "any")},
    )


def _name(listener: Listener, seat: Seat) -> str:
    """Give a name that takes a column for every character, or else the name of the seat."""
    if seat == listener.seat:
        return listener.say("screen-you")
    name = normalize("NFC", listener.name(seat))
    is_even = all(east_asian_width(one) not in "WF" and not combining(one) for one in name)
    return name[:_LONGEST] if is_even else listener.seat_name(seat)
