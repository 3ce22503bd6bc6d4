"""--ascii: on no screen is there a sign that a plain terminal cannot draw."""

import asyncio

import pytest

from edenia_tui.canvas.charset import ASCII
from edenia_tui.commands.surroundings import settings_keeper
from edenia_tui.table.seating import HUMAN, Sitter
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.game.hand_over import HandOver
from edenia_tui.tui.screens.setup import SetupScreen
from edenia_tui.tui.widgets.command_bar import CommandBar
from edenia_tui.tui.widgets.picker import Picker
from tests.tui.playing import (
    ANNA,
    SMALL,
    WIDE,
    AnyPilot,
    asked,
    game_of,
    on_screen,
    sit_down,
    until,
)
from tests.visits import visit_in


def strange(pilot: AnyPilot) -> set[str]:
    """Collect the signs on the screen that are neither ASCII nor letters."""
    strips = on_screen(pilot)._compositor.render_strips()
    text = "".join(strip.text for strip in strips)
    assert len(text) == pilot.app.size.width * pilot.app.size.height
    return {char for char in text if not (char.isascii() or char.isalpha())}


@pytest.mark.parametrize("size", [SMALL, WIDE], ids=["80x24", "120x40"])
def test_a_game_and_what_stands_on_it_are_plain(size: tuple[int, int]) -> None:
    """Hand-over, table, answers, loupe, command bar, question, palette."""

    async def play() -> None:
        sitting = sit_down(ANNA, Sitter("Ben", HUMAN))
        app = EdeniaApp(visit_in("fr")._replace(charset=ASCII), sitting)
        try:
            async with app.run_test(size=size) as pilot:
                await until(pilot, lambda: isinstance(on_screen(pilot), HandOver))
                await pilot.pause()
                assert strange(pilot) == set()
                await pilot.press("enter")
                await asked(pilot)
                assert strange(pilot) == set()
                for key in ("w", "l", "question_mark", "colon", "ctrl+p"):
                    await pilot.press(key)
                    await pilot.pause()
                    assert strange(pilot) == set(), key
                    await pilot.press("escape")
                game_of(pilot).post_message(CommandBar.Typed("resign"))
                await pilot.pause()
                assert strange(pilot) == set()
        finally:
            sitting.close()

    asyncio.run(play())


def test_the_screens_round_a_game_are_plain() -> None:
    """Menu, set-up, keys, rules, settings; with bars where there is more than fits."""

    async def play() -> None:
        app = EdeniaApp(visit_in("fr")._replace(charset=ASCII))
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            assert strange(pilot) == set()
            for key in ("f1", "f3", "f4"):
                await pilot.press(key)
                await pilot.pause()
                assert strange(pilot) == set(), key
                await pilot.press("escape")
            await app.push_screen(SetupScreen())
            await pilot.pause()
            assert strange(pilot) == set()

    asyncio.run(play())


def test_signs_are_a_setting_that_holds_at_once() -> None:
    """Picked in the settings or typed, the table is drawn with them when one comes back to it."""

    async def play() -> None:
        sitting = sit_down()
        app = EdeniaApp(visit_in("en"), sitting, animated=False)
        try:
            async with app.run_test(size=SMALL) as pilot:
                await asked(pilot)
                assert strange(pilot)
                await pilot.press("f4", "up")
                assert isinstance(on_screen(pilot).focused, Picker)
                await pilot.press("right")
                await pilot.pause()
                assert settings_keeper().load()[0].signs == "ascii"
                await pilot.press("escape")
                await pilot.pause()
                assert strange(pilot) == set()
                for typed, is_plain in (
                    ("ascii off", False),
                    ("ascii", True),
                    ("ascii auto", False),
                ):
                    game_of(pilot).post_message(CommandBar.Typed(typed))
                    await pilot.pause()
                    await pilot.press("escape")
                    await pilot.pause()
                    assert (strange(pilot) == set()) is is_plain, typed
                assert settings_keeper().load()[0].signs == "auto"
        finally:
            sitting.close()

    asyncio.run(play())
