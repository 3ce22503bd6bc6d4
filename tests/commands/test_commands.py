"""What the commands print, and with which exit code."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from edenia_tui.arena import playing
from edenia_tui.cli import main
from edenia_tui.commands import simulate
from rules.edenia.game import EDENIA

TABLE = """
    1  Ari +++ ... ... ...
    red clovers 1, sheep B1 east star
    green sheep B1 east nebula
"""


def edenia(*arguments: str, typed: str | None = None) -> Result:
    """Run the command with some standard input."""
    return CliRunner().invoke(main, arguments, input=typed)


def test_help_names_every_command() -> None:
    """Everything is found from `edenia --help`."""
    result = edenia("--help")
    assert result.exit_code == 0
    for name in ("show", "legal", "check", "simulate"):
        assert f"\n  {name} " in result.output
        assert edenia(name, "--help").exit_code == 0


def test_an_unknown_command_is_told() -> None:
    """A typo gets a line, not a traceback."""
    result = edenia("sow")
    assert result.exit_code == 2
    assert "No such command 'sow'" in result.stderr


def test_show_prints_the_whole_position() -> None:
    """A short text comes out in canonical form, and showing that changes nothing."""
    shown = edenia("show", "-", typed=TABLE)
    assert shown.exit_code == 0
    assert shown.stdout == EDENIA.write_position(EDENIA.read_position(TABLE))
    assert edenia("show", "-", typed=shown.stdout).stdout == shown.stdout


def test_show_reads_a_file(tmp_path: Path) -> None:
    """A file name works as well as standard input."""
    table = tmp_path / "table.txt"
    table.write_text(TABLE, "utf-8")
    assert edenia("show", str(table)).stdout == edenia("show", "-", typed=TABLE).stdout


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"1 Ari + ...", "table.txt: line 1, column 1: row 1: expected 5 cells"),
        (b"\xff\xfe", "table.txt: not UTF-8 text (byte 0)"),
    ],
)
def test_show_names_what_cannot_be_read(tmp_path: Path, content: bytes, message: str) -> None:
    """The place is told in one line, with exit code 2."""
    table = tmp_path / "table.txt"
    table.write_bytes(content)
    result = edenia("show", str(table))
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_missing_file_is_told() -> None:
    """The system's own words are passed on."""
    result = edenia("legal", "nowhere.txt")
    assert result.exit_code == 2
    assert result.stderr == "nowhere.txt: No such file or directory\n"


def report(*arguments: str) -> dict[str, Any]:
    """Simulate and give the report as JSON."""
    result = edenia("simulate", "--json", *arguments)
    assert result.exit_code == 0, result.output
    figures: dict[str, Any] = json.loads(result.stdout)
    return figures


@pytest.mark.parametrize("players", [2, 3, 4])
def test_simulate_plays_every_game_to_its_end(players: int) -> None:
    """Nothing is left running, and the figures add up."""
    figures = report("--players", str(players), "--games", "12", "--seed", "1")
    assert figures["games"] == 12
    assert sum(share["count"] for share in figures["victories"].values()) == 12
    assert sum(share["count"] for share in figures["wins_by_order"]) == pytest.approx(12)
    assert len(figures["wins_by_order"]) == players
    assert figures["rounds"]["p10"] <= figures["rounds"]["median"] <= figures["rounds"]["p90"]


def test_simulate_repeats_itself_with_the_same_seed() -> None:
    """The same seed gives the same games; another gives others."""
    first, again, other = (report("--games", "5", "--seed", seed) for seed in "112")
    assert first["actions"] == again["actions"]
    assert first["actions"] != other["actions"]


def test_simulate_little_lambs_only_race() -> None:
    """OPT-2: two sheep on Edenia win."""
    figures = report("--variant", "little-lambs", "--games", "6", "--players", "3")
    assert {kind: share["count"] for kind, share in figures["victories"].items()} == {"race": 6}


def test_simulate_without_42() -> None:
    """OPT-1: nobody wins by the Law of the Universe."""
    assert "law" not in report("--no-42", "--games", "20")["victories"]


def test_simulate_reports_in_words() -> None:
    """People get lines."""
    result = edenia("simulate", "--games", "2")
    assert result.exit_code == 0
    assert result.stdout.startswith("games finished: 2\nvictories by ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--bots", "wolf,lamb"), "there is no bot 'wolf'; there are: lamb"),
        (("--bots", "lamb"), "Edenia is for 2 to 4 players, not 1"),
        (("--bots", "lamb,lamb", "--players", "3"), "do not agree"),
        (("--bots", "lamb:20,lamb"), "lamb does not look ahead and takes no budget"),
        (("--content", "nowhere.box"), "nowhere.box: No such file or directory"),
    ],
)
def test_simulate_tells_wrong_options(arguments: tuple[str, ...], message: str) -> None:
    """One line and exit code 2."""
    result = edenia("simulate", *arguments)
    assert result.exit_code == 2
    assert message in result.stderr


def test_simulate_takes_budgets() -> None:
    """Bots that look ahead take so many iterations, and with them the games can be repeated."""
    first, again = (report("--bots", "ram:2,lamb", "--games", "1") for _ in range(2))
    assert first["actions"] == again["actions"]


def test_simulate_plays_with_another_box(tmp_path: Path) -> None:
    """A changed box file changes the games; a broken one is told with its line."""
    standard = files("rules.edenia").joinpath("boxes", "standard-2.box").read_text("utf-8")
    box = tmp_path / "mine.box"
    box.write_text(standard.replace("12 11 10 9", "12 12 12 12"), "utf-8")
    assert report("--games", "5", "--content", str(box))["games"] == 5
    box.write_text(standard.replace("clovers       30", "clovers       29"), "utf-8")
    result = edenia("simulate", "--content", str(box))
    assert result.exit_code == 2
    assert "column 15: clovers: expected 30, found 29" in result.stderr


def test_simulate_reports_what_it_has_when_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C after three games reports three games, with the shell's exit code for it."""
    play = playing.play
    played: list[None] = []

    def interrupted(*arguments: Any) -> Any:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(None)
        return play(*arguments)

    monkeypatch.setattr(simulate, "play", interrupted)
    result = edenia("simulate", "--games", "50")
    assert result.exit_code == 130
    assert result.stdout.startswith("games finished: 3\n")


def test_simulate_interrupted_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has finished, and that is said."""

    def interrupted(*_: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play", interrupted)
    assert edenia("simulate").stdout == "no game finished\n"
