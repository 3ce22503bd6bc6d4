"""secrets: what the listener knows of secret Characters."""

from collections.abc import Iterator, Sequence

from edenia_tui.games.prince.words import nouns
from edenia_tui.games.prince.words.queries.arguments import Arguments
from edenia_tui.language.listener import Listener
from rules.prince.planet import CELLS_OF
from rules.prince.state import Secret, State
from rules.prince.tiles import Stack

_CORNERS = CELLS_OF[Stack.CHARACTER]


def secrets(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """HID-3 and SEC-4: tell draw by draw who took in which order, and what is known of it."""
    Arguments(listener, view, words).end()
    if not view.secret:
        return [listener.say("secrets-none")]
    if not view.secrets:
        return [listener.say("secrets-not-yet")]
    return [line for draw in range(len(view.secrets)) for line in _draw(listener, view, draw)]


def _draw(listener: Listener, view: State, draw: int) -> Iterator[str]:
    secret = view.secrets[draw]
    takers = "; ".join(_taker(listener, view, secret, draw))
    yield listener.say("secrets-draw", number=draw + 1, takers=takers)
    if secret.rest:
        yield listener.say("secrets-rest", characters=nouns.characters(listener, secret.rest))


def _taker(listener: Listener, view: State, secret: Secret, draw: int) -> Iterator[str]:
    for seat in secret.order:
        tile = view.planets[seat].cells[_CORNERS[draw]]
        told = listener.say("tile-unseen") if tile is None else nouns.character(listener, tile)
        if seat == secret.hidden:
            told = listener.say("choice-hidden-known", tile=told)
        yield f"{listener.name_or_you(seat)}: {told}"
