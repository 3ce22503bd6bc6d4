"""Advice for whoever is to act: the choices that a tree search liked best, and what follows them."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Generic, TypeVar

from rules.bots.budget import Budget, Clock
from rules.bots.hope import hope_of
from rules.bots.node import Node
from rules.bots.searcher import SHEPHERD, Searcher
from rules.kernel.game import Game
from rules.kernel.seat import CHANCE, Seat
from rules.kernel.value import Value

S = TypeVar("S")
A = TypeVar("A")

_WANTED: Final = 3
_DOUBT: Final = 8
"""An estimate begins as the average of all choices, which counts like so many visits."""
_LIKELY: Final = 12
"""So often a follow-up must have been looked at to be called likely."""
_NOT_SURE: Final = 0.999
"""The best chance of a choice that may yet not win."""
_IN_DANGER: Final = 0.5
"""Up to this part of a fair share it is worth a look whether the next seat wins."""
_AS_GOOD_AS_SURE: Final = 0.995
"""From this chance on points tell choices apart."""


class Advice(Value, Generic[A], frozen=True):
    """One choice and what speaks for it."""

    action: A
    chance: float
    """The seat's chance of winning after it, from 0 to 1."""
    line: tuple[A, ...]
    """The choice and the seat's likely next ones, until chance or another seat acts."""


def advise(
    game: Game[Any, S, A, Any],
    view: S,
    rng: Random,
    budget: Budget,
    clock: Clock | None = None,
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
    """
    seat = game.to_act(view)
    if seat is None or seat is CHANCE:
        return ()
    seen = game.view(view, seat)
    legal = game.legal(seen)
    if len(legal) == 1:
        return (Advice(legal[0], _share(game.estimate(seen), seat), legal),)
    root: Node[A] = Searcher(SHEPHERD, budget, clock).search(game, seen, rng).root
    tried = [action for action in legal if action in root.children]
    ranked = sorted(tried, key=lambda action: _liking(root.children[action], seat), reverse=True)
    weighed = [_weigh(game, seen, root, action, seat) for action in ranked]
    picked = _pick(weighed)
    return _in_order([_without_false_hope(game, one, seat) for one in picked])


class _Weighed(Value, Generic[S, A], frozen=True):
    """Advice, the table at the end of its line, and the points the seat has there."""

    advice: Advice[A]
    end: S
    points: int


def _liking(node: Node[A], seat: Seat) -> tuple[int, float]:
    """Tell how often a choice was looked at, and of those looked at alike what came of it."""
    return node.visits, node.totals[seat]


def _weigh(
    game: Game[Any, S, A, Any], view: S, root: Node[A], action: A, seat: Seat
) -> _Weighed[S, A]:
    """Follow the choices that were looked at most, as long as they are the seat's own and likely."""
    first = node = root.children[action]
    line = [action]
    state = game.apply(view, action).state
    while game.to_act(state) == seat:
        following = _following(game, state, node, seat)
        if following is None:
            break
        node = node.children[following]
        state = game.apply(state, following).state
        line.append(following)
    is_won = _always_wins(game, state, node, seat)
    chance = 1.0 if is_won else min(_chance(root, first, seat), _NOT_SURE)
    return _Weighed(Advice(action, chance, tuple(line)), state, game.scores(state)[seat])


def _following(game: Game[Any, S, A, Any], state: S, node: Node[A], seat: Seat) -> A | None:
    """Give the likely next choice, of several that win the one with most points; None if none is."""
    children = node.children
    tried = [action for action in game.legal(state) if action in children]
    best = max(tried, key=lambda action: children[action].visits, default=None)
    if best is None or children[best].visits < _LIKELY:
        return None
    reached = {action: game.apply(state, action).state for action in tried}
    winning = [
        action for action in tried if _always_wins(game, reached[action], children[action], seat)
    ]
    if best not in winning:
        return best
    return max(winning, key=lambda action: game.scores(reached[action])[seat])


def _best(weighed: Sequence[_Weighed[S, A]]) -> _Weighed[S, A]:
    """Give what was looked at most; where the victory is as good as sure, points break the tie.

    Args:
        weighed: all choices, those that were looked at most first.
    """
    sure = [one for one in weighed if one.advice.chance == 1]
    alike = sure or [
        one
        for one in weighed
        if min(one.advice.chance, weighed[0].advice.chance) >= _AS_GOOD_AS_SURE
    ]
    return max(alike or weighed[:1], key=lambda one: one.points)


def _pick(weighed: Sequence[_Weighed[S, A]]) -> list[_Weighed[S, A]]:
    """Take the best and some others, each of which leads somewhere else."""
    picked = [_best(weighed)]
    for one in weighed:
        if len(picked) < _WANTED and all(one.end != other.end for other in picked):
            picked.append(one)
    return picked


def _without_false_hope(
    game: Game[Any, S, A, Any], weighed: _Weighed[S, A], seat: Seat
) -> Advice[A]:
    """Promise no more than what the next seat leaves; averages of a search fall slowly."""
    advice = weighed.advice
    if advice.chance * len(game.seats(weighed.end)) > _IN_DANGER:
        return advice
    chance = min(advice.chance, hope_of(game, weighed.end, seat))
    return Advice(advice.action, chance, advice.line)


def _in_order(advices: Sequence[Advice[A]]) -> tuple[Advice[A], ...]:
    """Put the best first; few looks at a choice are no reason to promise more than the best."""
    best = advices[0] if advices[0].chance else max(advices, key=lambda one: one.chance)
    others = sorted((one for one in advices if one is not best), key=lambda one: -one.chance)
    capped = (Advice(one.action, min(one.chance, best.chance), one.line) for one in others)
    return (best, *capped)


def _chance(root: Node[A], node: Node[A], seat: Seat) -> float:
    """Mix an average of few visits with that of all choices, and give the seat's share of it."""
    mixed = [
        total + _DOUBT * of_all / root.visits
        for total, of_all in zip(node.totals, root.totals, strict=True)
    ]
    return _share(mixed, seat)


def _share(worth: Sequence[float], seat: Seat) -> float:
    """Make a chance of an estimate: what is missing to one is nobody's."""
    whole = sum(worth)
    return worth[seat] / whole if whole > 0 else 1 / len(worth)


def _always_wins(game: Game[Any, S, A, Any], state: S, node: Node[A], seat: Seat) -> bool:
    """Tell a victory that is there for the taking: however it went on from here, the seat won.

    Where the game goes on, a few looks may all have been lucky.
    """
    is_known = game.outcome(state) is not None or node.visits >= _LIKELY
    return is_known and node.totals[seat] >= node.visits
