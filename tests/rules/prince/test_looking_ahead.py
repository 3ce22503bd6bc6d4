"""Those who look ahead in The Little Prince do not let others profit from what is hidden."""

from collections.abc import Iterator
from random import Random

import pytest

from rules.bots.search import Manner, Node, Search
from rules.bots.searcher import RAM, SHEPHERD
from rules.prince.actions import Action, Draw, Hide, TakeHidden
from rules.prince.game import PRINCE
from rules.prince.state import State
from tests.rules.prince.scenario import Scene, drawn, opening

LAMPS = """
    turn amber, ask hide
    offer uphill LLLN URLL UF
    amber
        geographer . . .
        .          . . .
        .          . . .
        .          . . .
    coral
        lamplighter . . .
        .           . . .
        .           . . .
        .           . . .
    """
"""Coral wants lampposts; Amber alone knows what will lie face down."""


def search_of(state: State, manner: Manner) -> Search[State, Action]:
    """Look ahead for a while."""
    found = Search(PRINCE, PRINCE.view(state, PRINCE.active(state)), Random(1), manner)
    for _ in range(60):
        found.iterate()
    return found


@pytest.mark.parametrize("manner", [RAM, SHEPHERD])
def test_two_3_the_other_player_takes_what_looks_best_from_where_they_sit(manner: Manner) -> None:
    """TWO-3: with the most lampposts face down, Coral is thought to take those in sight."""
    scene = Scene(LAMPS)
    search = search_of(scene.state, manner)
    lamps = next(
        action for action in PRINCE.legal(scene.state) if PRINCE.write_action(action) == "hide u13"
    )
    answers = search.root.children[lamps].children
    visits = {action: node.visits for action, node in answers.items()}
    assert visits.get(TakeHidden(), 0) < max(visits.values())
    assert isinstance(lamps, Hide)


def test_two_3_only_the_one_who_did_not_look_is_blind() -> None:
    """TWO-3: Coral chooses blindly, Amber does not, and nobody does where all tiles lie open."""
    scene = Scene(LAMPS)
    assert not PRINCE.is_blind(scene.state)
    assert PRINCE.is_blind(scene.play("hide u13").state)
    assert not PRINCE.is_blind(scene.play("take u14").state)


@pytest.mark.parametrize("manner", [RAM, SHEPHERD])
def test_chn_2_the_tree_ends_where_tiles_would_be_drawn(manner: Manner) -> None:
    """CHN-2: draws that are hardly ever met again are not compared, unless a stack is to be chosen."""
    scene = drawn(3, "centre", "c9", "c4", "c17")
    taking = search_of(scene.state, manner)
    assert not any(isinstance(action, Draw) for action in actions_in(taking.root))
    choosing = search_of(opening(3).state, manner)
    assert any(isinstance(action, Draw) for action in actions_in(choosing.root))


def actions_in(node: Node[Action]) -> Iterator[Action]:
    """List every action of a tree."""
    for action, child in node.children.items():
        yield action
        yield from actions_in(child)
