"""What a player has, by the signs of the galaxy."""

from edenia_tui.canvas.charset import Charset
from edenia_tui.language.listener import Listener
from rules.edenia.scoring import is_counted, points, public_points
from rules.edenia.state import State
from rules.kernel.seat import Seat


def facts_of(listener: Listener, view: State, seat: Seat, charset: Charset) -> list[str]:
    """Tell points, clovers, flags, artefacts and Trifoliums, as far as they are known."""
    player = view.players[seat]
    known = points(player) if is_counted(player) else public_points(player)
    facts = [listener.say("screen-points", points=known), f"{player.clovers}{charset.clover}"]
    if not view.rules.lambs:
        facts.append(f"{player.flags}{charset.flag}")
    if player.hidden:
        sign = charset.known if is_counted(player) else charset.unknown
        facts.append(f"{len(player.hidden)}{sign}")
    if player.trifoliums:
        facts.append(f"{len(player.trifoliums)}T")
    return facts
