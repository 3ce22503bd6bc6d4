"""Keys of one's own, from a table of TOML: all of them hold, or one line says why none does."""

import asyncio
from pathlib import Path

import pytest

from edenia_tui.storage.files.keys_file import NAME, read_keys
from edenia_tui.storage.key_wishes import KeyWishes
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.own_keys import CHANGEABLE, understand_keys
from edenia_tui.tui.what_if.screen import WhatIfScreen
from edenia_tui.tui.widgets.key_line import KeyLine
from tests.tui.playing import SMALL, asked, game_of, on_screen, playing, sit_down
from tests.visits import visit_in


def test_a_key_of_ones_own_does_what_the_usual_one_did(monkeypatch: pytest.MonkeyPatch) -> None:
    """The new key works and stands on the line of keys; the usual one does nothing."""
    wishes = KeyWishes({"what-if": "y", "undo": "ctrl+z", "explain": "f5"})
    visit = visit_in()._replace(key_wishes=wishes)
    monkeypatch.setattr("tests.tui.playing.visit_in", lambda *_: visit)

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            assert "F5 why" in str(game_of(pilot).query_one(KeyLine).visual)
            await pilot.press("v", "question_mark")
            assert on_screen(pilot) is game_of(pilot)
            await pilot.press("f5")
            assert isinstance(on_screen(pilot), Notice)
            await pilot.press("escape", "y")
            assert isinstance(on_screen(pilot), WhatIfScreen)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"hint": "u"}, ("u", "hint", "undo")),
        ({"hint": "y", "loupe": "y"}, ("y", "hint", "loupe")),
        ({"hint": "f1"}, ("F1", "hint", "help")),
        ({"hint": "n"}, ("hint",)),
        ({"hint": "enter"}, ("enter", "hint")),
        ({"hint": "no key"}, ("no key", "hint")),
        ({"hnit": "y"}, ("hnit",)),
    ],
)
def test_what_cannot_be_is_named_in_one_line(wishes: dict[str, str], told: tuple[str, ...]) -> None:
    """Both things that one key would do, a name or a key that is unknown; the usual keys hold."""
    own = understand_keys(KeyWishes(wishes))
    assert own.wrong is not None
    assert own.keys == {}
    visit = visit_in()._replace(key_wishes=KeyWishes(wishes))

    async def look() -> None:
        app = EdeniaApp(visit, animated=False)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            assert isinstance(app.screen, Notice)
            (line,) = app.screen.sentences
            assert all(word in line for word in told)

    asyncio.run(look())


def test_two_things_can_change_places() -> None:
    """Only how it is in the end counts."""
    own = understand_keys(KeyWishes({"undo": "r", "redo": "u"}))
    assert own.wrong is None
    assert own.keys == {"key-undo": "r", "key-redo": "u"}


def test_everything_with_a_name_has_a_key_that_can_change() -> None:
    """Names are those of keys that do something by themselves, and of none that lists need."""
    assert {"hint", "undo", "menu", "help", "quit", "zoom-in"} <= {*CHANGEABLE}
    assert all(key.action for key in CHANGEABLE.values())
    assert not {"enter", "escape", "tab"} & {key.key for key in CHANGEABLE.values()}


@pytest.mark.parametrize(
    ("text", "is_read"),
    [
        ('[keys]\nhint = "t"\n', True),
        ("", False),
        ("[keys\n", False),
        ('hint = "t"\n', False),
        ("[keys]\nhint = 3\n", False),
        ("\x00", False),
    ],
)
def test_a_file_is_a_table_of_keys(tmp_path: Path, text: str, is_read: bool) -> None:  # noqa: FBT001
    """What is not is told; without a file the usual keys hold, and nothing is said."""
    assert read_keys(tmp_path) == KeyWishes()
    (tmp_path / NAME).write_text(text, "utf-8")
    read = read_keys(tmp_path)
    assert bool(read.wishes) == is_read
    assert bool(read.problem) != is_read
