"""score: points, line by line."""

from collections.abc import Sequence

from edenia_tui.games.edenia.words.queries.amounts import amount, numbers
from edenia_tui.games.edenia.words.queries.arguments import Arguments
from edenia_tui.games.edenia.words.queries.points import way_to_law
from edenia_tui.language.listener import Listener
from rules.edenia.artefact import artefact
from rules.edenia.state import FLAG_POINTS, FLAGS, State


def score(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """PTS-1: tell the points of the listener, or of the one who is named, by what gives them."""
    typed = Arguments(listener, view, words)
    seat, is_named = listener.seat, bool(typed)
    if typed or seat is None:
        seat = typed.seat()
    typed.end()
    player = view.players[seat]
    known = [name for name in (*player.hidden, *player.played) if name is not None]
    raised = FLAGS - player.flags
    told = way_to_law(listener, view, seat)
    if is_named:
        told = listener.say_of(seat, "query-player", facts=told.removesuffix("."))
    lines = [told]
    if player.trifoliums:
        lines.append(listener.say("query-trifoliums", values=numbers(player.trifoliums)))
    if raised:
        flags = amount(listener, "flag-raised", raised)
        lines.append(listener.say("query-part", what=flags, points=raised * FLAG_POINTS))
    if known:
        artefacts = amount(listener, "artefact", len(known))
        worth = sum(artefact(name).points for name in known)
        lines.append(listener.say("query-part", what=artefacts, points=worth))
    clovers = amount(listener, "clover", player.clovers)
    lines.append(listener.say("query-part", what=clovers, points=player.clovers))
    return lines
