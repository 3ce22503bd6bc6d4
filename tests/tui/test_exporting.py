"""A game that is played or watched is exported from there, by word and by key."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from edenia_tui.line.eyes import Eyes
from edenia_tui.sharing.exporting import Exporter
from edenia_tui.sharing.forms import FORMS
from edenia_tui.tui.screens.notice import Notice
from edenia_tui.tui.screens.pick import Pick
from edenia_tui.tui.widgets.command_bar import CommandBar
from edenia_tui.words.speech import speech
from rules.kernel.seat import Seat
from tests.tui.looking_back import recorded, replay_of, replaying
from tests.tui.playing import AnyPilot, asked, game_of, on_screen, playing
from tests.tui.staged import in_the_middle, staged


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let exported files go to a folder of this test."""
    monkeypatch.chdir(tmp_path)


def told(pilot: AnyPilot) -> tuple[str, ...]:
    """Read the notice on top."""
    notice = on_screen(pilot)
    assert isinstance(notice, Notice)
    return notice.sentences


@pytest.mark.parametrize(("language", "word"), [("en", "export"), ("fr", "exporter")])
def test_a_running_game_is_exported_as_its_player_sees_it(language: str, word: str) -> None:
    """With a form and a file at once; the record on disk and the question stay as they were."""
    sitting = staged(3, in_the_middle)
    path = Path(sitting.path)
    before = path.read_bytes()

    async def run() -> None:
        async with playing(sitting, language=language) as pilot:
            await asked(pilot)
            question = game_of(pilot).onlooker.question
            game_of(pilot).post_message(CommandBar.Typed(f"{word} position mine.txt"))
            await pilot.pause()
            assert told(pilot)[0].endswith("mine.txt")
            assert len(told(pilot)) == 2
            await pilot.press("escape")
            assert game_of(pilot).onlooker.question is question

    asyncio.run(run())
    Exporter(path, speech(language), Eyes(Seat(0))).export("position", Path("red.txt"))
    assert Path("mine.txt").read_bytes() == Path("red.txt").read_bytes()
    Exporter(path, speech(language), Eyes(Seat(1))).export("position", Path("green.txt"))
    assert Path("mine.txt").read_bytes() != Path("green.txt").read_bytes()
    assert path.read_bytes() == before


@pytest.mark.parametrize("key", ["x", ""], ids=["key", "word"])
def test_a_key_or_the_word_alone_lets_one_pick(key: str) -> None:
    """A list of forms; the record of a running game is said to tell all."""
    sitting = staged(3, in_the_middle)
    path = Path(sitting.path)

    async def run() -> None:
        async with playing(sitting) as pilot:
            await asked(pilot)
            if key:
                await pilot.press(key)
            else:
                game_of(pilot).post_message(CommandBar.Typed("export"))
            await pilot.pause()
            picks = on_screen(pilot)
            assert isinstance(picks, Pick)
            assert len(picks.texts) == len(FORMS)
            await pilot.press("enter")
            await pilot.pause()
            assert told(pilot)[0] == f"Written: {path.name}"
            assert told(pilot)[1] == f"In the folder {Path.cwd()}"
            assert "hidden" in told(pilot)[2]

    asyncio.run(run())
    assert Path(path.name).read_bytes() == path.read_bytes()


def test_a_replay_exports_the_place_where_it_stands() -> None:
    """`x` lets one pick; a position is that of this action, with the eyes that look."""
    recording, path = recorded()
    recording = recording._replace(path=path)

    async def run() -> None:
        async with replaying(recording) as pilot:
            await pilot.press("right", "right", "right")
            assert replay_of(pilot).point == 3
            await pilot.press("x", "end", "enter")
            await pilot.pause()
            assert told(pilot)[0].startswith("Written: ")

    asyncio.run(run())
    game = recording.entry.game
    written = Path(f"{path.stem}.position.txt").read_text("utf-8")
    assert written == game.write_position(recording.replay.state(3))


def test_looking_back_at_a_running_game_can_export_it() -> None:
    """There, too, only one's own eyes look."""
    sitting = staged(3, in_the_middle)
    views: list[Any] = []

    async def run() -> None:
        async with playing(sitting) as pilot:
            await asked(pilot)
            views.append(game_of(pilot).table.view(Seat(0)))
            await pilot.press("p", "x", "end", "enter")
            await pilot.pause()
            assert told(pilot)[0].startswith("Written: ")

    asyncio.run(run())
    (file,) = Path().glob("*.position.txt")
    assert file.read_text("utf-8") == sitting.entry.game.write_position(views[0])
