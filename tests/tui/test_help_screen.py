"""The help says what the registry of keys says."""

import asyncio
from typing import Any

import pytest
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import Static

from edenia_tui.games.registry import GAMES
from edenia_tui.language.speech import speech
from edenia_tui.tui.keys import EVERYWHERE, GAME, OVER, REPLAY, WHAT_IF, Key, name_of
from edenia_tui.tui.screens.help import HelpScreen, sections
from edenia_tui.tui.screens.menu import MenuScreen
from edenia_tui.tui.widgets.key_line import KeyLine
from tests.tui.fronts import SMALL, Fronts, every_language, every_size, walk

REGISTRY = [key for _, keys, _ in sections(speech("en"), GAMES.values()) for key in keys]
ENGLISH = {"Enter", "Esc", "Up Down", "Shift+arrows", "Left Right", "Home End", "Space"}
FRENCH = {"Entrée", "Échap", "Haut Bas", "Maj+flèches", "Gauche Droite", "Début Fin", "Espace"}


@every_size
@every_language
def test_every_key_is_told_in_the_language(language: str, size: tuple[int, int]) -> None:
    """F1 shows a line for each key; the end can be scrolled to; Escape comes back."""

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.press("f1")
        assert isinstance(app.screen, HelpScreen)
        await pilot.pause()
        table = app.screen.query_one("#front-table", VerticalScroll)
        keys, does = (
            [str(text.content) for text in table.query(kind).results(Static)]
            for kind in (".key", ".does")
        )
        assert keys == [name_of(key, speech(language)) for key in REGISTRY]
        assert does == [
            say(key.message)
            for _, keys, say in sections(speech(language), GAMES.values())
            for key in keys
        ]
        await pilot.press("end")
        await pilot.pause(0.3)
        assert table.scroll_y == table.max_scroll_y
        await pilot.press("escape")
        assert isinstance(app.screen, MenuScreen)

    app = Fronts(language)
    asyncio.run(walk(app, size, steps))


def test_keys_are_named_as_on_french_keyboards() -> None:
    """Entrée, Échap and Maj stand where the English help has Enter, Esc and Shift."""
    named = {
        language: {name_of(key, speech(language)) for key in REGISTRY} for language in ("en", "fr")
    }
    assert named["en"] - named["fr"] == ENGLISH
    assert named["fr"] - named["en"] == FRENCH


@every_language
def test_what_a_key_does_is_never_cut_off(language: str) -> None:
    """A long explanation goes on below itself, so that all of its words can be read."""

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.press("f1")
        await pilot.pause()
        for text in app.screen.query(".does").results(Static):
            assert text.size.width * text.size.height >= len(str(text.content))
        for key in app.screen.query(".key").results(Static):
            assert key.size.width > len(str(key.content))
            assert key.size.height == 1

    app = Fronts(language)
    asyncio.run(walk(app, SMALL, steps))


@every_language
@pytest.mark.parametrize(
    "keys", [GAME, OVER, REPLAY, WHAT_IF], ids=["game", "over", "replay", "what-if"]
)
def test_the_key_line_fits(keys: tuple[Key, ...], language: str) -> None:
    """The line of keys at the bottom is no longer than the smallest screen is wide."""

    async def steps(_: Pilot[Any]) -> None:
        line = KeyLine()
        await app.screen.mount(line)
        line.show((*keys, *EVERYWHERE), speech(language), SMALL[0])
        told = str(line.content)
        assert "Ctrl+Q" in told
        assert len(told) <= SMALL[0]

    app = Fronts(language)
    asyncio.run(walk(app, SMALL, steps))
