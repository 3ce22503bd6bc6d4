"""What is remembered about planets is what would be judged anew."""

from itertools import product
from random import Random
from statistics import mean

import pytest

from rules.kernel.seat import Seat
from rules.prince.appraiser import Appraiser, appraiser_of
from rules.prince.expectations import EXPECTED
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from rules.prince.outlook import Outlook
from rules.prince.state import DRAWS
from rules.prince.supply import Supply
from rules.prince.tiles import FIRST_CHARACTER
from tests.rules.games import play_on
from tests.rules.prince.scenario import drawn


@pytest.mark.parametrize(("players", "secret"), [(2, False), (2, True), (3, True), (5, False)])
def test_remembered_judgements_are_those_of_a_fresh_look(players: int, *, secret: bool) -> None:
    """SEC-1 and SEC-4: whatever a seat has seen, on offer, on planets, discarded or handed on."""
    for moment in play_on(PRINCE, PRINCE.start(Options(players, secret=secret)), Random(players)):
        state = moment.before
        for eyes in (*state.seats(), None):
            view = PRINCE.view(state, eyes)
            fresh = Appraiser(view.tiles, Supply(view))
            remembering = appraiser_of(view)
            for planet in view.planets:
                assert remembering.now(planet) == fresh.now(planet)
            for tile in {tile for tile in view.offer if tile is not None}:
                waiting = [seat for seat in view.seats() if seat not in view.served]
                for seat in waiting:
                    planet = view.planets[seat]
                    assert remembering.after(planet, tile) == fresh.after(planet, tile)


def test_a_round_needs_one_appraiser() -> None:
    """RND-2: tiles that change hands are still the same tiles; CHN-2: a tile that is drawn is news."""
    scene = drawn(3, "centre", "c9", "c4", "c17")
    first = appraiser_of(scene.state)
    scene.play("take c9", "name coral", "take c4")
    assert appraiser_of(scene.state) is first
    scene.play("uphill", "draw u1")
    assert appraiser_of(scene.state) is not first


def test_a_character_to_come_is_less_than_the_better_of_two() -> None:
    """RND-2: others choose before one does; but one does choose, so it is more than any at random."""
    state = PRINCE.start(Options(4, first=Seat(0)))
    planet, supply = state.planets[0], Supply(state)
    outlook = Outlook(state.tiles, planet, supply)
    values = [
        EXPECTED[tile - FIRST_CHARACTER](outlook)
        for tile, copies in supply.characters
        for _ in range(copies)
    ]
    to_come = appraiser_of(state).now(planet).points / DRAWS
    better_of_two = mean(max(pair) for pair in product(values, repeat=2))
    assert mean(values) < to_come < better_of_two - 0.1
