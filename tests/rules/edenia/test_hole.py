"""HOLE-1 to HOLE-3: the Black Hole."""

import pytest

from rules.edenia.events import HoleExit, Moved, Rolled
from rules.edenia.game import EDENIA
from rules.edenia.notation.names import step_name
from tests.rules.edenia.scenario import Scene

CROSS = r"""
    2  ... ... +++ ... ...
    3  ... +++ hol +++ ...
    4  ... ... +++ ... ...
    deck none
"""


def _shuttle(clovers: int = 0, green: str = "Arridis") -> Scene:
    """Put red before the Black Hole; west on the star path a relay always sends it back in."""
    return Scene(rf"""
        north uuu xuu uuu uuu
        1       Ari ... +++ ... ...  uuu
        2  uuu  ... ... +++ ... ...  uuu
        3  xuu  +++ +++ hol ... ...  uuu
        deck none
        red   clovers {clovers}, sheep B3 east star
        green sheep {green}
    """)


WEST_AGAIN = ("hole west", "roll star")


def test_hole_1_the_side_comes_first() -> None:
    """A sheep that reaches the Black Hole chooses a side, the one it came from included."""
    scene = Scene(CROSS + "red sheep B3 east star")
    scene.play("go 1 east")
    assert scene.choices == ["hole north", "hole east", "hole south", "hole west"]
    assert scene.to_act == "red"
    assert scene.told(Rolled) == []


def test_hole_1_then_the_die_picks_the_path() -> None:
    """Once the side is chosen chance rolls one of three paths, each as likely."""
    scene = Scene(CROSS + "red sheep B3 east star")
    scene.play("go 1 east", "hole south")
    assert scene.to_act == "chance"
    assert scene.choices == ["roll star", "roll nebula", "roll meteorite"]
    assert len({weight for _, weight in EDENIA.chances(scene.state)}) == 1


@pytest.mark.parametrize("path", ["star", "nebula", "meteorite"])
@pytest.mark.parametrize(
    ("side", "end"),
    [("north", "C2 north"), ("east", "D3 east"), ("south", "C4 north"), ("west", "B3 east")],
)
def test_hole_1_the_sheep_comes_out_by_side_and_path(side: str, end: str, path: str) -> None:
    """The sheep goes on across the chosen side, on the path of the die, to the end of the next tile."""
    scene = Scene(CROSS + "red sheep B3 east star")
    scene.play("go 1 east", f"hole {side}", f"roll {path}")
    assert scene.where("red 1") == f"{end} {path}"
    assert scene.last_stop == "MOV-4"


def test_hole_1_the_way_is_told_on_both_sides_of_the_hole() -> None:
    """The tracks travelled are told up to the Black Hole, and from the spoke the die picked."""
    scene = Scene(CROSS + "red sheep B3 east star")
    scene.play("go 1 east", "hole south", "roll nebula")
    assert [[step_name(step) for step in event.steps] for event in scene.told(Moved)] == [
        ["B3 east star > east", "C3 west star > in"],
        ["C3 south nebula > south", "C4 north nebula > south"],
    ]


def test_hole_1_back_out_by_the_very_spoke_it_came_in_by() -> None:
    """The same side and the same path send a sheep back where it came from."""
    scene = Scene(CROSS + "red clovers 1, sheep B3 west star 1\ngreen sheep B3 west star 2")
    scene.play("go 1 east", "hole west", "roll star")
    assert scene.line("red 1") == ["red 1", "green 1"]
    assert scene.last_stop == "LEAP-3"


def test_hole_1_the_first_tile_of_the_turn_may_be_drawn_beyond() -> None:
    """Behind the chosen side the sheep explores if it has not done so this turn."""
    scene = Scene(r"""
        3  ... +++ hol ... ...
        deck unknown
        red sheep B3 east star
    """)
    scene.play("go 1 east", "hole east", "roll nebula")
    assert scene.asks == "draw"
    scene.play("draw +++")
    assert scene.where("red 1") == "D3 east nebula"
    assert scene.state.tiles[13] == "+++"


def test_hole_1_after_the_tile_of_the_turn_the_sheep_stops_on_the_spoke() -> None:
    """As in the rulebooks' example: one tile a turn, then the edge of the Black Hole's tile stops it."""
    scene = Scene(r"""
        4  ... +++ ... ... ...
        deck unknown
        red sheep B4 east star
    """)
    scene.play("go 1 east", "draw /++", "hole east", "roll nebula")
    assert scene.where("red 1") == "C3 east nebula"
    assert (scene.to_act, scene.last_stop) == ("green", "MOV-4")


@pytest.mark.parametrize("command", ["go 1 west", "skip", "stop", "end"])
def test_hole_1_a_side_must_be_chosen(command: str) -> None:
    """Nothing but a side answers the Black Hole."""
    refused = Scene(CROSS + "red sheep B3 east star").play("go 1 east").refused(command)
    assert (refused.reason, refused.rule) == ("question-open", "HOLE-1")


def test_hole_1_in_is_no_side() -> None:
    """A sheep cannot choose to stay inside."""
    refused = Scene(CROSS + "red sheep B3 east star").play("go 1 east").refused("hole in")
    assert (refused.reason, refused.rule) == ("no-such-exit", "HOLE-1")


def test_hole_1_the_die_cannot_be_forestalled() -> None:
    """After the side is chosen it cannot be changed: the die comes first."""
    scene = Scene(CROSS + "red sheep B3 east star").play("go 1 east", "hole north")
    refused = scene.refused("hole south")
    assert (refused.reason, refused.rule) == ("chance-decides", "HOLE-1")
    assert [event.side for event in scene.told(HoleExit)] == [0]


def test_hole_1_no_side_is_chosen_away_from_the_hole() -> None:
    """Before the move there is nothing to choose."""
    refused = Scene(CROSS + "red sheep B3 east star").refused("hole north")
    assert (refused.reason, refused.rule) == ("not-asked", "HOLE-1")


def test_hole_2_a_waiting_sheep_may_go_in_again() -> None:
    """A sheep on a spoke can go on outward or turn round and go in."""
    scene = Scene(CROSS + "red sheep C3 north star")
    assert scene.choices_of("go 1") == ["go 1 north", "go 1 in"]
    scene.play("go 1 in")
    assert scene.choices_of("hole") == ["hole north", "hole east", "hole south", "hole west"]
    scene.play("hole north", "roll star")
    assert scene.where("red 1") == "C2 north star"


def test_hole_2_at_an_edge_it_cannot_leave_the_way_in_is_left() -> None:
    """With no tile left to draw the only start is back into the Black Hole."""
    scene = Scene("3 ... ... hol ... ...\ndeck none\nred sheep C3 north star")
    assert scene.choices_of("go 1") == ["go 1 in"]
    refused = scene.refused("go 1 north")
    assert (refused.reason, refused.rule) == ("no-tile-left", "MOV-6")


def test_hole_2_a_sheep_farther_out_does_not_block_the_way_in() -> None:
    """On a spoke only those nearer to the Black Hole stand in the way."""
    scene = Scene(CROSS + "red sheep C3 north star 2\ngreen sheep C3 north star 1")
    assert scene.choices_of("go 1") == ["go 1 in"]


def test_hole_2_a_sheep_nearer_the_hole_must_be_leapt() -> None:
    """Without a clover the way in is blocked; with one, choosing it pays."""
    poor = Scene(CROSS + "red sheep C3 north star 1\ngreen sheep C3 north star 2")
    refused = poor.refused("go 1 in")
    assert (refused.reason, refused.rule) == ("blocked", "MOV-6")
    assert refused.facts["by"] == "green 1"
    rich = Scene(CROSS + "red clovers 1, sheep C3 north star 1\ngreen sheep C3 north star 2")
    rich.play("go 1 in")
    assert (rich.asks, rich.player("red").clovers) == ("hole", 0)


def test_mov_5_the_black_hole_clears_the_memory_of_the_way() -> None:
    """The Black Hole clears the memory: a loop through it is not a loop."""
    scene = _shuttle()
    scene.play("go 1 east", *WEST_AGAIN, *WEST_AGAIN)
    assert scene.asks == "hole"


def test_hole_3_a_loop_leads_through_as_often_as_it_likes() -> None:
    """After 29 passes the Black Hole still asks for a side."""
    scene = _shuttle()
    scene.play("go 1 east", *WEST_AGAIN * 29)
    assert scene.choices_of("hole") == ["hole north", "hole east", "hole south", "hole west"]
    scene.play("hole south", "roll star")
    assert (scene.where("red 1"), scene.last_stop) == ("C3 south star", "MOV-4")


def test_hole_3_the_safety_limit_stops_it_on_the_spoke() -> None:
    """After 30 passes in a move the sheep stops on the spoke it came in by."""
    scene = _shuttle()
    scene.play("go 1 east", *WEST_AGAIN * 30)
    assert scene.where("red 1") == "C3 west star"
    assert (scene.to_act, scene.last_stop) == ("green", "HOLE-3")
    assert len(scene.told(Rolled)) == 30


def test_hole_3_the_sheep_stops_at_the_inner_end() -> None:
    """It has leapt whoever waits on the spoke, so it stands nearest to the Black Hole."""
    scene = _shuttle(clovers=2, green="C3 north star")
    scene.play("go 1 east", *WEST_AGAIN * 29, "hole north", "roll star", "leap", "leap")
    assert scene.line("red 1") == ["green 1", "red 1"]
    assert scene.last_stop == "HOLE-3"


def test_hole_3_the_next_move_counts_anew() -> None:
    """A sheep stopped by the limit may go in again on its next turn."""
    scene = _shuttle()
    scene.play("go 1 east", *WEST_AGAIN * 30, "skip", "go 1 in", *WEST_AGAIN * 29)
    assert scene.asks == "hole"
    scene.play(*WEST_AGAIN)
    assert scene.where("red 1") == "C3 west star"


def test_hole_3_setting_off_from_a_spoke_counts_as_the_first_pass() -> None:
    """A sheep that begins by going in makes 30 passes as well."""
    scene = Scene(r"""
        3  xuu  +++ +++ hol ... ...  uuu
        deck none
        red sheep C3 north nebula
    """)
    scene.play("go 1 in", *WEST_AGAIN * 30)
    assert (scene.where("red 1"), scene.last_stop) == ("C3 west star", "HOLE-3")
