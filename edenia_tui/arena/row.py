"""A finished game as a row of a table, both ways; seats are counted from 1, as people do."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.arena.contest import Contest
from edenia_tui.arena.durations import read_durations
from edenia_tui.arena.played import Played

COLUMNS: Final = (
    "index",
    "seed",
    "seating",
    "starter",
    "winners",
    "victory",
    "rule",
    "rounds",
    "points",
    "actions",
    "seconds",
    "turns_ms",
    "decisions_ms",
)
_BETWEEN_SEATS: Final = "/"


def write_row(played: Played, seed: int) -> list[str]:
    """Give the cells."""
    return [
        str(played.index),
        str(seed),
        " ".join(played.seating),
        str(played.starter + 1),
        " ".join(str(seat + 1) for seat in played.winners),
        played.victory,
        played.rule,
        str(played.rounds),
        " ".join(map(str, played.points)),
        str(played.actions),
        f"{played.seconds:.4f}",
        f" {_BETWEEN_SEATS} ".join(turns.text() for turns in played.turns),
        f" {_BETWEEN_SEATS} ".join(decisions.text() for decisions in played.decisions),
    ]


def read_row(cells: Sequence[str], contest: Contest) -> Played:
    """Understand the cells; ValueError when they tell no game of the contest."""
    if len(cells) != len(COLUMNS):
        raise ValueError(f"expected {len(COLUMNS)} columns, found {len(cells)}")
    cell = dict(zip(COLUMNS, cells, strict=True))
    played = Played(
        index=_number(cell["index"]),
        seating=tuple(cell["seating"].split()),
        starter=_number(cell["starter"]) - 1,
        winners=tuple(_number(word) - 1 for word in cell["winners"].split()),
        victory=cell["victory"],
        rule=cell["rule"],
        rounds=_number(cell["rounds"]),
        points=tuple(map(int, cell["points"].split())),
        actions=_number(cell["actions"]),
        seconds=float(cell["seconds"]),
        turns=tuple(map(read_durations, cell["turns_ms"].split(_BETWEEN_SEATS))),
        decisions=tuple(map(read_durations, cell["decisions_ms"].split(_BETWEEN_SEATS))),
    )
    _check(played, contest)
    return played


def _number(text: str) -> int:
    """Read a number as the index, a seat or a count is written."""
    if not text.isdecimal():
        raise ValueError(f"expected a number, found {text[:20]!r}")
    return int(text)


def _check(played: Played, contest: Contest) -> None:
    """Make sure that the row can be counted with the others."""
    seating = contest.fixture(played.index).seating
    if played.seating != seating:
        raise ValueError(f"game {played.index} is played by {' '.join(seating)}")
    seats = range(len(seating))
    if not {played.starter, *played.winners} <= set(seats):
        raise ValueError(f"seats are 1 to {len(seating)}")
    if not len(played.points) == len(played.turns) == len(played.decisions) == len(seating):
        raise ValueError(f"points and times are told for {len(seating)} seats")
