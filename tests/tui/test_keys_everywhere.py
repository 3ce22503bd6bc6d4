"""The keys of every screen are obeyed on panels, too, which keep all other keys to themselves."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import pytest
from textual.command import CommandPalette
from textual.screen import Screen

from edenia_tui.conversation.sitting import Sitting
from edenia_tui.table.seating import HUMAN, Sitter
from edenia_tui.tui.dialogs.loupe import Loupe
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.dialogs.sure import Sure
from edenia_tui.tui.exit import Toward
from edenia_tui.tui.game.hand_over import HandOver
from edenia_tui.tui.game.over import Over
from edenia_tui.tui.screens.help import HelpScreen
from edenia_tui.tui.screens.rules import RulesScreen
from edenia_tui.tui.screens.settings import SettingsScreen
from tests.tui.playing import ANNA, AnyPilot, asked, on_screen, playing, sit_down, until
from tests.tui.staged import in_the_middle, never, staged


class Panel(NamedTuple):
    """A panel, the game it comes up in, and the keys that bring it up."""

    kind: type[Screen[Any]]
    sit: Callable[[], Sitting] = sit_down
    keys: tuple[str, ...] = ()


NOTICE = Panel(Notice, keys=("w",))
PANELS = (
    NOTICE,
    Panel(Loupe, keys=("tab", "l")),
    Panel(Pick, keys=("x",)),
    Panel(Sure, keys=("colon", *"resign", "enter")),
    Panel(Over, lambda: staged(1, never)),
    Panel(HandOver, lambda: sit_down(ANNA, Sitter("Ben", HUMAN))),
    Panel(CommandPalette, keys=("ctrl+p",)),
)


def on_a_panel(panel: Panel, steps: Callable[[AnyPilot], Awaitable[None]]) -> None:
    """Bring a panel up, and do something there."""

    async def run() -> None:
        async with playing(panel.sit()) as pilot:
            if panel.keys:
                await asked(pilot)
                await pilot.press(*panel.keys)
            await until(pilot, lambda: isinstance(on_screen(pilot), panel.kind))
            await pilot.pause()
            await steps(pilot)

    asyncio.run(run())


LEAVING = [("ctrl+q", Toward.DOOR), ("ctrl+c", Toward.DOOR), ("f2", Toward.LINES)]


@pytest.mark.parametrize(
    ("panel", "key", "toward"),
    [*((panel, *LEAVING[0]) for panel in PANELS), *((NOTICE, *leaving) for leaving in LEAVING[1:])],
)
def test_every_panel_can_be_left_for_good(panel: Panel, key: str, toward: Toward) -> None:
    """Nobody needs to close a panel before leaving."""

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press(key)
        assert pilot.app.return_value is not None
        assert pilot.app.return_value.toward is toward

    on_a_panel(panel, steps)


@pytest.mark.parametrize(
    ("key", "shown"), [("f1", HelpScreen), ("f3", RulesScreen), ("f4", SettingsScreen)]
)
def test_other_screens_come_up_over_a_panel_and_lead_back_to_it(
    key: str, shown: type[Screen[Any]]
) -> None:
    """One who reads an answer may look something up, and goes on reading."""

    async def steps(pilot: AnyPilot) -> None:
        notice = on_screen(pilot)
        await pilot.press(key)
        assert isinstance(on_screen(pilot), shown)
        await pilot.press("escape")
        assert on_screen(pilot) is notice

    on_a_panel(NOTICE, steps)


def test_a_what_if_with_moves_is_not_lost_from_its_panel() -> None:
    """Where leaving would lose something, the panel of a what-if is asked about, too."""

    async def run() -> None:
        async with playing(staged(54, in_the_middle)) as pilot:
            await asked(pilot)
            await pilot.press("v", "enter", "escape")
            assert isinstance(on_screen(pilot), Pick)
            await pilot.press("ctrl+q")
            assert isinstance(on_screen(pilot), Sure)
            await pilot.press("enter")
            assert isinstance(on_screen(pilot), Pick)
            assert pilot.app.return_value is None

    asyncio.run(run())
