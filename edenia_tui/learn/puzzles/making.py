"""Making puzzles from games between bots: each game is played, and its positions are looked through."""

import signal
from collections import Counter
from collections.abc import Iterator
from itertools import count
from multiprocessing import get_context
from multiprocessing.pool import Pool
from random import Random
from typing import Final

from msgspec.structs import replace

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.learn.puzzles.puzzle import Puzzle
from edenia_tui.learn.puzzles.seeking import seek
from rules.bots.herd import summon
from rules.bots.match import play_match

_AHEAD: Final = 4
"""So many games are handed out to each process at a time."""
_ENOUGH: Final = 10
"""From so many easy ones of a kind on, there are to be others."""
_BOTS: Final = (("ewe",), ("ewe", "lamb"), ("ewe", "ewe", "lamb"))
"""Who plays: the better they are, the less they leave to be found."""


def from_game(task: tuple[str, str]) -> list[Puzzle]:
    """Play the game of a seed and give the puzzles in it, of each kind the last at most.

    Args:
        task: the name of the game, and the seed.
    """
    name, seed = task
    entry, rng = GAMES[name], Random(seed)
    game, learning = entry.game, entry.learning
    players = rng.choice(learning.players)
    manners = rng.choice(_BOTS)
    bots = [summon(manners[seat % len(manners)]) for seat in range(players)]
    record, _ = play_match(game, entry.agreement.options(players, {}), bots, rng)
    states = [game.start(record.options)]
    for action in record.actions:
        states.append(game.apply(states[-1], action).state)
    wanted = {aim.name for aim in learning.aims if not rng.randrange(aim.one_game_in)}
    found: list[Puzzle] = []
    for state in reversed(states):
        for puzzle in seek(entry, state, wanted, rng):
            found.append(puzzle)
            wanted.discard(puzzle.aim)
    return found


def make(
    entry: Entry,
    number: int,
    seed: str,
    jobs: int,
    known: tuple[Puzzle, ...] = (),
) -> Iterator[Puzzle]:
    """Make so many new puzzles, easy ones of a kind no more than half as many as all others.

    Args:
        entry: the game.
        number: how many.
        seed: the same seed, the same games.
        jobs: how many processes look for them.
        known: puzzles there are already.
    """
    positions = {puzzle.position for puzzle in known}
    last = max((puzzle.number for puzzle in known), default=0)
    kinds: Counter[str] = Counter()
    made = 0
    context = get_context("spawn")
    with context.Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        for found in _in_games(pool, entry.name, seed, jobs):
            for puzzle in found:
                if puzzle.position in positions or _is_glut(kinds, puzzle):
                    continue
                positions.add(puzzle.position)
                kinds[_kind(puzzle)] += 1
                made += 1
                yield replace(puzzle, number=last + made)
                if made == number:
                    return


def _in_games(pool: Pool, name: str, seed: str, jobs: int) -> Iterator[list[Puzzle]]:
    """Look through games without end, a few for each process at a time."""
    for first in count(step=_AHEAD * jobs):
        tasks = [(name, f"{seed} {first + index}") for index in range(_AHEAD * jobs)]
        yield from pool.imap(from_game, tasks)


def _kind(puzzle: Puzzle) -> str:
    """Give what makes puzzles alike: what is asked, and whether it is easy."""
    return f"{puzzle.aim} {puzzle.grade == 1}"


def _is_glut(kinds: Counter[str], puzzle: Puzzle) -> bool:
    """Tell whether easy ones of a kind are more than half as many as all others."""
    alike = kinds[_kind(puzzle)]
    is_easy = puzzle.grade == 1
    return is_easy and alike >= _ENOUGH and alike * 2 > kinds.total() - alike
