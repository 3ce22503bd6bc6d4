"""The list of past games: any of them, of every kind, is continued, watched or exported from there."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from edenia_tui.sharing.forms import FORMS
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.replay.screen import ReplayScreen
from edenia_tui.tui.screens.importing import ImportScreen
from edenia_tui.tui.screens.past_games import PastGamesScreen
from tests.library import path_of
from tests.tui.fronts import (
    SMALL,
    Fronts,
    every_language,
    keep_a_game,
    keep_a_game_of_exo,
    seen,
    settle,
    text_of,
    walk,
)
from tests.tui.looking_back import recorded
from tests.tui.staged import well_on

Steps = Callable[[Pilot[Any], OptionList], Awaitable[None]]


def look(steps: Steps, language: str = "en") -> Fronts:
    """Open the list of past games and do something there."""

    async def walks(pilot: Pilot[Any]) -> None:
        app.push_screen(PastGamesScreen())
        await settle(pilot)
        await steps(pilot, app.screen.query_one("#front-games", OptionList))

    app = Fronts(language)
    asyncio.run(walk(app, SMALL, walks))
    return app


def highlight(listed: OptionList, path: Path) -> None:
    """Go to a game."""
    prompts = [str(option.prompt) for option in listed.options]
    at = next(n for n, told in enumerate(prompts) if told.startswith(f"{path.stem} "))
    listed.highlighted = at


def unfinished() -> Path:
    """Keep a game of Edenia that is not over."""
    kept = keep_a_game().latest_unfinished()
    assert kept is not None
    return kept.path


@every_language
def test_games_of_every_kind_are_listed_with_their_names(language: str) -> None:
    """Each tells which game it is, and seats have the names of their game."""
    keep_a_game()
    keep_a_game_of_exo()

    async def steps(_: Pilot[Any], listed: OptionList) -> None:
        exo, edenia = (str(option.prompt) for option in listed.options)
        assert "Sirius" in exo
        assert "EXO" in exo
        assert {"en": "Green", "fr": "Vert"}[language] in edenia
        assert "Edenia" in edenia

    look(steps, language)


@pytest.mark.parametrize("keys", [("enter", "enter"), ("c",)])
def test_any_unfinished_game_can_be_continued(keys: tuple[str, ...]) -> None:
    """Not only the one played last; by what Enter offers, or by a key of its own."""
    old, new = unfinished(), keep_a_game_of_exo()

    async def steps(pilot: Pilot[Any], listed: OptionList) -> None:
        for path in (old, new):
            highlight(listed, path)
            await pilot.press(*keys)

    begun = look(steps).begun
    assert [(str(path_of(one)), one.entry.name) for one in begun] == [
        (str(old), "edenia"),
        (str(new), "exo"),
    ]


def test_the_mouse_continues_a_game() -> None:
    """A click on a game asks, a click on the answer does it."""
    path = keep_a_game_of_exo()

    async def steps(pilot: Pilot[Any], _: OptionList) -> None:
        await pilot.click("#front-games", offset=(5, 0))
        assert isinstance(pilot.app.screen, Pick)
        await pilot.click(OptionList, offset=(4, 0))

    assert [str(path_of(sitting)) for sitting in look(steps).begun] == [str(path)]


def test_a_game_that_is_over_is_not_continued() -> None:
    """It is told so, and Enter does not offer it."""
    recorded()

    async def steps(pilot: Pilot[Any], _: OptionList) -> None:
        app = pilot.app
        assert isinstance(app, Fronts)
        await pilot.press("c")
        assert "over" in text_of(app, "#front-problem")
        await pilot.press("enter")
        assert isinstance(app.screen, Pick)
        assert "Continue" not in seen(app)
        assert len(app.screen.texts) == 2

    assert look(steps).begun == []


def test_a_game_that_another_program_plays_is_not_continued() -> None:
    """One line says why, as in line mode."""
    kept = keep_a_game().latest_unfinished()
    assert kept is not None
    opened = kept.open()

    async def steps(pilot: Pilot[Any], _: OptionList) -> None:
        app = pilot.app
        assert isinstance(app, Fronts)
        await pilot.press("c")
        assert "another program has it open" in text_of(app, "#front-problem")

    try:
        assert look(steps).begun == []
    finally:
        opened.keeper.close()


def test_a_game_is_watched_by_its_key_and_left_by_mouse() -> None:
    """`w` opens the replay; the key line of the replay can be clicked to come back."""
    _, path = recorded()

    async def steps(pilot: Pilot[Any], _: OptionList) -> None:
        await pilot.press("w")
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.past.kept is not None
        assert screen.past.kept.name == path.stem
        await pilot.pause()
        page = seen(pilot.app).splitlines()  # type: ignore[arg-type]
        y = next(n for n, line in enumerate(page) if "Esc back" in line)
        await pilot.click(offset=(page[y].index("Esc back") + 5, y))
        assert isinstance(pilot.app.screen, PastGamesScreen)

    look(steps)


@pytest.mark.parametrize("form", FORMS)
@every_language
def test_a_game_is_exported_in_every_form(form: str, language: str) -> None:
    """The file is named after the game, stands where it is told, and holds what the command writes."""
    _, path = recorded()
    file = Path(f"{path.stem}{FORMS[form].ending}")
    told: list[str] = []

    async def steps(pilot: Pilot[Any], _: OptionList) -> None:
        await pilot.press("x", *["down"] * [*FORMS].index(form), "enter")
        await settle(pilot)
        notice = pilot.app.screen
        assert isinstance(notice, Notice)
        told.extend(notice.sentences)

    look(steps, language)
    assert told[0].endswith(file.name)
    assert told[1].endswith(str(Path.cwd()))
    assert len(told) == 2
    assert file.read_bytes()
    if form == "text":
        assert file.read_text("utf-8") == path.read_text("utf-8")
    if form == "json":
        assert json.loads(file.read_bytes())["result"]["winners"]


def test_nothing_is_ever_written_over() -> None:
    """A number follows where the name is taken."""
    path = keep_a_game_of_exo()

    async def steps(pilot: Pilot[Any], _: OptionList) -> None:
        for _again in range(2):
            await pilot.press("x", "enter")
            await settle(pilot)
            await pilot.press("escape")

    look(steps)
    assert sorted(file.name for file in Path().glob("*.record")) == [
        f"{path.stem}-2.record",
        f"{path.stem}.record",
    ]


def test_a_record_of_a_running_game_is_said_to_tell_all() -> None:
    """Whoever hands it on knows that it holds artefacts that are hidden."""
    recorded(stops=well_on)

    async def steps(pilot: Pilot[Any], _: OptionList) -> None:
        await pilot.press("x", "enter")
        await settle(pilot)
        notice = pilot.app.screen
        assert isinstance(notice, Notice)
        assert "hidden" in notice.sentences[-1]

    look(steps)


def test_a_folder_that_takes_nothing_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reason stands there instead of a file, and the list stays."""
    gone = tmp_path / "gone"
    gone.mkdir()
    keep_a_game()
    monkeypatch.chdir(gone)

    async def steps(pilot: Pilot[Any], _: OptionList) -> None:
        gone.rmdir()
        await pilot.press("x", "enter")
        await settle(pilot)
        notice = pilot.app.screen
        assert isinstance(notice, Notice)
        assert notice.sentences[0].startswith("Not written: ")
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, PastGamesScreen)

    look(steps)


def test_a_key_leads_to_import() -> None:
    """What is imported there stands in the list on coming back; the highlight is still at its game."""
    source = unfinished()

    async def steps(pilot: Pilot[Any], listed: OptionList) -> None:
        assert listed.option_count == 1
        await pilot.press("i")
        assert isinstance(pilot.app.screen, ImportScreen)
        pilot.app.screen.query_one(Input).value = str(source)
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("escape")
        await settle(pilot)
        assert listed.option_count == 2
        at = listed.highlighted
        assert at is not None
        assert str(listed.get_option_at_index(at).prompt).startswith(f"{source.stem} ")

    look(steps)


def names_of(listed: OptionList) -> list[str]:
    """Give the names in the first column."""
    return [str(option.prompt).split()[0] for option in listed.options]


def test_games_are_sorted_and_sifted() -> None:
    """`s` sorts by name, game and round, `g` leaves one game; the title says so."""
    old, new = unfinished(), keep_a_game_of_exo()

    async def steps(pilot: Pilot[Any], listed: OptionList) -> None:
        app = pilot.app
        assert isinstance(app, Fronts)
        highlight(listed, old)
        await pilot.press("s")
        assert names_of(listed) == sorted([old.stem, new.stem])
        await pilot.press("s")
        assert names_of(listed) == [new.stem, old.stem]
        assert text_of(app, "#front-title") == "Past games: all, by game"
        at = listed.highlighted
        assert at is not None
        assert names_of(listed)[at] == old.stem
        shown = []
        for _ in range(3):
            await pilot.press("g")
            shown.append(names_of(listed))
        assert shown == [[old.stem], [new.stem], names_of(listed)]
        assert new.stem in text_of(app, "#front-told")

    look(steps)


@every_language
def test_a_game_is_renamed_and_a_name_that_is_taken_is_not(language: str) -> None:
    """The file has the new name; what cannot be done is told in one line."""
    old, new = unfinished(), keep_a_game_of_exo()

    async def steps(pilot: Pilot[Any], listed: OptionList) -> None:
        app = pilot.app
        assert isinstance(app, Fronts)
        for wanted in ("My first game", new.stem, "../elsewhere"):
            highlight(listed, Path("My") if wanted != "My first game" else old)
            await pilot.press("n")
            app.screen.query_one(Input).value = wanted
            await pilot.press("enter")
            if wanted == "My first game":
                assert "My first game" in text_of(app, "#front-problem")
            else:
                refused = {"en": "Not done", "fr": "Ce n'est pas fait"}[language]
                assert text_of(app, "#front-problem").startswith(refused)

    look(steps, language)
    assert {path.stem for path in old.parent.glob("*.record")} == {"My first game", new.stem}


def test_a_game_that_was_deleted_comes_back() -> None:
    """`d` takes it out of the list, `u` brings it back as it was, one after the other."""
    old, new = unfinished(), keep_a_game_of_exo()
    texts = [path.read_text("utf-8") for path in (old, new)]

    async def steps(pilot: Pilot[Any], listed: OptionList) -> None:
        app = pilot.app
        assert isinstance(app, Fronts)
        await pilot.press("d", "d")
        assert listed.option_count == 0
        assert not old.exists()
        assert not new.exists()
        await pilot.press("u", "u")
        assert {*names_of(listed)} == {old.stem, new.stem}
        await pilot.press("u")
        assert "Nothing" in text_of(app, "#front-problem")

    look(steps)
    assert [path.read_text("utf-8") for path in (old, new)] == texts


def test_a_game_that_is_played_elsewhere_is_not_deleted() -> None:
    """It stays where it is, and one line says why."""
    kept = keep_a_game().latest_unfinished()
    assert kept is not None
    opened = kept.open()

    async def steps(pilot: Pilot[Any], listed: OptionList) -> None:
        app = pilot.app
        assert isinstance(app, Fronts)
        await pilot.press("d")
        assert "another program" in text_of(app, "#front-problem")
        assert listed.option_count == 1

    try:
        look(steps)
    finally:
        opened.keeper.close()
    assert kept.path.exists()
