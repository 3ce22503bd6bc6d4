"""The examples of the rulebook: positions that show what they say."""

from importlib.resources import files

from edenia_tui.lookup.examples import read_examples
from rules.kernel.rulebook import LANGUAGES
from rules.prince.game import PRINCE
from rules.prince.rulebook import rulebook
from tests.rules.prince.scenario import Scene

EXAMPLES = read_examples(files("rules.prince.rulebook").joinpath("examples.txt").read_text("utf-8"))


def test_every_example_is_a_position_with_a_sentence_in_each_language() -> None:
    """Each belongs to a rule of the book."""
    assert set(EXAMPLES) <= set(rulebook().ids())
    for example in EXAMPLES.values():
        assert set(example.sentences) == {*LANGUAGES}
        assert PRINCE.legal(PRINCE.read_position(example.position))


def test_rounds_go_on_as_the_examples_say() -> None:
    """RND-2, RND-3, TWO-3: three to take from and two to name; the last one chooses; one lies unseen."""
    taking = _scene("RND-2")
    assert len(taking.choices) == 3
    assert taking.play("take E").choices == ["name coral", "name jade"]
    left = _scene("RND-3").play("take E")
    assert left.to_act == "jade"
    assert left.choices == ["centre", "uphill", "downhill", "character"]
    unseen = _scene("TWO-3")
    assert (unseen.to_act, len(unseen.choices)) == ("coral", 3)


def test_baobabs_flip_as_the_examples_say() -> None:
    """BAO-1, BAO-3: the third flips all three; the one after that stays."""
    assert _scene("BAO-1").play("take BGG").tiles("amber") == ["(BUE)", "(BGO)", "(BGG)"]
    assert _scene("BAO-3").tiles("amber") == ["(BUE)", "(BGO)", "(BGG)", "BWWO"]


def test_characters_give_what_the_examples_say() -> None:
    """CHA-5, CHA-7, CHA-8: the points in the sentences are those of the positions."""
    points = {rule: _scene(rule).points("amber") for rule in ("CHA-5", "CHA-7", "CHA-8")}
    assert points == {"CHA-5": 14, "CHA-7": 9, "CHA-8": 9}


def _scene(rule: str) -> Scene:
    return Scene(EXAMPLES[rule].position)
