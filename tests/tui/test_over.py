"""After the end: another game with the same seats, the menu, or the door."""

import asyncio

import pytest
from textual.containers import ScrollableContainer, VerticalScroll

from edenia_tui.conversation.rematch import rematch
from edenia_tui.games.registry import GAMES
from edenia_tui.storage.files.record_file import RecordFile
from edenia_tui.storage.save_errors import NotKept
from edenia_tui.table.seating import HUMAN, Sitter
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.exit import Exit, Toward
from edenia_tui.tui.game.over import After, Over
from edenia_tui.tui.game.screen import GameScreen
from edenia_tui.tui.replay.screen import ReplayScreen
from edenia_tui.tui.screens.menu import MenuScreen
from edenia_tui.tui.screens.rules import RulesScreen
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.plain_list import PlainList
from edenia_tui.tui.widgets.tabletop import Tabletop
from rules.kernel.seat import Seat
from tests.library import library
from tests.tui.playing import (
    ANNA,
    LAMB,
    AnyPilot,
    asked,
    choices_of,
    game_of,
    on_screen,
    playing,
    sit_down,
    until,
)
from tests.tui.staged import at_the_last_put, never, staged


async def the_end(pilot: AnyPilot) -> Over:
    """Wait until the end is told."""
    await until(pilot, lambda: isinstance(on_screen(pilot), Over))
    over = on_screen(pilot)
    assert isinstance(over, Over)
    return over


def test_another_game_has_the_same_seats_and_rules() -> None:
    """Names, people, bots and options are those of the game before; the file is another one."""
    first = sit_down(ANNA, LAMB, Sitter("Ben", HUMAN), lambs=True)
    first.room()
    asyncio.run(first.resign(Seat(0)))
    first.close()
    second = rematch(library(), first)
    second.close()
    assert second.kept.name != first.kept.name
    assert (second.people, second.names) == (first.people, first.names)
    one, two = first.kept.read(), second.kept.read()
    assert two.record.options == one.record.options
    assert two.record.actions == ()


@pytest.mark.parametrize("after", After)
def test_every_way_on_leads_on(after: After) -> None:
    """Each of the ways does what it says; looking comes first, so that Enter is harmless."""

    async def play() -> None:
        sitting = staged(1, never)
        async with playing(sitting) as pilot:
            over, game = await the_end(pilot), game_of(pilot)
            assert next(iter(over.ways)) is After.LOOK
            over.dismiss(after)
            await pilot.pause()
            match after:
                case After.LOOK:
                    assert on_screen(pilot) is game
                case After.WATCH:
                    replay = on_screen(pilot)
                    assert isinstance(replay, ReplayScreen)
                    assert replay.past.recording is not None
                    assert (replay.travel.point, len(replay.past.viewpoints)) == (0, 4)
                case After.SHARE:
                    assert isinstance(on_screen(pilot), Pick)
                case After.AGAIN:
                    await until(pilot, lambda: on_screen(pilot) is not game)
                    again = game_of(pilot)
                    assert isinstance(on_screen(pilot), GameScreen)
                    assert again is not game
                    assert again.sitting.kept.name != sitting.kept.name
                    assert again.sitting.names == sitting.names
                    await asked(pilot)
                    assert not again.room.is_over
                    again.sitting.close()
                case After.MENU:
                    await until(pilot, lambda: isinstance(on_screen(pilot), MenuScreen))
                case After.QUIT:
                    assert pilot.app.return_value is not None
                    assert pilot.app.return_value.toward is Toward.DOOR

    asyncio.run(play())


def test_the_end_waits_for_whoever_reads_something_else() -> None:
    """It is never put on top of another screen; it is told at the table, once one is back there."""

    async def run() -> None:
        async with playing(staged(2, at_the_last_put, GAMES["exo"])) as pilot:
            await asked(pilot)
            game = game_of(pilot)
            await pilot.press("f3")
            choices_of(pilot).post_message(Choices.Made(choices_of(pilot).offered[0]))
            await until(pilot, lambda: game.room.is_over and game.playing.is_finished)
            await pilot.pause()
            assert isinstance(on_screen(pilot), RulesScreen)
            await pilot.press("escape")
            await the_end(pilot)
            await pilot.press("escape")
            await pilot.pause()
            assert on_screen(pilot) is game

    asyncio.run(run())


def test_that_a_game_cannot_be_kept_waits_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk is told at the table, and whoever leaves then is not told that the game is saved."""

    def full(keeper: RecordFile, *_: str, **__: bool) -> None:
        raise NotKept(keeper.path, "disk full")

    async def run() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            game = game_of(pilot)
            await pilot.press("f3")
            monkeypatch.setattr(RecordFile, "append", full)
            choices_of(pilot).post_message(Choices.Made(choices_of(pilot).offered[0]))
            await until(pilot, lambda: game.playing.is_finished)
            await pilot.pause()
            assert isinstance(on_screen(pilot), RulesScreen)
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(on_screen(pilot), Notice))
            notice = on_screen(pilot)
            assert isinstance(notice, Notice)
            assert "disk full" in notice.sentences[0]
            await pilot.press("ctrl+q")
            assert pilot.app.return_value == Exit(Toward.DOOR)

    asyncio.run(run())


def test_a_long_end_can_be_read_to_its_end() -> None:
    """Page Down scrolls the sentences while the ways on keep the focus."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            over = Over("The end", ["One wins. " * 20] * 9, [], {After.LOOK: "Look"}, 31)
            await pilot.app.push_screen(over)
            await pilot.pause()
            text = over.query_one(VerticalScroll)
            assert text.max_scroll_y > 0
            await pilot.press(*["pagedown"] * 5)
            assert text.scroll_y == text.max_scroll_y
            assert over.query_one(PlainList).has_focus
            await pilot.press(*["pageup"] * 5)
            assert text.scroll_y == 0

    asyncio.run(play())


def test_looking_at_the_table_begins_at_its_corner() -> None:
    """However far a large drawing was scrolled, its names are in sight at the end, and arrows go on."""

    async def run() -> None:
        sitting = staged(2, at_the_last_put, GAMES["exo"])
        async with playing(sitting) as pilot:
            await asked(pilot)
            await pilot.press("plus")
            await pilot.pause()
            space = game_of(pilot).query_one("#space", ScrollableContainer)
            space.scroll_to(space.max_scroll_x, space.max_scroll_y, animate=False, immediate=True)
            assert space.scroll_offset.x > 0
            assert space.scroll_offset.y > 0
            await pilot.press("enter")
            await the_end(pilot)
            await pilot.pause()
            assert space.scroll_offset == (0, 0)
            await pilot.press("enter")
            await pilot.pause()
            assert space.scroll_offset == (0, 0)
            tabletop = game_of(pilot).query_one(Tabletop)
            before = tabletop.cursor
            await pilot.press("left")
            await pilot.pause()
            assert tabletop.cursor != before
            await pilot.press("enter")
            await the_end(pilot)

    asyncio.run(run())
