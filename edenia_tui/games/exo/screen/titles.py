"""What galaxies are headed by: the names that the players are called by everywhere else."""

from typing import Final
from unicodedata import combining, east_asian_width, normalize

from edenia_tui.language.listener import Listener
from rules.exo.state import State
from rules.kernel.seat import Seat

_LONGEST: Final = 12
"""The columns of a name, so that a long one leaves room for the galaxies beside it."""


def letter_of(listener: Listener, seat: Seat) -> str:
    """Give the initial of a player's Star."""
    return listener.seat_name(seat)[0]


def titles(listener: Listener, view: State) -> tuple[str, ...]:
    """Call everybody by letter and name, as the list of players does."""
    return tuple(f"{letter_of(listener, seat)} {_name(listener, seat)}" for seat in view.seats())


def _name(listener: Listener, seat: Seat) -> str:
    """Give a name that takes a column for every character, or else the name of the Star."""
    if seat == listener.seat:
        return listener.say("screen-you")
    name = normalize("NFC", listener.name(seat))
    is_even = all(east_asian_width(one) not in "WF" and not combining(one) for one in name)
    return name[:_LONGEST] if is_even else listener.seat_name(seat)
