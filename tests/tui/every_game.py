"""What tests that are the same for every game share: a table to sit down at, and what is read off it."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from edenia_tui.conversation.sitting import Sitting
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from tests.tui.playing import (
    SMALL,
    AnyPilot,
    asked,
    choices_of,
    playing,
    sit_down_at,
)
from tests.tui.reading import record

every_shipped_game = pytest.mark.parametrize("entry", GAMES.values(), ids=GAMES)
"""Runs a test in a terminal for each game that the program itself knows."""

Steps = Callable[[AnyPilot, Sitting], Awaitable[None]]


def play(entry: Entry, steps: Steps, size: tuple[int, int] = SMALL, language: str = "en") -> None:
    """Sit Anna down against a lamb, and do something once she is asked."""

    async def run() -> None:
        sitting = sit_down_at(entry)
        async with playing(sitting, size, language) as pilot:
            await asked(pilot)
            await steps(pilot, sitting)

    asyncio.run(run())


async def choose(pilot: AnyPilot, rng: Random) -> str:
    """Go down the list to some choice and press Enter; give it in canonical text."""
    done, offered = len(record(pilot)), choices_of(pilot).offered
    await pilot.press(*["down"] * rng.randrange(min(6, len(offered))), "enter")
    await asked(pilot, done)
    return record(pilot)[done]
