"""The prover: every choice, all chance, every answer; and its refusal of what is not unique."""

import pytest
from msgspec.structs import replace

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.learn.course import puzzles_of
from edenia_tui.learn.puzzles.proof import NotUnique, Proof, TooLarge
from edenia_tui.learn.puzzles.proving import aim_of, proof_of, prove
from edenia_tui.learn.puzzles.puzzle import read_puzzles, write_puzzles
from edenia_tui.learn.puzzles.task import PuzzleTask
from tests.learn.doing import listener_of

_EDENIA = GAMES["edenia"]
_BEFORE_EDENIA = """edenia 1
               A    B    C    D    E
4             ...  ...  +//  +//  +//
5             ...  ...  +//  +//  Ede
red       clovers 1, trifoliums 12 11, sheep {sheep}; Edenia; Edenia
"""


def _proof(sheep: str) -> Proof:
    win = next(aim for aim in _EDENIA.learning.aims if aim.name == "win")
    start = _EDENIA.game.read_position(_BEFORE_EDENIA.format(sheep=sheep))
    return Proof(_EDENIA.game, start, win, "")


def test_the_only_way_to_win_is_found() -> None:
    """One sheep, one step: every other choice lets somebody else play."""
    proof = _proof("D5 west star")
    strategy = proof.solve()
    assert _EDENIA.game.write_action(strategy.action) == "go 1 east"
    assert strategy.depth == 1


def test_two_ways_are_no_puzzle() -> None:
    """A sheep at a planet beside Edenia may take any path."""
    proof = _proof("D5 west star")
    text = _BEFORE_EDENIA.format(sheep="D5 planet").replace("+//  +//  Ede", "+//  OOO  Ede")
    start = _EDENIA.game.read_position(text)
    with pytest.raises(NotUnique):
        Proof(_EDENIA.game, start, proof.aim, "").solve()


def test_what_needs_too_many_steps_is_no_puzzle() -> None:
    """A proof ends at its limit instead of being believed."""
    proof = _proof("D5 west star")
    with pytest.raises(TooLarge):
        Proof(_EDENIA.game, proof.start, replace(proof.aim, most_steps=1), "").solve()


def test_chance_has_to_be_right_whatever_it_brings() -> None:
    """What one tile of many spoils does not hold."""
    proof = _proof("E4 north star")
    explore = _EDENIA.game.legal(proof.start)
    assert not all(proof.holds(_EDENIA.game.apply(proof.start, one).state) for one in explore)


@pytest.mark.parametrize("entry", GAMES.values(), ids=list(GAMES))
def test_puzzles_are_read_as_they_are_written(entry: Entry) -> None:
    """Their text goes both ways, and each number is there once."""
    puzzles = puzzles_of(entry)
    assert read_puzzles(write_puzzles(puzzles)) == puzzles
    assert len({puzzle.number for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("entry", GAMES.values(), ids=list(GAMES))
def test_a_broken_puzzle_is_found(entry: Entry) -> None:
    """Another solution than its own is not proven, nor is more than can be reached."""
    puzzle = puzzles_of(entry)[0]
    prove(entry, puzzle)
    proof = proof_of(entry, puzzle)
    other = next(
        proof.game.write_action(one)
        for one in proof.game.legal(proof.start)
        if proof.game.write_action(one) != puzzle.solution[0]
    )
    with pytest.raises((NotUnique, ValueError)):
        prove(entry, replace(puzzle, solution=(other, *puzzle.solution[1:])))


@pytest.mark.parametrize("entry", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_puzzle_tells_its_aim_and_its_answer(entry: Entry, language: str) -> None:
    """The task, the refutation of a wrong choice and the solution are sentences of that language."""
    puzzle = puzzles_of(entry)[0]
    task = PuzzleTask(entry, puzzle)
    listener = listener_of(task, language)
    wrong = next(
        one
        for one in task.choices(task.start)
        if task.entry.game.write_action(one) != puzzle.solution[0]
    )
    told = [*task.told(listener), *task.why_not(listener, task.start, wrong)]
    told += task.afterwards(listener)
    assert all(told)
    assert "puzzle-" not in " ".join(told)
    assert aim_of(task.entry, puzzle).name == puzzle.aim
