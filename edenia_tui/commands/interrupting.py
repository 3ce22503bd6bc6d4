"""Ctrl-C that is never lost; nothing else is loaded for it."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

INTERRUPTED = 130
"""The exit code of shells for what Ctrl-C has ended."""


def stop_at_once(*_: object) -> None:
    """Leave where nothing can be raised, and nothing has to be put away."""
    try:
        os.write(2, b"Interrupted.\n")
    finally:
        os._exit(INTERRUPTED)


@contextmanager
def interruptible() -> Iterator[Callable[[], None]]:
    """Give what is to be called now and then: it interrupts once more when an interrupt was lost.

    Python drops exceptions in destructors and callbacks of the collector, an interrupt among them, and
    a run of hours would go on as if nobody had pressed a key.
    """
    pressed: list[int] = []

    def hear(number: int, _: object) -> None:
        pressed.append(number)
        raise KeyboardInterrupt

    def check() -> None:
        if pressed:
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, hear)
    try:
        yield check
    finally:
        signal.signal(signal.SIGINT, before)
