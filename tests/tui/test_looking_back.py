"""Ways to a past game, and back from it."""

import asyncio
from random import Random
from typing import Any

import pytest
from textual.widgets import OptionList

from edenia_tui.conversation.recording import Recording
from edenia_tui.conversation.viewpoint import SPECTATOR, Viewpoint
from edenia_tui.tui import run as running
from edenia_tui.tui.exit import Exit, Toward
from edenia_tui.tui.replay.screen import ReplayScreen
from edenia_tui.tui.screens.menu import MenuScreen
from edenia_tui.tui.screens.past_games import PastGamesScreen
from rules.kernel.seat import Seat
from tests.table.peeking import record_of
from tests.tui.fronts import Fronts, settle, walk
from tests.tui.looking_back import look, recorded, replay_of, view
from tests.tui.playing import (
    SMALL,
    AnyPilot,
    asked,
    choices_of,
    game_of,
    on_screen,
    play_on,
    playing,
)
from tests.tui.staged import in_the_middle, staged

_RED, _GREEN = Seat(0), Seat(1)


def test_a_running_game_is_looked_back_at_with_own_eyes_and_waits() -> None:
    """`p` shows the game so far; Escape comes back to the same question, which can be answered."""
    sitting = staged(54, in_the_middle)

    async def run() -> None:
        async with playing(sitting) as pilot:
            await asked(pilot)
            game = game_of(pilot)
            question, done = game.viewer.question, record_of(game.room).actions
            await pilot.press("p")
            screen = replay_of(pilot)
            assert screen.travel.point == len(done)
            assert screen.past.viewpoints == (Viewpoint(_RED),)
            assert view(pilot) == game.room.view(_RED)
            await pilot.press("left", "left", "up")
            assert record_of(game.room).actions == done
            await pilot.press("escape")
            assert on_screen(pilot) is game
            assert game.viewer.question is question
            choices_of(pilot).action_choose()
            await asked(pilot, len(done))
            assert record_of(game.room).actions[: len(done)] == done

    asyncio.run(run())


def test_the_menu_leads_to_past_games() -> None:
    """Past games are listed, one is watched from its beginning, and Escape comes back twice."""
    _, path = recorded()

    async def steps(pilot: Any) -> None:
        await pilot.press("down", "enter")
        await settle(pilot)
        listed = pilot.app.screen
        assert isinstance(listed, PastGamesScreen)
        told = listed.query_one(OptionList).get_option_at_index(0)
        assert str(told.prompt).split()[0] == path.stem
        await pilot.press("enter", "enter")
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.travel.point == 0
        assert screen.past.recording is not None
        assert screen.past.recording.name == path.stem
        await pilot.press("escape")
        assert on_screen(pilot) is listed
        await pilot.press("escape")
        assert isinstance(on_screen(pilot), MenuScreen)

    asyncio.run(walk(Fronts(), SMALL, steps))


def test_a_broken_game_is_not_watched() -> None:
    """A file that cannot be read is listed with its reason, and says so again when it is chosen."""
    _, path = recorded()
    path.write_text(path.read_text("utf-8") + "nonsense\n", "utf-8")

    async def steps(pilot: Any) -> None:
        await pilot.press("down", "enter")
        await settle(pilot)
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, PastGamesScreen)
        assert "nonsense" in str(pilot.app.screen.query_one("#front-problem").render())

    asyncio.run(walk(Fronts(), SMALL, steps))


def test_escape_from_a_replay_alone_leaves() -> None:
    """Where there is nothing to come back to, the program ends."""

    async def steps(pilot: AnyPilot, _: Recording) -> None:
        await pilot.press("escape")
        assert pilot.app.return_value == Exit(Toward.DOOR)

    look(steps)


def test_run_replay_goes_on_in_lines_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """F2 hands the point to line mode, whose exit code is that of the program."""
    recording, _ = recorded()
    read: list[int] = []

    async def show(app: Any) -> Exit | None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("right", "right", "f2")
        leave: Exit | None = app.return_value
        return leave

    def read_on(point: int) -> int:
        read.append(point)
        return 7

    monkeypatch.setattr(running, "run_until_signalled", show)
    code = running.run_replay(
        Fronts().visit, recording._replace(start=40), viewpoint=SPECTATOR, read_on=read_on
    )
    assert (code, read) == (7, [42])


def test_playing_on_is_not_disturbed_by_looking_back() -> None:
    """A game plays the same with a look back between two choices as without one."""
    records: list[tuple[Any, ...]] = []

    async def run(*, looks_back: bool) -> None:
        sitting, rng = staged(54, in_the_middle), Random(1)
        async with playing(sitting) as pilot:
            await asked(pilot)
            for _ in range(3):
                if looks_back:
                    await pilot.press("p", "left", "escape")
                await play_on(pilot, rng)
            records.append(record_of(game_of(pilot).room).actions)

    asyncio.run(run(looks_back=False))
    asyncio.run(run(looks_back=True))
    assert records[0] == records[1]
