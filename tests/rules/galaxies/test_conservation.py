"""Nothing is lost and nothing comes from nowhere, after every action of any random game."""

from random import Random

import pytest
from msgspec.structs import replace

from rules.galaxies.actions import End, OpenReroll
from rules.galaxies.content import standard_content
from rules.galaxies.game import GALAXIES
from rules.galaxies.opening import Options
from rules.galaxies.state import Edition, State
from rules.kernel.seat import CHANCE
from tests.long.proofs import cases
from tests.rules.galaxies.invariants import complaints

_CHUNK = 20
"""So many games are one test."""
_LONGEST_LIST = 95
"""ROL-1: seven dice, two of them alike, are rolled again in so many ways."""
_ENOUGH = 20_000
_ROGUES = standard_content().rogue_keys


def ways(seed: int) -> Options:
    """One way to play after the other."""
    return Options(
        players=seed % 5 + 1,
        expansion=seed % 3 > 0,
        edition=Edition.UTEG if seed % 2 else Edition.TEG,
        open_cards=seed % 7 == 0,
        rogue=_ROGUES[seed // 5 % 5],
        hard=seed % 4 == 0,
        rogue_max=6 + seed // 10 % 2,
    )


def lively(state: State, rng: Random) -> object:
    """Choose at random, but rather do something than roll again or end the turn."""
    choices = GALAXIES.legal(state)
    action = rng.choice(choices)
    if isinstance(action, End | OpenReroll) and rng.random() < 0.7:
        action = rng.choice(choices)
    return action


def wrong_in_game(seed: int) -> list[str]:
    """What does not add up after some action of a random game."""
    rng = Random(seed)
    state = GALAXIES.start(ways(seed))
    for _ in range(_ENOUGH):
        who = GALAXIES.to_act(state)
        if who is None:
            return []
        choices = GALAXIES.legal(state)
        if who is not CHANCE and len(choices) > _LONGEST_LIST:
            return [f"ROL-1: {len(choices)} choices"]
        state = GALAXIES.apply(state, lively(state, rng)).state  # type: ignore[arg-type]
        found = list(complaints(state))
        if found:
            return found
    return ["END-5: it does not end"]


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_lost_after_any_action(seed: int) -> None:
    """Cards, ships, dice, resources, points and frames, in a few games of every size."""
    assert wrong_in_game(seed) == []


@pytest.mark.long
@pytest.mark.parametrize("chunk", cases("galaxies-invariants")[::_CHUNK])
def test_many_games_keep_the_invariants(chunk: int) -> None:
    """The same for many random games of one to five in every way to play."""
    found = [
        f"game {seed}: {wrong}"
        for seed in range(chunk, chunk + _CHUNK)
        for wrong in wrong_in_game(seed)
    ]
    assert found == []


@pytest.mark.parametrize("spoilt", ["energy", "ships", "row", "bay", "deck", "round", "level"])
def test_a_wrong_count_is_found(spoilt: str) -> None:
    """Whoever counts notices a resource too many, a lost ship, planet or die, a wrong deck."""
    state = GALAXIES.start(Options(2, expansion=True))
    while not any(state.bay.dice):
        state = GALAXIES.apply(state, GALAXIES.legal(state)[0]).state
    assert list(complaints(state)) == []
    own, other = state.mats
    changed = {
        "energy": replace(state, mats=(replace(own, energy=8), other)),
        "ships": replace(state, mats=(replace(own, ships=own.ships[1:]), other)),
        "row": replace(state, row=(state.row[1], *state.row[1:])),
        "bay": replace(state, bay=replace(state.bay, dropped=5)),
        "deck": replace(state, deck=29),
        "round": replace(state, round=61),
        "level": replace(state, mats=(replace(own, level=3), other)),
    }
    assert list(complaints(changed[spoilt])) != []
