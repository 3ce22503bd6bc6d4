"""How near everybody is to the most points, and to the end."""

from edenia_tui.games.way import Way
from edenia_tui.language.listener import Listener
from rules.exo.state import PLANETS_EACH, State
from rules.kernel.seat import Seat


def ways(listener: Listener, view: State, seat: Seat) -> tuple[Way, ...]:
    """END-1 and END-2: tell points, how far ahead or behind they are, and the planets of how many."""
    galaxies = view.galaxies
    mine, most = galaxies[seat].points, PLANETS_EACH[len(galaxies)]
    best = max(galaxies[other].points for other in view.seats() if other != seat)
    planets = len(galaxies[seat].planets)
    points, lead, count = str(mine), f"{mine - best:+}", f"{planets}/{most}"
    say = listener.say
    return (
        Way(say("way-points"), points, say("way-points-head"), points),
        Way(say("way-lead"), lead, say("way-lead-head"), lead),
        Way(say("way-planets"), count, say("way-planets-head"), count, planets, most),
    )
