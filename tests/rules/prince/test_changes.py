"""What a tile would change, before it is taken, is what it changes."""

from random import Random

import pytest
from msgspec.structs import replace

from rules.kernel.seat import Seat
from rules.prince.actions import Take
from rules.prince.analysis.changes import changes_of
from rules.prince.events import Flipped, Taken
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from rules.prince.planet import CELLS, CELLS_OF, make_planet
from rules.prince.state import State
from rules.prince.tiles import NO_TILE, TILE_NAMES, Stack, Tile
from tests.rules.games import play_on
from tests.rules.prince.scenario import drawn, opening


def tile(name: str) -> Tile:
    """Give a kind by its name."""
    return Tile(TILE_NAMES.index(name))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_cha_13_bao_1_vol_1_a_change_is_what_the_events_tell(players: int) -> None:
    """CHA-13, BAO-1, VOL-1: points, flipped tiles and volcanoes are those of the events."""
    checked = flipped = 0
    for seed in range(8):
        for moment in play_on(PRINCE, PRINCE.start(Options(players)), Random(seed)):
            before: State = moment.before
            if not isinstance(moment.action, Take):
                continue
            change = changes_of(before, before.active, moment.action.tile)
            taken, *others = moment.step.events
            assert isinstance(taken, Taken)
            flip = next((one for one in others[:1] if isinstance(one, Flipped)), None)
            last = flip or taken
            assert (change.points, change.volcanoes) == (last.points, last.volcanoes)
            assert change.flips == (flip.tiles if flip else ())
            assert sum(gain for _, gain in change.gains) == change.gained
            assert change.planet == moment.step.state.planets[before.active]
            checked += 1
            flipped += flip is not None
    assert checked
    assert flipped


def test_vol_2_who_would_have_the_most_volcanoes() -> None:
    """VOL-2: one volcano where nobody has any is the most; so is a tie."""
    scene = drawn(3, "character", "hunter", "vain", "king")
    scene.play("take hunter", "name coral", "take vain")
    scene.play("centre", "draw c4", "draw c17", "draw c8")
    first, second = (changes_of(scene.state, Seat(0), tile(name)) for name in ("c4", "c17"))
    assert (first.added, first.volcanoes, first.was_most, first.is_most) == (1, 1, False, True)
    assert (second.added, second.is_most) == (0, False)
    assert second.gains == ((tile("hunter"), 3),)
    scene.play("take c8", "name amber")
    tied = changes_of(scene.state, Seat(0), tile("c4"))
    assert (tied.volcanoes, tied.was_most, tied.is_most) == (1, False, True)


def test_pla_1_a_full_row_has_no_room() -> None:
    """PLA-1: a fifth Character is refused."""
    scene = opening(3)
    corners = ("king", "vain", "vain", "hunter")
    cells = [NO_TILE] * len(CELLS)
    for cell, name in zip(CELLS_OF[Stack.CHARACTER], corners, strict=True):
        cells[cell] = tile(name)
    full = make_planet(scene.state.tiles, cells)
    state = replace(scene.state, planets=(full, *scene.state.planets[1:]))
    with pytest.raises(ValueError, match="no room"):
        changes_of(state, Seat(0), tile("hunter"))
