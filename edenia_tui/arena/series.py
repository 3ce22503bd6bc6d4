"""How the games of a series ended, whoever played them."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec

from edenia_tui.arena.played import Played
from edenia_tui.statistics.shares import Share, Spread, share_of, spread_of

_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth")


class Series(msgspec.Struct, frozen=True):
    """The figures of a series of games."""

    games: int
    victories: dict[str, Share]
    """By kind."""
    round_limit: Share | None
    """Games that only the last round ended; None where no rule does that."""
    shared: Share | None
    """Games with more than one winner."""
    wins_by_order: list[Share]
    """By place in the order of play; a shared victory counts in parts."""
    rounds: Spread | None
    winning_scores: Spread | None
    scores: Spread | None
    actions: int
    seconds: float
    """Those of all games, even where several were played at a time."""
    actions_per_second: float

    def lines(self) -> list[str]:
        """Tell it to people."""
        if self.shared is None:
            return ["no game finished"]
        lines = [f"games finished: {self.games}"]
        lines += [f"victories by {kind}: {share.text()}" for kind, share in self.victories.items()]
        if self.round_limit is not None:
            lines.append(f"ended by the round limit: {self.round_limit.text()}")
        lines.append(f"shared victories: {self.shared.text()}")
        lines += [
            f"wins of the {_ORDINALS[place]} in the order of play: {share.text()}"
            for place, share in enumerate(self.wins_by_order)
        ]
        for name, spread in (
            ("rounds", self.rounds),
            ("winners' points", self.winning_scores),
            ("everybody's points", self.scores),
        ):
            if spread is not None:
                lines.append(f"{name}: {spread.text()}")
        pace = f"{self.actions_per_second:.0f} a second"
        lines.append(f"actions: {self.actions} in {self.seconds:.1f} s of play, {pace}")
        return lines


def series_of(games: Sequence[Played], limit: str) -> Series:
    """Sum games up; `limit` is the id of the rule that ends those that go on too long, or empty."""
    number = len(games)
    late = sum(game.rule == limit for game in games)
    places: defaultdict[int, float] = defaultdict(float)
    for game in games:
        for seat, part in game.parts().items():
            places[game.place(seat)] += part
    seats = len(games[0].seating) if games else 0
    kinds = Counter(game.victory for game in games)
    actions = sum(game.actions for game in games)
    seconds = sum(game.seconds for game in games)
    return Series(
        games=number,
        victories={kind: share_of(count, number) for kind, count in sorted(kinds.items())},
        round_limit=_share(late, number) if limit else None,
        shared=_share(sum(len(game.winners) > 1 for game in games), number),
        wins_by_order=[share_of(places[place], number) for place in range(seats)],
        rounds=spread_of([game.rounds for game in games]),
        winning_scores=spread_of([game.points[seat] for game in games for seat in game.winners]),
        scores=spread_of([points for game in games for points in game.points]),
        actions=actions,
        seconds=round(seconds, 3),
        actions_per_second=round(actions / seconds, 1) if seconds else 0.0,
    )


def _share(count: int, whole: int) -> Share | None:
    return share_of(count, whole) if whole else None
