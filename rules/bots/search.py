"""Looking ahead: information-set Monte-Carlo tree search.

One tree serves all guesses at what is hidden: every iteration fills the gaps of the view anew, goes
down the tree by what has been best so far for whoever decides, lets chance draw by its weights, and
where the tree ends adds to it and tells the way back up how that looks. In games whose chances are hardly
ever met again the tree ends before them: to look past them would compare draws, not choices.
"""

from math import log, sqrt
from random import Random
from typing import Any, Final, Generic, TypeVar

from rules.bots.chance import draw_chance
from rules.bots.manner import Manner
from rules.bots.node import Node
from rules.kernel.game import Game
from rules.kernel.seat import CHANCE, Seat

S = TypeVar("S")
A = TypeVar("A")

_DIRECTLY: Final = 2
"""So long is the way when chance answers the choice itself that is to be judged."""


class Search(Generic[S, A]):
    """A tree that grows by iterations from one view."""

    def __init__(self, game: Game[Any, S, A, Any], view: S, rng: Random, manner: Manner) -> None:
        """Plant the tree; the seat that is to act in the view is the one that searches."""
        actor = game.to_act(view)
        if actor is None or actor is CHANCE:
            raise ValueError("no seat is to act")
        self._game = game
        self._view = view
        self._rng = rng
        self._manner = manner
        self._exploration = max(manner.exploration, game.luck)
        self._is_luck = game.luck > 0
        self._seat: Seat = actor
        self._seats = len(game.seats(view))
        self.root: Node[A] = Node(self._seats)

    @property
    def spent(self) -> int:
        """How many iterations there were."""
        return self.root.visits

    @property
    def is_settled(self) -> bool:
        """A tree can always grow on."""
        return False

    def iterate(self) -> None:
        """Guess, go down, add to the tree, tell the way."""
        game, rng = self._game, self._rng
        state = game.guess(self._view, self._seat, rng)
        node = self.root
        way = [node]
        is_drawing = False
        while (actor := game.to_act(state)) is not None:
            if actor is CHANCE:
                if self._is_luck and not is_drawing and len(way) > _DIRECTLY:
                    values = game.estimate(state)
                    break
                action, is_drawing = draw_chance(game, state, rng), True
            else:
                legal, is_drawing = game.legal(state), False
                fresh = [action for action in legal if action not in node.children]
                if fresh:
                    values = self._grow(node, state, fresh, actor, way)
                    break
                action = self._most_promising(node, legal, actor)
            state = game.apply(state, action).state
            node = node.child(action)
            way.append(node)
        else:
            values = game.estimate(state)
        for node in way:
            node.add(values)

    def best(self) -> A:
        """The action that was looked at most."""
        children = self.root.children
        return max(children, key=lambda action: children[action].visits)

    def _grow(
        self, node: Node[A], state: S, fresh: list[A], seat: Seat, way: list[Node[A]]
    ) -> tuple[float, ...]:
        """Add one new choice to the way, or judge all of them and go by the best."""
        if not self._manner.is_broad:
            action = self._rng.choice(fresh)
            way.append(node.child(action))
            return self._judge(state, action)
        best: tuple[float, ...] = ()
        for action in fresh:
            values = self._judge(state, action)
            node.child(action).add(values)
            if not best or values[seat] > best[seat]:
                best = values
        return best

    def _judge(self, state: S, action: A) -> tuple[float, ...]:
        """Tell how an action looks once chance has had its say."""
        game = self._game
        state = game.apply(state, action).state
        while game.to_act(state) is CHANCE:
            state = game.apply(state, draw_chance(game, state, self._rng)).state
        return game.estimate(state)

    def _most_promising(self, node: Node[A], legal: tuple[A, ...], seat: Seat) -> A:
        """The best so far for whoever decides, unless another was looked at too seldom."""
        children = node.children
        exploration = self._exploration
        spread = log(node.visits + 1)
        best, chosen = -1.0, legal[0]
        for action in legal:
            child = children[action]
            worth = child.totals[seat] / child.visits + exploration * sqrt(spread / child.visits)
            if worth > best:
                best, chosen = worth, action
        return chosen
