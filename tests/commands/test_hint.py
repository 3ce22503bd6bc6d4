"""`edenia hint`: the best choices and why, for people and for programs."""

import json
from pathlib import Path

import pytest

from rules.edenia.game import EDENIA
from tests.bots.hint_positions import BLOCK, LAW, OTHER_SECRETS, SECRETS
from tests.commands.asking import TABLE, ask, faults

ITERATIONS = ("--budget", "200")


def test_a_hint_names_commands() -> None:
    """Choices are told as they are typed, with what follows and why."""
    result = ask("hint", "-", *ITERATIONS, position=LAW)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "Best: go 1 east. Chance to win 100 %.",
        "After go 1 east: raise a flag, 7 points.",
        "You win with exactly 42 points. Rule WIN-2.",
    ]


def test_french() -> None:
    """Commands stay canonical, words are French."""
    result = ask("hint", "-", *ITERATIONS, "--lang", "fr", position=LAW)
    assert result.stdout.splitlines()[0] == "Conseil : go 1 east. Chances de gagner : 100 %."


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("position", [TABLE, BLOCK, SECRETS])
def test_every_line_can_be_said(position: str, lang: str) -> None:
    """The answers keep to the sentences of line mode."""
    result = ask("hint", "-", *ITERATIONS, "--lang", lang, position=position)
    assert result.stdout.count("\n") > 2
    assert faults(result.stdout) == []


def test_json() -> None:
    """Programs get commands, chances, what follows and the reasons."""
    report = json.loads(ask("hint", "-", *ITERATIONS, "--json", position=LAW).stdout)
    assert (report["format"], report["turn"], report["question"]) == (1, "red", "start")
    assert report["choices"][0] == {
        "command": "go 1 east",
        "chance": 1.0,
        "following": ["flag"],
        "reasons": ["You win with exactly 42 points. Rule WIN-2."],
    }
    assert 2 <= len(report["choices"]) <= 3


def test_iterations_repeat_themselves() -> None:
    """The same file and the same number of positions get the same answer."""
    first, second = (ask("hint", "-", *ITERATIONS, position=SECRETS).stdout for _ in range(2))
    assert first == second


RICH = """
    1  Ari +++ ... ... ...
    red clovers 1, sheep B1 east star
    green clovers 13, trifoliums 12 11, hidden turbo-5, sheep Edenia; Edenia
"""
"""Green hides what makes 41 points."""


@pytest.mark.parametrize(
    ("one", "other"), [(SECRETS, OTHER_SECRETS), (RICH, RICH.replace("turbo-5", "gromout"))]
)
def test_other_hands_change_nothing(one: str, other: str) -> None:
    """SEC-1: the file may tell what the others hold, neither advice nor reasons know it."""
    told, same = (
        ask("hint", "-", *ITERATIONS, "--json", position=position).stdout
        for position in (one, other)
    )
    assert told == same


def test_seconds_are_the_usual_budget(tmp_path: Path) -> None:
    """Without a word about it the answer takes its second; a shorter one can be asked for."""
    file = tmp_path / "table.txt"
    file.write_text(TABLE)
    assert ask("hint", str(file), "--budget", "0.05s").exit_code == 0
    assert "1s" in ask("hint", "--help").stdout


def test_a_finished_game_has_no_hint() -> None:
    """Beside the empty answer it is told why."""
    over = "over race, red, WIN-1\nred trifoliums 12 11 10, sheep Edenia; Edenia; Edenia"
    result = ask("hint", "-", position=over)
    assert (result.exit_code, result.stdout, result.stderr) == (0, "", "The game is over.\n")
    assert json.loads(ask("hint", "-", "--json", position=over).stdout)["choices"] == []


def test_chance_gets_no_hint() -> None:
    """Where a tile is drawn nobody has a choice."""
    state = EDENIA.read_position(TABLE)
    state = EDENIA.apply(state, EDENIA.read_action(state, "go 1 east")).state
    result = ask("hint", "-", position=EDENIA.write_position(state))
    told = "Now chance decides, so there is nothing to choose.\n"
    assert (result.exit_code, result.stdout, result.stderr) == (0, "", told)


@pytest.mark.parametrize("budget", ["x", "0", "1.5", "-1s"])
def test_a_budget_that_is_none(budget: str) -> None:
    """An impossible budget is an error of form that shows possible ones."""
    result = ask("hint", "-", f"--budget={budget}")
    assert result.exit_code == 2
    assert "budget" in result.stderr


def test_an_unreadable_file() -> None:
    """The place is named, as with every command."""
    result = ask("hint", "-", position="red clovers many")
    assert result.exit_code == 2
    assert "line 1" in result.stderr
