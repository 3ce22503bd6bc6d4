"""Leaving the program out of a what-if asks once, if something was done there."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from edenia_tui.tui.dialogs.sure import Sure
from edenia_tui.tui.exit import Exit, Toward
from edenia_tui.tui.what_if.screen import WhatIfScreen
from tests.tui.playing import AnyPilot, asked, on_screen, playing, until
from tests.tui.staged import in_the_middle, staged

every_way = pytest.mark.parametrize(
    ("key", "toward"), [("f2", Toward.LINES), ("ctrl+q", Toward.DOOR), ("ctrl+c", Toward.DOOR)]
)

Steps = Callable[[AnyPilot], Awaitable[None]]


def suppose(steps: Steps, *, moves: bool) -> Exit | None:
    """Begin a what-if, perhaps do something there, and try to leave; where that led."""
    sitting = staged(54, in_the_middle)
    left: list[Exit | None] = []

    async def run() -> None:
        async with playing(sitting) as pilot:
            await asked(pilot)
            await pilot.press("v")
            await pilot.pause()
            screen = on_screen(pilot)
            assert isinstance(screen, WhatIfScreen)
            if moves:
                await pilot.press("enter")
                await until(pilot, lambda: bool(screen.branch.actions))
            await steps(pilot)
            left.append(pilot.app.return_value)

    asyncio.run(run())
    return left[0]._replace(game=None) if left[0] else None


@every_way
def test_a_what_if_with_moves_is_not_lost_by_one_key(key: str, toward: Toward) -> None:
    """No comes first and stays; yes leaves."""

    async def stays(pilot: AnyPilot) -> None:
        await pilot.press(key)
        assert isinstance(on_screen(pilot), Sure)
        await pilot.press("enter")
        assert isinstance(on_screen(pilot), WhatIfScreen)

    async def agrees(pilot: AnyPilot) -> None:
        await pilot.press(key, "down", "enter")

    assert suppose(stays, moves=True) is None
    assert suppose(agrees, moves=True) == Exit(toward)


def test_ctrl_c_twice_leaves() -> None:
    """Whoever insists is not asked again."""

    async def insists(pilot: AnyPilot) -> None:
        await pilot.press("ctrl+c", "ctrl+c")

    assert suppose(insists, moves=True) == Exit(Toward.DOOR)


@every_way
def test_a_what_if_without_moves_is_left_at_once(key: str, toward: Toward) -> None:
    """Where nothing is lost, nothing is asked."""

    async def leaves(pilot: AnyPilot) -> None:
        await pilot.press(key)

    assert suppose(leaves, moves=False) == Exit(toward)
