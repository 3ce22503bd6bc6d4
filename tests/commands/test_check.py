"""`edenia check`: what happened, the new position, and where it stopped making sense."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rules.edenia.game import EDENIA
from tests.commands.asking import TABLE, ask, faults

_PROGRAM = "from edenia_tui.cli import main; main()"
HOLE = """
    3 ... +++ hol ... ...
    red clovers 1, sheep B3 east star; Arridis; Arridis
"""


def test_commands_are_played_in_order() -> None:
    """The new position stands alone on standard output and can be read again."""
    result = ask("check", "-", "go 1 east", "draw +/\\")
    assert result.exit_code == 0
    state = EDENIA.read_position(result.stdout)
    assert EDENIA.write_position(state) == result.stdout
    assert "sheep C1 east star; Arridis; Arridis" in result.stdout


def test_what_happened_is_told_beside_it() -> None:
    """Standard error tells the story, with the rule that ends a move; a new turn is told once."""
    result = ask("check", "-", "go 1 east", "draw +/\\")
    assert result.stderr.splitlines() == [
        "Sheep 1 travels to b 1 east star.",
        "Drawn: star straight, nebula north-west, meteorite north-east.",
        "c 1: star straight, nebula north-west, meteorite north-east.",
        "Sheep 1 travels to c 1 east star.",
        "Sheep 1 stops at c 1 east star (MOV-4).",
        "Round 1, Green's turn.",
    ]


@pytest.mark.parametrize(
    ("commands", "lines"),
    [
        (("go 1 east",), ["A tile is drawn.", "Next, what chance brings, for example: draw "]),
        (("go 1 east", "draw OOO"), ["Planet c 1, 3 clovers.", "Next, one of: clover, flag."]),
    ],
)
def test_what_can_be_typed_next_is_told(commands: tuple[str, ...], lines: list[str]) -> None:
    """In the middle of a move: the question, and the answers or an example of one."""
    told = ask("check", "-", *commands, position=f"{TABLE}deck unknown").stderr.splitlines()
    assert told[-2] == lines[0]
    assert told[-1].startswith(lines[1])


def test_french() -> None:
    """French commands are understood, and the story is French."""
    result = ask("check", "-", "aller 1 est", "--draw", "+/\\", "--lang", "fr")
    assert result.exit_code == 0
    assert "Mouton 1 s'arrête en c 1 est étoile (MOV-4)." in result.stderr.splitlines()
    assert faults(result.stderr) == []


def test_chance_is_fixed_in_order() -> None:
    """--roll and --draw are used wherever die or deck decide, each in its own order."""
    result = ask(
        *("check", "-", "go 1 east", "hole south", "--roll", "nebula", "--draw", "+++"),
        *("go 1 south star", "--draw", "OOO", "clover"),
        position=HOLE + "deck unknown\ngreen clovers 2",
    )
    assert result.exit_code == 0
    state = EDENIA.read_position(result.stdout)
    assert [state.tiles[17], state.tiles[5]] == ["+++", "OOO"]
    assert state.players[1].clovers == 3
    assert state.round == 2


def test_chance_alone() -> None:
    """A position that waits for the die needs no command."""
    state = EDENIA.read_position(HOLE)
    for command in ("go 1 east", "hole west"):
        state = EDENIA.apply(state, EDENIA.read_action(state, command)).state
    position = EDENIA.write_position(state)
    result = ask("check", "-", "--roll", "nebula", "--draw", "OOO", position=position)
    assert result.exit_code == 0
    assert "Die: nebula." in result.stderr.splitlines()


def test_chance_that_is_not_given_must_be() -> None:
    """The next command is refused while the deck has to decide."""
    result = ask("check", "-", "go 1 east", "go 1 east")
    assert result.exit_code == 1
    assert "Chance decides first: the tile that is drawn (SET-2)." in result.stderr


def test_what_was_not_needed_is_told() -> None:
    """A tile that nobody drew is no mistake, but it is said."""
    result = ask("check", "-", "go 1 west", "--draw", "OOO", "--roll", "star")
    assert result.exit_code == 0
    assert "Not needed: --roll star.\nNot needed: --draw OOO.\n" in result.stderr


def test_a_refusal_has_its_rule_and_what_is_near() -> None:
    """Exit code 1: the fact, the rule with its title, the nearest legal commands; no position."""
    result = ask("check", "-", "go 1 north")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.splitlines() == [
        "No way north from b 1 east star, only east or west (MOV-2). Typed 'go 1 north'.",
        "MOV-2: You may turn round only at the start. Printed.",
        "Near and legal: go 1 east, go 1 west, go 2 south star.",
    ]


def test_a_refusal_in_the_middle_tells_what_happened_before() -> None:
    """The story goes as far as it was legal."""
    result = ask("check", "-", "go 1 west", "jump 1 d4")
    assert result.exit_code == 1
    assert result.stderr.splitlines()[1] == "Sheep 1 stops at Arridis (ARR-1)."


@pytest.mark.parametrize(
    ("commands", "place", "message"),
    [
        (["fly"], "Command 1, column 1:", "'fly' is no command."),
        (["go 2"], "Command 1, column 5:", "'go 2' could mean: go 2 east star,"),
        (["go 1 west", "  go  1   up star"], "Command 2, column 11:", "go needs a sheep"),
        (["go 1 west", "go 1"], "Command 2, column 5:", "could mean"),
        (["play junction-4 2 xx star"], "Command 1, column 19:", "is no command"),
        (["play gromout zz"], "Command 1, column 14:", "is no command"),
        (["skip now"], "Command 1, column 6:", "skip stands alone"),
        ([""], "Command 1, column 1:", "That is no command."),
        (["go 1 east", "--draw", "+q+"], "--draw, value 1, column 1:", "draw needs a tile"),
        (["go 1 east", "--draw", ""], "--draw, value 1, column 1:", "could mean"),
        (["go 1 east", "--draw", "+++ x"], "--draw, value 1, column 5:", "is no command"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(
    commands: list[str], place: str, message: str
) -> None:
    """Exit code 2, the number of the command and the column of the word that does not fit."""
    result = ask("check", "-", *commands)
    assert (result.exit_code, result.stdout) == (2, "")
    lines = result.stderr.splitlines()
    assert place in lines
    assert message in " ".join(lines[lines.index(place) + 1 :])


def test_french_columns_are_those_of_what_was_typed() -> None:
    """A column counts in the French line, not in its translation."""
    result = ask("check", "-", "téléporter 1 zz", "--lang", "fr")
    assert result.stderr.splitlines()[0] == "Commande 1, colonne 14 :"


@pytest.mark.parametrize(
    ("command", "language", "column"),
    [
        ("fly n1", "en", 1),
        ("take small large", "en", 12),
        ("  take  sbo   now", "en", 15),
        ("put 2 north up", "en", 13),
        ("put n 1 s 1", "en", 9),
        ("put 2", "en", 6),
        ("prendre petite à grande", "fr", 18),
        ("prendre petite bleue à rien", "fr", 24),
        ("placer 2 nord ici", "fr", 15),
        ("", "fr", 1),
    ],
)
def test_exo_names_the_column_of_what_was_typed(command: str, language: str, column: int) -> None:
    """Words that are joined or left out on the way to the rules count as they were typed."""
    result = ask("check", "-", command, "--lang", language, position="exo 1\n")
    assert result.exit_code == 2
    word = "Command 1, column" if language == "en" else "Commande 1, colonne"
    assert result.stderr.splitlines()[0].rstrip(" :") == f"{word} {column}"


def test_exo_names_the_column_of_a_position() -> None:
    """Line and column of the word that makes no sense."""
    result = ask("check", "-", "take f3", position="exo 1\naltair n1 sbo, n3 xyz\n")
    assert result.exit_code == 2
    assert result.stderr.startswith("standard input: line 2, column 19: ")


def test_json_of_legal_commands() -> None:
    """Every step has its command, who did it, where sheep stopped and by which rule."""
    result = ask("check", "-", "go 1 east", "--draw", "+/\\", "--draw", "OOO", "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    report = json.loads(result.stdout)
    assert report["status"] == "legal"
    assert report["failure"] is None
    assert [(step["command"], step["by"]) for step in report["steps"]] == [
        ("go 1 east", "red"),
        ("draw +/\\", "chance"),
    ]
    stop = {"sheep": "red 1", "place": "C1 east star", "rule": "MOV-4"}
    assert report["steps"][1]["stops"] == [stop]
    assert report["unused"] == ["--draw OOO"]
    assert (report["turn"], report["question"], report["winners"]) == ("green", "start", [])
    assert EDENIA.read_position(report["position"]).tiles[2] == "+/\\"


def test_json_of_what_cannot_be_read() -> None:
    """The place and what could have been meant."""
    result = ask("check", "-", "go 2", "--json")
    assert result.exit_code == 2
    report = json.loads(result.stdout)
    assert (report["status"], report["failure"]["column"]) == ("unreadable", 5)
    assert len(report["failure"]["candidates"]) == 6


def test_json_of_a_victory() -> None:
    """The winners are named, and the game asks no more."""
    position = """
        5 ... ... ... +++ Ede
        red trifoliums 12 11, sheep Edenia; Edenia; D5 east star
    """
    report = json.loads(ask("check", "-", "go 3 east", "--json", position=position).stdout)
    assert (report["winners"], report["question"]) == (["red"], "over")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("check", "table.txt", "go 1 west"), 0),
        (("check", "table.txt", "go 1 north"), 1),
        (("check", "table.txt", "fly"), 2),
        (("legal", "table.txt"), 0),
        (("legal", "nowhere.txt"), 2),
        (("check", "broken.txt", "skip"), 2),
    ],
)
def test_exit_codes_of_the_real_program(
    tmp_path: Path, arguments: tuple[str, ...], code: int
) -> None:
    """A shell sees the same codes."""
    (tmp_path / "table.txt").write_text(TABLE, "utf-8")
    (tmp_path / "broken.txt").write_text("\nred flags many", "utf-8")
    run = subprocess.run(
        [sys.executable, "-c", _PROGRAM, *arguments],
        cwd=tmp_path,
        capture_output=True,
        check=False,
        text=True,
    )
    assert run.returncode == code
    assert "Traceback" not in run.stderr
    if arguments[1] == "broken.txt":
        assert "broken.txt: line 2, column 11: " in run.stderr


def test_letters_that_cannot_be_written_end_nothing(tmp_path: Path) -> None:
    """French on a stream that knows other letters only loses its accents, not the answer."""
    (tmp_path / "table.txt").write_text(TABLE, "utf-8")
    run = subprocess.run(
        [sys.executable, "-c", _PROGRAM, "legal", "table.txt", "--lang", "fr"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONIOENCODING": "iso8859-5"},
        capture_output=True,
        check=False,
        text=True,
    )
    assert run.returncode == 0
    assert "aller 1 ouest : jusqu'a Arridis." in run.stdout.splitlines()


@pytest.mark.parametrize(
    "arguments",
    [
        ("check", "-", "go 1 east", "--draw", "+/\\"),
        ("check", "-", "go 1 north"),
        ("check", "-", "go 2"),
        ("legal", "-"),
        ("reach", "-", "1"),
    ],
)
def test_every_key_is_documented(arguments: tuple[str, ...]) -> None:
    """The page about JSON names every key of every answer."""
    page = Path(__file__).parents[2].joinpath("docs", "check_json.md").read_text("utf-8")
    report = json.loads(ask(*arguments, "--json").stdout)
    parts = [report, report.get("failure") or {}]
    parts += report.get("steps", []) + report.get("commands", []) + report.get("places", [])
    parts += [stop for step in report.get("steps", []) for stop in step["stops"]]
    keys = {key for part in parts for key in part}
    assert {key for key in keys if f"`{key}`" not in page} == set()
