"""What a choice throws away: how much worse the search thinks of it than of the best."""

from random import Random
from typing import Any, Final, Generic, TypeVar

from rules.bots.budget import Budget
from rules.bots.node import Node
from rules.bots.searcher import SHEPHERD, Searcher
from rules.kernel.game import Game
from rules.kernel.seat import CHANCE, Seat
from rules.kernel.value import Value

S = TypeVar("S")
A = TypeVar("A")

MUCH: Final = 0.04
"""So much of a chance to win is worth a word; less is the taste of whoever plays."""
_SURE: Final = 25
"""So often the best choice must have been looked at: a search that knows little keeps quiet."""
_DOUBT: Final = 8
"""An estimate begins as the average of all choices, which counts like so many visits."""


class Regret(Value, Generic[A], frozen=True):
    """A choice that throws much away, and a better one."""

    better: A
    loss: float
    """The part of a victory that is thrown away."""
    answer: tuple[A, ...]
    """The choice and what is likely to follow it, up to the first decision of somebody else."""


def regret_of(
    game: Game[Any, S, A, Any],
    view: S,
    action: A,
    rng: Random,
    budget: Budget,
) -> Regret[A] | None:
    """Judge a choice before it is made; None where it is good enough, or nobody can tell.

    Only what the seat that chooses may know is used. The budget is one of iterations.
    """
    seat = game.to_act(view)
    if seat is None or seat is CHANCE or len(game.legal(view)) == 1:
        return None
    seen = game.view(view, seat)
    root: Node[A] = Searcher(SHEPHERD, budget).search(game, seen, rng).root
    children = root.children
    better = max(children, key=lambda one: children[one].visits)
    if action == better or action not in children or children[better].visits < _SURE:
        return None
    loss = _chance(root, children[better], seat) - _chance(root, children[action], seat)
    if loss < MUCH:
        return None
    return Regret(better, loss, _answer(game, seen, root, action, seat))


def _chance(root: Node[Any], node: Node[Any], seat: Seat) -> float:
    """Mix an average of few visits with that of all choices, and give the seat's share of it."""
    mixed = [
        total + _DOUBT * of_all / root.visits
        for total, of_all in zip(node.totals, root.totals, strict=True)
    ]
    whole = sum(mixed)
    return mixed[seat] / whole if whole > 0 else 0.0


def _answer(
    game: Game[Any, S, A, Any], view: S, root: Node[A], action: A, seat: Seat
) -> tuple[A, ...]:
    """Follow what was looked at most until somebody else has decided, or chance is to act."""
    line, node = [action], root.children[action]
    state = game.apply(view, action).state
    while (actor := game.to_act(state)) is not None and actor is not CHANCE:
        tried = [one for one in game.legal(state) if one in node.children]
        if not tried:
            break
        best = max(tried, key=lambda one, node=node: node.children[one].visits)  # type: ignore[misc]
        line.append(best)
        node, state = node.children[best], game.apply(state, best).state
        if actor != seat:
            break
    return tuple(line)
