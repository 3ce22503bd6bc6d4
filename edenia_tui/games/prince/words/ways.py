"""How near everybody is to the most points, and to the end."""

from edenia_tui.games.way import Way
from edenia_tui.language.listener import Listener
from rules.kernel.seat import Seat
from rules.prince.analysis.standing import known_points
from rules.prince.state import ROUNDS, State
from rules.prince.tiles import NO_TILE

_UNKNOWN = "?"


def ways(listener: Listener, view: State, seat: Seat) -> tuple[Way, ...]:
    """WIN-1 and SEC-6: tell points and how far ahead or behind, where they are open, and the tiles."""
    mine = known_points(view, listener.seat, seat)
    others = [known_points(view, listener.seat, one) for one in view.seats() if one != seat]
    open_ones = [points for points in others if points is not None]
    points = _UNKNOWN if mine is None else str(mine)
    is_open = mine is not None and len(open_ones) == len(others)
    lead = f"{(mine or 0) - max(open_ones):+}" if is_open else _UNKNOWN
    tiles = sum(tile != NO_TILE for tile in view.planets[seat].cells)
    count = f"{tiles}/{ROUNDS}"
    say = listener.say
    return (
        Way(say("way-points"), points, say("way-points-head"), points),
        Way(say("way-lead"), lead, say("way-lead-head"), lead),
        Way(say("way-tiles"), count, say("way-tiles-head"), count, tiles, ROUNDS),
    )
