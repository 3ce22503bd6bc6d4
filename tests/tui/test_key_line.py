"""The key line by mouse: a click on a key does what the key does, wherever it is shown."""

import asyncio

import pytest
from textual import events

from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.exit import Toward
from edenia_tui.tui.game.over import Over
from edenia_tui.tui.game.pause import Pause
from edenia_tui.tui.screens.help import HelpScreen
from edenia_tui.tui.screens.menu import MenuScreen
from edenia_tui.tui.what_if.screen import WhatIfScreen
from edenia_tui.tui.widgets.command_bar import CommandBar
from edenia_tui.tui.widgets.key_line import KeyLine
from edenia_tui.tui.widgets.sentence import Sentence
from tests.table.peeking import record_of
from tests.tui.looking_back import recorded, replay_of, replaying
from tests.tui.playing import (
    AnyPilot,
    choices_of,
    game_of,
    on_screen,
    play,
    playing,
    until,
)
from tests.tui.staged import never, staged


async def click(pilot: AnyPilot, words: str, button: int = 1) -> None:
    """Click in the middle of words of the key line."""
    line = on_screen(pilot).query_one(KeyLine)
    column = str(line.content).index(words) + len(words) // 2
    await pilot.click(KeyLine, offset=(column, 0), button=button)
    await pilot.pause()


def said(pilot: AnyPilot) -> str:
    """Read the line below the galaxy."""
    return str(game_of(pilot).query_one(Sentence).content)


@pytest.mark.parametrize(("words", "toward"), [("F2 lines", "LINES"), ("Ctrl+Q quit", "DOOR")])
def test_leaving_is_a_click(words: str, toward: str) -> None:
    """A click leads to line mode, or out."""

    async def steps(pilot: AnyPilot) -> None:
        left = []
        for button in (3, 1):
            await click(pilot, words, button)
            left.append(pilot.app.return_value and pilot.app.return_value.toward)
        assert left == [None, Toward[toward]]

    play(steps)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_menu_is_a_click(language: str) -> None:
    """The game is left for the menu, in both languages, on the smallest screen."""

    async def steps(pilot: AnyPilot) -> None:
        await click(pilot, "F10 menu")
        await until(pilot, lambda: isinstance(on_screen(pilot), Pause))
        await pilot.press("f10")
        await until(pilot, lambda: isinstance(on_screen(pilot), MenuScreen))

    play(steps, language)


def test_hints_reasons_and_keys_are_a_click() -> None:
    """`h`, `?` and F1 do by mouse what they do by key."""

    async def steps(pilot: AnyPilot) -> None:
        await click(pilot, "? why")
        assert isinstance(on_screen(pilot), Notice)
        await pilot.press("escape")
        await click(pilot, "F1 keys")
        assert isinstance(on_screen(pilot), HelpScreen)
        await pilot.press("escape")
        await click(pilot, "h hint")
        await until(pilot, lambda: isinstance(on_screen(pilot), Notice))

    play(steps)


def test_enter_is_a_click() -> None:
    """The choice under the highlight is made."""

    async def steps(pilot: AnyPilot) -> None:
        done, best = len(record_of(game_of(pilot).room).actions), choices_of(pilot).considered
        await click(pilot, "Enter do it")
        await until(pilot, lambda: len(record_of(game_of(pilot).room).actions) > done)
        assert record_of(game_of(pilot).room).actions[done] == best

    play(steps)


def test_the_command_bar_opens_and_closes_by_clicks() -> None:
    """`:` opens it, and then the line names the keys of the bar, which a click presses, too."""

    async def steps(pilot: AnyPilot) -> None:
        bar = game_of(pilot).query_one(CommandBar)
        for words, is_open in ((": type", True), ("Esc close", False)):
            await click(pilot, words)
            assert (bar.display, bar.has_focus) == (is_open, is_open)
            assert choices_of(pilot).has_focus is not is_open
        await click(pilot, ": type")
        await pilot.press("w")
        await click(pilot, "Enter do the line")
        assert isinstance(on_screen(pilot), Notice)
        assert bar.display is False

    play(steps)


def test_keys_of_one_burst_are_typed_into_the_bar() -> None:
    """A terminal that hands over a whole line at once loses none of it."""

    async def steps(pilot: AnyPilot) -> None:
        bar = game_of(pilot).query_one(CommandBar)
        pilot.app.post_message(events.Key("colon", ":"))
        for letter in "where :x":
            name = {" ": "space", ":": "colon"}.get(letter, letter)
            pilot.app.post_message(events.Key(name, letter))
        await until(pilot, lambda: len(bar.value) == len("where :x"))
        assert bar.value == "where :x"

    play(steps)


def test_a_replay_is_stepped_and_left_for_a_what_if_by_clicks() -> None:
    """Left goes back, Right goes on, and so does the word behind them; u and Esc work in a what-if."""

    async def run() -> None:
        async with replaying(recorded()[0]) as pilot:
            replay = replay_of(pilot)
            for words, point in [("step", 1), ("Right", 2), ("Left", 1)]:
                await click(pilot, words)
                assert replay.travel.point == point
            await click(pilot, "Space")
            assert replay.autoplay.is_playing
            await click(pilot, "Space")
            await click(pilot, "v ")
            what_if = on_screen(pilot)
            assert isinstance(what_if, WhatIfScreen)
            await click(pilot, "Enter do it")
            assert what_if.branch.actions
            await click(pilot, "u ")
            assert not what_if.branch.actions
            await click(pilot, "Esc")
            assert on_screen(pilot) is replay

    asyncio.run(run())


def test_after_the_end_the_key_line_leads_back_to_it() -> None:
    """Enter, Escape and a click tell the end again; a hint is refused because it is over."""

    async def run() -> None:
        async with playing(staged(1, never)) as pilot:
            await until(pilot, lambda: isinstance(on_screen(pilot), Over))
            game = game_of(pilot)
            for key in ("enter", "escape"):
                await pilot.press("escape")
                assert on_screen(pilot) is game
                await pilot.press(key)
                assert isinstance(on_screen(pilot), Over)
            await pilot.press("enter", "h")
            assert said(pilot) == "The game is over."
            assert str(game.query_one(KeyLine).content).startswith("Enter Esc how it ended  : type")
            await click(pilot, "how it ended")
            assert isinstance(on_screen(pilot), Over)

    asyncio.run(run())
