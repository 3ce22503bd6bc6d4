"""RIM-1 and RIM-2: tunnels and relay stations."""

import pytest

from rules.edenia.events import Bounced, Tunnelled
from rules.edenia.galaxy import METEORITE, NEBULA
from tests.rules.edenia.scenario import Scene


def _lone_tile(cell: str, face: str) -> str:
    """Write the row of a galaxy that has one tile, on an outer cell."""
    fixed = {"A1": "Ari", "C3": "hol", "E5": "Ede"}
    cells = [f"{column}{cell[1]}" for column in "ABCDE"]
    faces = [face if one == cell else fixed.get(one, "...") for one in cells]
    return f"{cell[1]} {' '.join(faces)}\ndeck none\n"


@pytest.mark.parametrize(
    ("path", "mouths"),
    [
        ("star", ["tunnel nebula", "tunnel meteorite"]),
        ("nebula", ["tunnel star", "tunnel meteorite"]),
        ("meteorite", ["tunnel star", "tunnel nebula"]),
    ],
)
def test_rim_1_three_mouths_offer_the_two_others(path: str, mouths: list[str]) -> None:
    """The player chooses between the mouths the sheep did not come in by."""
    scene = Scene(_lone_tile("C1", "+++") + f"red sheep C1 north {path}")
    scene.play("go 1 north")
    assert scene.choices == mouths
    assert scene.to_act == "red"


@pytest.mark.parametrize(
    ("cell", "side"), [("C1", "north"), ("E3", "east"), ("D5", "south"), ("A3", "west")]
)
def test_rim_1_the_sheep_comes_back_on_the_chosen_path(cell: str, side: str) -> None:
    """On each side of the galaxy a tunnel leads back onto the same tile, on the other path."""
    scene = Scene(_lone_tile(cell, "+++") + f"red sheep {cell} {side} star")
    scene.play(f"go 1 {side}", "tunnel meteorite")
    named = {"south": "north", "west": "east"}.get(side, side)
    assert scene.where("red 1") == f"{cell} {named} meteorite"
    assert [event.path for event in scene.told(Tunnelled)] == [METEORITE]
    assert scene.last_stop == "MOV-4"


@pytest.mark.parametrize(
    ("mouth", "end"), [("nebula", "C1 east nebula"), ("meteorite", "E1 east meteorite")]
)
def test_rim_1_the_tile_leads_on_from_the_mouth(mouth: str, end: str) -> None:
    """Behind each mouth the tile's own track is followed: a bend to the west, a bend to the east."""
    scene = Scene(r"""
        north *uu *uu uuu *uu
        1  Ari ... +++ +/\ +++
        deck none
        red   sheep D1 north star
        green sheep E1 west meteorite
    """)
    scene.play("go 1 north", f"tunnel {mouth}")
    assert scene.where("red 1") == end


@pytest.mark.parametrize(
    ("rim", "came", "left"),
    [
        ("*uu", "nebula", "meteorite"),
        ("*uu", "meteorite", "nebula"),
        ("u*u", "star", "meteorite"),
        ("u*u", "meteorite", "star"),
        ("uux", "star", "nebula"),
        ("uux", "nebula", "star"),
    ],
)
def test_rim_1_two_mouths_leave_no_choice(rim: str, came: str, left: str) -> None:
    """A tunnel with one other mouth is passed without a question."""
    scene = Scene(rf"""
        north {rim} uuu uuu uuu
        1  Ari +++ ... ... ...
        deck none
        red sheep B1 north {came}
    """)
    scene.play("go 1 north")
    assert scene.where("red 1") == f"B1 north {left}"
    assert (scene.to_act, scene.last_stop) == ("green", "MOV-4")
    assert scene.player("red").clovers == 0


def test_rim_1_never_out_by_the_mouth_it_came_in_by() -> None:
    """The path of arrival is refused."""
    scene = Scene(_lone_tile("C1", "+++") + "red sheep C1 north star").play("go 1 north")
    refused = scene.refused("tunnel star")
    assert (refused.reason, refused.rule) == ("same-mouth", "RIM-1")
    assert refused.facts["path"] == "star"


def test_rim_1_a_mouth_is_named_only_in_a_tunnel() -> None:
    """Away from a tunnel the command is refused."""
    refused = Scene(_lone_tile("C1", "+++") + "red sheep C1 north star").refused("tunnel nebula")
    assert (refused.reason, refused.rule) == ("not-asked", "RIM-1")


@pytest.mark.parametrize("command", ["go 1 south", "skip", "stop", "end"])
def test_rim_1_a_mouth_must_be_named(command: str) -> None:
    """Nothing else is accepted in the tunnel."""
    scene = Scene(_lone_tile("C1", "+++") + "red sheep C1 north star").play("go 1 north")
    refused = scene.refused(command)
    assert (refused.reason, refused.rule) == ("question-open", "RIM-1")


def test_rim_1_from_tunnel_to_tunnel_in_a_corner() -> None:
    """On a corner tile with bends one tunnel leads straight to the next, each changing the path."""
    scene = Scene(r"""
        north uuu uuu uuu uu*
        1  Ari ... ... ... \\\  uuu
        red sheep E1 north star
    """)
    scene.play("go 1 north")
    assert [event.path for event in scene.told(Tunnelled)] == [NEBULA]
    assert scene.choices == ["tunnel star", "tunnel meteorite"]
    scene.play("tunnel meteorite")
    assert scene.player("red").clovers == 1
    assert scene.choices == ["tunnel star", "tunnel nebula"]


def test_rim_1_a_mouth_onto_a_spoke_leads_to_the_hub() -> None:
    """A sheep comes out of the tunnel on the spoke of a dwarf planet and arrives there."""
    scene = Scene(_lone_tile("C1", "+o+") + "red sheep C1 north star")
    scene.play("go 1 north", "tunnel nebula")
    assert scene.choices == ["on", "stop"]
    scene.play("on")
    assert scene.where("red 1") == "C1 south nebula"


def test_rim_1_a_tunnel_brings_a_sheep_back_to_its_planet() -> None:
    """Leaving a planet for the rim and coming back on another path is an arrival."""
    scene = Scene(_lone_tile("C1", "OOO") + "red sheep C1 planet")
    scene.play("go 1 north star", "tunnel meteorite")
    assert (scene.asks, scene.where("red 1")) == ("planet", "C1 planet")
    scene.play("clover")
    assert (scene.player("red").clovers, scene.planet("C1").clovers) == (1, 2)


def test_rim_1_a_mouth_onto_a_travelled_track_is_offered_and_ends_the_move() -> None:
    """A mouth that leads where the sheep has been is on the list; taking it stops the sheep."""
    scene = Scene(r"""
        north uuu uuu uuu uu*
        1  Ari ... ... ... \\\  uuu
        red sheep E1 north star
    """)
    scene.play("go 1 north", "tunnel star")
    assert scene.where("red 1") == "E1 north nebula"
    assert (scene.to_act, scene.last_stop) == ("green", "MOV-5")


@pytest.mark.parametrize(
    ("cell", "side", "path"),
    [
        ("B1", "north", "star"),
        ("D1", "north", "nebula"),
        ("E1", "north", "meteorite"),
        ("E2", "east", "star"),
        ("E4", "east", "nebula"),
        ("B5", "south", "meteorite"),
        ("C5", "south", "star"),
        ("A2", "west", "nebula"),
        ("A4", "west", "meteorite"),
    ],
)
def test_rim_2_each_of_the_nine_relays_gives_a_clover(cell: str, side: str, path: str) -> None:
    """A relay gives its clover, which is not the supply's, and turns the sheep back on its path."""
    scene = Scene(_lone_tile(cell, "+++") + f"red sheep {cell} {side} {path}")
    supply, rim = scene.state.clovers, "".join(scene.state.rim)
    scene.play(f"go 1 {side}")
    named = {"south": "north", "west": "east"}.get(side, side)
    assert scene.where("red 1") == f"{cell} {named} {path}"
    assert (scene.player("red").clovers, scene.state.clovers) == (1, supply)
    assert "".join(scene.state.rim).count("*") == rim.count("*") - 1
    assert (scene.to_act, scene.last_stop) == ("green", "MOV-4")


def test_rim_2_the_sheep_goes_back_the_way_it_came() -> None:
    """After the relay the sheep travels its tracks the other way, past where it set off."""
    scene = Scene(r"""
        north *uu uuu uuu uuu
        1  Ari \++ +++ +++ ...
        deck none
        red sheep C1 west star
    """)
    scene.play("go 1 west")
    assert scene.where("red 1") == "D1 east star"
    assert scene.player("red").clovers == 1


def test_rim_2_a_relay_gives_its_clover_once() -> None:
    """The second sheep is turned back as well and gets nothing."""
    scene = Scene(r"""
        north *uu uuu uuu uuu
        1  Ari /++ ... ... ...
    """)
    scene.play("go 1 east star", "go 1 east star")
    assert [event.clovers for event in scene.told(Bounced)] == [1, 0]
    assert (scene.player("red").clovers, scene.player("green").clovers) == (1, 0)
    assert scene.where("red 1") == scene.where("green 1") == "Arridis"


def test_rim_2_a_relay_without_a_clover_turns_the_sheep_back() -> None:
    """An empty relay still turns sheep back, and nobody is asked anything."""
    scene = Scene(r"""
        north xuu uuu uuu uuu
        1  Ari +++ ... ... ...
        2  ... +++ ... ... ...
        deck none
        red sheep B1 north star
    """)
    scene.play("go 1 north")
    assert scene.where("red 1") == "B2 north star"
    assert scene.player("red").clovers == 0


def test_rim_2_two_relays_on_one_way_give_a_clover_each() -> None:
    """A sheep bounces from relay to relay until it would travel its first track again."""
    scene = Scene(r"""
        north *uu uuu uuu uuu
        1  Ari +++ ... ... ...
        2  ... +++ ... ... ...
        3  ... +++ hol ... ...
        4  ... +++ ... ... ...
        5  ... +++ ... ... Ede
        south uuu *uu uuu uuu
        red sheep B3 north star
    """)
    scene.play("go 1 north")
    assert scene.player("red").clovers == 2
    assert scene.where("red 1") == "B4 north star"
    assert scene.last_stop == "MOV-5"


@pytest.mark.parametrize("path", ["star", "nebula", "meteorite"])
def test_rim_2_a_side_may_have_relays_on_every_path(path: str) -> None:
    """On a rim that is not ours each relay is emptied for itself."""
    scene = Scene(rf"""
        north *** uuu uuu uuu
        1  Ari +++ ... ... ...
        deck none
        red sheep B1 north {path}
    """)
    scene.play("go 1 north")
    assert scene.player("red").clovers == 1
    assert scene.state.rim[0] == {"star": "x**", "nebula": "*x*", "meteorite": "**x"}[path]


def test_rim_2_a_relay_turns_a_sheep_back_onto_its_dwarf_planet() -> None:
    """Leaving for a relay and coming back is an arrival: the clover won can pay the search."""
    scene = Scene(r"""
        north *uu uuu uuu uuu
        1  Ari o++ ... ... ...
        red sheep B1 dwarf
    """)
    scene.play("go 1 north")
    assert scene.choices == ["on", "stop", "search"]
    assert scene.player("red").clovers == 1


def test_rim_2_after_a_relay_a_tile_may_be_explored() -> None:
    """The move goes on as any other: at the first unexplored edge a tile is drawn."""
    scene = Scene(r"""
        north *uu uuu uuu uuu
        1  Ari +++ ... ... ...
        deck unknown
        red sheep B1 north star
    """)
    scene.play("go 1 north")
    assert (scene.to_act, scene.asks) == ("chance", "draw")
    scene.play("draw +++")
    assert scene.where("red 1") == "B2 north star"
    assert scene.player("red").clovers == 1
