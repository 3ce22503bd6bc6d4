"""Nothing is lost and nothing comes from nowhere, after every action of any random game."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.prince.characters import BARE
from rules.prince.elements import BAOBAB
from rules.prince.events import RoundBegan
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from rules.prince.planet import BAOBAB_LIMIT, make_planet
from rules.prince.pool import unseen
from rules.prince.state import ROUNDS, State
from rules.prince.tiles import NO_TILE, STACKS
from tests.long.proofs import cases
from tests.rules.games import play_on

_CHUNK = 30
"""So many games are one test."""


def complaints(state: State) -> list[str]:
    """What does not add up in a state."""
    found = []
    seen = Counter(tile for planet in state.planets for tile in planet.cells)
    seen.update((*state.offer, state.down, *state.discards))
    del seen[NO_TILE]
    left = sum(count for stack in STACKS for _, count in unseen(state, stack))
    if seen.total() + left != sum(state.tiles.copies):
        found.append("SET-1: a tile is lost")
    if any(count > state.tiles.copies[tile] for tile, count in seen.items() if tile is not None):
        found.append("SET-1: a tile is there too often")
    for planet in state.planets:
        if make_planet(state.tiles, planet.cells, planet.flipped) != planet:
            found.append("BAO-2: something else is in sight")
        if planet.sight.counts[BAOBAB] >= BAOBAB_LIMIT:
            found.append("BAO-1: too many baobabs")
    if not 1 <= state.round <= ROUNDS:
        found.append("RND-6: no such round")
    is_full = all(planet.number_of(stack) == 4 for planet in state.planets for stack in STACKS)
    if (state.outcome is not None) != is_full:
        found.append("RND-6: over too soon or too late")
    return found


def wrong_in_game(options: Options, seed: int) -> list[str]:
    """What does not add up after some action of a random game, or in its 16 rounds."""
    moments = [*play_on(PRINCE, PRINCE.start(options), Random(seed))]
    found = [wrong for moment in moments for wrong in complaints(moment.step.state)]
    begun = [e for moment in moments for e in moment.step.events if isinstance(e, RoundBegan)]
    if [event.round for event in begun] != [*range(1, ROUNDS + 1)]:
        found.append("RND-6: not sixteen rounds")
    return found


@settings(derandomize=True, max_examples=15, deadline=None)
@given(players=st.integers(2, 5), secret=st.booleans(), seed=st.integers(0, 10_000))
def test_all_tiles_are_there_after_every_action(players: int, secret: bool, seed: int) -> None:  # noqa: FBT001
    """80 tiles, 16 rounds, four of each kind on every planet in the end, two baobabs at most."""
    assert wrong_in_game(Options(players, secret=secret), seed) == []


@pytest.mark.long
@pytest.mark.parametrize("chunk", cases("prince-invariants")[::_CHUNK])
def test_many_games_keep_the_invariants(chunk: int) -> None:
    """The same for many random games of two to five, open and secret in turn."""
    ways = [Options(players, secret=secret) for players in range(2, 6) for secret in (False, True)]
    found = [
        f"game {seed}: {wrong}"
        for seed in range(chunk, chunk + _CHUNK)
        for wrong in wrong_in_game(ways[seed % len(ways)], seed)
    ]
    assert found == []


@pytest.mark.parametrize("spoilt", ["cells", "discards", "round", "sight"])
def test_a_wrong_count_is_found(spoilt: str) -> None:
    """Whoever counts notices a tile too many, one too few, a wrong round, a wrong sight."""
    *_, last = play_on(PRINCE, PRINCE.start(Options(2)), Random(1))
    state = last.step.state
    assert complaints(state) == []
    own = state.planets[0]
    changed = {
        "cells": replace(state, planets=(replace(own, cells=(NO_TILE, *own.cells[1:])), own)),
        "discards": replace(state, discards=(*state.discards, state.discards[0])),
        "round": replace(state, round=ROUNDS + 1),
        "sight": replace(state, planets=(replace(own, sight=BARE), state.planets[1])),
    }
    assert complaints(changed[spoilt])
