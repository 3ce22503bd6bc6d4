"""The judgement of how far sheep are from Edenia."""

import pytest

from rules.edenia.galaxy import GOAL
from rules.edenia.journeys import FAR, MOVE, from_spot, journeys, on_the_way
from rules.edenia.state import State
from tests.rules.edenia.fixed_box import typed
from tests.rules.edenia.random_play import OPTIONS, random_states

FULL = """
    1  Ari +++ +++ +++ +++
    2  +++ +++ +++ +++ +++
    3  +++ +++ hol +++ +++
    4  +++ +++ +++ +++ +++
    5  +++ +++ +++ {d5} Ede
    red sheep {where}
"""


def moves(position: str) -> float:
    """The moves red's first sheep needs."""
    state = typed(position)
    (spot,) = (spot for spot, line in state.flock if 0 in line)
    return from_spot(journeys(state.tiles, state.rim), state.tiles, spot) / MOVE


@pytest.mark.parametrize(
    ("where", "d5", "wanted"),
    [
        ("D5 west star", "+++", 1),
        ("A5 west star", "+++", 1),
        ("B5 west star", "OOO", 2),
        ("D5 planet", "OOO", 1),
        ("D5 dwarf", "o++", 1),
        ("B5 west star", "o++", 1),
        ("B5 west nebula", "o++", 1),
        ("B5 west star", "y++", 1),
        ("D5 pad", "y++", 1),
    ],
)
def test_moves_are_counted_along_the_paths(where: str, d5: str, wanted: float) -> None:
    """A planet costs a move more; a dwarf planet can be crossed, a pad rounded through the tunnel."""
    assert moves(FULL.format(where=where, d5=d5)) == wanted


def test_a_pad_of_the_same_colour_is_next_door() -> None:
    """TEL-2: from one pad to the other and on to Edenia in one move, nearly."""
    row = "5  ... ... ... y++ Ede\nred sheep B1 pad"
    assert 1 < moves(f"1  Ari y++ ... ... ...\n{row}") < 1.5
    assert 1.1 < moves(f"1  Ari b++ ... ... ...\n{row}") < 2


def test_unexplored_space_is_dearer_the_farther_edenia_is() -> None:
    """So that exploring in the right direction counts as progress."""
    near = moves("4  ... ... ... ... +++\nred sheep E4 north star")
    middle = moves("2  ... ... +++ ... ...\nred sheep C2 north star")
    start = moves("red sheep Arridis")
    assert near < middle < start < FAR / MOVE


def test_every_place_of_every_game_has_a_distance() -> None:
    """Standing or walking, in random games."""
    for state in random_states(4, OPTIONS[0]):
        check(state)


def check(state: State) -> None:
    """Distances are between nothing and as far as it gets."""
    known = journeys(state.tiles, state.rim)
    for spot, _ in state.flock:
        if spot != GOAL:
            assert MOVE <= from_spot(known, state.tiles, spot) <= FAR
    if state.walk is not None:
        assert 0 <= on_the_way(known, state.walk.spot, state.walk.toward) <= FAR
