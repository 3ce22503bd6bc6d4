"""What a player has, by the signs of the galaxy."""

from edenia_tui.canvas.charset import Charset
from edenia_tui.games.edenia.board.signs import signs_of
from edenia_tui.language.listener import Listener
from rules.edenia.scoring import is_counted, points, public_points
from rules.edenia.state import State
from rules.kernel.seat import Seat


def facts_of(listener: Listener, view: State, seat: Seat, charset: Charset) -> list[str]:
    """Tell points, clovers, flags, artefacts and Trifoliums, as far as they are known."""
    player, signs = view.players[seat], signs_of(charset)
    known = points(player) if is_counted(player) else public_points(player)
    facts = [listener.say("screen-points", points=known), f"{player.clovers}{signs.clover}"]
    if not view.rules.lambs:
        facts.append(f"{player.flags}{signs.flag}")
    if player.hidden:
        sign = signs.known if is_counted(player) else signs.unknown
        facts.append(f"{len(player.hidden)}{sign}")
    if player.trifoliums:
        facts.append(f"{len(player.trifoliums)}T")
    return facts
