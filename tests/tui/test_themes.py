"""Looks: ours, and those that Textual's command palette offers besides."""

import asyncio

import pytest

from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.look.themes import LOOKS
from tests.visits import visit_in


@pytest.mark.parametrize("theme", [*LOOKS, "textual-dark", "textual-light"])
def test_every_theme_can_be_worn(theme: str) -> None:
    """Changing the look in the middle of things changes the look and nothing else."""

    async def steps() -> None:
        app = EdeniaApp(visit_in("en"))
        async with app.run_test(size=(80, 24)) as pilot:
            app.theme = theme
            await pilot.pause()
            assert app.theme == theme
            assert app.is_running

    asyncio.run(steps())


def test_an_unknown_look_is_the_usual_one() -> None:
    """A setting from another version does not stop the program."""
    assert EdeniaApp(visit_in("en"), theme="no-such-look").theme in LOOKS
