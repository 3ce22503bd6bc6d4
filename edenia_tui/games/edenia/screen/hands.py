"""The artefacts in everybody's hands, as far as they lie open to whoever looks."""

from edenia_tui.games.edenia.words import nouns
from edenia_tui.language.listener import Listener
from rules.edenia.state import State


def open_hands(listener: Listener, view: State) -> list[str]:
    """Tell the artefacts of each player whose hand can be seen; nothing about the others."""
    told: list[str] = []
    for seat in view.seats():
        known = [name for name in view.players[seat].hidden if name is not None]
        if known:
            names = ", ".join(nouns.artefact_name(listener, name) for name in known)
            told.append(listener.say("screen-hand-of", name=listener.name(seat), artefacts=names))
    return told
