"""The examples of the rulebook: positions that show what they say."""

from importlib.resources import files

from edenia_tui.lookup.examples import read_examples
from rules.exo.game import EXO
from rules.exo.notation.names import find_square
from rules.exo.rulebook import rulebook
from rules.exo.state import State
from rules.kernel.rulebook import LANGUAGES

EXAMPLES = read_examples(files("rules.exo.rulebook").joinpath("examples.txt").read_text("utf-8"))


def test_every_example_is_a_position_with_a_sentence_in_each_language() -> None:
    """Each belongs to a rule of the book."""
    assert set(EXAMPLES) <= set(rulebook().ids())
    for example in EXAMPLES.values():
        assert set(example.sentences) == {*LANGUAGES}
        assert EXO.legal(EXO.read_position(example.position))


def test_lines_are_worth_what_the_examples_say() -> None:
    """The points in the sentences are those of the positions."""
    lines = {rule: EXAMPLES[f"LINE-{rule}"].position for rule in range(1, 5)}
    scores = {rule: EXO.scores(EXO.read_position(text))[0] for rule, text in lines.items()}
    assert scores == {1: 1, 2: 2, 3: 2, 4: 0}


def test_squares_are_open_as_the_examples_say() -> None:
    """PUT-1 has eight to choose from; PUT-2 has n3e1 and not n4."""
    first = EXO.read_position(EXAMPLES["PUT-1"].position)
    later = EXO.read_position(EXAMPLES["PUT-2"].position)
    assert len(EXO.legal(first)) == 8
    assert find_square("n3e1") in later.galaxies[0].open
    assert find_square("n4") not in later.galaxies[0].open


def test_planets_are_free_as_the_examples_say() -> None:
    """SET-2 has only row f; TAKE-2 has e1 and not e2."""
    texts = [EXO.write_action(action) for action in EXO.legal(_read("TAKE-2"))]
    assert "take mro" in texts
    assert "take mgt" not in texts
    assert len(EXO.legal(_read("SET-2"))) == 7


def _read(rule: str) -> State:
    return EXO.read_position(EXAMPLES[rule].position)
