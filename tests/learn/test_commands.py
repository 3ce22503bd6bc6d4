"""What can be learned at a shell: lists, pages, and a line where something makes no sense."""

import pytest
from click.testing import CliRunner

from edenia_tui.cli import main
from edenia_tui.games.registry import GAMES
from edenia_tui.learn.course import lessons_of


@pytest.mark.parametrize("name", list(GAMES))
def test_lessons_are_listed_and_a_game_is_told_on_a_page(name: str) -> None:
    """A line for each lesson; the page has goal and ways to win."""
    listed = CliRunner().invoke(main, ["learn", "--list", "--game", name])
    assert listed.exit_code == 0
    assert sum(line[0].isdecimal() for line in listed.output.splitlines()) == len(
        lessons_of(GAMES[name])
    )
    page = CliRunner().invoke(main, ["learn", "--text", "--game", name, "--lang", "fr"])
    assert page.exit_code == 0
    assert "comment jouer" in page.output


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        (["learn", "nothing"], "has no lesson 'nothing'"),
        (["puzzle", "9999"], "has no puzzle 9999"),
        (["puzzle", "easy"], "neither the number of a puzzle nor make"),
        (["learn", "--game", "chess"], "there is no game 'chess'"),
    ],
)
def test_what_makes_no_sense_is_told_in_a_line(typed: list[str], why: str) -> None:
    """It ends with an exit code that is not 0, and no traceback."""
    result = CliRunner().invoke(main, typed)
    assert result.exit_code != 0
    assert why in result.output
    assert "Traceback" not in result.output
