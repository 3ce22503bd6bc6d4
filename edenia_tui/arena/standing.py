"""How one bot did against the others."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations

import msgspec

from edenia_tui.arena.durations import Durations, Pace
from edenia_tui.arena.played import Played
from edenia_tui.statistics.shares import Lead, Share, lead_of, share_of


class Standing(msgspec.Struct, frozen=True):
    """The figures of all seats that a bot of one name had."""

    bot: str
    seats: int
    """How many it had in every game."""
    fair_share: float
    """What it would win if all were equal; 1 where it plays without others."""
    wins: Share
    """A shared victory counts in parts: a half for each of two, whoever they are."""
    victories: dict[str, float]
    """Its wins by kind."""
    wins_by_order: list[float]
    """Its wins by place in the order of play."""
    turn_seconds: Pace | None
    decision_seconds: Pace | None

    def lines(self) -> list[str]:
        """Tell it to people."""
        fair = f"; fair {100 * self.fair_share:.0f} %" if self.fair_share < 1 else ""
        lines = [f"{self.bot} wins: {self.wins.text()}{fair}"]
        if self.victories:
            kinds = ", ".join(f"{kind} {wins:g}" for kind, wins in self.victories.items())
            lines.append(f"{self.bot} by kind: {kinds}")
        for what, pace in (("turn", self.turn_seconds), ("decision", self.decision_seconds)):
            if pace is not None:
                lines.append(f"{self.bot} takes a {what}: {pace.text()}")
        return lines


class Comparison(msgspec.Struct, frozen=True):
    """By how much one bot is ahead of another."""

    bot: str
    over: str
    lead: Lead

    def line(self) -> str:
        """Tell it to people."""
        return f"Elo of {self.bot} over {self.over}: {self.lead.text()}"


def standings(games: Sequence[Played], bots: Sequence[str]) -> list[Standing]:
    """Sum up what became of each bot, in the order given; none without games."""
    return [_standing(games, bot, bots.count(bot)) for bot in dict.fromkeys(bots)] if games else []


def comparisons(found: Sequence[Standing]) -> list[Comparison]:
    """Compare every two bots.

    A winner beats every other bot once. As all games are between the same bots, the strengths that
    fit this best (Bradley and Terry's) are as the wins for each seat, and need no search.
    """
    return [
        Comparison(a.bot, b.bot, lead_of(a.wins.count, b.wins.count, a.seats / b.seats))
        for a, b in combinations(found, 2)
    ]


def _standing(games: Sequence[Played], bot: str, seats: int) -> Standing:
    kinds: defaultdict[str, float] = defaultdict(float)
    places: defaultdict[int, float] = defaultdict(float)
    turns, decisions = Durations(), Durations()
    players = len(games[0].seating)
    for game in games:
        parts = game.parts()
        for seat, name in enumerate(game.seating):
            if name != bot:
                continue
            turns.add_all(game.turns[seat])
            decisions.add_all(game.decisions[seat])
            if seat in parts:
                kinds[game.victory] += parts[seat]
                places[game.place(seat)] += parts[seat]
    return Standing(
        bot=bot,
        seats=seats,
        fair_share=round(seats / players, 4),
        wins=share_of(sum(kinds.values()), len(games)),
        victories={kind: round(wins, 4) for kind, wins in sorted(kinds.items())},
        wins_by_order=[round(places[place], 4) for place in range(players)],
        turn_seconds=turns.pace(),
        decision_seconds=decisions.pace(),
    )
