"""The app without its games: screens can be walked through, and what would be played is kept."""

import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

import edenia_tui.tui
from edenia_tui.canvas.charset import ASCII
from edenia_tui.conversation.sitting import AnySitting
from edenia_tui.games.registry import GAMES
from edenia_tui.storage.files.library import FileLibrary
from edenia_tui.table.seating import Sitter
from edenia_tui.tui.app import EdeniaApp
from rules.edenia.opening import Options
from rules.exo.opening import Options as ExoOptions
from tests.library import begin, library, paths
from tests.visits import visit_in

ENTRY = GAMES["edenia"]
SMALL, LARGE = (80, 24), (120, 40)

every_size = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
every_language = pytest.mark.parametrize("language", ["en", "fr"])

Walk = Callable[[Pilot[Any]], Awaitable[None]]


class Fronts(EdeniaApp):
    """Keeps the games that would be played."""

    CSS_PATH = Path(edenia_tui.tui.__path__[0]) / "edenia.tcss"

    def __init__(self, language: str = "en", *, ascii: bool = False) -> None:  # noqa: A002
        """Begin at the menu, with the usual settings."""
        visit = visit_in(language)
        super().__init__(visit._replace(charset=ASCII) if ascii else visit, animated=False)
        self.begun: list[AnySitting] = []

    def start_game(self, sitting: AnySitting) -> None:
        """Keep a game instead of playing it."""
        self.begun.append(sitting)
        sitting.close()


async def walk(app: Fronts, size: tuple[int, int], steps: Walk) -> Fronts:
    """Run an app and do something in it."""
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await steps(pilot)
    return app


async def settle(pilot: Pilot[Any]) -> None:
    """Wait until nothing is going on."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


def seen(app: Fronts) -> str:
    """Give what stands on the screen, as text."""
    width, height = app.size
    lines = app.screen._compositor.render_strips()
    assert len(lines) == height
    texts = ["".join(segment.text for segment in line) for line in lines]
    assert {len(text) for text in texts} == {width}
    return "\n".join(texts)


def text_of(app: Fronts, selector: str) -> str:
    """Give what a widget says."""
    return str(app.screen.query_one(selector, Static).content)


def keep_a_game() -> FileLibrary:
    """Put an unfinished game into the library: Zoé, a nameless seat, and Ann."""
    sitters = (Sitter("Zoé", "human"), Sitter("", "lamb"), Sitter("Ann", "human"))
    keeper, _ = begin("edenia", Options(3), sitters, 7)
    keeper.close()
    return library()


def keep_a_game_of_exo() -> Path:
    """Keep an unfinished game of EXO, played after all others: Zoé and a nameless lamb."""
    keeper, _ = begin("exo", ExoOptions(2), (Sitter("Zoé", "human"), Sitter("", "lamb")), 7)
    keeper.close()
    later = max(path.stat().st_mtime_ns for path in paths()) + 10**9
    os.utime(keeper.path, ns=(later, later))
    return keeper.path
