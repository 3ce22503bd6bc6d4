"""On the screen a record that is lost during play is told, and never called saved."""

import asyncio

import pytest

from edenia_tui.tui import run
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.exit import Exit
from edenia_tui.tui.game.screen import GameScreen
from edenia_tui.tui.screens.menu import MenuScreen
from tests.library import path_of, paths, read_file
from tests.tui.playing import SMALL, AnyPilot, asked, on_screen, playing, sit_down, until
from tests.visits import visit_in

GONE = {"en": "The file of this game is gone.", "fr": "Le fichier de cette partie a disparu."}
both = pytest.mark.parametrize("language", ["en", "fr"])


async def notice(pilot: AnyPilot) -> tuple[str, ...]:
    """Wait for a notice; what it says."""
    await until(pilot, lambda: isinstance(on_screen(pilot), Notice))
    shown = on_screen(pilot)
    assert isinstance(shown, Notice)
    return shown.sentences


@both
def test_the_next_choice_tells_where_the_game_is_now(language: str) -> None:
    """The file is gone, the choice is made, and the whole game is in a new file."""

    async def steps() -> None:
        sitting = sit_down()
        async with playing(sitting, language=language) as pilot:
            await asked(pilot)
            first = path_of(sitting)
            first.unlink()
            await pilot.press("enter")
            told = await notice(pilot)
            assert told[0] == GONE[language]
            assert f"{first.stem}-2" in told[1]
            assert path_of(sitting).stem == f"{first.stem}-2"
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(on_screen(pilot), GameScreen))
        assert read_file(path_of(sitting)).record.actions

    asyncio.run(steps())


@both
@pytest.mark.parametrize("way", ["menu", "save"])
def test_going_to_the_menu_makes_sure_first(language: str, way: str) -> None:
    """And so does the word that asks for it."""

    async def steps() -> None:
        sitting = sit_down()
        async with playing(sitting, language=language) as pilot:
            await asked(pilot)
            path_of(sitting).unlink()
            if way == "menu":
                await pilot.press("f10", "f10")
            else:
                await pilot.press(":", *"save", "enter")
            assert (await notice(pilot))[0] == GONE[language]
            await pilot.press("escape")
            wanted = MenuScreen if way == "menu" else GameScreen
            await until(pilot, lambda: isinstance(on_screen(pilot), wanted))
        (path,) = paths()
        assert path.stem.endswith("-2")

    asyncio.run(steps())


@both
def test_leaving_makes_sure_before_it_says_saved(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the game is now is told before how to go on with it."""
    sitting, said = sit_down(), list[str]()

    async def show(app: EdeniaApp) -> Exit | None:
        async with app.run_test(size=SMALL) as pilot:
            await asked(pilot)
            path_of(sitting).unlink()
            await pilot.press("ctrl+q")
        return app.return_value

    monkeypatch.setattr(run, "run_until_signalled", show)
    assert run.run_screen(visit_in(language), sitting, lambda _: 0, say=said.extend) == 0
    assert said[0] == GONE[language]
    assert said[-1] == visit_in(language).manner.speech("line-goodbye")
    assert len(paths()) == 1
