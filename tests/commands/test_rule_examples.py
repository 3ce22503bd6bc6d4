"""The example positions of the rules show what they say."""

from typing import NamedTuple

import pytest
from click.testing import CliRunner

from edenia_tui.commands.rules import command
from edenia_tui.language.speech import LANGUAGES
from edenia_tui.lookup.examples import examples_of
from rules.edenia.game import EDENIA
from rules.edenia.rulebook import rulebook
from rules.edenia.state import State
from rules.kernel.refused import Refused
from tests.games.edenia.words import unspeakable

EXAMPLES = examples_of("edenia")


class Proof(NamedTuple):
    """What an example must show."""

    commands: tuple[str, ...] = ()
    """Played first, in order."""
    legal: tuple[str, ...] = ()
    """May then be done."""
    only: bool = False
    """Whether nothing else may be done with sheep 1, or at all when it moves."""
    refused: tuple[str, str] | None = None
    """A command that may not be given then, and the rule that forbids it."""
    holds: tuple[str, ...] = ()
    """Stand in the position then."""


PROOFS = {
    "MOV-1": Proof(("go 1 east star",), ("on", "stop"), only=True, holds=("ask dwarf",)),
    "MOV-2": Proof(legal=("go 1 east", "go 1 west"), refused=("go 1 north", "MOV-2")),
    "MOV-3": Proof(("go 3 east star",), holds=("ask draw", "sheep 2", "Arridis; walking; C1")),
    "MOV-4": Proof(
        ("go 1 east", "draw ++/"),
        holds=("turn      green", "sheep C1 east star; Arridis", "D    E"),
    ),
    "MOV-5": Proof(("go 1 east",), holds=("turn      green", "sheep B2 north star; Arridis")),
    "MOV-6": Proof(legal=("go 1 west",), refused=("go 1 east", "MOV-6")),
    "ARR-1": Proof(("go 1 west",), holds=("turn      green", "sheep Arridis; Arridis; Arridis")),
    "EDE-1": Proof(("go 1 east",), holds=("flags 3, trifoliums 11", "sheep Edenia; Arridis;")),
    "LEAP-1": Proof(("go 2 east",), ("leap", "stop"), only=True, holds=("red       clovers 1",)),
    "LEAP-2": Proof(("go 1 east",), ("leap", "stop"), only=True),
    "LEAP-3": Proof(("go 1 east",), holds=("sheep C1 east star 2;", "sheep C1 east star 1;")),
    "LEAP-4": Proof(("go 1 east",), ("leap", "stop"), only=True),
    "RIM-1": Proof(("go 1 north",), ("tunnel nebula", "tunnel meteorite"), only=True),
    "RIM-2": Proof(("go 1 north",), holds=("red       clovers 1", "north              xuu")),
    "HAB-2": Proof(("go 1 east",), ("clover", "flag"), only=True),
    "HAB-3": Proof(("go 1 east",), ("clover", "flag"), only=True, holds=("red       clovers 1",)),
    "DWA-2": Proof(("go 1 east",), ("on", "stop", "search"), only=True),
    "HOLE-1": Proof(
        ("go 1 east",), ("hole north", "hole east", "hole south", "hole west"), only=True
    ),
    "HOLE-2": Proof(legal=("go 1 east", "go 1 in")),
    "TEL-1": Proof(("go 1 east",), holds=("turn      green", "sabotages 8", "sheep C1 pad;")),
    "TEL-2": Proof(legal=("jump 1 b2", "jump 1 c1")),
    "TEL-3": Proof(legal=("jump 1 c1",), refused=("jump 1 b2", "TEL-2")),
    "ART-4": Proof(("play scope-3", "draw ++/"), ("place b2", "place c1"), only=True),
    "ART-5": Proof(
        ("play junction-4 1 south nebula",), ("go 1 south",), holds=("sheep B1 east nebula;",)
    ),
    "ART-8": Proof(legal=("play pocket-blue-4 1 b1", "play pocket-blue-4 1 c1")),
}


def table(rule: str, *commands: str) -> State:
    """Read an example and play on from it."""
    state = EDENIA.read_position(EXAMPLES[rule].position)
    for typed in commands:
        state = EDENIA.apply(state, EDENIA.read_action(state, typed)).state
    return state


def legal(state: State) -> list[str]:
    """List what may be done."""
    return [EDENIA.write_action(action) for action in EDENIA.legal(state)]


def clovers(state: State) -> int:
    """Count red's clovers."""
    return state.players[0].clovers


def test_every_example_is_proved() -> None:
    """No example stands without a proof, each belongs to a rule, and the promised ones are there."""
    assert EXAMPLES.keys() == PROOFS.keys()
    assert EXAMPLES.keys() <= set(rulebook().ids())


@pytest.mark.parametrize("rule", PROOFS)
def test_an_example_shows_what_it_says(rule: str) -> None:
    """Played on, it comes to the choice, the refusal or the place it is about."""
    proof = PROOFS[rule]
    state = table(rule, *proof.commands)
    assert set(proof.legal) <= set(legal(state))
    if proof.only:
        assert set(legal(state)) == set(proof.legal)
    text = EDENIA.write_position(state)
    assert [part for part in proof.holds if part not in text] == []
    if proof.refused is not None:
        typed, forbidding = proof.refused
        with pytest.raises(Refused) as caught:
            EDENIA.apply(state, EDENIA.read_action(state, typed))
        assert caught.value.rule == forbidding


def test_leaping_over_ones_own_sheep_costs_the_clover() -> None:
    """LEAP-2: the sheep that is met is red's own."""
    before = table("LEAP-2", "go 1 east")
    after = table("LEAP-2", "go 1 east", "leap")
    assert (clovers(before), clovers(after)) == (1, 0)


def test_waiting_for_a_place_is_done_on_the_spoke() -> None:
    """LEAP-4: to stop costs nothing and leaves the sheep before the dwarf planet."""
    after = table("LEAP-4", "go 1 east", "stop")
    assert clovers(after) == 1
    assert "sheep C1 west star; Arridis" in EDENIA.write_position(after)


def test_only_a_pad_of_another_colour_costs() -> None:
    """TEL-2: blue to blue is free, blue to red is not."""
    assert clovers(table("TEL-2", "jump 1 b2")) == 1
    assert clovers(table("TEL-2", "jump 1 c1")) == 0


def test_only_a_pad_of_another_colour_than_the_helmet_costs() -> None:
    """ART-8: the blue pad is free, the red one is not."""
    assert clovers(table("ART-8", "play pocket-blue-4 1 b1")) == 1
    assert clovers(table("ART-8", "play pocket-blue-4 1 c1")) == 0


def test_the_flag_on_the_planet_goes_back() -> None:
    """HAB-2: red's flag takes the place of green's."""
    text = EDENIA.write_position(table("HAB-2", "go 1 east", "flag"))
    assert "C1 clovers 2, flag red" in text
    assert "green     clovers 0, flags 3" in text


def test_the_die_is_rolled_after_the_side_is_named() -> None:
    """HOLE-1: then, and only then, chance picks one of three paths."""
    rolls = legal(table("HOLE-1", "go 1 east", "hole north"))
    assert rolls == ["roll star", "roll nebula", "roll meteorite"]


def test_the_first_sheep_comes_home_from_the_relay_station() -> None:
    """RIM-2: back the way it came, to Arridis."""
    text = EDENIA.write_position(table("RIM-2", "go 1 north"))
    assert "sheep Arridis; Arridis; Arridis" in text


@pytest.mark.parametrize("rule", PROOFS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_is_a_position_to_work_with(rule: str, language: str) -> None:
    """What is printed alone can be read again, and its sentence can be spoken."""
    result = CliRunner().invoke(command, [rule, "--example", "--lang", language])
    assert result.exit_code == 0
    first, _ = result.stdout.split("\n", 1)
    sentence = EXAMPLES[rule].sentences[language]
    assert first == f"# {rule}. {sentence}"
    assert unspeakable(sentence, len(sentence)) == []
    assert EDENIA.read_position(result.stdout) == table(rule)
