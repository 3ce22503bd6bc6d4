"""Lessons and puzzles on the screen: chosen, put back, finished, one after the other."""

import asyncio

import pytest

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.learn.course import Lessons, Puzzles, lessons_of
from edenia_tui.learn.progress import LESSONS, PUZZLES, Progress
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.learning.screen import TaskScreen, opening_of
from edenia_tui.tui.screens.learning import LearnScreen, PageScreen
from edenia_tui.tui.screens.menu import MenuScreen
from tests.tui.playing import SMALL, AnyPilot, on_screen, until
from tests.visits import visit_in

_GAMES = pytest.mark.parametrize("entry", GAMES.values(), ids=list(GAMES))


async def _do(pilot: AnyPilot) -> None:
    """Close what is told, and do the task as it is meant."""
    await until(pilot, lambda: isinstance(on_screen(pilot), Notice))
    await pilot.press("escape")
    await until(pilot, lambda: isinstance(on_screen(pilot), TaskScreen))
    screen = on_screen(pilot)
    assert isinstance(screen, TaskScreen)
    while not screen.exercise.is_done:
        screen.do(screen.exercise.expected)
        await pilot.pause()
    await until(pilot, lambda: isinstance(on_screen(pilot), Pick))


@_GAMES
def test_all_lessons_of_a_game_are_done_on_the_screen(entry: Entry) -> None:
    """Each is told, done and summed up, and the next one follows."""
    visit = visit_in()

    async def run() -> None:
        app = EdeniaApp(
            visit, opening=opening_of(visit, Lessons(entry, visit.manner)), animated=False
        )
        async with app.run_test(size=SMALL) as pilot:
            for _ in lessons_of(entry):
                await _do(pilot)
                await pilot.press("enter")

    asyncio.run(run())
    names = {lesson.name for lesson in lessons_of(entry)}
    assert Progress(visit.manner).done(LESSONS, entry) == names


def test_a_wrong_choice_is_put_back_and_a_puzzle_solved_with_it_does_not_count() -> None:
    """What would come of it is told; the table stays."""
    visit, entry = visit_in(), GAMES["exo"]

    async def run() -> None:
        app = EdeniaApp(
            visit, opening=opening_of(visit, Puzzles(entry, visit.manner, 1)), animated=False
        )
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: isinstance(on_screen(pilot), Notice))
            await pilot.press("escape")
            screen = on_screen(pilot)
            assert isinstance(screen, TaskScreen)
            before, right = screen.viewer.view, screen.exercise.expected
            screen.do(next(one for one in screen.exercise.legal if one != right))
            await until(pilot, lambda: isinstance(on_screen(pilot), Notice))
            assert screen.viewer.view == before
            await _do(pilot)

    asyncio.run(run())
    assert not Progress(visit.manner).done(PUZZLES, entry)


def test_the_menu_leads_to_lessons_and_to_the_page_of_a_game() -> None:
    """It is the first of the menu: each game has its lessons, puzzles, today and a page."""
    visit = visit_in()

    async def run() -> None:
        async with EdeniaApp(visit, animated=False).run_test(size=SMALL) as pilot:
            await until(pilot, lambda: isinstance(on_screen(pilot), MenuScreen))
            await pilot.press("up", "enter")
            await until(pilot, lambda: isinstance(on_screen(pilot), LearnScreen))
            await pilot.press("down", "down", "down", "down", "enter")
            await until(pilot, lambda: isinstance(on_screen(pilot), PageScreen))
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(on_screen(pilot), LearnScreen))
            await pilot.press("home", "enter")
            await until(pilot, lambda: isinstance(on_screen(pilot), Notice))
            await pilot.press("escape", "escape")
            await until(pilot, lambda: isinstance(on_screen(pilot), LearnScreen))

    asyncio.run(run())
