"""`edenia arena`: what it prints, keeps and refuses."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from edenia_tui.arena import playing, workers
from edenia_tui.arena.row import COLUMNS
from edenia_tui.cli import main

TIMES = 3
"""The last columns tell the time."""


def arena(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(main, ("arena", *arguments))


def report(*arguments: str) -> dict[str, Any]:
    """Run the command to its end and give the report."""
    result = arena("--json", *arguments)
    assert result.exit_code == 0, result.output
    figures: dict[str, Any] = json.loads(result.stdout)
    return figures


def timeless(figures: Any) -> Any:
    """Leave out whatever a clock has told."""
    if isinstance(figures, list):
        return [timeless(entry) for entry in figures]
    if isinstance(figures, dict):
        return {key: timeless(value) for key, value in figures.items() if "second" not in key}
    return figures


def rows(path: Path) -> list[list[str]]:
    """Give the games of a file in order, without their times."""
    lines = path.read_text("utf-8").splitlines()
    return sorted((row[:-TIMES] for row in csv.reader(lines[2:])), key=lambda row: int(row[0]))


def test_all_seatings_are_played_equally_often(tmp_path: Path) -> None:
    """Four games of three seatings become six, and everything adds up."""
    table = tmp_path / "games.csv"
    figures = report("--bots", "ewe,lamb,lamb", "--games", "4", "--jobs", "1", "--csv", str(table))
    assert (figures["seatings"], figures["asked"], figures["series"]["games"]) == (3, 6, 6)
    assert [row[2] for row in rows(table)] == [
        *("ewe lamb lamb", "lamb ewe lamb", "lamb lamb ewe"),
        *("ewe lamb lamb", "lamb ewe lamb", "lamb lamb ewe"),
    ]
    wins = [standing["wins"]["count"] for standing in figures["standings"]]
    assert sum(wins) == pytest.approx(6)
    assert figures["settings"]["bots"] == ["ewe", "lamb", "lamb"]


def test_the_same_seed_gives_the_same_report_with_any_number_of_jobs() -> None:
    """Only clocks differ."""
    alone, beside = (report("--bots", "ewe,lamb", "--games", "4", "--jobs", j) for j in "12")
    assert timeless(alone) == timeless(beside)
    assert timeless(alone) != timeless(
        report("--bots", "ewe,lamb", "--games", "4", "--jobs", "1", "--seed", "2")
    )


def test_a_run_goes_on_where_it_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games in the file are not played again, and the report is that of a single run."""
    table, other = tmp_path / "games.csv", tmp_path / "other.csv"
    options = ("--bots", "ewe,lamb", "--jobs", "1")
    report(*options, "--games", "2", "--csv", str(table))
    whole = report(*options, "--games", "6", "--csv", str(other))
    played: list[int] = []
    play = playing.play

    def counted(contest: Any, index: int) -> Any:
        played.append(index)
        return play(contest, index)

    monkeypatch.setattr(workers, "play", counted)
    assert timeless(report(*options, "--games", "6", "--csv", str(table))) == timeless(whole)
    assert played == [2, 3, 4, 5]
    assert rows(table) == rows(other)
    assert report(*options, "--games", "2", "--csv", str(table))["series"]["games"] == 2
    assert played == [2, 3, 4, 5]


def test_times_are_kept_with_the_games(tmp_path: Path) -> None:
    """A report of games in a file is the same to the letter, times included."""
    table = str(tmp_path / "games.csv")
    options = ("--bots", "lamb,lamb", "--games", "3", "--jobs", "1", "--json", "--csv", table)
    assert arena(*options).stdout == arena(*options).stdout


def test_a_torn_line_is_told_and_played_again(tmp_path: Path) -> None:
    """What a crash has left of a line is dropped."""
    table = tmp_path / "games.csv"
    options = ("--bots", "lamb,lamb", "--games", "3", "--jobs", "1", "--csv", str(table))
    arena(*options)
    before = rows(table)
    table.write_bytes(table.read_bytes()[:-9])
    result = arena(*options)
    assert result.stderr == f"{table}: the last line has no end and is left out\n"
    assert rows(table) == before


def test_games_of_other_settings_are_refused(tmp_path: Path) -> None:
    """One line says what differs; seeds, rules and boxes all count."""
    table = tmp_path / "games.csv"
    options = ("--bots", "lamb,lamb", "--games", "1", "--csv", str(table))
    arena(*options)
    before = table.read_bytes()
    for other, key in (("--seed=2", "seed"), ("--no-42", "law42"), ("--edition=en", "edition")):
        result = arena(*options, other)
        assert result.exit_code == 2
        assert result.stderr.startswith(f"{table}: holds games of other settings: {key} is ")
        assert result.stderr.count("\n") == 1
    assert table.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--bots", "wolf,lamb"), "--bots: there is no bot 'wolf'; there are: lamb, ewe"),
        (("--bots", "lamb"), "--bots: Edenia is for 2 to 4 players, not 1"),
        (("--bots", "lamb:20,lamb"), "--bots: lamb does not look ahead and takes no budget"),
        (("--bots", "ram:soon,lamb"), "--bots: 'soon' is no budget"),
        (("--bots", "lamb,lamb", "--game", "chess"), "--game: there is no game 'chess'"),
        (("--bots", "lamb,lamb", "--content", "no.box"), "no.box: No such file or directory"),
        (("--bots", "lamb,lamb", "--csv", "no/games.csv"), "no/games.csv: No such file"),
        (("--bots", "lamb,lamb", "--csv", "."), ".: Is a directory"),
    ],
)
def test_wrong_options_are_told(arguments: tuple[str, ...], message: str) -> None:
    """One line and exit code 2."""
    result = arena(*arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith(message)
    assert result.stderr.count("\n") == 1


def test_the_usual_budget_is_named(tmp_path: Path) -> None:
    """`ram` may mean another budget some day; the file says which it was."""
    table = tmp_path / "games.csv"
    assert arena("--bots", "ram:2,lamb", "--games", "2", "--csv", str(table)).exit_code == 0
    result = arena("--bots", "ram,lamb", "--games", "2", "--csv", str(table))
    assert '["ram:2", "lamb"] there, ["ram:' in result.stderr
    assert '["ram", "lamb"] here' not in result.stderr


def test_people_get_lines() -> None:
    """Who won comes first; every bot and every pair has its lines."""
    lines = arena("--bots", "ewe,lamb", "--games", "2", "--jobs", "1").stdout.splitlines()
    assert lines[0].startswith("ewe wins: ")
    assert any(line.startswith("Elo of ewe over lamb: ") for line in lines)
    assert any(line.startswith("lamb takes a decision: median ") for line in lines)
    assert max(map(len, lines)) < 80


def test_a_game_that_breaks_off_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The others are reported and kept."""
    play = playing.play

    def failing(contest: Any, index: int) -> Any:
        if index == 2:
            raise RuntimeError("no grass")
        return play(contest, index)

    monkeypatch.setattr(workers, "play", failing)
    table = tmp_path / "games.csv"
    result = arena("--bots", "lamb,lamb", "--games", "9", "--jobs", "1", "--csv", str(table))
    assert result.exit_code == 1
    assert "games finished: 2\n" in result.stdout
    assert "RuntimeError: no grass\ngame 2 broke off" in result.stderr
    assert len(rows(table)) == 2


def test_ctrl_c_reports_and_the_same_command_goes_on(tmp_path: Path) -> None:
    """A real interrupt to the whole group of processes, as a terminal sends it."""
    table = tmp_path / "games.csv"
    options = ["arena", "--bots", "lamb,lamb", "--jobs", "2", "--csv", str(table)]
    running = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "from edenia_tui.cli import main; main()",
            *options,
            "--games=99999",
        ],
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        while not table.exists() or table.read_bytes().count(b"\n") < 6:
            assert running.poll() is None
            time.sleep(0.01)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)  # both end only with the last process
    finally:
        running.kill()
    assert running.returncode == 130
    assert err == "stopped before all 99999 games were played; the same command goes on\n"
    kept = len(rows(table))  # the last may have been written and not yet been counted
    assert any(f"games finished: {number}\n" in out for number in (kept, kept - 1))
    assert report(*options[1:], "--games", "4")["series"]["games"] == 4


def test_every_key_is_documented() -> None:
    """docs/arena.md names whatever is in the JSON and in the columns."""
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
    figures = report("--bots", "ewe,lamb", "--games", "2", "--jobs", "1")
    kinds = set(figures["series"]["victories"])
    missing = [key for key in {*keys(figures), *COLUMNS} - kinds if f"`{key}`" not in page]
    assert missing == []


def keys(figures: Any) -> set[str]:
    """Find the keys of objects at any depth."""
    if isinstance(figures, list):
        return {key for entry in figures for key in keys(entry)}
    if isinstance(figures, dict):
        return {*figures, *(key for entry in figures.values() for key in keys(entry))}
    return set()
