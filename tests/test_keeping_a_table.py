"""The page for people with the cardboard before them keeps its promises."""

import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from edenia_tui.cli import main
from rules.edenia.game import EDENIA
from rules.edenia.notation.names import place_name
from rules.edenia.places import find_sheep
from rules.edenia.state import State
from rules.kernel.seat import Seat

PAGE = (Path(__file__).parents[1] / "docs" / "keeping_a_table.md").read_text("utf-8")
BLOCKS = [block for block in PAGE.split("\n\n") if block.startswith("    ")]
(POSITION,) = [block for block in BLOCKS if block.startswith("    turn")]
COMMANDS = [
    line.removeprefix("    $ edenia ")
    for block in BLOCKS
    for line in block.splitlines()
    if line.startswith("    $ edenia ")
]
"""What is typed on the page, in order."""
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
    where = find_sheep(leapt.flock, 3)
    assert where is not None
    assert place_name(where[0], leapt.tiles) == "B2 north star"
    assert leapt.players[Seat(1)].clovers == 1
    stopped = play(*PATH, "stop")
    assert find_sheep(stopped.flock, 3) == (find_sheep(stopped.flock, 0)[0], 0)


def test_the_commands_of_the_page_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Typed one after the other, each does what the page says; one is refused."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "table.txt").write_text(POSITION, "utf-8")
    codes = []
    for line in COMMANDS:
        command, _, target = line.partition(" > ")
        result = CliRunner().invoke(main, shlex.split(command))
        codes.append(result.exit_code)
        if target and target != "table.txt":
            (tmp_path / target).write_text(result.stdout, "utf-8")
    assert codes == [0, 0, 0, 0, 0, 1, 0, 0]
