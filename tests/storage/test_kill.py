"""A process that is killed at any moment has kept everything it announced."""

import asyncio
import os
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from tests.library import begin, open_file, read_file
from tests.long.proofs import cases
from tests.table.company import TWO
from tests.table.peeking import state_of
from tests.table.waverer import sitters_of, wavering_room

AT_ONCE = 5
"""So many games are killed one after the other while the next ones start."""
SEED = 21


@pytest.mark.parametrize("people", [0, 1])
def test_killed_games_load_as_a_beginning_of_the_whole_game(people: int, tmp_path: Path) -> None:
    """Whatever was announced is in the file, nothing else but the game is, and it can be finished."""
    rng, lengths = Random(1), set[int]()
    for batch in cases("kills"):
        lengths |= _kill_games(people, tmp_path / str(batch), rng)
    assert len(lengths) > AT_ONCE * len(cases("kills")) // 2


def _kill_games(people: int, folder: Path, rng: Random) -> set[int]:
    """Kill some games at random moments and check what is left; how many lines each had."""
    whole = _whole_game(people)
    lengths = set()
    with ExitStack() as running:
        folders = [folder / str(number) for number in range(AT_ONCE)]
        games = [running.enter_context(_begin(own, people)) for own in folders]
        for game in games:
            running.callback(game.kill)
        for game, own in zip(games, folders, strict=True):
            announced = _kill(game, rng.randrange(1, len(whole) - 10), rng.random() / 500)
            (path,) = (own / "games").iterdir()
            keeper, saved = open_file(path)
            done = _lines(keeper.text)
            assert announced <= len(done)
            assert done == whole[: len(done)]
            room = wavering_room(saved.record, SEED, 0, [], keeper)
            room._course.recall(saved.taken_back)
            asyncio.run(room.run())
            keeper.close()
            assert room.is_over
            assert read_file(path).state == state_of(room)
            lengths.add(len(done))
    return lengths


def _whole_game(people: int) -> list[str]:
    """Play the same game without being killed; its lines."""
    keeper, saved = begin("edenia", TWO, sitters_of(TWO, people), SEED)
    asyncio.run(wavering_room(saved.record, SEED, people, [], keeper).run())
    keeper.close()
    return _lines(keeper.path.read_text("utf-8"))


def _lines(text: str) -> list[str]:
    """Give the lines after the header."""
    return text.partition("moves\n")[2].splitlines()


def _begin(folder: Path, people: int) -> subprocess.Popen[str]:
    """Start a game in a process and a folder of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.storage.lambs_at_play", str(SEED), str(people)],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "EDENIA_DATA": str(folder)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def _kill(game: subprocess.Popen[str], number: int, seconds: float) -> int:
    """Kill a process a moment after it has announced so many lines; tell how many it announced."""
    assert game.stdin is not None
    assert game.stdout is not None
    print("go", file=game.stdin, flush=True)
    while int(game.stdout.readline()) < number:
        pass
    time.sleep(seconds)
    game.kill()
    game.wait()
    heard = [line for line in game.stdout if line.endswith("\n")]
    return int(heard[-1]) if heard else number
