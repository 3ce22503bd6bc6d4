"""What a face of a die brings somebody, where it is a number."""

from rules.galaxies.acquiring import yielded
from rules.galaxies.atoms import Res
from rules.galaxies.faces import Face
from rules.galaxies.resources import most_of
from rules.galaxies.state import State
from rules.kernel.seat import Seat


def gain_of_face(view: State, seat: Seat, face: Face) -> int | None:
    """ACQ-1 to ACQ-3: count what acquiring would add to a track; None for faces that ask on."""
    mat = view.mats[seat]
    match face:
        case Face.ENERGY:
            return min(yielded(view, seat, Res.E), most_of(view, seat) - mat.energy)
        case Face.CULTURE:
            return min(yielded(view, seat, Res.C), most_of(view, seat) - mat.culture)
        case _:
            return None
