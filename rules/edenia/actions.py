"""Everything that can be done, by players and by chance; sheep are numbered 1 to 3 within a flock."""

from rules.edenia.galaxy import NO_PATH, Cell, Face, Path, Side
from rules.kernel.seat import Seat
from rules.kernel.value import Tagged


class Go(Tagged, frozen=True):
    """Set off: toward a side (or IN, to the hub) and, from a planet or Arridis, on a path."""

    sheep: int
    side: Side
    path: Path = NO_PATH


class Jump(Tagged, frozen=True):
    """Teleport to the pad of another cell, as the start of a move."""

    sheep: int
    cell: Cell


class Skip(Tagged, frozen=True):
    """Take a clover instead of moving."""


class Leap(Tagged, frozen=True):
    """Pay a clover to leap over the sheep ahead."""


class Stop(Tagged, frozen=True):
    """Stop behind the sheep ahead, or on the dwarf planet."""


class Tunnel(Tagged, frozen=True):
    """Leave the tunnel by the mouth of a path."""

    path: Path


class On(Tagged, frozen=True):
    """Go straight on across the dwarf planet."""


class Search(Tagged, frozen=True):
    """Stop on the dwarf planet and pay a clover to look for an artefact."""


class Keep(Tagged, frozen=True):
    """Keep one of the artefacts found."""

    artefact: str


class Exit(Tagged, frozen=True):
    """Choose the side of the Black Hole to come out on."""

    side: Side


class TakeClover(Tagged, frozen=True):
    """Take a clover from the planet."""


class RaiseFlag(Tagged, frozen=True):
    """Raise a flag on the planet."""


class Lay(Tagged, frozen=True):
    """Lay one of the tiles R2-M2 drew."""

    face: Face


class Under(Tagged, frozen=True):
    """Put this one of the tiles R2-M2 drew under the deck next."""

    face: Face


class Place(Tagged, frozen=True):
    """Lay the Sheepscope's tile on a cell."""

    cell: Cell


class Play(Tagged, frozen=True):
    """Play an artefact that needs no target: Turbo-engine, R2-M2, Sheepscope, Quantum Accelerator."""

    artefact: str


class PlayJunction(Tagged, frozen=True):
    """Switch a sheep to another track of its tile, at the edge of a side and path."""

    artefact: str
    sheep: int
    side: Side
    path: Path


class PlayPocket(Tagged, frozen=True):
    """Teleport a sheep from anywhere to the pad of a cell."""

    artefact: str
    sheep: int
    cell: Cell


class PlayGromout(Tagged, frozen=True):
    """Protect one's flag on the planet of a cell."""

    artefact: str
    cell: Cell


class End(Tagged, frozen=True):
    """End the turn."""


class First(Tagged, frozen=True):
    """Chance: this seat begins."""

    seat: Seat


class Roll(Tagged, frozen=True):
    """Chance: the die shows a path."""

    path: Path


class Draw(Tagged, frozen=True):
    """Chance: this tile comes off the deck."""

    face: Face


class Reveal(Tagged, frozen=True):
    """Chance: a face-down artefact turns out to be this one."""

    artefact: str


Action = (
    Go
    | Draw
    | Leap
    | Stop
    | Tunnel
    | On
    | Exit
    | Roll
    | TakeClover
    | RaiseFlag
    | Search
    | Reveal
    | Keep
    | Skip
    | Jump
    | End
    | Play
    | PlayJunction
    | PlayPocket
    | PlayGromout
    | Lay
    | Under
    | Place
    | First
)
