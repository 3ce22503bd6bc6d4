"""The menu and its lists tell how far they are when many games are read for the first time."""

import asyncio

import pytest
from textual.widgets import Static

from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.screens.front import FrontScreen
from edenia_tui.tui.screens.menu import MenuScreen
from edenia_tui.tui.screens.past_games import PastGamesScreen
from edenia_tui.tui.screens.statistics import StatisticsScreen
from tests.visits import visit_in


@pytest.mark.parametrize("screen", [MenuScreen, PastGamesScreen, StatisticsScreen])
def test_a_screen_tells_that_games_are_read(screen: type[FrontScreen]) -> None:
    """Where it will tell what it found."""

    async def run() -> None:
        app = EdeniaApp(visit_in("fr"), opening=screen())
        async with app.run_test() as pilot:
            await pilot.pause()
            shown = app.screen
            assert isinstance(shown, FrontScreen)
            shown.progress()(1, 200)
            await pilot.pause()
            told = str(shown.query_one(shown.READING, Static).content)
            assert told == "Parties lues pour la première fois : 1 sur 200."

    asyncio.run(run())
