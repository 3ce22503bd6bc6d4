"""`edenia reach`: places, odds and first commands, in words and as JSON."""

import json
from fractions import Fraction

import pytest

from rules.edenia.game import EDENIA
from tests.commands.asking import TABLE, ask, faults


def test_another_sheep_under_way_is_told() -> None:
    """In the middle of sheep 1's move sheep 2 cannot be asked about: exit code 1 and one line."""
    state = EDENIA.read_position(TABLE)
    state = EDENIA.apply(state, EDENIA.read_action(state, "go 1 east")).state
    result = ask("reach", "-", "2", position=EDENIA.write_position(state))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "First sheep 1 must end its move.\n"


def test_the_answer_in_english() -> None:
    """A place, its odds exactly and roughly, and the first command; what is assumed comes first."""
    result = ask("reach", "-", "1", position=TABLE + "deck unknown")
    assert result.exit_code == 0
    first, second, *_ = result.stdout.splitlines()
    assert first == "The deck is not known: any tile is as likely as another."
    assert second == "Arridis: certain, by go 1 west."
    assert "c 1 planet: 1/136, about 1 %, by go 1 east.\n" in result.stdout
    assert faults(result.stdout) == []


def test_the_answer_in_french() -> None:
    """The same in French, for a sheep called by its colour."""
    result = ask("reach", "-", "rouge", "1", "--lang", "fr", position=TABLE + "deck unknown")
    assert result.exit_code == 0
    first, second, *_ = result.stdout.splitlines()
    assert first == "Pioche inconnue : toutes les tuiles sont jugées aussi probables."
    assert second == "Arridis : certain, par aller 1 ouest."
    assert faults(result.stdout) == []


def test_a_sheep_that_cannot_move() -> None:
    """A sheep on Edenia reaches nothing."""
    result = ask("reach", "-", "1", position="red trifoliums 12, sheep Edenia; Arridis; Arridis")
    assert (result.exit_code, result.stdout) == (0, "Sheep 1 cannot set off.\n")


def test_json() -> None:
    """Programs get fractions and canonical names."""
    result = ask("reach", "-", "red 1", "--json")
    report = json.loads(result.stdout)
    assert report["sheep"] == "red 1"
    assert report["complete"] is True
    assert report["places"][0] == {"place": "Arridis", "chance": "1", "start": "go 1 west"}
    assert all(0 < Fraction(place["chance"]) <= 1 for place in report["places"])


@pytest.mark.parametrize("words", [("9",), ("purple", "1"), ("red",), ("red", "1", "2"), ("",)])
def test_words_that_are_no_sheep(words: tuple[str, ...]) -> None:
    """One line and exit code 2."""
    result = ask("reach", "-", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("Which sheep? I expect ")
    assert faults(result.stderr) == []
