"""CRD-5: chains of cards end, whichever cards can reach each other."""

from itertools import permutations
from random import Random

import pytest

from rules.galaxies.atoms import Atom, Res, Verb
from rules.galaxies.game import GALAXIES
from rules.galaxies.performing import can_afford, chain_of
from rules.galaxies.state import State
from rules.kernel.seat import CHANCE
from tests.rules.galaxies.scenario import QUIET, A, Scene, mat, scene, wide

CHAINING = (
    "umbra-forum",
    "walsfeo",
    "sargus-36",
    "zavodnick",
    "piedes",
    "nagato",
    "nimbara",
)
_ENOUGH = 300
"""No action of a die asks so many questions."""


def is_between_dice(state: State) -> bool:
    """Whether everything that a die has brought about is done."""
    return len(state.stack) == 1 or state.outcome is not None


def played_out(table: Scene, rng: Random) -> int:
    """Answer at random until the die is done, rather going on than declining; count the answers."""
    for count in range(_ENOUGH):
        if is_between_dice(table.state):
            return count
        choices = GALAXIES.legal(table.state)
        action = rng.choice(choices)
        if GALAXIES.to_act(table.state) is not CHANCE and GALAXIES.write_action(action) == "no":
            action = rng.choice(choices)
        table.state = GALAXIES.apply(table.state, action).state
    return _ENOUGH


@pytest.mark.parametrize("pair", list(permutations(CHAINING, 2)))
def test_chains_of_any_two_cards_end(pair: tuple[str, str]) -> None:
    """One is a colony, the other somebody else's, all others are in reach; everybody is rich and follows.

    Ships wait in the black, so that explorations bring moves (Fold) and explorations (Echo Chain).
    """
    first, second = pair
    rest = [key for key in CHAINING if key not in pair]
    for seed in range(3):
        own = mat("black, home, jakks 0, home", colonies=first, energy=7, culture=7, level=6)
        other = mat(
            "black, gort 1, home", colonies=f"{second} {rest[0]}", energy=7, culture=7, level=5
        )
        table = scene(
            own,
            other,
            QUIET,
            QUIET,
            row=f"{' '.join(rest[1:])} gort jakks",
            rolled="colony move energy",
            options=wide(4),
        )
        table.do("use energy")
        rng = Random(seed)
        played_out(table, rng)
        table.do("use colony")
        assert played_out(table, rng) < _ENOUGH


def test_no_card_stands_twice_in_a_chain() -> None:
    """After every answer of long chains."""
    longest = 0
    for seed in range(12):
        colonies = "umbra-forum walsfeo zavodnick"
        own = mat("home, home", colonies=colonies, energy=7, culture=7, level=6)
        other = mat("home", colonies="sargus-36 piedes", energy=7, culture=7, level=6)
        table = scene(own, other, row="nagato gort jakks helios", rolled="energy colony move")
        rng = Random(seed)
        table.do("use energy")
        played_out(table, rng)
        table.do("use colony")
        while not is_between_dice(table.state):
            chain = chain_of(table.state)
            assert len(set(chain)) == len(chain)
            longest = max(longest, len(chain))
            action = rng.choice(GALAXIES.legal(table.state))
            table.state = GALAXIES.apply(table.state, action).state
    assert longest > 2


def test_crd_1_what_is_lent_is_a_price() -> None:
    """Without it nothing of a card is offered, whatever else the card would do."""
    atoms = (Atom(Verb.LEND, res=Res.C), Atom(Verb.GAIN, 1, Res.E))
    for culture in (0, 1):
        table = scene(mat(culture=culture), QUIET)
        assert can_afford(table.state, A, atoms, ()) is (culture > 0)
