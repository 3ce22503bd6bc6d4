"""Nothing is lost and nothing comes from nowhere, after every action of any random game."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.prince.elements import BAOBAB
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from rules.prince.planet import BAOBAB_LIMIT, make_planet
from rules.prince.pool import unseen
from rules.prince.state import ROUNDS, State
from rules.prince.tiles import NO_TILE, STACKS
from tests.rules.games import play_on


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


@settings(max_examples=40)
@given(players=st.integers(2, 5), secret=st.booleans(), seed=st.integers(0, 10_000))
def test_all_tiles_are_there_after_every_action(players: int, secret: bool, seed: int) -> None:  # noqa: FBT001
    """80 tiles, 16 rounds, four of each kind on every planet in the end, two baobabs at most."""
    for moment in play_on(PRINCE, PRINCE.start(Options(players, secret=secret)), Random(seed)):
        assert complaints(moment.step.state) == []
