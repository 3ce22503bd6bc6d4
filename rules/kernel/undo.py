"""How far back a seat may go: found out from what each action revealed, nobody marks it by hand.

Rule of the file: what somebody has seen cannot be unseen. An action may be taken back by the seat that
did it as long as every seat could have foreseen from its own view all that it was shown, and as long as
it would have come so whatever is hidden from the seat that did it: else one could try, learn, and try
again.
"""

from collections.abc import Sequence
from enum import Enum
from typing import TypeVar

from rules.kernel.game import Game
from rules.kernel.refused import Refused
from rules.kernel.seat import CHANCE, Seat
from rules.kernel.step import Step

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Fence(Enum):
    """What keeps a seat from taking the last action back."""

    START = "start"
    """Nobody has decided anything yet."""
    TURN = "turn"
    """The seat is not asked now."""
    CHANCE = "chance"
    """Chance acted."""
    OTHER = "other"
    """Another seat decided."""
    SEEN = "seen"
    """It showed the seat something that was hidden from it."""
    SHOWN = "shown"
    """It showed another seat something that was hidden from it."""
    HIDDEN = "hidden"
    """It could have come otherwise, by something that is hidden from the seat."""


def fence_of(game: Game[O, S, A, E], before: S, action: A, seat: Seat) -> Fence | None:
    """Tell what keeps a seat from taking one action back; None when nothing does."""
    actor = game.to_act(before)
    if actor is CHANCE:
        return Fence.CHANCE
    if actor != seat:
        return Fence.OTHER
    step = game.apply(before, action)
    if not _foresaw(game, before, action, step, seat):
        return Fence.SEEN
    others = (other for other in game.seats(before) if other != seat)
    if any(_was_shown(game, before, action, step, other) for other in others):
        return Fence.SHOWN
    return Fence.HIDDEN if game.unsettled_by(game.view(before, seat), action) else None


def fence_behind(
    game: Game[O, S, A, E], states: Sequence[S], actions: Sequence[A], seat: Seat
) -> Fence | None:
    """Tell what keeps a seat from taking back the last action of a game; None when nothing does.

    Args:
        game: the rules.
        states: the first state and the one after each action.
        actions: what was done.
        seat: who wants to take it back; it has to be this seat's decision now.
    """
    if game.to_act(states[-1]) != seat:
        return Fence.TURN
    deciders = (game.to_act(state) for state in reversed(states[:-1]))
    last = next((actor for actor in deciders if actor is not CHANCE), None)
    if last != seat:
        return Fence.START if last is None else Fence.OTHER
    return fence_of(game, states[-2], actions[-1], seat)


def steps_back(
    game: Game[O, S, A, E], states: Sequence[S], actions: Sequence[A], seat: Seat
) -> int:
    """Count the actions at the end of a game that a seat may take back, one after the other."""
    count = 0
    while fence_behind(game, states, actions, seat) is None:
        count += 1
        states, actions = states[:-1], actions[:-1]
    return count


def _was_shown(game: Game[O, S, A, E], before: S, action: A, step: Step[S, E], seat: Seat) -> bool:
    """Tell whether a seat that only looked on was shown something; what its news hide it was not."""
    is_open = _news(game, step, seat) == step.events
    return is_open and not _foresaw(game, before, action, step, seat)


def _foresaw(game: Game[O, S, A, E], before: S, action: A, step: Step[S, E], seat: Seat) -> bool:
    """Tell whether a seat could have foreseen what it was shown: its preview is what happened."""
    try:
        preview = game.apply(game.view(before, seat), action)
    except Refused:  # it knows too little to see that this is possible
        return False
    is_same_table = game.view(preview.state, seat) == game.view(step.state, seat)
    return is_same_table and _news(game, preview, seat) == _news(game, step, seat)


def _news(game: Game[O, S, A, E], step: Step[S, E], seat: Seat) -> tuple[E, ...]:
    return tuple(game.news(event, seat) for event in step.events)
