"""What everybody has: tokens, and artefacts as far as they are known."""

from collections.abc import Iterator

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.who import everybody
from edenia_tui.language.listener import Listener
from rules.edenia.state import State
from rules.kernel.seat import Seat


def holdings(listener: Listener, view: State) -> list[str]:
    """Tell what everybody has, a sentence for each fact."""
    artefacts = (line for seat in view.seats() for line in _artefacts(listener, view, seat))
    return [*everybody(listener, view), *artefacts]


def _artefacts(listener: Listener, view: State, seat: Seat) -> Iterator[str]:
    player = view.players[seat]
    hidden = [nouns.artefact_name(listener, name) for name in player.hidden if name is not None]
    unknown = len(player.hidden) - len(hidden)
    if unknown:
        hidden.append(listener.say("caption-unknown", count=unknown))
    if hidden:
        yield listener.say_of(seat, "caption-hidden", names=", ".join(hidden))
    if player.played:
        played = ", ".join(nouns.artefact_name(listener, name) for name in player.played)
        yield listener.say_of(seat, "caption-played", names=played)
