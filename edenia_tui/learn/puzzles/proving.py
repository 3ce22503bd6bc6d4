"""Proving a puzzle that is kept: its solution, and that there is no second one."""

from typing import Final

from edenia_tui.games.aim import Aim
from edenia_tui.games.entry import Entry
from edenia_tui.learn.puzzles.proof import NotUnique, Proof
from edenia_tui.learn.puzzles.puzzle import Puzzle

OFFERED: Final = 3
"""So many choices are named where one of them is to be picked."""


def aim_of(entry: Entry, puzzle: Puzzle) -> Aim:
    """Give what a puzzle asks for."""
    return next(aim for aim in entry.learning.aims if aim.name == puzzle.aim)


def proof_of(entry: Entry, puzzle: Puzzle) -> Proof:
    """Set the proof of a puzzle up."""
    start = entry.game.read_position(puzzle.position)
    return Proof(entry.game, start, aim_of(entry, puzzle), puzzle.what)


def prove(entry: Entry, puzzle: Puzzle) -> None:
    """Prove a puzzle whole; NotUnique, TooLarge or ValueError where it is broken."""
    game, proof = entry.game, proof_of(entry, puzzle)
    if game.write_position(proof.start).rstrip() != puzzle.position.rstrip():
        raise ValueError("the position is not written as the rules write it")
    if entry.learning.settled(proof.start, proof.seat) != proof.start:
        raise ValueError("something hidden could matter")
    if puzzle.offered:
        found = holding_of(proof, puzzle.offered)
        if len(puzzle.offered) != OFFERED or found != list(puzzle.solution):
            raise NotUnique
        return
    line = proof.solve().line()
    if tuple(game.write_action(step.action) for step in line) != puzzle.solution:
        raise NotUnique
    if sum(step.is_choice for step in line) != puzzle.depth:
        raise ValueError("the depth is told wrong")
    aim = proof.aim
    if aim.counts_up and Proof(game, proof.start, aim, str(int(puzzle.what) + 1)).holds(
        proof.start
    ):
        raise ValueError("more can be reached")


def holding_of(proof: Proof, offered: tuple[str, ...]) -> list[str]:
    """List those of some choices after which the aim is still reached."""
    game, start = proof.game, proof.start
    legal = {game.write_action(action): action for action in game.legal(start)}
    return [one for one in offered if proof.holds(game.apply(start, legal[one]).state)]
