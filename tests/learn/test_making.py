"""Puzzles are made of games between bots, and each that is made is proven."""

import pytest

from edenia_tui.games.registry import GAMES
from edenia_tui.learn.course import puzzles_of
from edenia_tui.learn.puzzles.grading import grade_of
from edenia_tui.learn.puzzles.making import from_game
from edenia_tui.learn.puzzles.proving import prove


@pytest.mark.parametrize(("name", "seed"), [("exo", "0"), ("prince", "y 1")])
def test_what_a_game_gives_is_proven(name: str, seed: str) -> None:
    """The same seed gives the same puzzles; each has its solution and no second one."""
    found = from_game((name, seed))
    assert found
    assert found == from_game((name, seed))
    for puzzle in found:
        prove(GAMES[name], puzzle)


def test_a_puzzle_is_harder_the_deeper_it_is_and_the_better_those_who_miss_it() -> None:
    """Depth and the bots that fail make the grade, from 1 to 5."""
    assert grade_of(1, ()) == 1
    assert grade_of(2, ("lamb",)) == 2
    assert grade_of(2, ("lamb", "ewe")) == 3
    assert grade_of(4, ("lamb", "ewe", "ram")) == 5
    assert grade_of(12, ("lamb", "ewe", "ram")) == 5


@pytest.mark.parametrize("name", list(GAMES))
def test_shipped_puzzles_are_many_and_different(name: str) -> None:
    """No position is shipped twice, and numbers count from 1."""
    puzzles = puzzles_of(GAMES[name])
    assert len({puzzle.position for puzzle in puzzles}) == len(puzzles) >= 60
    assert [puzzle.number for puzzle in puzzles] == [*range(1, len(puzzles) + 1)]
    assert {puzzle.grade for puzzle in puzzles} <= {1, 2, 3, 4, 5}
