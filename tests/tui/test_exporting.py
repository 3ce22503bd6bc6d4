"""A game that is played or watched is exported from there, by word and by key."""

import asyncio
from collections.abc import Iterator
from errno import ENOSPC
from pathlib import Path
from typing import Any

import pytest

from edenia_tui.canvas.charset import ASCII, UNICODE, Charset
from edenia_tui.commands.surroundings import local_exchange
from edenia_tui.conversation.viewpoint import SPECTATOR, Viewpoint
from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.registry import GAMES
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import Speech, speech
from edenia_tui.sharing.export_words import export_and_tell, export_typed
from edenia_tui.sharing.exporting import Exporter
from edenia_tui.sharing.forms import FORMS
from edenia_tui.storage.exchange import NotWritten
from edenia_tui.storage.library import KeptGame
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.widgets.command_bar import CommandBar
from rules.kernel.seat import Seat
from tests.games.spoken import speech_of
from tests.library import kept_file, path_of, read_file
from tests.tui.looking_back import recorded, replay_of, replaying
from tests.tui.playing import asked, game_of, on_screen, playing
from tests.tui.reading import notice
from tests.tui.staged import in_the_middle, staged, well_on


def exporter_of(
    kept: KeptGame,
    spoken: Speech,
    viewpoint: Viewpoint | None = None,
    *,
    charset: Charset = UNICODE,
) -> Exporter:
    """Hand a game on to files of this test."""
    return Exporter(kept, local_exchange(), spoken, viewpoint, charset=charset)


@pytest.mark.parametrize(("language", "word"), [("en", "export"), ("fr", "exporter")])
def test_a_running_game_is_exported_as_its_player_sees_it(language: str, word: str) -> None:
    """With a form and a file at once; the record on disk and the question stay as they were."""
    sitting = staged(54, in_the_middle)
    path = path_of(sitting)
    before = path.read_bytes()

    async def run() -> None:
        async with playing(sitting, language=language) as pilot:
            await asked(pilot)
            question = game_of(pilot).viewer.question
            game_of(pilot).post_message(CommandBar.Typed(f"{word} position mine.txt"))
            await pilot.pause()
            assert notice(pilot)[0].endswith("mine.txt")
            assert len(notice(pilot)) == 2
            await pilot.press("escape")
            assert game_of(pilot).viewer.question is question

    asyncio.run(run())
    exporter_of(sitting.kept, speech(language), Viewpoint(Seat(0))).export("position", "red.txt")
    assert Path("mine.txt").read_bytes() == Path("red.txt").read_bytes()
    exporter_of(sitting.kept, speech(language), Viewpoint(Seat(1))).export("position", "green.txt")
    assert Path("mine.txt").read_bytes() != Path("green.txt").read_bytes()
    assert path.read_bytes() == before


def with_a_secret(state: Any, done: int) -> bool:
    """Stop when Anna's opponent has an artefact that she has not seen."""
    return done > 40 and any(state.players[1].hidden)


@pytest.mark.parametrize("viewpoint", [Viewpoint(Seat(0)), SPECTATOR], ids=["own", "spectator"])
@pytest.mark.parametrize("form", FORMS)
def test_only_a_record_tells_what_is_hidden_and_is_said_to(form: str, viewpoint: Viewpoint) -> None:
    """Films, news, pictures and positions of a running game hold no artefact of another hand."""
    sitting = staged(54, with_a_secret)
    (secret,) = sitting._saved.state.players[1].hidden
    spoken = nouns.artefact_name(Listener(speech_of("edenia", "en"), ()), secret)
    exported = exporter_of(sitting.kept, speech("en"), viewpoint).export(form)
    sitting.close()
    text = Path(exported.file.where, exported.file.name).read_text("utf-8")
    assert (secret in text or spoken in text) is exported.is_secret
    assert exported.is_secret is FORMS[form].is_record


def left() -> Path:
    """Leave a game in the middle; its file."""
    sitting = staged(54, in_the_middle)
    sitting.close()
    return path_of(sitting)


def test_a_typed_picture_is_drawn_with_the_signs_of_the_screen() -> None:
    """Where only ASCII is drawn, a picture by word is, as one picked from the list."""
    exporter = exporter_of(kept_file(left()), speech("en"), charset=ASCII)
    export_typed(exporter, ["svg", "typed.svg"])
    exporter.export("svg", "picked.svg")
    exporter._replace(charset=UNICODE).export("svg", "signs.svg")
    assert Path("typed.svg").read_bytes() == Path("picked.svg").read_bytes()
    assert Path("typed.svg").read_bytes() != Path("signs.svg").read_bytes()


@pytest.mark.parametrize("name", ["x" * 252, "a\0b"], ids=["too long", "no name"])
def test_a_name_that_no_file_can_have_is_told(name: str) -> None:
    """One line says why, and there is no file."""
    kept = left()
    (told,) = export_typed(exporter_of(kept_file(kept), speech("en")), ["position", f"{name}.txt"])
    assert told.startswith("Not written: ")
    assert not list(Path().glob("*.txt"))
    long = kept.rename(kept.with_name(f"{'x' * 248}.record"))
    assert export_and_tell(exporter_of(kept_file(long), speech("en")), "position")[0].startswith(
        "Not written: "
    )


def test_a_disk_that_is_full_is_told_and_nothing_is_left() -> None:
    """What was written up to there goes away again."""

    def parts() -> Iterator[bytes]:
        yield b"begun"
        raise OSError(ENOSPC, "No space left on device")

    with pytest.raises(NotWritten, match="No space left"):
        local_exchange().write("half.txt", parts())
    assert not Path("half.txt").exists()


@pytest.mark.parametrize("key", ["x", ""], ids=["key", "word"])
def test_a_key_or_the_word_alone_lets_one_pick(key: str) -> None:
    """A list of forms; the record of a running game is said to tell all."""
    sitting = staged(54, in_the_middle)
    path = path_of(sitting)

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
            assert notice(pilot)[0] == f"Written: {path.name}"
            assert notice(pilot)[1] == f"In the folder {Path.cwd()}"
            assert "hidden" in notice(pilot)[2]

    asyncio.run(run())
    assert Path(path.name).read_bytes() == path.read_bytes()


def test_a_replay_exports_the_place_where_it_stands() -> None:
    """`x` lets one pick; a position is that of this action, with the eyes that look."""
    recording, path = recorded()
    recording = recording._replace(kept=kept_file(path))

    async def run() -> None:
        async with replaying(recording) as pilot:
            await pilot.press("right", "right", "right")
            assert replay_of(pilot).travel.point == 3
            await pilot.press("x", "end", "enter")
            await pilot.pause()
            assert notice(pilot)[0].startswith("Written: ")

    asyncio.run(run())
    game = recording.entry.game
    written = Path(f"{path.stem}.position.txt").read_text("utf-8")
    assert written == game.write_position(recording.replay.state(3))


def test_looking_back_at_a_running_game_can_export_it() -> None:
    """There, too, only one's own eyes look."""
    sitting = staged(54, in_the_middle)
    views: list[Any] = []

    async def run() -> None:
        async with playing(sitting) as pilot:
            await asked(pilot)
            views.append(game_of(pilot).room.view(Seat(0)))
            await pilot.press("p", "x", "end", "enter")
            await pilot.pause()
            assert notice(pilot)[0].startswith("Written: ")

    asyncio.run(run())
    (file,) = Path().glob("*.position.txt")
    assert file.read_text("utf-8") == sitting.entry.game.write_position(views[0])


def test_a_record_is_said_to_tell_what_is_hidden_only_where_something_is() -> None:
    """Hidden artefacts make one game secret while it runs; the other lies open all the time."""
    secrets = set()
    for entry in GAMES.values():
        sitting = staged(54, well_on, entry)
        sitting.close()
        state = read_file(path_of(sitting)).state
        is_hidden = entry.game.view(state, None) != state
        lines = export_and_tell(exporter_of(sitting.kept, speech("en")), "text", entry.name)
        assert (speech("en")("share-written-all") in lines) is is_hidden
        secrets.add(is_hidden)
    assert secrets == {True, False}
