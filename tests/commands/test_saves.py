"""`edenia saves` and `edenia resume`: the games that are kept, told in a line each."""

import io
import json
import os
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from click.testing import CliRunner, Result

from edenia_tui.cli import main
from edenia_tui.commands.saves import LISTED
from edenia_tui.language.wrapping import WIDTH, wrapped
from edenia_tui.storage.files.folders import CONFIG, DATA
from edenia_tui.storage.files.record_file import RecordFile
from rules.edenia.game import EDENIA
from rules.edenia.state import COLOURS
from rules.kernel.record import replay
from tests.games.edenia.words import unspeakable
from tests.rules.games import ROWS, record
from tests.table.company import lines_of

HEADER = (
    "edenia-record 1\ngame edenia\nseat red Ann human\nseat green green ewe\nfirst red\nmoves\n"
)
DAY = 1_741_500_000
"""A moment of 9 March 2025, in seconds."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a folder of this test to keep games in, and settings of its own."""
    monkeypatch.setenv(DATA, str(tmp_path))
    monkeypatch.setenv(CONFIG, str(tmp_path / "config"))
    monkeypatch.setenv("TZ", "UTC")
    monkeypatch.setenv("ACCESSIBLE", "1")
    games = tmp_path / "games"
    games.mkdir()
    return games


def edenia(*arguments: str, typed: str | None = None) -> Result:
    """Run the program; it never ends with a traceback."""
    result = CliRunner().invoke(main, arguments, input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def keep(folder: Path, name: str, text: str, age: int = 0) -> None:
    """Put a file into the library that was last written to some seconds ago."""
    path = folder / f"{name}.record"
    path.write_text(text, "utf-8")
    os.utime(path, (DAY - age, DAY - age))


def finished() -> str:
    """Write a whole game of four."""
    played = record(ROWS[4], 1)
    seats = "".join(
        f"seat {colour} {colour} lamb\n" for colour in ("red", "green", "yellow", "black")
    )
    return f"edenia-record 1\ngame edenia\n{seats}moves\n" + "".join(lines_of(played))


def fill(folder: Path) -> None:
    """Keep a running, a finished and an unreadable game."""
    keep(folder, "running", f"{HEADER}skip\nskip\n")
    keep(folder, "over", finished(), 1)
    keep(folder, "broken", f"{HEADER}hop\n", 2)


def test_each_game_is_a_line(folder: Path) -> None:
    """Name first, then how far it has come, who plays and when; those played last come first."""
    fill(folder)
    result = edenia("saves")
    running, over, broken = result.stdout.splitlines()
    assert result.exit_code == 0
    assert running == "running: round 2, Ann to play; Ann, Green (ewe); 2025-03-09."
    assert over.startswith("over: won by ")
    assert broken == "broken: cannot be read: line 7, column 1: 'hop' is no command."
    assert len(over) > WIDTH
    assert [unspeakable(part) for line in (running, over) for part in wrapped(line)] == [[]] * 3


def test_a_long_line_is_broken_on_a_terminal(folder: Path) -> None:
    """Between words, so that nothing is cut."""
    keep(folder, "over", finished())
    (whole,) = edenia("saves").stdout.splitlines()
    paper = io.StringIO()
    with mock.patch.object(paper, "isatty", return_value=True), redirect_stdout(paper):
        main.main(["saves"], standalone_mode=False)
    assert paper.getvalue().splitlines() == wrapped(whole)


def test_the_day_is_not_told_twice(folder: Path) -> None:
    """A game that is called by the day it was played says no more about it."""
    keep(folder, "2025-03-09-06-00-00", f"{HEADER}skip\nskip\n")
    keep(folder, "2025-03-08-23-00-00", f"{HEADER}skip\nskip\n", 1)
    today, day_before = edenia("saves").stdout.splitlines()
    assert today == "2025-03-09-06-00-00: round 2, Ann to play; Ann, Green (ewe)."
    assert day_before.endswith("(ewe); 2025-03-09.")


def test_in_french(folder: Path) -> None:
    """The same in the other language."""
    fill(folder)
    running, *over = edenia("saves", "--lang", "fr").stdout.splitlines()
    assert running == "running : manche 2, à Ann de jouer ; Ann, Vert (brebis) ; 2025-03-09."
    assert over[0].startswith("over : gagnée par ")


def test_for_programs(folder: Path) -> None:
    """The facts as JSON, the same ones."""
    fill(folder)
    told: dict[str, Any] = json.loads(edenia("saves", "--json").stdout)
    running, over, broken = told["games"]
    assert told["format"] == 1
    assert running == {
        "name": "running",
        "game": "edenia",
        "problem": None,
        "players": [
            {"seat": "red", "name": "Ann", "player": "human"},
            {"seat": "green", "name": "green", "player": "ewe"},
        ],
        "last_played": running["last_played"],
        "actions": 2,
        "round": 2,
        "turn": "red",
        "winners": [],
        "victory": None,
        "origin": None,
    }
    assert running["last_played"].startswith("2025-03-09T")
    outcome = EDENIA.outcome(replay(EDENIA, record(ROWS[4], 1)))
    assert outcome is not None
    assert over["winners"] == [COLOURS[seat] for seat in outcome.winners]
    assert over["victory"] == outcome.victory
    assert (broken["players"], broken["problem"] is None) == ([], False)


def test_nothing_is_kept_yet() -> None:
    """An empty library says how to begin."""
    assert edenia("saves").stdout == "No game is kept here yet. Begin one with: edenia play.\n"
    assert json.loads(edenia("saves", "--json").stdout) == {"format": 1, "games": []}


def test_many_games_are_told_a_page_at_a_time(folder: Path) -> None:
    """The last ones are listed, the others counted; `--all` lists them too."""
    for number in range(LISTED + 2):
        keep(folder, f"game-{number}", HEADER, number)
    lines = edenia("saves").stdout.splitlines()
    assert [line.split(":")[0] for line in lines[:2]] == ["game-0", "game-1"]
    assert lines[LISTED:] == ["2 older games are not listed. Type: edenia saves --all."]
    assert len(edenia("saves", "--all").stdout.splitlines()) == LISTED + 2


def test_names_cannot_steer_the_terminal(folder: Path) -> None:
    """A file may be called anything; what is no printable character is not printed."""
    keep(folder, "a\x1b[31m\u202eb", HEADER)
    (folder / os.fsdecode(b"\xff\xfe.record")).write_text("hello\n", "utf-8")
    for arguments in (("saves",), ("saves", "--json"), ("saves",)):
        output = edenia(*arguments).stdout
        assert all(char.isprintable() or char == "\n" for char in output)


def test_resume_takes_a_name_of_the_list(folder: Path) -> None:
    """What `saves` calls a game is what `resume` is given; a path does as well."""
    fill(folder)
    keep(folder, "second", HEADER.replace("Ann", "Zoe"), 9)
    for name in ("second", str(folder / "second.record")):
        result = edenia("resume", name, typed="who\nquit\n")
        assert result.exit_code == 0
        assert "Zoe" in result.stdout or "You" in result.stdout
    assert edenia("resume", "nowhere").exit_code == 1
    assert "nowhere: No such file" in edenia("resume", "nowhere").stdout


def test_resume_tells_of_a_line_that_was_cut_off(folder: Path) -> None:
    """The game goes on without it, and the next line takes its place."""
    keep(folder, "torn", f"{HEADER}skip\nski")
    result = edenia("resume", "torn", typed="quit\n")
    assert "The last line of the game was cut off and does not count." in result.stdout
    assert (folder / "torn.record").read_text("utf-8").startswith(f"{HEADER}skip\n")
    assert "\nski\n" not in (folder / "torn.record").read_text("utf-8")


def test_resume_tells_that_a_game_is_open_elsewhere(folder: Path) -> None:
    """Two programs cannot write one game; the second says so and leaves."""
    keep(folder, "busy", HEADER)
    keeper = RecordFile.open(folder / "busy.record", ("red", "green"))
    result = edenia("resume", "busy")
    keeper.close()
    assert result.exit_code == 1
    assert "The game cannot go on: another program has it open." in result.stdout
