"""What stands below a drawing: whatever the galaxy does not show, in words."""

from collections.abc import Iterator

from edenia_tui.boards.charset import HORIZONTAL, Charset
from edenia_tui.words.edenia import nouns
from edenia_tui.words.edenia.queries.question import asked
from edenia_tui.words.edenia.queries.sentences import fold
from edenia_tui.words.edenia.queries.who import everybody
from edenia_tui.words.listener import Listener
from rules.edenia.galaxy import PATHS
from rules.edenia.state import State
from rules.kernel.seat import Seat


def legend(listener: Listener, charset: Charset) -> str:
    """Name the lines of the three paths."""
    named = (f"{nouns.path(listener, path)} {charset.line(path, HORIZONTAL) * 3}" for path in PATHS)
    return ", ".join(named)


def caption(listener: Listener, view: State) -> list[str]:
    """Tell the players' tokens, their artefacts as far as they are known, and what is asked."""
    artefacts = (line for seat in view.seats() for line in _artefacts(listener, view, seat))
    return fold([*everybody(listener, view), *artefacts, *asked(listener, view)])


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
