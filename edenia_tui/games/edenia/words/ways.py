"""How near everybody is to the Race, to 42 and to Prestige."""

from edenia_tui.games.way import Way
from edenia_tui.language.listener import Listener
from rules.edenia.galaxy import GOAL
from rules.edenia.places import line_at, seat_of
from rules.edenia.scoring import is_counted, points, public_points
from rules.edenia.state import LAW, State
from rules.kernel.seat import Seat


def ways(listener: Listener, view: State, seat: Seat) -> tuple[Way, ...]:
    """WIN-1, WIN-2 and WIN-3: tell sheep on Edenia, points to go, and points ahead or behind."""
    race = _race(listener, view, seat)
    if view.rules.lambs:
        return (race,)
    law = _law(listener, view, seat) if view.rules.has_law else _points(listener, view, seat)
    return race, law, _prestige(listener, view, seat)


def _race(listener: Listener, view: State, seat: Seat) -> Way:
    done = sum(seat_of(sheep) == seat for sheep in line_at(view.flock, GOAL))
    told = f"{done}/{view.rules.race_goal}"
    heading = listener.say("way-race"), told, listener.say("way-race-head"), told
    return Way(*heading, done, view.rules.race_goal)


def _law(listener: Listener, view: State, seat: Seat) -> Way:
    """SEC-1: points that are not known are left out, and that is told."""
    known = _known(view, seat)
    more = "" if is_counted(view.players[seat]) else "+"
    missing = LAW - known
    kind = "over" if missing < 0 else "hidden" if more else "to-go"
    told = listener.say("way-law-told", kind=kind, points=abs(missing))
    name = str(LAW)
    return Way(name, told, name, f"{known}{more}", min(known, LAW), LAW)


def _points(listener: Listener, view: State, seat: Seat) -> Way:
    more = "" if is_counted(view.players[seat]) else "+"
    told = f"{_known(view, seat)}{more}"
    return Way(listener.say("way-points"), told, listener.say("way-points-head"), told)


def _prestige(listener: Listener, view: State, seat: Seat) -> Way:
    """WIN-3: tell how far the best of the others is ahead or behind."""
    best = max(_known(view, other) for other in view.seats() if other != seat)
    told = f"{_known(view, seat) - best:+}"
    return Way(listener.say("way-prestige"), told, listener.say("way-prestige-head"), told)


def _known(view: State, seat: Seat) -> int:
    player = view.players[seat]
    return points(player) if is_counted(player) else public_points(player)
