"""LEAP-1 to LEAP-3: lines of sheep on plain tracks; test_leapfrog_places has the spokes and hubs."""

import pytest

from rules.edenia.events import Leapt
from tests.rules.edenia.scenario import Scene

GREEN_1, YELLOW_1, BLACK_1 = 3, 6, 9

LINE_OF_THREE = r"""
    green  sheep B2 east star 1
    yellow sheep B2 east star 2
    black  sheep B2 east star 3
"""


def _from_the_west(clovers: int) -> Scene:
    """Put red west of a line of three; B2 is the last tile in the east."""
    return Scene(rf"""
    2  +++ +++ ... ... ...
    deck none
    red clovers {clovers}, sheep A2 east star
    {LINE_OF_THREE}""")


def _from_the_east(clovers: int) -> Scene:
    """Put red east of a line of three; B2 is the last tile in the west."""
    return Scene(rf"""
    2  ... +++ +++ ... ...
    deck none
    red clovers {clovers}, sheep C2 east star
    {LINE_OF_THREE}""")


def test_leap_1_places_in_line_count_from_the_named_side() -> None:
    """The order of a line can be told from either end and is the same line."""
    scene = Scene(r"""
        2  +++ +++ ... ... ...
        red    sheep B2 west star 2
        green  sheep B2 east star 1
        yellow sheep B2 west star 1
        black  sheep B2 east star 2
    """)
    assert scene.line("red 1") == ["green 1", "black 1", "red 1", "yellow 1"]


def test_leap_1_sheep_line_up_in_the_order_they_come() -> None:
    """The first to arrive stands at the front, and whoever follows stands behind."""
    scene = Scene(r"""
        2  +++ +++ ... ... ...
        deck none
        red    sheep A2 east star 1
        green  sheep A2 east star 2
        yellow sheep A2 east star 3
    """)
    scene.play("go 1 east", "go 1 east", "go 1 east")
    assert scene.line("red 1") == ["red 1", "green 1", "yellow 1"]
    assert scene.where("yellow 1") == "B2 east star"


@pytest.mark.parametrize(("side", "by"), [("east", "green 1"), ("west", "yellow 1")])
def test_leap_1_the_middle_of_a_line_is_shut_in(side: str, by: str) -> None:
    """A sheep with one before and one behind it is blocked by its neighbour on either side."""
    scene = Scene(r"""
        2  +++ +++ +++ ... ...
        red    sheep B2 east star 2
        green  sheep B2 east star 1
        yellow sheep B2 east star 3
    """)
    refused = scene.refused(f"go 1 {side}")
    assert (refused.reason, refused.rule) == ("blocked", "MOV-6")
    assert refused.facts["by"] == by


@pytest.mark.parametrize("rank", [1, 2])
def test_leap_1_the_ends_of_a_line_can_leave_outward(rank: int) -> None:
    """Who stands at an end of a line can leave by that end without a clover, and only by that end."""
    scene = Scene(rf"""
        2  +++ +++ +++ ... ...
        red   sheep B2 east star {rank}
        green sheep B2 west star {rank}
    """)
    assert scene.choices_of("go 1") == ["go 1 east" if rank == 1 else "go 1 west"]


def test_leap_1_crossing_tracks_do_not_block_each_other() -> None:
    """The two tracks that cross on a path, and those of other paths, are lines of their own."""
    scene = Scene(r"""
        2  +++ +++ ... ... ...
        deck none
        red   clovers 1, sheep A2 east star
        green sheep B2 north star; B2 east nebula; B2 east meteorite
    """)
    scene.play("go 1 east")
    assert scene.line("red 1") == ["red 1"]
    assert scene.where("red 1") == "B2 east star"
    assert scene.player("red").clovers == 1


@pytest.mark.parametrize(
    ("leaps", "line"),
    [
        (0, ["green 1", "yellow 1", "black 1", "red 1"]),
        (1, ["green 1", "yellow 1", "red 1", "black 1"]),
        (2, ["green 1", "red 1", "yellow 1", "black 1"]),
    ],
)
def test_leap_2_going_east_each_leap_is_one_place_in_line(leaps: int, line: list[str]) -> None:
    """A leap costs a clover and passes one sheep; then the next one is asked about."""
    scene = _from_the_west(clovers=5)
    scene.play("go 1 east", *["leap"] * leaps)
    assert scene.choices == ["leap", "stop"]
    scene.play("stop")
    assert scene.line("red 1") == line
    assert scene.player("red").clovers == 5 - leaps


@pytest.mark.parametrize(
    ("leaps", "line"),
    [
        (0, ["red 1", "green 1", "yellow 1", "black 1"]),
        (1, ["green 1", "red 1", "yellow 1", "black 1"]),
        (2, ["green 1", "yellow 1", "red 1", "black 1"]),
    ],
)
def test_leap_2_going_west_each_leap_is_one_place_in_line(leaps: int, line: list[str]) -> None:
    """The same line is leapt from its other end in the other order."""
    scene = _from_the_east(clovers=5)
    scene.play("go 1 west", *["leap"] * leaps)
    assert scene.choices == ["leap", "stop"]
    scene.play("stop")
    assert scene.line("red 1") == line
    assert scene.player("red").clovers == 5 - leaps


def test_leap_2_after_the_last_sheep_the_way_is_free() -> None:
    """A sheep that has leapt the whole line goes on as far as it can, in either direction."""
    east = _from_the_west(clovers=3).play("go 1 east", "leap", "leap", "leap")
    assert east.line("red 1") == ["red 1", "green 1", "yellow 1", "black 1"]
    assert (east.player("red").clovers, east.last_stop) == (0, "MOV-4")
    assert [event.over for event in east.told(Leapt)] == [BLACK_1, YELLOW_1, GREEN_1]
    west = _from_the_east(clovers=3).play("go 1 west", "leap", "leap", "leap")
    assert west.line("red 1") == ["green 1", "yellow 1", "black 1", "red 1"]
    assert (west.player("red").clovers, west.last_stop) == (0, "MOV-4")
    assert [event.over for event in west.told(Leapt)] == [GREEN_1, YELLOW_1, BLACK_1]


def test_leap_2_the_paid_clover_goes_to_the_supply() -> None:
    """Each leap moves one clover from the player to the supply, at once."""
    scene = _from_the_west(clovers=4)
    supply = scene.state.clovers
    scene.play("go 1 east", "leap")
    assert (scene.player("red").clovers, scene.state.clovers) == (3, supply + 1)
    scene.play("leap")
    assert (scene.player("red").clovers, scene.state.clovers) == (2, supply + 2)


def test_leap_2_the_last_clover_spent_ends_the_leaping() -> None:
    """A player who has no clover left is not asked: the sheep stands behind the next one."""
    scene = _from_the_west(clovers=2)
    scene.play("go 1 east", "leap", "leap")
    assert scene.line("red 1") == ["green 1", "red 1", "yellow 1", "black 1"]
    assert (scene.to_act, scene.last_stop) == ("green", "LEAP-3")


def test_leap_2_own_sheep_cost_as_much() -> None:
    """Two of one's own sheep in a line cost two clovers."""
    scene = Scene(r"""
        2  +++ +++ ... ... ...
        deck none
        red clovers 2, sheep A2 east star; B2 east star 2; B2 east star 1
    """)
    scene.play("go 1 east", "leap", "leap")
    assert scene.line("red 1") == ["red 1", "red 3", "red 2"]
    assert scene.player("red").clovers == 0


def test_leap_2_a_blocked_start_pays_for_the_first_leap_only() -> None:
    """Setting off against a line pays one clover; the second sheep is asked about."""
    scene = Scene(r"""
        2  +++ +++ ... ... ...
        deck none
        red    clovers 2, sheep B2 east star 3
        green  sheep B2 east star 2
        yellow sheep B2 east star 1
    """)
    scene.play("go 1 east")
    assert (scene.player("red").clovers, scene.asks) == (1, "leap")
    scene.play("stop")
    assert scene.line("red 1") == ["yellow 1", "red 1", "green 1"]


def test_leap_2_lines_on_two_tiles_are_paid_one_by_one() -> None:
    """The question comes up again on the next tile."""
    scene = Scene(r"""
        2  +++ +++ +++ ... ...
        deck none
        red   clovers 2, sheep A2 east star
        green sheep B2 east star; C2 east star
    """)
    scene.play("go 1 east", "leap")
    assert (scene.player("red").clovers, scene.asks) == (1, "leap")
    scene.play("leap")
    assert scene.line("red 1") == ["red 1", "green 2"]


def test_leap_2_leap_is_refused_when_nobody_is_ahead() -> None:
    """Nothing can be leapt before a sheep has met another one."""
    refused = _from_the_west(clovers=1).refused("leap")
    assert (refused.reason, refused.rule) == ("not-asked", "LEAP-2")


@pytest.mark.parametrize("command", ["go 1 west", "skip", "end", "on"])
def test_leap_2_nothing_else_is_accepted_before_the_answer(command: str) -> None:
    """Leap or stop must be answered first."""
    refused = _from_the_west(clovers=1).play("go 1 east").refused(command)
    assert (refused.reason, refused.rule) == ("question-open", "LEAP-2")


def test_leap_2_a_sheep_leapt_on_the_way_out_costs_again_on_the_way_back() -> None:
    """Out to a relay and back past the same sheep costs two clovers, less the one the relay gives."""
    scene = Scene(r"""
        north *uu uuu uuu uuu
        1  Ari +++ ... ... ...
        2  ... +++ ... ... ...
        deck none
        red   clovers 4, sheep B2 north star
        green sheep B1 north star
    """)
    scene.play("go 1 north", "leap")
    assert (scene.player("red").clovers, scene.asks) == (3 + 1, "leap")
    scene.play("leap")
    assert scene.where("red 1") == "B2 north star"
    assert scene.player("red").clovers == 3


def test_leap_2_a_whole_line_is_paid_again_on_the_way_back() -> None:
    """On the way back the line is met in the opposite order, and can be left in its middle."""
    scene = Scene(r"""
        north xuu uuu uuu uuu
        1  Ari +++ ... ... ...
        2  ... +++ ... ... ...
        deck none
        red    clovers 5, sheep B2 north star; B1 north star 3
        green  sheep B1 north star 2
        yellow sheep B1 north star 1
    """)
    scene.play("go 1 north", "leap", "leap", "leap", "leap", "stop")
    assert scene.line("red 1") == ["yellow 1", "red 1", "green 1", "red 2"]
    assert scene.player("red").clovers == 1


def test_leap_2_a_clover_won_from_a_relay_pays_the_way_back() -> None:
    """A player without a clover sets off to a relay and leaps with what it gave."""
    scene = Scene(r"""
        north *uu uuu uuu uuu
        1  Ari +++ ... ... ...
        deck none
        red   sheep B1 north star 1
        green sheep B1 north star 2
    """)
    scene.play("go 1 north")
    assert (scene.player("red").clovers, scene.choices) == (1, ["leap", "stop"])
    scene.play("leap")
    assert scene.line("red 1") == ["green 1", "red 1"]
    assert scene.player("red").clovers == 0


def test_leap_2_a_clover_won_can_be_kept() -> None:
    """Who stops after a relay keeps its clover and stands where the sheep came in: at the rim."""
    scene = Scene(r"""
        north *uu uuu uuu uuu
        1  Ari +++ ... ... ...
        2  ... +++ ... ... ...
        deck none
        red    clovers 2, sheep B2 north star
        green  sheep B1 north star 1
        yellow sheep B1 north star 2
    """)
    scene.play("go 1 north", "leap", "leap", "stop")
    assert scene.line("red 1") == ["red 1", "green 1", "yellow 1"]
    assert scene.player("red").clovers == 1


def test_leap_2_an_empty_relay_pays_no_leap() -> None:
    """Without a clover from the relay the sheep stops behind the one it meets on the way back."""
    scene = Scene(r"""
        north xuu uuu uuu uuu
        1  Ari +++ ... ... ...
        deck none
        red   sheep B1 north star 1
        green sheep B1 north star 2
    """)
    scene.play("go 1 north")
    assert scene.line("red 1") == ["red 1", "green 1"]
    assert (scene.to_act, scene.last_stop) == ("green", "LEAP-3")


def test_leap_3_without_a_clover_the_sheep_is_last_at_the_entry() -> None:
    """A sheep that cannot pay stands behind the line, on the line's track, at the end it came in by."""
    east = _from_the_west(clovers=0).play("go 1 east")
    assert east.line("red 1") == ["green 1", "yellow 1", "black 1", "red 1"]
    west = _from_the_east(clovers=0).play("go 1 west")
    assert west.line("red 1") == ["red 1", "green 1", "yellow 1", "black 1"]
    assert east.last_stop == west.last_stop == "LEAP-3"


@pytest.mark.parametrize("tile", ["+++", "/++", "\\++"])
def test_leap_3_a_sheep_that_comes_in_from_the_west_is_last_in_the_west(tile: str) -> None:
    """A straight track and both bends are named by their other end, and the line is told from there."""
    scene = Scene(rf"""
        2  +++ {tile} ... ... ...
        deck none
        red    sheep A2 east star
        green  sheep B2 west star 2
        yellow sheep B2 west star 1
    """)
    scene.play("go 1 east")
    assert scene.line("red 1") == ["green 1", "yellow 1", "red 1"]


def test_leap_3_a_sheep_that_comes_in_from_the_north_is_last_in_the_north() -> None:
    """On the same bend, who comes in from the north is last in line at the north end."""
    scene = Scene(r"""
        1  Ari +++ ... ... ...
        2  ... /++ ... ... ...
        deck none
        red    sheep B1 south star
        green  sheep B2 north star 1
        yellow sheep B2 north star 2
    """)
    scene.play("go 1 south")
    assert scene.line("red 1") == ["red 1", "green 1", "yellow 1"]


def test_leap_3_leaving_arridis_against_a_line_needs_no_clover() -> None:
    """A sheep from Arridis stands last in line on the neighbour's track, at Arridis's side."""
    scene = Scene(r"""
        1  Ari +++ ... ... ...
        green  sheep B1 east nebula 1
        yellow sheep B1 east nebula 2
    """)
    scene.play("go 1 east nebula")
    assert scene.line("red 1") == ["green 1", "yellow 1", "red 1"]
    assert scene.last_stop == "LEAP-3"


def test_leap_3_out_of_a_tunnel_the_sheep_is_last_at_the_rim() -> None:
    """Blocked right behind a tunnel mouth, a sheep stands on the other path, next to the rim."""
    scene = Scene(r"""
        north *uu uuu uuu uuu
        1  Ari +++ ... ... ...
        red   sheep B1 north nebula
        green sheep B1 north meteorite 1
        yellow sheep B1 north meteorite 2
    """)
    scene.play("go 1 north")
    assert scene.line("red 1") == ["red 1", "green 1", "yellow 1"]
    assert scene.where("red 1") == "B1 north meteorite"


def test_leap_3_stopping_explores_nothing() -> None:
    """A sheep that stops behind another one at an unexplored edge draws no tile."""
    scene = Scene(r"""
        2  +++ +++ ... ... ...
        deck unknown
        red   clovers 1, sheep A2 east star
        green sheep B2 east star
    """)
    scene.play("go 1 east", "stop")
    assert (scene.to_act, scene.asks) == ("green", "start")
    assert scene.state.tiles[7] == "..."
