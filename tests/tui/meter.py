"""How much the screen writes, and how soon: the driver of tests writes into a list."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

from textual import events
from textual.drivers.headless_driver import HeadlessDriver
from textual.pilot import Pilot

_QUIET = 0.1


class Written(NamedTuple):
    """What was written at once, and when on the clock that counts only this process."""

    at: float
    text: str


class Answer(NamedTuple):
    """What a key made the screen write."""

    seconds: float
    """Of the processor, until the last frame: what others do meanwhile does not count."""
    size: int
    """The bytes of all frames."""


@contextmanager
def metered() -> Iterator[list[Written]]:
    """Keep what apps that run without a terminal would write to it."""
    written: list[Written] = []

    def write(_: HeadlessDriver, text: str) -> None:
        written.append(Written(time.process_time(), text))

    with (
        patch.object(HeadlessDriver, "is_headless", new=False),
        patch.object(HeadlessDriver, "write", write),
    ):
        yield written


async def press(pilot: Pilot[Any], key: str, written: list[Written]) -> Answer:
    """Press a key, and wait until nothing more is written."""
    written.clear()
    began = time.process_time()
    pilot.app.post_message(events.Key(key, None))
    seen = -1
    while not seen or seen != len(written):
        seen = len(written)
        await asyncio.sleep(_QUIET)
    return Answer(written[-1].at - began, sum(len(one.text.encode()) for one in written))
