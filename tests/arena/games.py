"""Games as they might have been played, and what of them can be repeated."""

from typing import Any

from edenia_tui.arena.contest import Contest
from edenia_tui.arena.durations import Durations
from edenia_tui.arena.played import Played
from edenia_tui.arena.row import write_row
from edenia_tui.arena.seatings import seatings
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options

TIMES = 3
"""The last columns of a row tell the time, and no two clocks agree."""


def contest(*bots: str, seed: int = 1) -> Contest:
    """Let bots play from every seat."""
    return Contest(EDENIA, Options(len(bots)), seatings(bots), seed)


def without_times(played: Played) -> list[str]:
    """Leave what must be the same in every run."""
    return write_row(played, 0)[:-TIMES]


def game(seating: str, winners: tuple[int, ...], **others: Any) -> Played:
    """Make up a finished game."""
    bots = tuple(seating.split())
    facts: dict[str, Any] = {
        "index": 0,
        "starter": 0,
        "victory": "race",
        "rule": "WIN-1",
        "rounds": 20,
        "points": (10,) * len(bots),
        "actions": 100,
        "seconds": 1.0,
        "turns": tuple(Durations() for _ in bots),
        "decisions": tuple(Durations() for _ in bots),
    }
    return Played(seating=bots, winners=winners, **{**facts, **others})
