"""What happens, told in order; together with the position before, it tells the position after."""

from rules.edenia.galaxy import Cell, Face, Path, Sheep, Side, Spot
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from rules.kernel.value import Tagged


class Began(Tagged, frozen=True):
    """A seat begins the game; clovers are dealt."""

    seat: Seat
    clovers: tuple[int, ...]


class TurnBegan(Tagged, frozen=True):
    """A turn begins."""

    seat: Seat
    round: int


class Moved(Tagged, frozen=True):
    """A sheep travelled along tracks, each given with its direction (spot * 5 + end)."""

    sheep: Sheep
    steps: tuple[int, ...]


class Leapt(Tagged, frozen=True):
    """Clovers were paid to leap over another sheep."""

    sheep: Sheep
    over: Sheep
    paid: int


class Tunnelled(Tagged, frozen=True):
    """A sheep came out of a tunnel on another path."""

    sheep: Sheep
    path: Path


class Bounced(Tagged, frozen=True):
    """A relay station turned a sheep back."""

    sheep: Sheep
    cell: Cell
    side: Side
    path: Path
    clovers: int
    """What the relay gave; 0 when it had given before."""


class Drawn(Tagged, frozen=True):
    """A tile came off the deck."""

    face: Face


class Laid(Tagged, frozen=True):
    """A tile was laid and stocked."""

    cell: Cell
    face: Face
    clovers: int = 0
    artefacts: int = 0


class PutUnder(Tagged, frozen=True):
    """A tile went under the deck."""

    face: Face


class PassedPlanet(Tagged, frozen=True):
    """A Turbo-engine carried a sheep past a planet."""

    sheep: Sheep
    cell: Cell


class HoleExit(Tagged, frozen=True):
    """A side of the Black Hole was chosen."""

    side: Side


class Rolled(Tagged, frozen=True):
    """The die fell."""

    path: Path


class Stopped(Tagged, frozen=True):
    """A sheep came to a halt, by a rule."""

    sheep: Sheep
    spot: Spot
    index: int
    """How many sheep stand between it and the end that names the track."""
    rule: str


class CloverTaken(Tagged, frozen=True):
    """Clovers were taken from a planet."""

    seat: Seat
    cell: Cell
    clovers: int


class FlagRaised(Tagged, frozen=True):
    """A flag was raised; the one that stood there went home."""

    seat: Seat
    cell: Cell
    ousted: Seat | None
    points: int
    """What it brings the one who raised it and costs the one who lost it; nothing over one's own."""


class Searched(Tagged, frozen=True):
    """Clovers were paid to look at a dwarf planet's artefacts."""

    seat: Seat
    cell: Cell
    paid: int


class Revealed(Tagged, frozen=True):
    """A face-down artefact was looked at; its name is the looker's secret."""

    seat: Seat
    cell: Cell
    artefact: str | None


class Kept(Tagged, frozen=True):
    """An artefact was kept, face down; its name and points are the keeper's secret."""

    seat: Seat
    cell: Cell
    artefact: str | None
    points: int | None


class Played(Tagged, frozen=True):
    """An artefact was turned face up and used."""

    seat: Seat
    artefact: str


class Switched(Tagged, frozen=True):
    """A Junction put a sheep on another track of its tile."""

    sheep: Sheep
    spot: Spot
    index: int


class Teleported(Tagged, frozen=True):
    """A sheep teleported; the pad of arrival was sabotaged if a token was left."""

    sheep: Sheep
    cell: Cell
    paid: int
    sabotaged: bool


class Repaired(Tagged, frozen=True):
    """A sheep arriving on foot repaired a pad."""

    sheep: Sheep
    cell: Cell


class Protected(Tagged, frozen=True):
    """Gromout stands by a flag for good."""

    seat: Seat
    cell: Cell


class ReachedEdenia(Tagged, frozen=True):
    """A sheep arrived on Edenia and its player took a Trifolium."""

    sheep: Sheep
    trifolium: int


class TurnedUp(Tagged, frozen=True):
    """Artefacts of a hand were turned up, to compare points at the end."""

    seat: Seat
    shown: tuple[str, ...]


class Skipped(Tagged, frozen=True):
    """A turn was skipped."""

    seat: Seat
    clovers: int
    """What the supply gave; 0 when it was empty."""


class Ended(Tagged, frozen=True):
    """The game is over."""

    outcome: Outcome


Event = (
    Began
    | TurnBegan
    | Moved
    | Leapt
    | Tunnelled
    | Bounced
    | Drawn
    | Laid
    | PutUnder
    | PassedPlanet
    | HoleExit
    | Rolled
    | Stopped
    | CloverTaken
    | FlagRaised
    | Searched
    | Revealed
    | Kept
    | Played
    | Switched
    | Teleported
    | Repaired
    | Protected
    | ReachedEdenia
    | TurnedUp
    | Skipped
    | Ended
)
