"""`edenia ray`: where a path leads, step by step."""

import pytest

from tests.commands.asking import ask, faults

TABLE = """
    1  Ari +++ o/+ ... ...
    red clovers 2, sheep B1 east star; Arridis; Arridis
    green sheep C1 dwarf; Arridis; Arridis
"""


def test_english() -> None:
    """The end comes first, then the way, then who is to be leapt."""
    result = ask("ray", "-", "arridis", "east", "star", position=TABLE)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "Leads to: dwarf c 1, taken by Green 1.",
        "Way: east 2.",
        "In the way: Red 1, Green 1. 2 clovers to leap.",
    ]


def test_french() -> None:
    """French words are understood and spoken, cut short or not."""
    result = ask("ray", "-", "b1", "est", "néb", "--lang", "fr", position=TABLE)
    assert result.exit_code == 0
    assert result.stdout
    assert faults(result.stdout) == []


def test_no_track_leaves_there() -> None:
    """An unexplored cell has no tracks; that is an answer."""
    result = ask("ray", "-", "d4", "east", "star", position=TABLE)
    assert (result.exit_code, result.stdout) == (0, "No track leaves d 4 there.\n")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("z9", "east", "star"), "Not clear: z9. I expect a cell."),
        (("b1", "up", "star"), "Not clear: up. I expect a side."),
        (("b1", "east", "moon"), "Not clear: moon. I expect a path."),
    ],
)
def test_a_word_that_does_not_fit(words: tuple[str, ...], told: str) -> None:
    """Exit code 2, with what was expected and an example."""
    result = ask("ray", "-", *words, position=TABLE)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"{told} Example: ray b1 east star.\n"


def test_a_missing_word_is_told() -> None:
    """The usage tells what belongs there."""
    assert ask("ray", "-", "b1", "east", position=TABLE).exit_code == 2
