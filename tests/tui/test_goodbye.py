"""Whoever leaves the screen in the middle of a game is told how to go on with it, and nobody else."""

from typing import Any

import pytest
from textual.screen import Screen

from edenia_tui.conversation.sitting import Sitting
from edenia_tui.tui import run
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.exit import Exit
from edenia_tui.tui.game.over import Over
from edenia_tui.tui.game.screen import GameScreen
from edenia_tui.tui.screens.menu import MenuScreen
from tests.tui.playing import SMALL, on_screen, sit_down, until
from tests.tui.staged import never, staged
from tests.tui.terminals import SAVED
from tests.visits import visit_in

SAVED_IN_FRENCH = "La partie est sauvegardée. Pour la reprendre : edenia resume."


def said_after(
    monkeypatch: pytest.MonkeyPatch,
    sitting: Sitting | None,
    *keys: str,
    begins: type[Screen[Any]] = GameScreen,
    language: str = "en",
) -> list[str]:
    """Press keys once a screen is there; what is said when the screen is left."""
    said: list[str] = []

    async def show(app: EdeniaApp) -> Exit | None:
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: isinstance(on_screen(pilot), begins))
            await pilot.press(*keys)
        assert said == []
        return app.return_value

    def play_lines(given: Sitting | None) -> int:
        assert given is not None
        given.close()
        return 0

    monkeypatch.setattr(run, "run_until_signalled", show)
    assert run.run_screen(visit_in(language), sitting, play_lines, say=said.extend) == 0
    return said


@pytest.mark.parametrize("keys", [("ctrl+q",), ("ctrl+c",), ("w", "ctrl+q"), ("p", "ctrl+q")])
@pytest.mark.parametrize(
    ("language", "saved"), [("en", SAVED), ("fr", SAVED_IN_FRENCH)], ids=["en", "fr"]
)
def test_one_who_leaves_a_game_learns_how_to_go_on(
    monkeypatch: pytest.MonkeyPatch, keys: tuple[str, ...], language: str, saved: str
) -> None:
    """From the table, from a panel and from a look back, in the language that was spoken there."""
    assert said_after(monkeypatch, sit_down(), *keys, language=language) == [saved]


@pytest.mark.parametrize("keys", [("ctrl+q",), ("end", "enter"), ("escape", "ctrl+q")])
def test_a_game_that_is_over_needs_no_goodbye(
    monkeypatch: pytest.MonkeyPatch, keys: tuple[str, ...]
) -> None:
    """There is nothing to go on with, whether it is left from the end, by its list or from the table."""
    assert said_after(monkeypatch, staged(1, never), *keys, begins=Over) == []


def test_line_mode_says_its_own_goodbye(monkeypatch: pytest.MonkeyPatch) -> None:
    """One who goes over to line mode has not left."""
    assert said_after(monkeypatch, sit_down(), "f2") == []


def test_the_menu_is_left_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a game, or once it was left for the menu, there is nothing to say."""
    assert said_after(monkeypatch, None, "ctrl+q", begins=MenuScreen) == []
    assert said_after(monkeypatch, sit_down(), "f10", "f10", "ctrl+q") == []
