"""What an arena has found out, for people and, as JSON, for programs. `docs/arena.md` explains it."""

from collections.abc import Mapping, Sequence

import msgspec

from edenia_tui.arena.contest import Contest
from edenia_tui.arena.played import Played
from edenia_tui.arena.series import Series, series_of
from edenia_tui.arena.standing import Comparison, Standing, comparisons, standings


class Report(msgspec.Struct, frozen=True):
    """Everything; within a format keys are only added, never renamed or removed."""

    format: int
    settings: Mapping[str, object]
    seatings: int
    """Different ways to sit, each played once with a deal."""
    asked: int
    """Games to play; more than were finished after Ctrl-C."""
    standings: list[Standing]
    elo: list[Comparison]
    series: Series

    def lines(self) -> list[str]:
        """Tell it to people."""
        if not self.standings:
            return self.series.lines()
        lines = [line for standing in self.standings for line in standing.lines()]
        lines += [comparison.line() for comparison in self.elo]
        lines += self.series.lines()
        return [*lines, f"seatings: {self.seatings}, all of them played with every deal"]


def report_of(
    contest: Contest,
    games: Sequence[Played],
    asked: int,
    settings: Mapping[str, object],
    limit: str,
) -> Report:
    """Sum games up, in whatever order they ended."""
    games = sorted(games, key=lambda game: game.index)
    found = standings(games, contest.seatings[0])
    return Report(
        format=1,
        settings=settings,
        seatings=len(contest.seatings),
        asked=asked,
        standings=found,
        elo=comparisons(found),
        series=series_of(games, limit),
    )
