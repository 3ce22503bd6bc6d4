"""LEAP-2 to LEAP-4 on spokes and hubs: dwarf planets, pads, planets and the Black Hole."""

import pytest

from rules.edenia.events import Leapt, Repaired
from tests.rules.edenia.scenario import Scene


def test_leap_3_before_a_hub_the_spoke_has_its_own_line() -> None:
    """A sheep that meets others on a spoke stands behind them, farther from the dwarf planet."""
    scene = Scene(r"""
        2  +++ o++ ... ... ...
        red    sheep A2 east star
        green  sheep B2 west star 1
        yellow sheep B2 west star 2
    """)
    scene.play("go 1 east")
    assert scene.line("red 1") == ["red 1", "green 1", "yellow 1"]
    assert scene.last_stop == "LEAP-3"


def test_leap_3_leaving_a_dwarf_planet_against_a_line_needs_no_clover() -> None:
    """A sheep on the hub enters the spoke and stands last in line at its inner end."""
    scene = Scene(r"""
        2  +++ o++ ... ... ...
        red    sheep B2 dwarf
        green  sheep B2 west star 1
        yellow sheep B2 west star 2
    """)
    assert "go 1 west" in scene.choices
    scene.play("go 1 west")
    assert scene.line("red 1") == ["green 1", "yellow 1", "red 1"]


def test_leap_3_leaving_a_planet_against_a_line_can_be_paid() -> None:
    """From a habitable planet each sheep on the spoke costs a clover."""
    scene = Scene(r"""
        2  ... OOO ... ... ...
        deck none
        red    clovers 2, sheep B2 planet
        green  sheep B2 east nebula 1
        yellow sheep B2 east nebula 2
    """)
    scene.play("go 1 east nebula", "leap", "stop")
    assert scene.line("red 1") == ["green 1", "red 1", "yellow 1"]
    assert scene.player("red").clovers == 1


def test_leap_2_a_line_on_a_planets_spoke_is_leapt_before_landing() -> None:
    """A sheep leaps those who wait on the spoke and then arrives on the planet."""
    scene = Scene(r"""
        2  +++ OOO ... ... ...
        red    clovers 2, sheep A2 east star
        green  sheep B2 west star 2; B2 planet
        yellow sheep B2 west star 1
    """)
    scene.play("go 1 east", "leap", "leap")
    assert scene.where("red 1") == "B2 planet"
    assert (scene.asks, scene.player("red").clovers) == ("planet", 0)


def test_leap_3_on_a_spoke_of_the_black_hole_the_line_blocks() -> None:
    """The die sends a sheep into a spoke where others stand: it stands behind them at the inner end."""
    scene = Scene(r"""
        3  ... +++ hol ... ...
        red    sheep B3 east star
        green  sheep C3 south nebula 1
        yellow sheep C3 south nebula 2
    """)
    scene.play("go 1 east", "hole south", "roll nebula")
    assert scene.line("red 1") == ["green 1", "yellow 1", "red 1"]
    assert scene.last_stop == "LEAP-3"


def test_leap_4_an_occupied_dwarf_planet_asks_leap_or_stop() -> None:
    """There is no searching and no stopping on a dwarf planet where a sheep stands."""
    scene = Scene(r"""
        2  +++ o++ ... ... ...
        red   clovers 2, sheep A2 east star
        green sheep B2 dwarf
    """)
    scene.play("go 1 east")
    assert scene.choices == ["leap", "stop"]
    assert scene.player("red").clovers == 2


@pytest.mark.parametrize("command", ["on", "search"])
def test_leap_4_an_occupied_dwarf_planet_is_not_crossed_free(command: str) -> None:
    """The answers of a free dwarf planet are refused on an occupied one."""
    scene = Scene(r"""
        2  +++ o++ ... ... ...
        red   clovers 2, sheep A2 east star
        green sheep B2 dwarf
    """)
    refused = scene.play("go 1 east").refused(command)
    assert (refused.reason, refused.rule) == ("question-open", "LEAP-2")


@pytest.mark.parametrize(
    ("start", "end"),
    [("west", "east"), ("east", "west"), ("north", "south"), ("south", "north")],
)
@pytest.mark.parametrize("tile", ["+o+", "+y+", "+b+", "+r+"])
def test_leap_4_a_leap_over_a_hub_goes_straight_ahead(tile: str, start: str, end: str) -> None:
    """For one clover a sheep passes an occupied dwarf planet or pad to the opposite side."""
    scene = Scene(rf"""
        2  ... {tile} ... ... ...
        deck none
        red   clovers 1, sheep B2 {start} nebula
        green sheep B2
    """)
    scene.play("go 1 in")
    assert scene.where("red 1") == f"B2 {end} nebula"
    assert (scene.player("red").clovers, scene.last_stop) == (0, "MOV-4")


def test_leap_4_who_does_not_leap_waits_on_the_spoke() -> None:
    """A sheep that stops before an occupied hub stands on the spoke it came by."""
    scene = Scene(r"""
        2  +++ o++ ... ... ...
        red   clovers 1, sheep A2 east star
        green sheep B2 dwarf
    """)
    scene.play("go 1 east", "stop")
    assert scene.where("red 1") == "B2 west star"
    assert (scene.player("red").clovers, scene.last_stop) == (1, "LEAP-4")


@pytest.mark.parametrize("tile", ["o++", "r++"])
def test_leap_4_without_a_clover_the_sheep_waits_on_the_spoke(tile: str) -> None:
    """A player who cannot pay is not asked."""
    scene = Scene(rf"""
        2  +++ {tile} ... ... ...
        red   sheep A2 east star
        green sheep B2
    """)
    scene.play("go 1 east")
    assert scene.where("red 1") == "B2 west star"
    assert (scene.to_act, scene.last_stop) == ("green", "LEAP-4")


def test_leap_4_one_s_own_sheep_on_the_hub_costs_a_clover() -> None:
    """A hub with one's own sheep is leapt for the same price."""
    scene = Scene(r"""
        2  +++ o++ +++ ... ...
        deck none
        red clovers 1, sheep A2 east star; B2 dwarf
    """)
    scene.play("go 1 east", "leap")
    assert scene.where("red 1") == "C2 east star"
    assert scene.player("red").clovers == 0


def test_leap_4_spoke_hub_and_spoke_cost_a_clover_each() -> None:
    """One on the spoke, one on the hub and one on the spoke beyond: three leaps, in that order."""
    scene = Scene(r"""
        2  +++ o++ ... ... ...
        deck none
        red    clovers 3, sheep A2 east star
        green  sheep B2 west star
        yellow sheep B2 dwarf
        black  sheep B2 east star
    """)
    scene.play("go 1 east", "leap", "leap", "leap")
    assert scene.line("red 1") == ["red 1", "black 1"]
    assert [event.over for event in scene.told(Leapt)] == [3, 6, 9]
    assert scene.player("red").clovers == 0


@pytest.mark.parametrize(
    ("clovers", "line"),
    [
        (0, ["red 1", "green 1"]),
        (1, ["green 1", "red 1"]),
        (2, ["black 1", "red 1"]),
    ],
)
def test_leap_4_a_purse_that_runs_out_decides_where_the_sheep_waits(
    clovers: int, line: list[str]
) -> None:
    """Behind the spoke's sheep, before the hub, or at the inner end of the spoke beyond."""
    scene = Scene(rf"""
        2  +++ o++ ... ... ...
        deck none
        red    clovers {clovers}, sheep A2 east star
        green  sheep B2 west star
        yellow sheep B2 dwarf
        black  sheep B2 east star
    """)
    scene.play("go 1 east", *["leap"] * clovers)
    assert scene.line("red 1") == line
    assert scene.to_act == "green"


def test_leap_4_a_sheep_that_waits_pays_as_it_sets_off() -> None:
    """From its own spoke onto an occupied hub is a blocked start: choosing it leaps at once."""
    scene = Scene(r"""
        2  ... o++ +++ ... ...
        deck none
        red   clovers 1, sheep B2 west star
        green sheep B2 dwarf
    """)
    scene.play("go 1 in")
    assert scene.where("red 1") == "C2 east star"
    assert scene.player("red").clovers == 0


def test_leap_4_a_sheep_that_waits_without_a_clover_is_blocked() -> None:
    """The refusal names who stands on the hub."""
    scene = Scene(r"""
        2  ... y++ +++ ... ...
        red   sheep B2 west star
        green sheep B2 pad
    """)
    refused = scene.refused("go 1 in")
    assert (refused.reason, refused.rule) == ("blocked", "MOV-6")
    assert refused.facts["by"] == "green 1"


def test_leap_4_leaping_over_a_pad_repairs_nothing() -> None:
    """A sheep that leaps over a sabotaged pad does not arrive on it."""
    scene = Scene(r"""
        2  +++ b++ +++ ... ...
        deck none
        pad B2 sabotaged
        red   clovers 1, sheep A2 east star
        green sheep B2 pad
    """)
    scene.play("go 1 east", "leap")
    assert scene.where("red 1") == "C2 east star"
    assert scene.state.sabotaged == (6,)
    assert scene.told(Repaired) == []


def test_leap_4_a_hub_is_paid_again_on_the_way_back_from_a_relay() -> None:
    """Over the dwarf planet to the relay and back over it: two leaps, one clover won between."""
    scene = Scene(r"""
        north *uu uuu uuu uuu
        1  Ari o++ ... ... ...
        2  ... +++ ... ... ...
        deck none
        red   clovers 1, sheep B2 north star
        green sheep B1 dwarf
    """)
    scene.play("go 1 north", "leap")
    assert (scene.player("red").clovers, scene.choices) == (1, ["leap", "stop"])
    scene.play("leap")
    assert scene.where("red 1") == "B2 north star"
    assert (scene.player("red").clovers, scene.last_stop) == (0, "MOV-4")


def test_leap_4_who_stops_on_the_way_back_waits_on_the_far_spoke() -> None:
    """After the relay the sheep waits on the spoke between rim and hub, and keeps the clover."""
    scene = Scene(r"""
        north *uu uuu uuu uuu
        1  Ari o++ ... ... ...
        2  ... +++ ... ... ...
        red   clovers 1, sheep B2 north star
        green sheep B1 dwarf
    """)
    scene.play("go 1 north", "leap", "stop")
    assert scene.where("red 1") == "B1 north star"
    assert scene.player("red").clovers == 1


def test_leap_4_a_sheep_back_from_a_relay_meets_the_line_on_its_spoke() -> None:
    """Off a dwarf planet, over the spoke's sheep to the relay, over it again, and home."""
    scene = Scene(r"""
        north *uu uuu uuu uuu
        1  Ari o++ ... ... ...
        red   clovers 1, sheep B1 dwarf
        green sheep B1 north star
    """)
    scene.play("go 1 north", "leap", "leap")
    assert scene.asks == "dwarf"
    scene.play("stop")
    assert scene.where("red 1") == "B1 dwarf"
    assert scene.player("red").clovers == 0


def test_leap_4_sheep_on_a_planet_are_no_obstacle() -> None:
    """A habitable planet is not leapt: a sheep arrives among the others."""
    scene = Scene(r"""
        2  +++ OOO ... ... ...
        red    clovers 1, sheep A2 east star
        green  sheep B2 planet
        yellow sheep B2 planet
    """)
    scene.play("go 1 east")
    assert (scene.asks, scene.where("red 1")) == ("planet", "B2 planet")
