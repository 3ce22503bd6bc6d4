"""Shipped puzzles, proven again: each has its solution and no second one."""

from typing import Final

import pytest

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.learn.course import puzzles_of
from edenia_tui.learn.puzzles.proving import prove
from edenia_tui.learn.puzzles.puzzle import Puzzle
from tests.long.proofs import cases

_SAMPLED: Final = [
    (entry, puzzle)
    for entry in GAMES.values()
    for puzzle in puzzles_of(entry)[: len(cases("puzzles"))]
]


@pytest.mark.long
@pytest.mark.parametrize(
    ("entry", "puzzle"),
    _SAMPLED,
    ids=[f"{entry.name}-{puzzle.number}" for entry, puzzle in _SAMPLED],
)
def test_shipped_puzzles_have_one_solution(entry: Entry, puzzle: Puzzle) -> None:
    """All choices, all chance and all answers are tried."""
    prove(entry, puzzle)
