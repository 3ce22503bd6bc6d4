"""`edenia check`: equal sheep, hands that a position does not know, and ties that a rule decides."""

import json
from typing import Any

import pytest

from rules.edenia.game import EDENIA
from tests.commands.asking import ask, faults

LAST = """
    rules {edition}
    5 ... ... ... +++ Ede
    supply trifoliums 9
    red trifoliums 12, clovers 3, sheep D5 west star; Edenia; Arridis
    green trifoliums 11 10, clovers 3, {hand}sheep Edenia; Edenia; Arridis
"""


def checked(*arguments: str, position: str) -> Any:
    """Give the answer for programs."""
    return json.loads(ask("check", "-", *arguments, "--json", position=position).stdout)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_mov_3_any_of_the_equal_sheep_may_be_named(number: int, lang: str) -> None:
    """Three sheep stand on Arridis: the command is legal, and kept with the lowest number."""
    command = "go {} east star" if lang == "en" else "aller {} est étoile"
    result = ask("check", "-", command.format(number), "--lang", lang, position="red clovers 1")
    assert result.exit_code == 0
    assert "ask draw, sheep 1" in result.stdout
    steps = checked(command.format(number), "--lang", lang, position="red clovers 1")["steps"]
    assert [step["command"] for step in steps] == ["go 1 east star"]


def test_mov_3_the_choices_of_an_equal_sheep_are_listed() -> None:
    """What sheep 3 can do is what is listed for sheep 1."""
    lists = [ask("legal", "-", number, position="red clovers 1").stdout for number in "13"]
    assert lists[0] == lists[1]
    assert lists[0].startswith("go 1 east star: ")


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "Points decide. Green's face-down artefact: which is it?"),
        ("fr", "Les points décident. Artefact face cachée de Vert : lequel est-ce ?"),
    ],
)
def test_win_3_unknown_artefacts_are_asked_for(lang: str, question: str) -> None:
    """Nobody has won yet; what is printed can be gone on with by `reveal`."""
    position = LAST.format(edition="fr", hand="hidden ?, ")
    result = ask("check", "-", "go 1 east", "--lang", lang, position=position)
    assert (result.exit_code, EDENIA.read_position(result.stdout).outcome) == (0, None)
    assert question in result.stderr.splitlines()
    assert not faults(result.stderr)
    end = checked("reveal turbo-4", position=result.stdout)
    assert end["winners"] == ["green"]
    assert (end["outcome"]["rule"], end["outcome"]["tie_break"]) == ("WIN-3", None)


def test_win_3_programs_are_told_that_nobody_has_won() -> None:
    """The question is `reveal`, and there is neither winner nor outcome."""
    answer = checked("go 1 east", position=LAST.format(edition="fr", hand="hidden ? ?, "))
    assert (answer["question"], answer["winners"], answer["outcome"]) == ("reveal", [], None)


@pytest.mark.parametrize(
    ("edition", "winners", "told"),
    [
        ("fr", ["red"], "Level at 24 points: the highest Trifolium decides, 12 (ED-1)."),
        ("en", ["red", "green"], "Level at 24 points, and in sheep on Edenia (ED-1)."),
    ],
)
def test_ed_1_a_tie_is_told_by_what_decides_it(edition: str, winners: list[str], told: str) -> None:
    """Equal points are not the most points: the tie-break is named, in words and for programs."""
    position = LAST.format(edition=edition, hand="")
    result = ask("check", "-", "go 1 east", position=position)
    assert told in result.stderr.splitlines()
    assert "the most points" not in result.stderr
    outcome = checked("go 1 east", position=position)["outcome"]
    assert (outcome["winners"], outcome["tie_break"]) == (winners, "ED-1")
    assert told in ask("explain", "-", position=result.stdout).stdout.splitlines()


FLAGS = """
    1 Ari +++ OOO ... ...
    planet C1 clovers 2, flag green
    red sheep B1 east star
    green flags 2, trifoliums 12 11, clovers {}, hidden ? ?, sheep Edenia; Edenia
"""


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "42 may have been reached: Green has 35 points and 2 hidden (WIN-2)."),
        ("fr", "42 a pu être atteint : Vert a 35 points et 2 artefacts cachés (WIN-2)."),
    ],
)
def test_win_2_a_change_that_may_have_made_42_is_told(lang: str, told: str) -> None:
    """Green loses a flag: 35 points and two artefacts that may be worth 7."""
    result = ask("check", "-", "go 1 east", "flag", "--lang", lang, position=FLAGS.format(12))
    assert told in result.stderr.splitlines()
    assert not faults(result.stderr)
    steps = checked("go 1 east", "flag", "--lang", lang, position=FLAGS.format(12))["steps"]
    assert [step["doubts"] for step in steps] == [[], [told]]


@pytest.mark.parametrize("rules", ["fr no-42", "fr"])
def test_win_2_nothing_is_told_where_42_cannot_be(rules: str) -> None:
    """Without the law nobody minds; with it 31 points and two artefacts make 41 at most."""
    clovers = 12 if "no-42" in rules else 8
    position = f"rules {rules}\n{FLAGS.format(clovers)}"
    assert "42" not in ask("check", "-", "go 1 east", "flag", position=position).stderr


def test_win_2_a_moment_in_the_middle_of_an_action_counts() -> None:
    """Red leaps and has 42, if the artefact is worth nothing; the relay makes it 43 at once."""
    position = r"""
        1 Ari /\+ ... ... ...
        supply clovers 0
        red clovers 20, trifoliums 12 11, hidden ?, sheep B1 north star 2; Edenia; Edenia
        green sheep B1 north star 1
    """
    told = ask("check", "-", "go 1 north", position=position).stderr
    assert "42 may have been reached: you have 42 points and 1 hidden (WIN-2)." in told
