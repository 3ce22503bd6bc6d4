"""Past games on a screen for tests."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from edenia_tui.canvas.charset import ASCII
from edenia_tui.conversation.past import past_of_recording
from edenia_tui.conversation.recording import Recording
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.games.entry import Entry
from edenia_tui.table.replay import Replay
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.replay.screen import ReplayScreen
from edenia_tui.tui.widgets.tabletop import Tabletop
from edenia_tui.tui.widgets.time_bar import TimeBar
from tests.library import path_of, read_file
from tests.tui.playing import ENTRY, SMALL, AnyPilot
from tests.tui.staged import Stops, never, staged
from tests.visits import visit_in

Looks = Callable[[AnyPilot, Recording], Awaitable[None]]
"""What a test does with a replay."""


def recorded(seed: int = 54, stops: Stops = never, entry: Entry = ENTRY) -> tuple[Recording, Path]:
    """Keep a game, over unless it is to be stopped before; give it with its file."""
    sitting = staged(seed, stops, entry)
    names, path = sitting.names, path_of(sitting)
    sitting.close()
    saved = read_file(path)
    return Recording(Replay(entry.game, saved.record), saved.sitters, names, path.stem, 0), path


@asynccontextmanager
async def replaying(
    recording: Recording,
    size: tuple[int, int] = SMALL,
    language: str = "en",
    *,
    viewpoint: Viewpoint | None = None,
    ascii: bool = False,  # noqa: A002 (as the app calls it)
    animated: bool = False,
) -> AsyncIterator[AnyPilot]:
    """Show a past game until the test is done with it."""
    visit = visit_in(language)
    if ascii:
        visit = visit._replace(charset=ASCII)
    screen = ReplayScreen(visit, past_of_recording(recording, viewpoint), recording.start)
    app = EdeniaApp(visit, opening=screen, animated=animated)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


def replay_of(pilot: AnyPilot) -> ReplayScreen:
    """Give the screen of the replay, wherever it is."""
    return next(one for one in pilot.app.screen_stack if isinstance(one, ReplayScreen))


def look(
    steps: Looks,
    size: tuple[int, int] = SMALL,
    language: str = "en",
    *,
    entry: Entry = ENTRY,
    **how: Any,
) -> None:
    """Show a game that is over from its beginning, and do something."""
    recording, _ = recorded(entry=entry)

    async def run() -> None:
        async with replaying(recording, size, language, **how) as pilot:
            await steps(pilot, recording)

    asyncio.run(run())


def view(pilot: AnyPilot) -> Any:
    """Give what the galaxy shows."""
    return replay_of(pilot).query_one(Tabletop)._view


def travels(pilot: AnyPilot) -> bool:
    """Tell whether a sheep is on its way."""
    return replay_of(pilot).animation.is_moving


def bar(pilot: AnyPilot) -> str:
    """Read the time line."""
    return replay_of(pilot).query_one(TimeBar).text
