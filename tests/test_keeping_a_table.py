"""The page for people with the cardboard before them keeps its promises."""

import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from edenia_tui.cli import main
from rules.edenia.game import EDENIA
from rules.edenia.places import sheep_of
from rules.edenia.state import State
from rules.kernel.seat import Seat

PAGE = (Path(__file__).parents[1] / "docs" / "keeping_a_table.md").read_text("utf-8")
BLOCKS = [block for block in PAGE.split("\n\n") if block.startswith("    ")]
(POSITION,) = [block for block in BLOCKS if block.startswith("    turn")]
COMMANDS = [
    line.removeprefix("    $ edenia ")
    for block in BLOCKS
    for line in block.splitlines()
    if line.startswith("    $ edenia ") and " > table.txt" not in line
]
"""What is typed on the page once the form is filled in, in order."""
PATH = ("go 1 east meteorite", "tunnel star")


def play(*typed: str) -> State:
    """Play commands on the table of the page."""
    state = EDENIA.read_position(POSITION)
    for line in typed:
        state = EDENIA.apply(state, EDENIA.read_action(state, line)).state
    return state


def test_the_answers_of_the_page_are_true() -> None:
    """Who leaps pays one clover and explores; who does not stands behind red."""
    leapt = play(*PATH, "leap", "draw +++")
    assert "clovers 1, flags 3\n          sheep B2 north star" in EDENIA.write_position(leapt)
    stopped = play(*PATH, "stop")
    (line,) = (line for _, line in stopped.flock if len(line) == 2)
    assert line == (sheep_of(Seat(1), 1), sheep_of(Seat(0), 1))


def test_the_commands_of_the_page_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Typed one after the other, each does what the page says; one is refused."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "table.txt").write_text(POSITION, "utf-8")
    codes = []
    for line in COMMANDS:
        command, _, target = line.partition(" > ")
        result = CliRunner().invoke(main, shlex.split(command))
        codes.append(result.exit_code)
        if target:
            (tmp_path / target).write_text(result.stdout, "utf-8")
    assert codes == [0, 0, 0, 0, 0, 0, 1, 0, 0]
