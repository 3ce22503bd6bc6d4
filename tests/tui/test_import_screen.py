"""A game is imported on the screen: checked, kept, or refused with the action that does not fit."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from edenia_tui.tui.screens.importing import ImportScreen
from tests.library import library
from tests.sharing.games import RESIGNED
from tests.tui.fronts import SMALL, Fronts, every_language, settle, text_of, walk


def bring_in(language: str, file: str, *, by_mouse: bool = False) -> tuple[str, str]:
    """Type a path; what is told, and what is left in the field."""
    left: list[str] = []

    async def steps(pilot: Pilot[Any]) -> None:
        app.push_screen(ImportScreen())
        await pilot.pause()
        field = app.screen.query_one(Input)
        field.value = file
        await pilot.pause()
        await (pilot.click("#take") if by_mouse else pilot.press("enter"))
        await settle(pilot)
        left.extend((text_of(app, "#import-told"), field.value))

    app = Fronts(language)
    asyncio.run(walk(app, SMALL, steps))
    told, typed = left
    return told, typed


def kept() -> list[str]:
    """List the names of the kept games."""
    return [game.name for game in library().summaries()]


@every_language
@pytest.mark.parametrize("by_mouse", [False, True], ids=["keys", "mouse"])
def test_a_game_is_taken_in_under_the_name_of_its_file(
    language: str, tmp_path: Path, *, by_mouse: bool
) -> None:
    """The name is told, the game stands among the past ones, and the field is empty again."""
    file = tmp_path / "from ann.record"
    file.write_text(RESIGNED, "utf-8")
    told, typed = bring_in(language, str(file), by_mouse=by_mouse)
    assert "from-ann" in told
    assert typed == ""
    assert kept() == ["from-ann"]
    (game,) = library().summaries()
    assert game.origin is not None


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("en", "Line 9 does not fit: go 9 east star."),
        ("fr", "La ligne 9 ne convient pas : go 9 east star."),
    ],
)
def test_the_first_action_that_does_not_fit_is_named(
    language: str, first: str, tmp_path: Path
) -> None:
    """One clear line names it; nothing is kept, and the path stays to be mended."""
    file = tmp_path / "bad.record"
    file.write_text(RESIGNED.replace("go 1 east star", "go 9 east star"), "utf-8")
    told, typed = bring_in(language, str(file))
    assert told.splitlines()[0] == first
    assert len(told.splitlines()) > 1
    assert typed == str(file)
    assert kept() == []


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (None, "No such file or directory"),
        (b"\xff\xfe\xff", "not UTF-8 text"),
        (b"edenia-news 1\nsomething\n", "public news"),
        (b"nonsense\n", "not a record"),
    ],
)
def test_what_is_no_game_is_told(data: bytes | None, reason: str, tmp_path: Path) -> None:
    """Each kind of file that cannot be read has its reason, and nothing is kept."""
    file = tmp_path / "odd.record"
    if data is not None:
        file.write_bytes(data)
    told, _ = bring_in("en", str(file))
    assert reason in told
    assert kept() == []


def test_no_path_is_told() -> None:
    """Enter in the empty field says what is missing."""
    assert bring_in("en", "  ")[0] == "Write the path of a file first."


def test_a_file_is_found_by_completion_and_picked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tab completes as far as all that is there agrees; a folder is looked into, a file imported."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "games").mkdir()
    for name in ("from ann.record", "from ben.record", "notes.pdf"):
        (tmp_path / "games" / name).write_text(RESIGNED, "utf-8")

    async def steps(pilot: Pilot[Any]) -> None:
        app.push_screen(ImportScreen())
        await pilot.pause()
        field, offered = app.screen.query_one(Input), app.screen.query_one("#offered", OptionList)
        await pilot.press("g", "tab")
        assert field.value == "games/"
        await pilot.pause()
        await pilot.press("f", "tab")
        assert field.value == "games/from "
        await pilot.pause()
        assert [str(one.prompt) for one in offered.options] == [
            "games/from ann.record",
            "games/from ben.record",
        ]
        await pilot.press("down", "down", "enter")
        await settle(pilot)
        assert "from-ben" in text_of(app, "#import-told")

    app = Fronts()
    asyncio.run(walk(app, SMALL, steps))
    assert kept() == ["from-ben"]
