"""Finding puzzles in a position: what it might be about, proven, or nothing."""

from collections.abc import Iterator
from random import Random

from edenia_tui.games.aim import Aim
from edenia_tui.games.entry import Entry
from edenia_tui.learn.puzzles.grading import failed_by, grade_of
from edenia_tui.learn.puzzles.proof import NotUnique, Proof, Strategy, TooLarge
from edenia_tui.learn.puzzles.proving import OFFERED
from edenia_tui.learn.puzzles.puzzle import Puzzle
from rules.kernel.opaque import AnyAction, AnyState
from rules.kernel.seat import CHANCE, Seat


def seek(entry: Entry, state: AnyState, aims: set[str], rng: Random) -> Iterator[Puzzle]:
    """Give the puzzles of a position, for each of some aims at most one, without numbers.

    Args:
        entry: the game.
        state: the table, where a seat is to act.
        aims: the aims that are wanted, by name.
        rng: the chance of the bots that try them.
    """
    game, learning = entry.game, entry.learning
    seat = game.to_act(state)
    if seat is None or seat is CHANCE or len(game.legal(state)) < OFFERED:
        return
    for aim in learning.aims:
        if aim.name not in aims or not aim.is_worth_a_look(state, seat):
            continue
        start = learning.settled(state, seat)
        if start is None:
            return
        puzzle = _seek(entry, start, aim, rng)
        if puzzle is not None:
            yield puzzle


def _seek(entry: Entry, start: AnyState, aim: Aim, rng: Random) -> Puzzle | None:
    try:
        proof = _highest(entry, start, aim) if aim.counts_up else _any(entry, start, aim)
    except TooLarge:
        return None
    if proof is None:
        return None
    try:
        return _unique(entry, proof, rng)
    except TooLarge:
        return None
    except NotUnique:
        return _of_three(entry, proof, rng) if aim.name in entry.learning.of_three else None


def _any(entry: Entry, start: AnyState, aim: Aim) -> Proof | None:
    """Find something that can be aimed at, and reached."""
    game = entry.game
    for what in aim.whats(start, _actor(entry, start)):
        proof = Proof(game, start, aim, what)
        if proof.holds(start):
            return proof
    return None


def _highest(entry: Entry, start: AnyState, aim: Aim) -> Proof | None:
    """Find the most that can be reached."""
    best: Proof | None = None
    for what in aim.whats(start, _actor(entry, start)):
        proof = Proof(entry.game, start, aim, what)
        if not proof.holds(start):
            break
        best = proof
    return best


def _actor(entry: Entry, start: AnyState) -> Seat:
    seat = entry.game.to_act(start)
    if seat is None or seat is CHANCE:
        raise ValueError("nobody is to act")
    return seat


def _unique(entry: Entry, proof: Proof, rng: Random) -> Puzzle | None:
    """Make a puzzle of the solution, unless it is one step that nobody misses."""
    strategy = proof.solve()
    line = strategy.line()
    failed = failed_by(entry, proof, rng)
    if strategy.depth == 1 and not failed and not proof.aim.is_one_choice:
        return None
    return _puzzle(entry, proof, line, failed)


def _of_three(entry: Entry, proof: Proof, rng: Random) -> Puzzle | None:
    """Offer one choice that holds and the two that look best of those that do not."""
    game, start, seat = entry.game, proof.start, proof.seat
    try:
        holding = proof.holding(start)
        others = [one for one in game.legal(start) if one not in holding]
    except TooLarge:
        return None
    if not holding or len(others) < OFFERED - 1:
        return None

    def looks(action: AnyAction) -> float:
        return game.estimate(game.apply(start, action).state)[seat]

    right = min(holding, key=looks)
    wrong = sorted(others, key=looks, reverse=True)[: OFFERED - 1]
    if all(looks(right) > looks(one) for one in wrong):
        return None  # it shows at once
    offered = [right, *wrong]
    rng.shuffle(offered)
    failed = failed_by(entry, proof, rng, offered)
    if not failed:
        return None
    line = (Strategy(right, is_choice=True, following=None),)
    return _puzzle(entry, proof, line, failed, tuple(offered))


def _puzzle(
    entry: Entry,
    proof: Proof,
    line: tuple[Strategy, ...],
    failed: tuple[str, ...],
    offered: tuple[AnyAction, ...] = (),
) -> Puzzle:
    write = entry.game.write_action
    depth = sum(step.is_choice for step in line)
    return Puzzle(
        number=0,
        aim=proof.aim.name,
        what=proof.what,
        offered=tuple(map(write, offered)),
        solution=tuple(write(step.action) for step in line),
        depth=depth,
        grade=grade_of(depth, failed),
        failed_by=failed,
        position=entry.game.write_position(proof.start),
    )
