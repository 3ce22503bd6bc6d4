"""How near everybody is to the points that end the game, and to the most."""

from edenia_tui.games.way import Way
from edenia_tui.language.listener import Listener
from rules.galaxies.points import points_of
from rules.galaxies.state import END_POINTS, ROGUE, State
from rules.kernel.seat import Seat


def ways(listener: Listener, view: State, seat: Seat) -> tuple[Way, ...]:
    """END-1 and END-3: tell points of those that end the game, the lead, and the level of the empire."""
    mine = points_of(view, seat)
    others = [one for one in view.seats() if one != seat] or [ROGUE]
    lead = f"{mine - max(points_of(view, one) for one in others):+}"
    level = str(view.mats[seat].level)
    points = f"{mine}/{END_POINTS}"
    say = listener.say
    return (
        Way(
            say("way-points"),
            points,
            say("way-points-head"),
            points,
            min(mine, END_POINTS),
            END_POINTS,
        ),
        Way(say("way-lead"), lead, say("way-lead-head"), lead),
        Way(say("way-level"), level, say("way-level-head"), level),
    )
