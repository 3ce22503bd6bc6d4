"""MOV-5: a sheep does not run along a track twice in the same direction in one move."""

import pytest

from rules.edenia.events import Moved, Tunnelled
from rules.edenia.notation.names import step_name
from tests.rules.edenia.scenario import Scene

RING = r"""
    1 Ari ... ... /++ \++
    2 ... ... ... \++ /++
"""
"""On star, D1 E1 E2 D2 are a closed ring."""


def route(scene: Scene) -> list[str]:
    """The tracks that were travelled, in order."""
    return [step_name(step) for moved in scene.told(Moved) for step in moved.steps]


def test_mov_5_closed_ring_is_run_once() -> None:
    """Round a ring a sheep stops at the end of the track before the one it started on."""
    scene = Scene(RING + "red sheep D1 east star").play("go 1 east")
    assert route(scene) == [
        "D1 east star > east",
        "E1 south star > south",
        "E2 north star > west",
        "D2 north star > north",
    ]
    assert (scene.where("red 1"), scene.last_stop) == ("D2 north star", "MOV-5")
    assert scene.to_act == "green"


def test_mov_5_ring_is_run_the_other_way_round() -> None:
    """Setting off the other way, the same ring ends on the other neighbour of the start."""
    scene = Scene(RING + "red sheep D1 east star").play("go 1 south")
    assert (scene.where("red 1"), scene.last_stop) == ("E1 south star", "MOV-5")


def test_mov_5_next_move_has_forgotten_the_way() -> None:
    """The memory is that of one move: the next one goes round again."""
    scene = Scene(RING + "red sheep D1 east star").play("go 1 east", "skip", "go 1 north")
    assert (scene.where("red 1"), scene.last_stop) == ("E2 north star", "MOV-5")


def test_mov_5_sheep_stops_at_the_far_end_past_those_it_leapt() -> None:
    """On its last track the sheep stands at the end it ran to, before the sheep it leapt there."""
    scene = Scene(
        RING
        + """
        red clovers 1, sheep D1 east star
        green sheep D2 north star
        """
    ).play("go 1 east", "leap")
    assert scene.line("red 1") == ["red 1", "green 1"]
    assert scene.last_stop == "MOV-5"


def test_mov_5_sheep_that_does_not_leap_stops_earlier() -> None:
    """A sheep in the way stops the round before the loop does."""
    scene = Scene(
        RING
        + """
        red clovers 1, sheep D1 east star
        green sheep E2 north star
        """
    ).play("go 1 east", "stop")
    assert (scene.where("red 1"), scene.last_stop) == ("E2 north star", "LEAP-3")


def test_mov_5_way_back_from_a_relay_is_no_loop() -> None:
    """The opposite direction of a track is another one: a bounce leads back over the start."""
    scene = Scene(r"""
        2 uuu +++ +++ +++ +++ +++ xuu
        red sheep D2 east star
    """).play("go 1 east")
    assert route(scene) == [
        "D2 east star > east",
        "E2 east star > east",
        "E2 east star > west",
        "D2 east star > west",
        "C2 east star > west",
        "B2 east star > west",
        "A2 east star > west",
    ]
    assert scene.asks == "tunnel"


def test_mov_5_endless_bounce_between_two_relays_ends() -> None:
    """Between two relays the sheep stops where it would run along its first track again."""
    scene = Scene(r"""
        2 *uu +++ +++ +++ +++ +++ *uu
        red sheep C2 east star
    """).play("go 1 east")
    assert (scene.where("red 1"), scene.last_stop) == ("B2 east star", "MOV-5")
    assert route(scene)[-1] == "B2 east star > east"
    assert scene.player("red").clovers == 2


def test_mov_5_leaps_change_nothing() -> None:
    """Leaping on the way out and on the way back neither lengthens nor shortens the bounce."""
    scene = Scene(r"""
        2 *uu +++ +++ +++ +++ +++ *uu
        red sheep C2 east star
        green sheep B2 east star
    """).play("go 1 east", "leap", "leap")
    assert scene.line("red 1") == ["red 1", "green 1"]
    assert (scene.where("red 1"), scene.last_stop) == ("B2 east star", "MOV-5")
    assert scene.player("red").clovers == 0


def test_mov_5_relays_at_both_ends_of_one_track() -> None:
    """On a single track between two relays the sheep runs there and back and stops at the end."""
    scene = Scene(r"""
        1 Ari ... ... ... \++ *uu
        north uuu uuu uuu *uu
        red clovers 0, sheep E1 north star 1
        green sheep E1 north star 2
    """).play("go 1 north", "leap")
    assert scene.line("red 1") == ["green 1", "red 1"]
    assert scene.last_stop == "MOV-5"
    assert scene.player("red").clovers == 1


def test_mov_5_blocked_start_counts_as_the_first_track() -> None:
    """The first track counts also when the sheep had to leap on it to set off."""
    scene = Scene(
        RING
        + """
        red clovers 1, sheep D1 south star 1
        green sheep D1 south star 2
        """
    ).play("go 1 east")
    assert (scene.where("red 1"), scene.last_stop) == ("D2 north star", "MOV-5")


def test_mov_5_tunnel_with_one_way_out_into_a_travelled_track_stops() -> None:
    """A tunnel that can only lead into a travelled track is not entered any more."""
    scene = Scene(r"""
        2 xuu +++ +++ +++ +++ +++ xuu
        red sheep E2 east nebula
    """).play("go 1 west")
    assert (scene.where("red 1"), scene.last_stop) == ("E2 east meteorite", "MOV-5")
    assert len(scene.told(Tunnelled)) == 1


def three_mouths() -> Scene:
    """A sheep that has come to the three-mouthed tunnel on star, nebula and meteorite in turn."""
    return Scene(r"""
        2 uuu +++ +++ +++ +++ +++ xxx
        red sheep C2 east star
    """).play("go 1 west", "tunnel nebula", "tunnel meteorite")


def test_mov_5_mouth_into_a_travelled_track_is_still_offered() -> None:
    """The nebula mouth leads where the sheep has been, and is on the list all the same."""
    scene = three_mouths()
    assert route(scene)[-1] == "A2 east meteorite > west"
    assert scene.choices == ["tunnel star", "tunnel nebula"]


def test_mov_5_mouth_into_a_travelled_track_stops_the_sheep_before_the_tunnel() -> None:
    """Whoever takes that mouth stops at the end of the track that led to the tunnel."""
    scene = three_mouths().play("tunnel nebula")
    assert (scene.where("red 1"), scene.last_stop) == ("A2 east meteorite", "MOV-5")
    assert len(scene.told(Tunnelled)) == 2


def test_mov_5_mouth_into_a_track_travelled_the_other_way_leads_on() -> None:
    """The star mouth leads over the first track in the other direction, up to the way back."""
    scene = three_mouths().play("tunnel star")
    assert (scene.where("red 1"), scene.last_stop) == ("D2 east star", "MOV-5")
    assert route(scene)[-1] == "D2 east star > west"


def test_mov_5_memory_is_part_of_the_position() -> None:
    """A position written down in the middle of a move still knows the tracks that were travelled."""
    scene = Scene(three_mouths().text).play("tunnel nebula")
    assert (scene.where("red 1"), scene.last_stop) == ("A2 east meteorite", "MOV-5")


@pytest.mark.parametrize("start", ["C2 east star", "C2 dwarf"])
def test_mov_5_dwarf_planet_straight_on_into_a_travelled_spoke(start: str) -> None:
    """Spokes are tracks: straight on into the first spoke again, the sheep stops on its spoke."""
    scene = Scene(rf"""
        2 xuu +++ +++ o++ +++ +++ xuu
        red sheep {start}
    """).play("go 1 east", "on")
    assert route(scene)[-1] == "C2 west star > in"
    assert scene.choices == ["on", "stop"]
    scene.play("on")
    assert (scene.where("red 1"), scene.last_stop) == ("C2 west star", "MOV-5")


def test_mov_5_dwarf_planet_may_still_be_stopped_on() -> None:
    """Where straight on would be a loop, the sheep may stop on the dwarf planet instead."""
    scene = Scene(r"""
        2 xuu +++ +++ o++ +++ +++ xuu
        red sheep C2 east star
    """).play("go 1 east", "on", "stop")
    assert (scene.where("red 1"), scene.last_stop) == ("C2 dwarf", "DWA-2")


def test_mov_5_spoke_travelled_inward_may_be_left_outward() -> None:
    """The first track is beyond the dwarf planet: its spokes are run along in both directions."""
    scene = Scene(r"""
        2 xuu +++ +++ o++ +++ +++ xuu
        red sheep D2 east star
    """).play("go 1 east", "on", "on")
    assert route(scene)[-1] == "C2 east star > east"
    assert (scene.where("red 1"), scene.last_stop) == ("C2 east star", "MOV-5")


def test_mov_5_turbo_engine_straight_on_into_a_travelled_spoke() -> None:
    """A sheep carried past a planet does not run along a spoke twice either."""
    scene = Scene(r"""
        2 xuu +++ +++ OOO +++ +++ xuu
        red hidden turbo-3 turbo-4, sheep C2 east star
    """).play("play turbo-3", "play turbo-4", "go 1 east")
    assert (scene.where("red 1"), scene.last_stop) == ("C2 west star", "MOV-5")


def test_mov_5_black_hole_clears_the_memory() -> None:
    """Out of the Black Hole a sheep runs along the tracks of before, in the same direction."""
    scene = Scene(r"""
        3 xuu +++ +++ hol +++ +++ xuu
        red sheep B3 east star
    """).play("go 1 west", "hole west", "roll star")
    once = [
        "B3 east star > west",
        "A3 east star > west",
        "A3 east star > east",
        "B3 east star > east",
        "C3 west star > in",
    ]
    assert route(scene) == [*once, "C3 west star > west", *once]
    assert scene.asks == "hole"


def test_mov_5_memory_begins_anew_behind_the_black_hole() -> None:
    """What was travelled since the Black Hole is remembered."""
    scene = Scene(r"""
        3 uuu ... ... hol +// +++ uuu
        4 uuu ... ... ... +++ ... uuu
        5 uuu ... ... ... +++ Ede
        south uuu uuu uuu xxx
        red sheep D3 east star
    """)
    scene.play("go 1 west", "hole east", "roll star", "tunnel nebula", "tunnel meteorite")
    assert scene.choices == ["tunnel star", "tunnel nebula"]
    scene.play("tunnel nebula")
    assert (scene.where("red 1"), scene.last_stop) == ("E3 east meteorite", "MOV-5")
