"""In line mode a record that is lost during play is told at the next action, and never called saved."""

import os
import shutil
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from edenia_tui.cli import main
from edenia_tui.line.table_talk import Obeyed, TableTalk
from edenia_tui.storage.files import record_file
from edenia_tui.storage.files.folders import games_folder
from edenia_tui.storage.files.record_file import RecordFile

GONE = {"en": "The file of this game is gone.", "fr": "Le fichier de cette partie a disparu."}
NOW = {"en": "The whole game so far is now ", "fr": "Toute la partie est maintenant "}
SAVED = {"en": "The game is saved", "fr": "La partie est sauvegardée"}
NOT = {"en": "The game is not saved: ", "fr": "La partie n'est pas sauvegardée : "}
both = pytest.mark.parametrize("language", ["en", "fr"])
games = pytest.mark.parametrize("game", ["edenia", "exo"])


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games and settings live in a folder of this test."""
    monkeypatch.setenv("EDENIA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("EDENIA_CONFIG", str(tmp_path / "config"))


def lose(monkeypatch: pytest.MonkeyPatch, before: int, harm: Callable[[Path], object]) -> None:
    """Let something happen to the file before so many lines are added."""
    usual, lines = RecordFile.append, list[str]()

    async def append(keeper: RecordFile, *added: str, by_bot: bool = False) -> None:
        had = len(lines)
        lines.extend(added)
        if had < before <= len(lines):
            harm(keeper.path)
        await usual(keeper, *added, by_bot=by_bot)

    monkeypatch.setattr(RecordFile, "append", append)


def lose_at_prompts(monkeypatch: pytest.MonkeyPatch, harm: Callable[[], object]) -> None:
    """Let something happen whenever somebody has typed a line, before it is obeyed."""
    usual = TableTalk.obey

    async def obey(self: TableTalk, *args: Any) -> Obeyed:
        harm()
        return await usual(self, *args)

    monkeypatch.setattr(TableTalk, "obey", obey)


def play(game: str, language: str, *typed: str) -> Result:
    """Play by lines, with a few of them."""
    words = ("play", "--line", "--game", game, "--seat", "Ann", "--seat", "Bob:lamb")
    lines = "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(main, [*words, "--seed", "4", "--lang", language], input=lines)


def records() -> list[Path]:
    """List the records there are."""
    return sorted(games_folder(os.environ).glob("*.record"))


@both
@games
@pytest.mark.parametrize("before", [1, 3, 12])
def test_a_file_that_is_gone_is_told_and_written_anew(
    game: str, language: str, before: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """During the set-up, at the first choice or later; then the game goes on there."""
    lose(monkeypatch, before, Path.unlink)
    said = play(game, language, *["1"] * 6, "quit").output
    assert said.count(GONE[language]) == 1
    assert NOW[language] in said
    assert SAVED[language] in said
    (path,) = records()
    assert path.stem in said
    monkeypatch.undo()
    monkeypatch.setenv("EDENIA_DATA", str(path.parents[1]))
    again = CliRunner().invoke(main, ["resume", "--line"], input="quit\n")
    assert again.exit_code == 0, again.output


@both
def test_what_is_lost_is_noticed_before_it_is_called_saved(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By `save`, and by leaving, without another action."""
    lose_at_prompts(monkeypatch, lambda: deque(map(Path.unlink, records())))
    for word in ("save", "quit"):
        said = play("edenia", language, word, "quit").output
        assert said.index(GONE[language]) < said.index(SAVED[language])


@both
def test_a_game_that_cannot_be_written_anew_is_not_saved(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who leaves is told, by words and by the exit code."""

    def harm() -> None:
        shutil.rmtree(games_folder(os.environ))

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(record_file, "_write_all", full)

    lose_at_prompts(monkeypatch, harm)
    result = play("edenia", language, "quit")
    assert NOT[language] in result.output
    assert "No space left on device" in result.output
    assert SAVED[language] not in result.output
    assert result.exit_code == 1
