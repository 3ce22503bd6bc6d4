"""A process that is killed at any moment has kept everything it announced."""

import asyncio
import os
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random

from tests.table.company import TWO, bot_table, play_bots, shelf

KILLS = 12
SEED = 21


def test_killed_games_load_as_a_beginning_of_the_whole_game(tmp_path: Path) -> None:
    """Whatever was announced is in the file, nothing else but the game is, and it can be finished."""
    whole = play_bots(TWO, SEED).record.actions
    rng = Random(1)
    lengths = set()
    with ExitStack() as running:
        folders = [tmp_path / str(number) for number in range(KILLS)]
        games = [running.enter_context(_begin(folder)) for folder in folders]
        for game in games:
            running.callback(game.kill)
        for game, folder in zip(games, folders, strict=True):
            announced = _kill(game, rng.randrange(1, len(whole) - 10), rng.random() / 500)
            (path,) = (folder / "games").iterdir()
            archive, saved = shelf().open(path)
            done = saved.record.actions
            assert announced <= len(done)
            assert done == whole[: len(done)]
            table = bot_table(TWO, SEED, archive, saved.record)
            asyncio.run(table.run())
            archive.close()
            assert table.is_over
            lengths.add(len(done))
    assert len(lengths) > KILLS / 2


def _begin(folder: Path) -> subprocess.Popen[str]:
    """Start a game in a process and a folder of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.table.lambs_at_play", str(SEED)],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "EDENIA_DATA": str(folder)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def _kill(game: subprocess.Popen[str], number: int, seconds: float) -> int:
    """Kill a process a moment after it has announced so many actions; tell how many it announced."""
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
