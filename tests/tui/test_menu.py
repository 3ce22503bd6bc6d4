"""The menu leads everywhere, by keys and by mouse, and offers the game that was left."""

import asyncio
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from edenia_tui.commands.surroundings import settings_keeper
from edenia_tui.conversation.living_table import LivingTable
from edenia_tui.games.registry import GAMES
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.screens.first_run import FirstRunScreen
from edenia_tui.tui.screens.importing import ImportScreen
from edenia_tui.tui.screens.learning import LearnScreen
from edenia_tui.tui.screens.menu import MenuScreen
from edenia_tui.tui.screens.past_games import PastGamesScreen
from edenia_tui.tui.screens.rules import RulesScreen
from edenia_tui.tui.screens.settings import SettingsScreen
from edenia_tui.tui.screens.setup import SetupScreen
from edenia_tui.tui.screens.statistics import StatisticsScreen
from edenia_tui.tui.widgets.living_picture import LivingPicture, Shown
from tests.library import path_of
from tests.tui.fronts import (
    ENTRY,
    SMALL,
    Fronts,
    every_language,
    every_size,
    keep_a_game,
    keep_a_game_of_exo,
    seen,
    settle,
    text_of,
    walk,
)
from tests.visits import visit_in


def test_a_galaxy_lives_beside_the_menu_until_one_looks_at_a_game() -> None:
    """Bots play on while the menu is seen; a game that was left stands still, and all unseen."""
    keep_a_game()

    async def steps(pilot: Pilot[Any]) -> None:
        picture = pilot.app.screen.query_one(LivingPicture)
        living = [picture.is_living]
        pilot.app.animation_level = "full"
        await pilot.press("down", "down", "up", "up")
        living.append(picture.is_living)
        picture.post_message(Shown(LivingTable(ENTRY, 3)))
        await pilot.pause()
        before = picture.canvas
        picture._go_on()
        assert picture.canvas != before
        await pilot.press("down")
        living.append(picture.is_living)
        await pilot.press("up", "enter")
        assert isinstance(pilot.app.screen, SetupScreen)
        living.append(picture.is_living)
        assert living == [False, True, False, False]

    asyncio.run(walk(Fronts(), SMALL, steps))


@pytest.mark.parametrize("game", GAMES)
def test_a_living_table_is_played_to_its_end(game: str) -> None:
    """Every game can be looked on at, in the eyes of a spectator, and then nothing happens any more."""
    table = LivingTable(GAMES[game], 5)
    for glimpse in iter(table.step, None):
        assert glimpse.after is not glimpse.before
    assert GAMES[game].game.outcome(table._state) is not None
    assert table.step() is None


@pytest.mark.parametrize("keys", [("right", "enter"), ("right", "escape")])
def test_language_look_and_mode_are_asked_once(keys: tuple[str, ...]) -> None:
    """What was picked holds and is remembered, skipped or not; the menu comes next."""

    async def steps() -> None:
        app = EdeniaApp(visit_in("en"), animated=False, greets=True)
        assert not settings_keeper().path.exists()
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            assert isinstance(app.screen, FirstRunScreen)
            await pilot.press(*keys)
            assert isinstance(app.screen, MenuScreen)
        assert settings_keeper().load()[0].language == "fr"

    asyncio.run(steps())


@every_size
@pytest.mark.parametrize(
    ("downs", "screen"),
    [(0, SetupScreen), (1, ImportScreen), (2, RulesScreen), (3, SettingsScreen)],
)
def test_keys_lead_to_every_screen_and_back(
    downs: int, screen: type[object], size: tuple[int, int]
) -> None:
    """Down passes over what cannot be chosen without games; Escape comes back."""

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.press(*["down"] * downs, "enter")
        assert isinstance(pilot.app.screen, screen)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, MenuScreen)

    asyncio.run(walk(Fronts(), size, steps))


@every_size
@pytest.mark.parametrize(
    ("row", "screen"),
    [(0, LearnScreen), (1, SetupScreen), (5, ImportScreen), (6, RulesScreen), (7, SettingsScreen)],
)
def test_the_mouse_leads_to_every_screen_and_back(
    row: int, screen: type[object], size: tuple[int, int]
) -> None:
    """A click on a choice does it, and a click on Back comes back."""

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.click("#front-choices", offset=(3, row))
        assert isinstance(pilot.app.screen, screen)
        await pilot.pause()
        await pilot.click("#front-back")
        assert isinstance(pilot.app.screen, MenuScreen)

    asyncio.run(walk(Fronts(), size, steps))


@every_language
def test_a_game_that_was_left_is_told_and_taken_up(language: str) -> None:
    """Its players and its round stand beside the choice; a nameless seat has its colour."""
    library = keep_a_game()

    async def steps(pilot: Pilot[Any]) -> None:
        told = text_of(app, "#front-left")
        green = {"en": "Green", "fr": "Vert"}[language]
        assert f"Zoé, {green}, Ann" in told
        assert told.endswith(" 1.")
        await pilot.press("down", "enter")

    app = Fronts(language)
    asyncio.run(walk(app, SMALL, steps))
    latest = library.latest_unfinished()
    assert latest is not None
    assert [str(path_of(sitting)) for sitting in app.begun] == [str(latest.path)]


def test_without_a_game_there_is_nothing_to_continue() -> None:
    """The choice is there but cannot be made, not even by mouse."""

    async def steps(pilot: Pilot[Any]) -> None:
        choices = app.screen.query_one(OptionList)
        assert choices.get_option("continue").disabled
        words = [str(option.prompt) for option in choices.options]
        assert words[:6] == [
            "Learn",
            "New game",
            "Continue (none)",
            "Past games (none)",
            "Statistics (none)",
            "Import a game",
        ]
        assert text_of(app, "#front-left") == ""
        await pilot.click("#front-choices", offset=(3, 2))
        assert isinstance(app.screen, MenuScreen)

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))
    assert app.begun == []


def test_a_game_that_another_program_plays_is_refused_in_a_line() -> None:
    """The menu says why, and stays."""
    kept = keep_a_game().latest_unfinished()
    assert kept is not None
    opened = kept.open()

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.press("down", "enter")
        assert "another program has it open" in text_of(app, "#front-problem")

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))
    opened.keeper.close()
    assert app.begun == []


def test_a_game_that_was_begun_meanwhile_can_be_continued() -> None:
    """Coming back to the menu, it looks again."""

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.press("enter")
        keep_a_game()
        await pilot.press("escape")
        await settle(pilot)
        choice = app.screen.query_one(OptionList).get_option("continue")
        assert not choice.disabled
        assert str(choice.prompt) == "Continue"

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))


@pytest.mark.parametrize(
    ("choice", "screen"), [("past", PastGamesScreen), ("stats", StatisticsScreen)]
)
def test_with_a_game_there_is_more_to_choose(choice: str, screen: type[object]) -> None:
    """Past games and statistics open, and coming back the choice is still highlighted."""
    keep_a_game()

    async def steps(pilot: Pilot[Any]) -> None:
        choices = app.screen.query_one(OptionList)
        at = choices.get_option_index(choice)
        assert choices.highlighted is not None
        await pilot.press(*["down"] * (at - choices.highlighted), "enter")
        assert isinstance(app.screen, screen)
        await settle(pilot)
        await pilot.press("escape")
        await settle(pilot)
        assert isinstance(app.screen, MenuScreen)
        assert choices.highlighted == at

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))


def test_a_game_of_another_kind_is_told_drawn_and_taken_up() -> None:
    """Whatever was played last is offered; its seats have their own names."""
    keep_a_game()
    path = keep_a_game_of_exo()

    async def steps(pilot: Pilot[Any]) -> None:
        told = text_of(app, "#front-left")
        assert "Zoé, Sirius" in told
        assert told.endswith("EXO.")
        assert "ARRIDIS" not in seen(app)
        await pilot.press("down", "enter")

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))
    assert [str(path_of(sitting)) for sitting in app.begun] == [str(path)]
    assert app.begun[0].entry.name == "exo"


def test_quit_ends_the_app() -> None:
    """The last choice leaves."""

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.press("end", "enter")

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))
    assert not app.is_running
    assert app.return_value is not None


@every_size
def test_the_galaxy_stands_whole_beside_the_choices(size: tuple[int, int]) -> None:
    """Neither size cuts it off; in ASCII nothing else is drawn."""

    async def steps(pilot: Pilot[Any]) -> None:
        del pilot
        page = seen(app)
        assert "ARRIDIS" in page
        assert "EDENIA" in page
        assert page.isascii()

    app = Fronts(ascii=True)
    asyncio.run(walk(app, size, steps))


def test_leaving_many_screens_at_once_ends_at_a_menu() -> None:
    """A menu that is looked at for an instant only, on the way out of a game, does no harm."""

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.press("enter", "f3", "f4")
        app.leave_game()
        await pilot.pause(0.2)
        assert isinstance(app.screen, MenuScreen)
        assert "New game" in seen(app)

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))


def test_coming_back_stands_at_the_choice_that_was_made() -> None:
    """Enter again would go there again."""

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.press("down", "down", "enter", "escape")
        await pilot.pause()
        assert app.focused is app.screen.query_one("#front-choices")
        await pilot.press("enter")
        assert isinstance(app.screen, RulesScreen)

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))
