"""Bots that do what no bot should, as functions that another process can find."""

import os
import signal
import sys
import time
from random import Random
from typing import Any, NoReturn

from rules.edenia.actions import Action, Leap
from rules.kernel.game import Game

AGES = 600
"""Seconds that no test waits for."""

EdeniaGame = Game[Any, Any, Any, Any]


def raising(game: EdeniaGame, view: Any, rng: Random) -> NoReturn:
    """Fail like a bot with a mistake in it."""
    raise ZeroDivisionError(game, view, rng)


def leaving(game: EdeniaGame, view: Any, rng: Random) -> NoReturn:
    """Fail in a way that would end a whole program."""
    del game, view, rng
    sys.exit("leaving")


def exhausted(game: EdeniaGame, view: Any, rng: Random) -> NoReturn:
    """Fail with what must not come out of anything that is awaited."""
    raise StopIteration(game, view, rng)


def dying(game: EdeniaGame, view: Any, rng: Random) -> NoReturn:
    """Be killed, as by a machine without memory."""
    del game, view, rng
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def asleep(game: EdeniaGame, view: Any, rng: Random) -> Any:
    """Never come to a choice."""
    del game, view, rng
    time.sleep(AGES)


def cheating(game: EdeniaGame, view: Any, rng: Random) -> Action:
    """Choose what is not allowed before a sheep stands in the way."""
    del game, view, rng
    return Leap()


def babbling(game: EdeniaGame, view: Any, rng: Random) -> str:
    """Answer with no action at all."""
    del game, view, rng
    return "nonsense"


def chatty(game: EdeniaGame, view: Any, rng: Random) -> Any:
    """Choose well, and talk where only answers belong."""
    sys.stdout.write("hello")
    sys.stdout.flush()
    return rng.choice(game.legal(view))


class CountingBot:
    """Chooses the first action when it is asked first, then the second: it has to remember."""

    def __init__(self) -> None:
        """Begin without having been asked."""
        self.asked = 0

    def __call__(self, game: EdeniaGame, view: Any, rng: Random) -> Any:
        """Choose by how often it was asked."""
        del rng
        self.asked += 1
        return game.legal(view)[self.asked - 1]
