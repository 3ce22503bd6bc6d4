"""Everything that may be done now, as a list.

Rule of the file: this list is the whole truth; `apply` takes what is on it and nothing else.
"""

from rules.galaxies.actions import Action, Deal, Draw, Enlist, Fill, First, Roll
from rules.galaxies.decks_left import cards_left, missions_left, pilots_left, planets_left
from rules.galaxies.faces import FACES
from rules.galaxies.frames import (
    Dealing,
    Enlisting,
    Exploring,
    Filling,
    RogueTurn,
    Rolling,
    Starting,
)
from rules.galaxies.questions import CHOICES, asked
from rules.galaxies.state import State
from rules.kernel.memo import remember_last
from rules.kernel.seat import CHANCE

_ROLLS = tuple(Roll(face) for face in FACES)


@remember_last
def legal(state: State) -> tuple[Action, ...]:
    """List the actions `apply` accepts."""
    who = asked(state)
    if who is None:
        return ()
    if who is CHANCE:
        return _outcomes(state)
    frame = state.stack[-1]
    return tuple(CHOICES[type(frame)](state, frame))


def chances(state: State) -> tuple[tuple[Action, int], ...]:
    """CHN-1 to CHN-5: every face, every seat, every card that is left is as likely as another."""
    if asked(state) is not CHANCE:
        return ()
    return tuple([(action, 1) for action in legal(state)])


def _outcomes(state: State) -> tuple[Action, ...]:
    match state.stack[-1]:
        case Rolling() | RogueTurn():
            return _ROLLS
        case Filling():
            return tuple([Fill(planet) for planet in planets_left(state)])
        case Enlisting():
            return tuple([Enlist(pilot) for pilot in pilots_left(state)])
        case Exploring():
            return tuple([Draw(card) for card in cards_left(state)])
        case Dealing():
            return tuple([Deal(mission) for mission in missions_left(state)])
        case Starting():
            return tuple([First(seat) for seat in state.seats()])
        case _:
            return ()
