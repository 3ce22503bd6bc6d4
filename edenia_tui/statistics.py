"""What came of many games."""

from collections import Counter
from statistics import mean, quantiles
from typing import Any

import msgspec

from rules.kernel.game import Game


class Spread(msgspec.Struct, frozen=True):
    """How a number is spread: a tenth lies below p10, a tenth above p90."""

    p10: float
    median: float
    p90: float
    mean: float

    def text(self) -> str:
        """Tell it in one line."""
        return f"p10 {self.p10:g}, median {self.median:g}, p90 {self.p90:g}, mean {self.mean:.1f}"


class Report(msgspec.Struct, frozen=True):
    """The figures of a series of games."""

    games: int
    victories: dict[str, int]
    """By kind."""
    round_limit: int
    """Games that only the last round ended."""
    shared: int
    """Games with more than one winner."""
    wins_by_seat: list[float]
    """By place in the order of play; a shared victory counts in parts."""
    rounds: Spread | None
    winning_scores: Spread | None
    scores: Spread | None
    actions: int
    seconds: float
    actions_per_second: float

    def lines(self) -> list[str]:
        """Tell it to people."""
        if not self.games:
            return ["no game finished"]
        lines = [f"games finished: {self.games}"]
        kinds = [f"{kind} {_share(n, self.games)}" for kind, n in self.victories.items()]
        lines.append(f"victories: {', '.join(kinds)}")
        lines.append(f"ended by the round limit: {_share(self.round_limit, self.games)}")
        lines.append(f"shared victories: {_share(self.shared, self.games)}")
        seats = [
            f"{_ORDINALS[seat]} {_share(wins, self.games)}"
            for seat, wins in enumerate(self.wins_by_seat)
        ]
        lines.append(f"wins by seat, in the order of play: {', '.join(seats)}")
        for name, spread in (
            ("rounds", self.rounds),
            ("winners' points", self.winning_scores),
            ("everybody's points", self.scores),
        ):
            if spread is not None:
                lines.append(f"{name}: {spread.text()}")
        lines.append(
            f"actions: {self.actions} in {self.seconds:.1f} s, {self.actions_per_second:.0f} a second"
        )
        return lines


_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


class Tally:
    """Counts games as they end."""

    def __init__(self, players: int, limit: str) -> None:
        """Begin with none; `limit` is the id of the rule that ends games that go on too long."""
        self._players = players
        self._limit = limit
        self._victories: Counter[str] = Counter()
        self._round_limit = 0
        self._shared = 0
        self._wins = [0.0] * players
        self._rounds: list[int] = []
        self._winning: list[int] = []
        self._scores: list[int] = []
        self._actions = 0

    def add(self, game: Game[Any, Any, Any, Any], state: Any, actions: int) -> None:
        """Count a finished game."""
        outcome = game.outcome(state)
        if outcome is None:
            raise ValueError("the game is not over")
        scores = game.scores(state)
        starter = game.starter(state)
        self._victories[outcome.victory] += 1
        self._round_limit += outcome.rule == self._limit
        self._shared += len(outcome.winners) > 1
        for winner in outcome.winners:
            self._wins[(winner - starter) % self._players] += 1 / len(outcome.winners)
            self._winning.append(scores[winner])
        self._rounds.append(game.round(state))
        self._scores.extend(scores)
        self._actions += actions

    def report(self, seconds: float) -> Report:
        """Sum up."""
        return Report(
            games=len(self._rounds),
            victories=dict(sorted(self._victories.items())),
            round_limit=self._round_limit,
            shared=self._shared,
            wins_by_seat=self._wins,
            rounds=_spread(self._rounds),
            winning_scores=_spread(self._winning),
            scores=_spread(self._scores),
            actions=self._actions,
            seconds=round(seconds, 3),
            actions_per_second=round(self._actions / seconds, 1) if seconds else 0.0,
        )


def _spread(values: list[int]) -> Spread | None:
    if not values:
        return None
    if len(values) == 1:
        return Spread(values[0], values[0], values[0], values[0])
    cuts = quantiles(values, n=10, method="inclusive")
    return Spread(cuts[0], cuts[4], cuts[8], mean(values))


def _share(part: float, whole: int) -> str:
    return f"{part:g} ({100 * part / whole:.1f} %)"
