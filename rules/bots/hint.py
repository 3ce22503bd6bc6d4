"""Advice for whoever is to act: the choices that a tree search liked best, and what follows them."""

from random import Random
from typing import Any, Final, Generic, TypeVar

from rules.bots.budget import Budget, Clock
from rules.bots.search import Node
from rules.bots.searcher import SHEPHERD, Searcher
from rules.kernel.game import Game
from rules.kernel.seat import CHANCE, Seat
from rules.kernel.value import Value

A = TypeVar("A")

WANTED: Final = 3
_DOUBT: Final = 8
"""An estimate begins as the average of all choices, which counts like so many visits."""
_LIKELY: Final = 12
"""So often a follow-up must have been looked at to be called likely."""


class Advice(Value, Generic[A], frozen=True):
    """One choice and what speaks for it."""

    action: A
    chance: float
    """The seat's chance of winning after it, from 0 to 1."""
    line: tuple[A, ...]
    """The choice and the seat's likely next ones, until chance or another seat acts."""


def advise(  # noqa: PLR0913 (a question, its chance and its limits)
    game: Game[Any, Any, A, Any],
    view: Any,
    rng: Random,
    budget: Budget,
    clock: Clock | None = None,
    *,
    wanted: int = WANTED,
) -> tuple[Advice[A], ...]:
    """Give the best choices of the seat that is to act, best first; none when no seat is.

    Only what that seat may know is used, even when a whole state is given. A single legal action takes
    no thought.

    Args:
        game: the rules.
        view: what the seat sees.
        rng: the chance of the search; the same generator and iterations give the same advice.
        budget: how long to think.
        clock: tells seconds; needed by budgets of seconds.
        wanted: how many choices at most.
    """
    seat = game.to_act(view)
    if seat is None or seat is CHANCE:
        return ()
    seen = game.view(view, seat)
    legal = game.legal(seen)
    if len(legal) == 1:
        return (Advice(legal[0], game.estimate(seen)[seat], legal),)
    root: Node[A] = Searcher(SHEPHERD, budget, clock).search(game, seen, rng).root
    tried = [action for action in legal if action in root.children]
    ranked = sorted(tried, key=lambda action: -root.children[action].visits)
    return tuple(_advice(game, seen, root, action, seat) for action in ranked[:wanted])


def _advice(
    game: Game[Any, Any, A, Any], view: Any, root: Node[A], action: A, seat: Seat
) -> Advice[A]:
    """Follow the choices that were looked at most, as long as they are the seat's own and likely."""
    node = root.children[action]
    chance = _chance(root, node, seat)
    line = [action]
    state = game.apply(view, action).state
    while game.to_act(state) == seat:
        children = node.children
        tried = [following for following in game.legal(state) if following in children]
        best = max(tried, key=lambda following: children[following].visits, default=None)
        if best is None or children[best].visits < _LIKELY:
            break
        node = children[best]
        state = game.apply(state, best).state
        line.append(best)
    return Advice(action, 1.0 if _always_wins(node, seat) else chance, tuple(line))


def _chance(root: Node[A], node: Node[A], seat: Seat) -> float:
    """Mix an average of few visits with that of all choices."""
    average = root.totals[seat] / root.visits
    return (node.totals[seat] + _DOUBT * average) / (node.visits + _DOUBT)


def _always_wins(node: Node[A], seat: Seat) -> bool:
    """Tell a victory that is there for the taking: nothing but the seat's own choices led here."""
    return node.totals[seat] >= node.visits
