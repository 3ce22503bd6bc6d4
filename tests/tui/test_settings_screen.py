"""Settings hold at once and are remembered."""

import asyncio
import os
from typing import Any

import pytest
from textual.pilot import Pilot

from edenia_tui.commands.surroundings import settings_keeper
from edenia_tui.language.listener import Level
from edenia_tui.storage.settings import PreferredMode, Settings
from edenia_tui.tui.look.themes import LOOKS
from edenia_tui.tui.screens.settings import SettingsScreen
from tests.tui.fronts import SMALL, Fronts, every_language, every_size, seen, text_of, walk


@every_size
def test_keys_change_every_setting(size: tuple[int, int]) -> None:
    """Right picks the next value; everything stands in the file afterwards."""

    async def steps(pilot: Pilot[Any]) -> None:
        await app.push_screen(SettingsScreen())
        await pilot.press("right", "down", "right")
        await pilot.pause()
        await pilot.press("down", "right", "down", "left")
        await pilot.press(*["down", "right"] * 5)
        await pilot.pause()
        assert app.theme == list(LOOKS)[1]
        assert app.manner.language == "fr"
        assert app.manner.level is Level.FULL
        assert app.manner.bell
        assert not app.is_animated

    app = Fronts()
    asyncio.run(walk(app, size, steps))
    chosen = Settings(
        mode=PreferredMode.LINE,
        language="fr",
        level="full",
        bell=True,
        theme=list(LOOKS)[1],
        animation=False,
        pace="calm",
        careful_clicks=False,
        auto_end=False,
    )
    assert settings_keeper().load() == (chosen, None)


@every_size
def test_the_mouse_changes_settings(size: tuple[int, int]) -> None:
    """A click on a word picks it."""

    async def steps(pilot: Pilot[Any]) -> None:
        await app.push_screen(SettingsScreen())
        await pilot.pause()
        await pilot.click("#theme", offset=(15, 0))
        await pilot.click("#level", offset=(2, 0))
        await pilot.pause()
        assert app.theme == list(LOOKS)[2]
        assert app.manner.level is Level.BRIEF

    app = Fronts()
    asyncio.run(walk(app, size, steps))
    assert settings_keeper().load()[0] == Settings(level="brief", theme=list(LOOKS)[2])


def test_what_is_not_touched_stays() -> None:
    """A language that comes from the surroundings is not pinned by choosing a look."""
    settings_keeper().save(Settings(PreferredMode.SCREEN))

    async def steps(pilot: Pilot[Any]) -> None:
        await app.push_screen(SettingsScreen())
        await pilot.press("left")

    app = Fronts("fr")
    asyncio.run(walk(app, SMALL, steps))
    assert settings_keeper().load()[0] == Settings(PreferredMode.SCREEN, theme=list(LOOKS)[-1])


@every_language
def test_every_look_has_a_name_and_fits(language: str) -> None:
    """All looks stand on one row of 80 columns."""

    async def steps(pilot: Pilot[Any]) -> None:
        await app.push_screen(SettingsScreen())
        await pilot.pause()
        names = [app.manner.speech(f"theme-{name}") for name in LOOKS]
        (line,) = [line for line in seen(app).splitlines() if names[1] in line]
        assert all(name in line for name in names)

    app = Fronts(language)
    asyncio.run(walk(app, SMALL, steps))


def test_another_language_is_spoken_at_once_here_and_in_the_menu() -> None:
    """The focus stays at the language."""

    async def steps(pilot: Pilot[Any]) -> None:
        await app.push_screen(SettingsScreen())
        await pilot.press("down", "right")
        await pilot.pause()
        assert "Réglages" in seen(app)
        assert app.focused is not None
        assert app.focused.id == "language"
        await pilot.press("escape")
        await pilot.pause()
        assert "Nouvelle partie" in seen(app)

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))


def test_the_setting_in_focus_is_explained() -> None:
    """A setting whose words do not explain themselves has a sentence; the language has none."""

    async def steps(pilot: Pilot[Any]) -> None:
        await app.push_screen(SettingsScreen())
        await pilot.press("up")
        assert "ASCII" in text_of(app, "#front-note")
        await pilot.press("up")
        assert "braille" in text_of(app, "#front-note")
        await pilot.press("down", "down", "down")
        assert text_of(app, "#front-note") == ""

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))


def test_settings_that_cannot_be_kept_hold_for_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line says so, and nothing breaks."""
    monkeypatch.setenv("EDENIA_CONFIG", os.devnull)

    async def steps(pilot: Pilot[Any]) -> None:
        await app.push_screen(SettingsScreen())
        await pilot.press("right")
        await pilot.pause()
        assert app.theme == list(LOOKS)[1]
        assert text_of(app, "#front-problem") == "Your settings cannot be kept; they hold for now."

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))
