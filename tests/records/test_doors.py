"""Games with the first box, or with pieces of their own, through every door that leads to a record."""

import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from edenia_tui.cli import main
from edenia_tui.storage.files.folders import games_folder
from rules.edenia.content import BOXES
from tests.records.test_kept_records import KEPT

EVERY = (
    "edenia-format-1-box-1-rewound",
    "edenia-format-2-box-2-rewound",
    "exo-format-2-unfinished",
)
OVER = ("edenia-format-1-box-1-three", "edenia-format-2-own", "exo-format-2-own")
FORMS = ("text", "json", "cast", "cast3", "news", "news-json", "svg", "position")


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games and settings live in a folder of this test."""
    monkeypatch.setenv("EDENIA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("EDENIA_CONFIG", str(tmp_path / "config"))
    monkeypatch.setenv("LANG", "en_US.UTF-8")


def edenia(*words: str, typed: str = "") -> Result:
    """Run a command."""
    result = CliRunner().invoke(main, words, input=typed)
    assert result.exit_code == 0, result.output
    return result


def header_of(text: str) -> list[str]:
    """Give the lines of a header that tell the pieces."""
    head = text[: text.index("moves\n")].splitlines()
    return [line for line in head if line.startswith(("content", "|"))]


@pytest.mark.parametrize("name", [*EVERY, *OVER])
def test_every_command_reads_it(name: str) -> None:
    """Pictures, rules checks, replay and every form in which a game is handed on."""
    file = str(KEPT / f"{name}.record")
    for command in ("show", "legal", "explain", "replay"):
        assert edenia(command, file).output
    for form in FORMS:
        assert edenia("export", file, "--as", form).output
    assert edenia("legal", f"{file}@8").output


@pytest.mark.parametrize("name", [*EVERY, *OVER])
@pytest.mark.parametrize("form", ["text", "json"])
def test_it_is_taken_in_with_its_pieces(name: str, form: str) -> None:
    """From text and from JSON, as the same game; it is listed and counted."""
    file = str(KEPT / f"{name}.record")
    shared = edenia("export", file, "--as", form).output
    told = header_of(edenia("export", file).output)
    edenia("import", "-", "--name", "taken", typed=shared)
    kept = (games_folder(os.environ) / "taken.record").read_text("utf-8")
    assert header_of(kept) == told
    assert told[0] == ("content own" if "own" in name else told[0])
    assert "taken" in edenia("saves").output
    edenia("stats")


@pytest.mark.parametrize("name", EVERY)
def test_it_is_resumed_and_tried_out(name: str) -> None:
    """By its name; a what-if that is kept has the same pieces."""
    folder = games_folder(os.environ)
    folder.mkdir(parents=True)
    text = (KEPT / f"{name}.record").read_text("utf-8")
    (folder / "old.record").write_text(text, "utf-8")
    assert "The game is saved" in edenia("resume", "--line", typed="quit\n").output
    edenia("replay", "old", "--line", typed="eyes all\nend\nwhat if\n1\nsave kept so\nquit\n")
    mine = (folder / "kept-so.record").read_text("utf-8")
    assert header_of(mine) == header_of(edenia("export", "old").output)


def test_a_game_is_played_with_pieces_of_ones_own(tmp_path: Path) -> None:
    """They go with the game: the file they came from is needed no more."""
    mine = tmp_path / "mine.box"
    mine.write_text(BOXES.write(BOXES.published(2)).replace("12 11 10 9", "14 11 9 7"), "utf-8")
    seats = ("--seat", "Ann", "--seat", "Bob:lamb", "--seed", "3")
    edenia("play", "--line", *seats, "--content", str(mine), typed="1\n1\nquit\n")
    mine.unlink()
    assert "| trifoliums 14 11 9 7" in edenia("export", _only_game()).output
    assert "14, 11, 9, 7" in edenia("resume", "--line", typed="tokens\nquit\n").output


def _only_game() -> str:
    (path,) = games_folder(os.environ).glob("*.record")
    return str(path)
