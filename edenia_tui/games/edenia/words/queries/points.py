"""Points in words, as far as the listener may know them."""

from edenia_tui.games.edenia.words.queries.amounts import amount
from edenia_tui.language.listener import Listener
from rules.edenia.scoring import is_counted, points, public_points
from rules.edenia.state import LAW, State
from rules.kernel.seat import Seat


def points_of(listener: Listener, view: State, seat: Seat) -> str:
    """SEC-1: all of one's own points; of others the public ones and how many artefacts hide more."""
    player = view.players[seat]
    if is_counted(player):
        return amount(listener, "point", points(player))
    seen = amount(listener, "point", public_points(player))
    return listener.say("query-points-hidden", points=seen, hidden=len(player.hidden))


def way_to_law(listener: Listener, view: State, seat: Seat) -> str:
    """WIN-2: points and how far they are from 42, when 42 wins and all points are known."""
    player = view.players[seat]
    told = points_of(listener, view, seat)
    if not is_counted(player) or not view.rules.has_law:
        return listener.say("query-points", points=told)
    missing = LAW - points(player)
    if missing < 0:
        return listener.say("query-points-over", points=told, over=-missing)
    return listener.say("query-points-missing", points=told, missing=missing)
