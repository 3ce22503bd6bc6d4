"""Beside the game: its past and what could be, the same in every game."""

import asyncio

import pytest
from textual.widgets import OptionList, Static

from edenia_tui.conversation.sitting import Sitting
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.language.speech import LANGUAGES
from edenia_tui.tui.replay.screen import ReplayScreen
from edenia_tui.tui.what_if.screen import WhatIfScreen
from edenia_tui.tui.widgets.story import Story
from tests.games.discovery import every_game
from tests.table.peeking import state_of
from tests.tui.every_game import play
from tests.tui.fronts import every_size
from tests.tui.playing import (
    AnyPilot,
    asked,
    game_of,
    on_screen,
    playing,
)
from tests.tui.reading import record
from tests.tui.staged import staged, well_on


@every_game
def test_the_past_is_looked_at_and_left(entry: Entry) -> None:
    """`p` shows the game so far; Left, Home and events move in it, and the game stays as it is."""

    async def run() -> None:
        async with playing(staged(54, well_on, entry)) as pilot:
            await asked(pilot)
            before = record(pilot)
            await pilot.press("p")
            screen = on_screen(pilot)
            assert isinstance(screen, ReplayScreen)
            assert screen.travel.point == len(before)
            await pilot.press("left")
            assert screen.travel.point == len(before) - 1
            await pilot.press("home", "n")
            assert screen.travel.point in screen.travel.line.landmarks
            await pilot.press("j")
            kinds = len(on_screen(pilot).query_one(OptionList).options)
            assert kinds == 1 + len(entry.presenter.landmarks)
            await pilot.press("escape", "escape")
            assert on_screen(pilot) is game_of(pilot)
            assert record(pilot) == before

    asyncio.run(run())


def tried(screen: WhatIfScreen) -> int:
    """Count what was done in a what-if."""
    return len(screen.branch.actions)


@every_game
def test_a_what_if_never_reaches_the_game(entry: Entry) -> None:
    """`v` plays on beside the game; dropped, nothing of it is on the record."""

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        before = record(pilot)
        await pilot.press("v")
        screen = on_screen(pilot)
        assert isinstance(screen, WhatIfScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert tried(screen) == 1
        await pilot.press("enter")
        await pilot.pause()
        assert tried(screen) == 2
        await pilot.press("u")
        assert tried(screen) == 1
        await pilot.press("escape", "down", "enter")
        assert on_screen(pilot) is game_of(pilot)
        assert record(pilot) == before

    play(entry, steps)


def test_a_what_if_guesses_only_what_is_hidden() -> None:
    """The story begins with that sentence where something is hidden from Anna, and nowhere else."""
    told = set()

    async def run(entry: Entry) -> None:
        async with playing(staged(54, well_on, entry)) as pilot:
            await asked(pilot)
            room, seat = game_of(pilot).room, game_of(pilot).viewer.seat
            is_hidden = room.view(seat) != state_of(room)
            await pilot.press("v")
            await pilot.pause()
            sentences = on_screen(pilot).query(Story).first().sentences
            assert any("guessed" in line for line in sentences) == is_hidden
            told.add(is_hidden)

    for entry in GAMES.values():
        asyncio.run(run(entry))
    assert told == {True, False}


@every_size
@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_banner_of_a_what_if_is_read_in_full(
    entry: Entry, size: tuple[int, int], language: str
) -> None:
    """However narrow the panels beside the drawing are."""

    async def run() -> None:
        async with playing(staged(54, well_on, entry), size, language) as pilot:
            await asked(pilot)
            await pilot.press("v")
            await pilot.pause()
            banner = on_screen(pilot).query_one("#banner", Static)
            assert 0 < len(str(banner.content)) <= banner.content_size.width

    asyncio.run(run())
