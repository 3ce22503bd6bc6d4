"""Which rule tells more about a choice of Edenia."""

from typing import get_args

import pytest

from rules.edenia import actions
from rules.edenia.actions import Action, Go, Keep, Stop, Tunnel
from rules.edenia.analysis.rules_of import rule_of, rule_of_cell
from rules.edenia.galaxy import CELLS, EAST, STAR, Cell, Face
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import Ask
from tests.rules.edenia.analysis.begun import begun

CHANCE = {actions.First, actions.Roll, actions.Draw, actions.Reveal}
EXAMPLES: dict[type, Action] = {
    actions.Go: Go(1, EAST, STAR),
    actions.Jump: actions.Jump(1, Cell(1)),
    actions.Tunnel: Tunnel(STAR),
    actions.Keep: actions.Keep("turbo-3"),
    actions.Exit: actions.Exit(EAST),
    actions.Lay: actions.Lay(Face("+++")),
    actions.Under: actions.Under(Face("+++")),
    actions.Place: actions.Place(Cell(1)),
    actions.Play: actions.Play("turbo-3"),
    actions.PlayJunction: actions.PlayJunction("junction", 1, EAST, STAR),
    actions.PlayPocket: actions.PlayPocket("pocket-blue-4", 1, Cell(1)),
    actions.PlayGromout: actions.PlayGromout("gromout", Cell(1)),
}


@pytest.mark.parametrize("kind", [kind for kind in get_args(Action) if kind not in CHANCE])
def test_every_choice_has_a_rule_in_the_book(kind: type) -> None:
    """No kind of choice is left without an explanation."""
    action = EXAMPLES.get(kind) or kind()
    assert rule_of(begun(), action) in EDENIA.rulebook.ids()


@pytest.mark.parametrize(
    ("ask", "rule"), [(Ask.LEAP, "LEAP-3"), (Ask.DWARF, "DWA-2")], ids=["leap", "dwarf"]
)
def test_stopping_is_explained_by_the_question(ask: Ask, rule: str) -> None:
    """Behind a sheep it is another rule than on a dwarf planet."""
    assert rule_of(begun(ask=ask), Stop()) == rule


@pytest.mark.parametrize("name", ["turbo-3", "r2m2-2", "scope-4", "quantum-2"])
def test_artefacts_without_a_target_have_rules_of_their_own(name: str) -> None:
    """Each kind is explained by another rule."""
    rules = {rule_of(begun(), actions.Play(other)) for other in ("turbo-3", "r2m2-2", "scope-4")}
    assert len(rules) == 3
    assert rule_of(begun(), actions.Play(name)).startswith("ART-")


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("turbo-3", "ART-2"),
        ("r2m2-2", "ART-3"),
        ("scope-4", "ART-4"),
        ("junction-4", "ART-5"),
        ("gromout-3", "ART-6"),
        ("quantum-2", "ART-7"),
        ("pocket-red-5", "ART-8"),
    ],
)
def test_an_artefact_is_kept_for_what_it_does(name: str, rule: str) -> None:
    """Whoever chooses between two artefacts reads what each of them does, not that it stays secret."""
    assert rule_of(EDENIA.start(Options(2)), Keep(name)) == rule


def test_every_place_has_a_rule_in_the_book() -> None:
    """Arridis, Edenia, the Black Hole and what is not explored yet are explained at the start."""
    view = EDENIA.start(Options(2))
    rules = {rule_of_cell(view, cell) for cell in CELLS}
    assert rules == {"ARR-1", "EDE-1", "HOLE-1", "MOV-4"}
    assert rules <= {*EDENIA.rulebook.ids()}
