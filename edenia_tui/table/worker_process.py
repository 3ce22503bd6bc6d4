"""What runs in the process of a worker: thoughts come in, actions go out, until nobody asks any more.

A thread waits for the next thought all the time, so that the process ends as soon as the pipe closes,
even in the middle of a thought: the one who asked may have been killed. Whatever a bot does wrong ends
the process as well; the closed pipe tells.
"""

import os
import pickle
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final

_LEFT: Final = 0
_FAILED: Final = 1

Thoughts = SimpleQueue[Callable[[], Any]]


def main() -> None:
    """Think what standard input asks for; answer on standard output, where nothing else may be said."""
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr
    thoughts: Thoughts = SimpleQueue()
    Thread(target=_hear, args=(sys.stdin.buffer, thoughts), daemon=True).start()
    try:
        while True:
            pickle.dump(thoughts.get()(), answers)
            answers.flush()
    finally:
        os._exit(_FAILED)


def _hear(asked: BinaryIO, thoughts: Thoughts) -> None:
    """Pass on what is asked; rules without a thought are only loaded before they are needed."""
    try:
        while True:
            _, thought = pickle.load(asked)  # noqa: S301 (only the worker's own program writes here)
            if thought is not None:
                thoughts.put(thought)
    finally:
        os._exit(_LEFT)


if __name__ == "__main__":
    main()
