"""What a player has, by the signs of the galaxy."""

from edenia_tui.canvas.charset import Charset
from edenia_tui.games.edenia.board.signs import signs_of
from edenia_tui.language.listener import Listener
from rules.edenia.scoring import is_counted
from rules.edenia.state import State
from rules.kernel.seat import Seat


def facts_of(_: Listener, view: State, seat: Seat, charset: Charset) -> list[str]:
    """Tell clovers, flags in hand and artefacts."""
    player, signs = view.players[seat], signs_of(charset)
    facts = [f"{player.clovers}{signs.clover}"]
    if not view.rules.lambs:
        facts.append(f"{player.flags}{signs.flag}")
    if player.hidden:
        sign = signs.known if is_counted(player) else signs.unknown
        facts.append(f"{len(player.hidden)}{sign}")
    return facts
