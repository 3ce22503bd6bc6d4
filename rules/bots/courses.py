"""Looking ahead by courses: every choice is played on to the end of a later round, all in the same luck.

Where chances are hardly ever met twice, a tree compares draws and not choices. So each choice has its
own courses: everybody goes on as it looks best from where they sit, give or take a whim, and how the
table looks at the end is what the choice is worth. The choices share what is guessed and drawn, so that
their differences are theirs and not luck's; what is clearly worse than the best gets no more courses.
"""

from math import sqrt
from random import Random
from typing import Any, Final, Generic, TypeVar

from rules.bots.chance import draw_chance
from rules.bots.node import Node
from rules.kernel.game import Game
from rules.kernel.seat import CHANCE, Chance, Seat

S = TypeVar("S")
A = TypeVar("A")

_WHIM: Final = 0.02
"""How much worse a choice may look to somebody and still be theirs."""
_ROUNDS: Final = 1
"""So many rounds after this one are played on."""
_PAUSE: Final = 8
"""After so many courses each, choices are compared."""
_DOUBT: Final = 3.0
"""By how many standard errors a choice must be behind to be let go of."""


class Spot(Generic[S, A]):
    """A position on the way, with what its choices lead to; until chance acts, courses meet it again."""

    __slots__ = ("actor", "looks", "state")

    def __init__(self, state: S, actor: Seat | Chance | None) -> None:
        """Arrive there."""
        self.state = state
        self.actor = actor
        self.looks: list[Look[S, A]] = []


class Look(Generic[S, A]):
    """A choice, how it looks to whoever has it, and where it leads."""

    __slots__ = ("action", "spot", "worth")

    def __init__(self, action: A, worth: float) -> None:
        """Begin with how it looks."""
        self.action = action
        self.worth = worth
        self.spot: Spot[S, A] | None = None


class Courses(Generic[S, A]):
    """One thought about one decision; every iteration plays all choices on in one luck."""

    def __init__(
        self, game: Game[Any, S, A, Any], view: S, rng: Random, most: int | None = None
    ) -> None:
        """Take the view of the seat that is to act.

        Args:
            game: the rules.
            view: what the seat sees.
            rng: the chance of the thought.
            most: how many courses a choice gets at most.
        """
        actor = game.to_act(view)
        if actor is None or actor is CHANCE:
            raise ValueError("no seat is to act")
        self._game = game
        self._view = view
        self._rng = rng
        self._seat: Seat = actor
        self._end = game.round(view) + _ROUNDS
        self._values: dict[A, list[float]] = {action: [] for action in game.legal(view)}
        self._spots: dict[A, Spot[S, A]] = {}
        self._tries = 0
        self._most = most
        self.spent = 0
        """How many positions were judged: each counts like an iteration of a tree."""
        self.root: Node[A] = Node(len(game.seats(view)))

    @property
    def is_settled(self) -> bool:
        """Whether all choices but one have turned out worse, or none gets another course."""
        return len(self._values) == 1 or self._tries == self._most

    def iterate(self) -> None:
        """Play one course of every choice that is still as good as the best, and compare them."""
        luck = self._rng.random()
        for action, values in self._values.items():
            values.append(self._play(action, luck)[self._seat])
        self._tries += 1
        if self._tries % _PAUSE == 0:
            self._drop_worse()

    def best(self) -> A:
        """The choice that came out best."""
        values = self._values
        return max(values, key=lambda action: sum(values[action]))

    def _play(self, action: A, luck: float) -> tuple[float, ...]:
        """Go on from a choice to the end; tell how that looks."""
        game, end = self._game, self._end
        whims, draws = Random(luck), Random(-luck - 1)
        spot = self._after(action, draws)
        node = self.root.child(action)
        way = [self.root, node]
        is_own = True
        while (actor := spot.actor) is not None and game.round(spot.state) <= end:
            if actor is CHANCE:
                is_own = False
                spot = self._arrive(
                    game.apply(spot.state, draw_chance(game, spot.state, draws)).state
                )
                continue
            look = self._choose(spot, whims)
            is_own = is_own and actor == self._seat
            if is_own:
                node = node.child(look.action)
                way.append(node)
            spot = self._follow(spot, look)
        values = self._judge(spot.state)
        for node in way:
            node.add(values)
        return values

    def _after(self, action: A, luck: Random) -> Spot[S, A]:
        """Guess what is hidden and act; where nothing is, all courses of a choice begin alike."""
        game = self._game
        guessed = game.guess(self._view, self._seat, luck)
        if guessed is not self._view:
            state = game.apply(guessed, action).state
            return self._arrive(state)
        spot = self._spots.get(action)
        if spot is None:
            state = game.apply(guessed, action).state
            spot = self._spots[action] = self._arrive(state)
        return spot

    def _choose(self, spot: Spot[S, A], whims: Random) -> Look[S, A]:
        """Give what looks best to whoever is asked, give or take a whim."""
        if not spot.looks:
            spot.looks = self._look_round(spot.state)
        looks = spot.looks
        if len(looks) == 1:
            return looks[0]
        return max(looks, key=lambda look: look.worth + _WHIM * whims.random())

    def _look_round(self, state: S) -> list[Look[S, A]]:
        """Judge all choices of whoever is asked by their own view; draws are not waited for."""
        game = self._game
        legal, seat = game.legal(state), game.to_act(state)
        if len(legal) == 1 or seat is None or seat is CHANCE:
            return [Look(action, 0.0) for action in legal]
        seen = game.view(state, seat)
        looks = []
        for action in legal:
            after = game.apply(seen, action).state
            look = Look[S, A](action, self._judge(after)[seat])
            if seen is state:
                look.spot = self._arrive(after)
            looks.append(look)
        return looks

    def _follow(self, spot: Spot[S, A], look: Look[S, A]) -> Spot[S, A]:
        """Go where a choice leads."""
        if look.spot is None:
            state = self._game.apply(spot.state, look.action).state
            look.spot = self._arrive(state)
        return look.spot

    def _judge(self, state: S) -> tuple[float, ...]:
        self.spent += 1
        return self._game.estimate(state)

    def _arrive(self, state: S) -> Spot[S, A]:
        return Spot(state, self._game.to_act(state))

    def _drop_worse(self) -> None:
        """Let go of what is clearly worse than the best."""
        values, tries = self._values, self._tries
        best = values[self.best()]
        for action, own in list(values.items()):
            behind = [one - other for one, other in zip(best, own, strict=True)]
            mean = sum(behind) / tries
            spread = sum([(one - mean) ** 2 for one in behind]) / (tries - 1)
            if mean > _DOUBT * sqrt(spread / tries):
                del values[action]
