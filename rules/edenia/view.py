"""SEC-1 and SEC-2: what a seat, or a spectator, may know.

Everything on the table is open but face-down artefacts: a seat knows those in its own hand and those
it has looked at on a dwarf planet. The deck is no secret: its layers hold what has not been drawn.
"""

from random import Random

from msgspec.structs import replace

from rules.edenia.events import Event, Kept, Revealed
from rules.edenia.pool import in_order, unseen_artefacts
from rules.edenia.scoring import points
from rules.edenia.state import LAW, Dwarf, State, Token
from rules.kernel.seat import Seat

_GUESSES = 20


def view(state: State, seat: Seat | None) -> State:
    """Hide what a seat (None: a spectator) may not know."""
    mask = 0 if seat is None else 1 << seat
    players = tuple(
        player if index == seat else replace(player, hidden=(None,) * len(player.hidden))
        for index, player in enumerate(state.players)
    )
    dwarfs = tuple(
        Dwarf(dwarf.cell, in_order(_hidden(token, mask) for token in dwarf.tokens))
        for dwarf in state.dwarfs
    )
    return replace(state, players=players, dwarfs=dwarfs)


def news(event: Event, seat: Seat | None) -> Event:
    """Hide in an event what a seat (None: a spectator) may not know."""
    if isinstance(event, Revealed) and event.seat != seat:
        return replace(event, artefact=None)
    if isinstance(event, Kept) and event.seat != seat:
        return replace(event, artefact=None, points=None)
    return event


def guess(view: State, rng: Random) -> State:
    """Fill a view at random: hands and looked-at tokens; what nobody has seen stays open.

    WIN-2: a hand that makes 42 would have won, so such a guess is dropped as long as others come up.
    """
    names = [name for name, number in unseen_artefacts(view) for _ in range(number)]
    guessed = view
    running = view.rules.has_law and view.outcome is None
    for _ in range(_GUESSES):
        rng.shuffle(names)
        guessed = _fill(view, list(names))
        if not running or all(points(player) != LAW for player in guessed.players):
            break
    return guessed


def _fill(view: State, names: list[str]) -> State:
    players = tuple(
        replace(player, hidden=tuple(sorted(name or names.pop() for name in player.hidden)))
        for player in view.players
    )
    dwarfs = tuple(
        Dwarf(dwarf.cell, in_order(_filled(token, names) for token in dwarf.tokens))
        for dwarf in view.dwarfs
    )
    return replace(view, players=players, dwarfs=dwarfs)


def _hidden(token: Token, mask: int) -> Token:
    return token if token.seen & mask else Token(None, token.seen)


def _filled(token: Token, names: list[str]) -> Token:
    return Token(names.pop(), token.seen) if token.seen and token.name is None else token
