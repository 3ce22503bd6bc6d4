"""What can be named on the command line: positions, records, points of records, standard input."""

import io
import os
from importlib.resources import files
from pathlib import Path

import pytest

from edenia_tui.commands.choosing import make_options
from edenia_tui.commands.inputs import (
    name_of,
    read_table,
    split_point,
)
from edenia_tui.games.registry import GAMES
from rules.edenia.content import BOXES
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import Ask

RECORD = """edenia-record 1
game edenia
seat red Ann Lee human
seat green green lamb
moves
first red
go 1 east star
draw +//
skip
"""


@pytest.fixture
def record(tmp_path: Path) -> str:
    """Give the name of a file with a short game."""
    path = tmp_path / "game.record"
    path.write_text(RECORD, "utf-8")
    return str(path)


def refusal(path: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Read what cannot be read; the one line that is said about it."""
    with pytest.raises(SystemExit) as stop:
        read_table(path)
    assert stop.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


def test_a_record_is_read_to_its_end(record: str) -> None:
    """Without a number all actions count, and names are those of the record."""
    table = read_table(record)
    assert (table.state.round, table.state.active) == (2, 0)
    assert table.names == ("Ann Lee", "")


def test_every_point_of_a_record_can_be_named(record: str) -> None:
    """FILE@N is the table after N actions; 0 is the set-up."""
    states = [read_table(f"{record}@{number}").state for number in range(5)]
    assert states[0] == EDENIA.start(Options(2, box=BOXES.published(2)))
    assert [state.turn.ask for state in states[:3]] == [Ask.FIRST, Ask.START, Ask.DRAW]
    assert states[3].active == 1
    assert states[4] == read_table(record).state


def test_a_point_beyond_the_end_is_told(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The number of actions is named."""
    assert refusal(f"{record}@5", capsys) == f"{record}: there is no action 5; the record has 4\n"


def test_a_position_has_no_points(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Only a record is made of actions."""
    table = tmp_path / "table.txt"
    table.write_text("red clovers 1\n", "utf-8")
    assert "a position has no action 3" in refusal(f"{table}@3", capsys)


def test_a_file_called_like_a_point_is_meant_itself(tmp_path: Path) -> None:
    """An @ in a name does no harm."""
    table = tmp_path / "table@3"
    table.write_text("red clovers 1\n", "utf-8")
    assert split_point(str(table)) == (str(table), None)
    assert read_table(str(table)).state.players[0].clovers == 1


@pytest.mark.parametrize(
    ("typed", "source", "point"),
    [
        ("game.record@37", "game.record", 37),
        ("-@2", "-", 2),
        ("a@b@4", "a@b", 4),
        ("game@", "game@", None),
        ("@4", "@4", None),
        ("game@x", "game@x", None),
        ("game@4\u0664", "game@4\u0664", None),
        ("-", "-", None),
    ],
)
def test_only_a_number_after_a_name_is_a_point(typed: str, source: str, point: int | None) -> None:
    """Everything else belongs to the name."""
    assert split_point(typed) == (source, point)


def test_comments_may_precede_the_first_word(tmp_path: Path) -> None:
    """A record is told by its first word, not by its first line."""
    path = tmp_path / "game"
    path.write_text(f"# ours\n\n{RECORD}", "utf-8")
    assert read_table(str(path)).names == ("Ann Lee", "")


def test_an_unfinished_line_does_not_count(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What a crash leaves at the end is left out, and that is said."""
    path = tmp_path / "game"
    path.write_text(f"{RECORD}go 1 ea", "utf-8")
    assert read_table(str(path)).state.round == 2
    assert "the last line has no end and is left out" in capsys.readouterr().err


def test_a_wrong_line_of_a_record_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Line and column lead to it, whatever point was asked for."""
    path = tmp_path / "game"
    path.write_text(RECORD.replace("skip", "leap"), "utf-8")
    assert f"{path}: line 9, column 1: 'leap' is not legal here" in refusal(f"{path}@1", capsys)


def test_standard_input_may_be_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dash takes positions and records alike, with a point or without."""

    def typed(path: str) -> int:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(RECORD.encode()), "utf-8"))
        number: int = read_table(path).state.round
        return number

    assert (typed("-"), typed("-@2")) == (2, 1)


def test_a_mark_of_byte_order_is_no_word(tmp_path: Path) -> None:
    """Files of editors that begin with one are read as well."""
    path = tmp_path / "table.txt"
    path.write_bytes(b"\xef\xbb\xbfround 7\n")
    assert read_table(str(path)).state.round == 7


@pytest.mark.parametrize(
    "path", ["nul\0byte", "x" * 5000, os.sep, "nowhere@4"], ids=["nul", "long", "folder", "point"]
)
def test_names_that_are_no_files_get_a_line(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever is typed as a name, there is no traceback."""
    assert ": " in refusal(path, capsys)


def test_a_box_is_read_and_a_broken_one_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The place that is wrong is named."""
    text = files("rules.edenia").joinpath("boxes", "standard-2.box").read_text("utf-8")
    path = tmp_path / "mine.box"
    path.write_text(text, "utf-8")
    assert make_options(GAMES["edenia"], 2, {"content": str(path)}).box == BOXES.published(2)
    path.write_text(text.replace("sabotages     8", "sabotages     7"), "utf-8")
    with pytest.raises(SystemExit):
        make_options(GAMES["edenia"], 2, {"content": str(path)})
    assert "column 15: sabotages: expected 8, found 7" in capsys.readouterr().err


def test_standard_input_has_a_name() -> None:
    """People read words, not a dash."""
    assert (name_of("-"), name_of("a.txt")) == ("standard input", "a.txt")
