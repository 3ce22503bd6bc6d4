"""have: the artefacts in hand, what they do and when; those of others as far as they are open."""

from collections.abc import Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.amounts import amount
from edenia_tui.games.edenia.words.queries.arguments import Arguments
from edenia_tui.language.listener import Listener
from rules.edenia.artefact import AFTER_MOVE, artefact
from rules.edenia.state import State
from rules.kernel.seat import Seat


def have(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell one's own artefacts, or those of the one who is named."""
    typed = Arguments(listener, view, words)
    seat = listener.seat
    if typed or seat is None:
        seat = typed.seat()
    typed.end()
    return _artefacts(listener, view, seat)


def _artefacts(listener: Listener, view: State, seat: Seat) -> list[str]:
    player = view.players[seat]
    known = [name for name in player.hidden if name is not None]
    lines = [_in_hand(listener, name) for name in known]
    if len(known) < len(player.hidden):
        count = amount(listener, "artefact", len(player.hidden))
        lines.append(listener.say("query-hidden", artefacts=count))
    if not lines:
        lines.append(listener.say_of(seat, "query-no-artefact"))
    if player.played:
        names = ", ".join(nouns.artefact_name(listener, name) for name in player.played)
        lines.append(listener.say("query-played", names=names))
    return lines


def _in_hand(listener: Listener, name: str) -> str:
    kind = artefact(name).kind
    spoken = nouns.artefact_name(listener, name)
    if listener.is_brief:
        return spoken
    when = "query-when-any" if kind in AFTER_MOVE else "query-when-before"
    return listener.say(
        "query-artefact",
        artefact=spoken,
        does=listener.say(f"query-does-{kind.value}"),
        when=listener.say(when),
    )
