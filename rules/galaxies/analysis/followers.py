"""FOL-4: who could follow a die of the player in turn."""

from rules.galaxies.faces import Face
from rules.galaxies.fleet import players_after
from rules.galaxies.following import follow_choices
from rules.galaxies.frames import Die, Source
from rules.galaxies.state import State
from rules.kernel.seat import Seat


def followers_of(view: State, face: Face) -> list[Seat]:
    """List the others who have the culture and could perform the face, as things stand."""
    return [
        seat
        for seat in players_after(view, view.turn)
        if follow_choices(view, Die(face, view.turn, (seat,), Source.ROLLED))
    ]
