"""Two visits in one program share nothing: neither changes anything for the other."""

import asyncio
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from textual.pilot import Pilot
from textual.scrollbar import ScrollBarRender

from edenia_tui.canvas.charset import ASCII
from edenia_tui.conversation.manner import Manner
from edenia_tui.conversation.sitting import Sitting
from edenia_tui.conversation.visit import Visit
from edenia_tui.games.registry import GAMES
from edenia_tui.storage.files.exchange import FileExchange
from edenia_tui.storage.files.library import FileLibrary
from edenia_tui.storage.files.settings_file import SettingsFile
from edenia_tui.storage.settings import Settings
from edenia_tui.table.seating import HUMAN, Sitter
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.look.scrollbars import PlainBars
from edenia_tui.tui.widgets.story import Story
from rules.edenia.opening import Options
from tests.table.peeking import record_of
from tests.tui.playing import asked, game_of

FAR_EAST = timezone(timedelta(hours=14))


class Seen(NamedTuple):
    """What one of the two screens showed."""

    text: str
    is_coloured: bool
    animation: str
    bars: type[ScrollBarRender]


def visit_of(folder: Path, language: str, settings: Settings) -> Visit:
    """Make a visit whose games, settings and files are in a folder of its own."""
    folder.mkdir()
    manner = Manner(language, settings, SettingsFile(folder))
    zone = FAR_EAST if language == "fr" else UTC
    return Visit(manner, FileLibrary(folder / "games", GAMES, zone), FileExchange(folder), zone)


def look(pilot: Pilot[Any]) -> Seen:
    """Look at a screen as its terminal would get it."""
    app: Any = pilot.app
    strips = app.screen._compositor.render_strips()
    ground = app.screen.background_colors[1]
    for one in app.get_line_filters():
        strips = [strip.apply_filter(one, ground) for strip in strips]
    parts = [part for strip in strips for part in strip]
    return Seen(
        "".join(part.text for part in parts),
        any(part.style and (part.style.color or part.style.bgcolor) for part in parts),
        app.animation_level,
        app.screen.query_one(Story).vertical_scrollbar.renderer,
    )


async def play(visit: Visit, together: asyncio.Barrier) -> Seen:
    """Begin a game, decide once, export it; wait at each step for the other."""
    sitters = (Sitter("Anna", HUMAN), Sitter("", "lamb"))
    sitting = Sitting(visit.library.begin("edenia", Options(2), sitters, 5))
    try:
        async with EdeniaApp(visit, sitting).run_test(size=(80, 24)) as pilot:
            await asked(pilot)
            await together.wait()
            await together.wait()
            done = len(record_of(game_of(pilot).room).actions)
            await pilot.press("enter")
            await asked(pilot, done + 1)
            await together.wait()
            seen = look(pilot)
            await pilot.press("x", "enter")
            await together.wait()
            return seen
    finally:
        sitting.close()


def test_two_screens_side_by_side(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One French, in ASCII, without colours; one English: each sees, keeps and changes its own.

    What the process says meanwhile, another folder and other variables, is heard by neither.
    """
    french = visit_of(tmp_path / "fr", "fr", Settings(level="brief"))
    french = french._replace(charset=ASCII, is_coloured=False, animation="none")
    english = visit_of(tmp_path / "en", "en", Settings())
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()

    async def both() -> tuple[Seen, Seen]:
        together = asyncio.Barrier(3)
        tasks = [asyncio.create_task(play(visit, together)) for visit in (french, english)]
        await together.wait()
        monkeypatch.chdir(elsewhere)
        for name in ("EDENIA_DATA", "EDENIA_CONFIG", "NO_COLOR"):
            monkeypatch.setenv(name, str(elsewhere))
        monkeypatch.setenv("TEXTUAL_ANIMATIONS", "basic")
        english.manner.set_bell(on=True)
        await together.wait()
        await together.wait()
        await together.wait()
        here, there = await asyncio.gather(*tasks)
        return here, there

    here, there = asyncio.run(both())
    assert ("Joueurs" in here.text, "Players" in there.text) == (True, True)
    assert not set(here.text) & set("─│┌▁")
    assert set(there.text) & set("─│┌▁")
    assert (here.is_coloured, here.animation, here.bars) == (False, "none", PlainBars)
    assert (there.is_coloured, there.animation, there.bars) == (True, "full", ScrollBarRender)
    assert french.manner.settings == Settings(level="brief")
    assert SettingsFile(tmp_path / "en").load()[0] == Settings(bell=True)
    assert not (tmp_path / "fr" / "settings.json").exists()
    for folder, visit in (("fr", french), ("en", english)):
        (game,) = visit.library.summaries()
        begun = datetime.strptime(game.name, "%Y-%m-%d-%H-%M-%S").replace(tzinfo=visit.zone)
        assert datetime.now(UTC) - begun < timedelta(hours=1)
        assert (tmp_path / folder / f"{game.name}.record").exists()
    assert list(elsewhere.iterdir()) == []
