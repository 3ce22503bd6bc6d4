"""What somebody could do next turn that wins, or takes something from another, as can be foreseen."""

from collections.abc import Iterator

from rules.edenia.analysis.arrivals import arrivals
from rules.edenia.galaxy import EDENIA, Cell, Sheep
from rules.edenia.places import flock_of, planet_at
from rules.edenia.scoring import public_points
from rules.edenia.state import FLAG_POINTS, LAW, State
from rules.kernel.seat import Seat
from rules.kernel.value import Value


class Threat(Value, frozen=True):
    """One of them."""

    sheep: Sheep
    cell: Cell
    """Edenia, or the planet with the flag that would go home."""
    is_victory: bool = False
    """Whether it wins the game."""


def threats(view: State, seat: Seat, victim: Seat | None) -> Iterator[Threat]:
    """List what a player's sheep can reach in one move: Edenia, and the flags of the other one."""
    player = view.players[seat]
    flags = {p.cell for p in view.planets if p.flag is not None and p.flag == victim}
    flags -= {cell for cell in flags if planet_at(view.planets, cell).protected or not player.flags}
    for sheep in flock_of(seat):
        reached = {cell for way in arrivals(view, sheep) for cell in way.cells[:1]}
        if EDENIA in reached:
            home = len(player.trifoliums) + 1
            yield Threat(sheep, EDENIA, home >= view.rules.race_goal)
        for cell in sorted(flags & reached):
            yield Threat(sheep, cell)


def missing_to_law(view: State, seat: Seat) -> int | None:
    """Tell how many points somebody lacks to exactly 42, as is known; None where 42 wins nothing."""
    missing = LAW - public_points(view.players[seat])
    return missing if view.rules.has_law and missing > 0 else None


NEAR_LAW = FLAG_POINTS * 2
"""So many points from 42 somebody is near it."""
