"""Commands as people type them."""

import pytest

from rules.galaxies.actions import Follow, Go, Mix, OpenReroll, Pick, Reroll, Upgrade
from rules.galaxies.cards import Model, Planet
from rules.galaxies.content import standard_content
from rules.galaxies.faces import Face, dice_of
from rules.galaxies.game import GALAXIES
from rules.galaxies.notation.actions import WORDLESS
from rules.galaxies.notation.forms import FORMS
from rules.galaxies.ships import HOME, danger, orbit
from rules.galaxies.state import State
from rules.kernel.expected import Form, OneOf
from rules.kernel.refused import Ambiguous, NotACommand

GORT = Planet(standard_content().planet_keys.index("gort"))
TURN = """
row gort helios jakks omicron-fenzi
dice move energy energy culture colony
azure level 3, energy 4, culture 3, ships gort orbit 2, helios surface, home, colonies maia
crimson
"""
BARE = """
row gort helios jakks omicron-fenzi
dice move energy energy
azure energy 0
crimson
"""


def at(text: str) -> State:
    """Read a position."""
    return GALAXIES.read_position(text)


def after(text: str, *commands: str) -> State:
    """Play commands from a position."""
    state = at(text)
    for command in commands:
        state = GALAXIES.apply(state, GALAXIES.read_action(state, command)).state
    return state


def meant(state: State, typed: str) -> str:
    """What a typed line means, in canonical words."""
    return GALAXIES.write_action(GALAXIES.read_action(state, typed))


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("use energy", "use energy"),
        ("USE Energies", "use energy"),
        ("use énergie", "use energy"),
        ("use colonies", "use colony"),
        ("use dip", "use diplomacy"),
        ("use eco", "use economy"),
        ("energy", "use energy"),
        ("reroll", "reroll"),
        ("conv", "convert"),
        ("end", "end"),
        ("none", "no"),
        ("colony maia", "colony maia"),
        ("perform Maia", "colony maia"),
        ("hire quill", "hire quill"),
        ("fly aurora energy energy", "fly aurora energy energy"),
        ("fly aur 3 moves", "fly aurora move move move"),
        ("keep elder", "keep elder"),
        ("keep Doyen", "keep elder"),
        ("keep", "keep"),
        ("take vieille bibliothèque", "take old-library"),
        ("take toll of dust", "take toll-of-dust"),
        ("card cartes du ciel", "card star-charts"),
        ("planet la torres", "planet la-torres"),
        ("planet Omicron Fenzi", "planet omicron-fenzi"),
        ("planet MJ 120210", "planet mj-120210"),
        ("push crimson gort orbit 2", "push crimson gort orbit 2"),
        ("push rouge orbit of gort 2", "push crimson gort orbit 2"),
        ("push rogue aurora", "push crimson aurora"),
        ("retreat reef danger 1", "retreat reef danger 1"),
        ("upgrade 2e 1c", "upgrade 2e 1c"),
        ("upgrade 2 energy 1 culture", "upgrade 2e 1c"),
        ("mix c", "mix 1c"),
        ("follow with nexus", "follow with nexus"),
        ("follow nexus", "follow with nexus"),
        ("swap 3", "swap 3"),
    ],
)
def test_words_are_forgiven(typed: str, canonical: str) -> None:
    """Plural, case, accents, spaces in names, French names, words cut short; legal or not."""
    assert meant(at(TURN), typed) == canonical


@pytest.mark.parametrize(
    ("typed", "dice"),
    [
        ("reroll move energy", (Face.MOVE, Face.ENERGY)),
        ("reroll 2 energy", (Face.ENERGY, Face.ENERGY)),
        ("reroll all energy", (Face.ENERGY, Face.ENERGY)),
        ("reroll all but energy culture", (Face.MOVE, Face.ENERGY, Face.COLONY)),
        ("reroll tout sauf 2 énergies", (Face.MOVE, Face.CULTURE, Face.COLONY)),
        ("reroll all", (Face.MOVE, Face.ENERGY, Face.ENERGY, Face.CULTURE, Face.COLONY)),
    ],
)
def test_rol_1_dice_are_named_or_left_out(typed: str, dice: tuple[Face, ...]) -> None:
    """Relative to the dice that lie there; before the question is asked, it is asked for."""
    assert GALAXIES.read_action(at(TURN), typed) == OpenReroll()
    assert GALAXIES.read_action(after(TURN, "reroll"), typed) == Reroll(dice_of(*dice))


def test_a_ship_is_found_without_its_number_and_its_verb() -> None:
    """The number of a ship is on the table; an answer alone is enough where one is asked for."""
    state = after(TURN, "use move")
    assert GALAXIES.read_action(state, "ship gort orbit") == Pick(orbit(GORT, 2))
    assert GALAXIES.read_action(state, "orbit gort") == Pick(orbit(GORT, 2))
    assert GALAXIES.read_action(state, "home") == Pick(HOME)
    gone = after(TURN, "use move", "home")
    assert meant(gone, "jakks surface") == "go jakks surface"
    assert meant(gone, "jak orb") == "go jakks orbit"


def test_hir_3_dice_that_were_named_are_those_that_are_paid() -> None:
    """Two dice are never taken for three, also where three would do."""
    pilots = "pilots quill ember kestrel juno"
    table = f"rules expansion\n{pilots}\n{TURN}".replace("culture colony", "energy")
    state = after(table, "hire quill")
    assert "fly nexus energy energy energy" in map(GALAXIES.write_action, GALAXIES.legal(state))
    assert meant(state, "fly nexus energy energy") == "fly nexus energy energy"


def test_upg_1_a_price_is_found_by_its_resource() -> None:
    """`upgrade e` is the whole price in energy, for whoever is asked."""
    state = after(TURN, "use colony")
    assert GALAXIES.read_action(state, "upgrade e") == Upgrade(4, 0)
    assert GALAXIES.read_action(at(TURN), "upgrade c") == Upgrade(0, 4)


def test_what_could_be_several_answers_is_asked_again() -> None:
    """The candidates are the answers that fit."""
    with pytest.raises(Ambiguous) as caught:
        GALAXIES.read_action(after(TURN, "use move", "home"), "go jakks")
    assert caught.value.candidates == ("go jakks orbit", "go jakks surface")


@pytest.mark.parametrize(
    ("typed", "understood"),
    [
        ("", 0),
        ("sing", 0),
        ("change", 1),
        ("use banana", 1),
        ("push crimson", 2),
        ("push crimson gort banana", 3),
        ("push nobody gort orbit", 1),
        ("go omicron fenzi banana", 3),
        ("end now", 1),
        ("reroll all but diplomacy", 2),
        ("fly aurora move energy", 1),
        ("mix 2x", 1),
        ("upgrade", 1),
    ],
)
def test_what_is_no_command_is_told_from_where_on(typed: str, understood: int) -> None:
    """The error counts the words that made sense, and knows what could have stood there."""
    with pytest.raises(NotACommand) as caught:
        GALAXIES.read_action(at(BARE), typed)
    assert caught.value.understood == understood
    expected = caught.value.expected
    assert isinstance(expected, Form) == (understood > 0)
    assert understood or (isinstance(expected, OneOf) and "use" in expected.words)


def test_every_form_is_a_command_as_its_examples_show_it() -> None:
    """Examples are understood, begin with their verb, and words that stand alone are known."""
    state = at(TURN)
    for form in FORMS:
        for example in form.examples:
            assert GALAXIES.write_action(GALAXIES.read_action(state, example)).startswith(form.verb)
    assert set(WORDLESS) <= {form.verb for form in FORMS}


@pytest.mark.parametrize(
    "action",
    [
        Go(orbit(GORT, 3)),
        Pick(danger(standard_content().card_keys.index("reef"), 2)),  # type: ignore[arg-type]
        Pick(Model.AURORA),
        Follow(Model.NEXUS),
        Mix(0, 0),
        Mix(2, 1),
    ],
)
def test_odd_actions_have_a_text(action: object) -> None:
    """What random games hardly ever offer is written and read again."""
    text = GALAXIES.write_action(action)  # type: ignore[arg-type]
    assert GALAXIES.read_action(at("azure\ncrimson"), text) == action
