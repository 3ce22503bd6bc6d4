"""A bot that thinks for long: the screen says so, stays alive, and can be left at once."""

import asyncio
from collections.abc import Iterator
from threading import Event
from typing import Any

import pytest
from textual.widgets import Static

from edenia_tui.table import bot_player
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.exit import Toward
from edenia_tui.tui.screens.menu import MenuScreen
from edenia_tui.tui.widgets.choices import Choices
from tests.library import path_of
from tests.table.peeking import record_of
from tests.tui.playing import (
    AnyPilot,
    asked,
    choices_of,
    game_of,
    kept_actions,
    on_screen,
    playing,
    sit_down,
    until,
)


@pytest.fixture
def goes_on(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Let every bot think until told to go on."""
    event = Event()

    def slow(game: Any, view: Any, _: Any) -> Any:
        event.wait()
        return game.legal(view)[0]

    monkeypatch.setattr(bot_player, "summon", lambda *_: slow)
    yield event
    event.set()


async def until_it_thinks(pilot: AnyPilot, event: Event) -> None:
    """Come to where the bot has been asked, after a choice of one's own."""
    event.set()
    await asked(pilot)
    event.clear()
    choices_of(pilot).post_message(Choices.Made(choices_of(pilot).offered[-1]))
    await until(pilot, lambda: "thinking" in asks(pilot))


def asks(pilot: AnyPilot) -> str:
    """Read what stands above the choices."""
    return str(game_of(pilot).query_one("#question", Static).content)


def test_the_screen_lives_while_a_bot_thinks(goes_on: Event) -> None:
    """Its name is told, keys are obeyed, and the game goes on when it has thought."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await until_it_thinks(pilot, goes_on)
            assert asks(pilot) == "Green is thinking."
            assert choices_of(pilot).offered == ()
            await pilot.press("w")
            assert isinstance(on_screen(pilot), Notice)
            await pilot.press("escape")
            done = len(record_of(game_of(pilot).room).actions)
            goes_on.set()
            await asked(pilot, done)
            assert "thinking" not in asks(pilot)

    asyncio.run(play())


@pytest.mark.parametrize("key", ["ctrl+q", "f2", "f10"])
def test_a_thinking_bot_holds_nobody_back(goes_on: Event, key: str) -> None:
    """Leaving does not wait for it, and everything done so far is on disk."""

    async def play() -> None:
        sitting = sit_down()
        async with playing(sitting) as pilot:
            await until_it_thinks(pilot, goes_on)
            room = game_of(pilot).room
            done = [room.game.write_action(action) for action in record_of(room).actions]
            await pilot.press(*[key] * (1 + (key == "f10")))
            if key == "f10":
                await until(pilot, lambda: isinstance(on_screen(pilot), MenuScreen))
            else:
                assert pilot.app.return_value is not None
                door = {"ctrl+q": Toward.DOOR, "f2": Toward.LINES}
                assert pilot.app.return_value.toward is door[key]
        assert kept_actions(str(path_of(sitting))) == done
        assert not goes_on.is_set()

    asyncio.run(play())
