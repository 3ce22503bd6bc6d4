"""Every worked example of the two rulebooks as a scene, in both editions.

The pictures are lost, so each galaxy is one that fits the words; the numbers are those of the examples.
The rulebooks call the examples by chapter; each test names the rule its example is about.
"""

import pytest

from rules.edenia.events import Bounced, Drawn, Laid, Leapt, Rolled, Teleported, Tunnelled
from rules.edenia.galaxy import METEORITE, STAR
from tests.rules.edenia.scenario import Scene

both = pytest.mark.parametrize("edition", ["fr", "en"])


def galaxy(edition: str, position: str) -> Scene:
    """A galaxy in which any tile may be drawn, so that it fits the example."""
    return Scene(f"rules {edition}\ndeck unknown\n{position}")


def first_example(edition: str) -> Scene:
    """Begin the example of exploring: the tile in front of Arridis bends the meteorite path north."""
    return galaxy(
        edition,
        r"""
        north  uuu uuu u*u uu*
        red clovers 2
        green clovers 2
        """,
    ).play("go 1 east meteorite")


@both
def test_mov_4_example_explores_and_stops_at_the_second_edge(edition: str) -> None:
    """Exploring, 1 to 4: meteorite, a new tile, the tunnel to star, and no second tile."""
    scene = first_example(edition)
    assert (scene.asks, scene.to_act) == ("draw", "chance")
    scene.play(r"draw ++/")
    assert scene.asks == "tunnel"
    assert scene.choices == ["tunnel star", "tunnel nebula"]
    scene.play("tunnel star")
    assert [event.path for event in scene.told(Tunnelled)] == [STAR]
    assert scene.where("red 1") == "B1 north star"
    assert scene.last_stop == "MOV-4"
    assert len(scene.told(Drawn)) == 1
    assert (scene.to_act, scene.where("red 2"), scene.where("red 3")) == (
        "green",
        "Arridis",
        "Arridis",
    )


@both
def test_leap_2_example_leaps_the_red_sheep_and_explores(edition: str) -> None:
    """Leapfrog, 1 to 3: green follows red, pays a clover, explores and stops at the new edge."""
    scene = first_example(edition).play(r"draw ++/", "tunnel star")
    scene.play("go 1 east meteorite", "tunnel star")
    assert (scene.asks, scene.choices) == ("leap", ["leap", "stop"])
    scene.play("leap")
    assert len(scene.told(Leapt)) == 1
    assert scene.player("green").clovers == 1
    scene.play("draw +++")
    assert scene.where("green 1") == "B2 north star"
    assert scene.where("red 1") == "B1 north star"
    assert scene.last_stop == "MOV-4"


@both
def test_leap_3_example_stops_behind_the_red_sheep(edition: str) -> None:
    """Leapfrog: who does not pay stops behind the last one in the line."""
    scene = first_example(edition).play(r"draw ++/", "tunnel star")
    scene.play("go 1 east meteorite", "tunnel star", "stop")
    assert scene.line("red 1") == ["green 1", "red 1"]
    assert scene.player("green").clovers == 2


@both
def test_hab_2_example_raises_a_flag_and_replaces_it(edition: str) -> None:
    """Habitable planets, 1 and 2: red discovers one and raises its flag, green replaces it."""
    scene = galaxy(edition, "").play("go 1 east star", "draw OOO")
    assert scene.told(Laid)[0].clovers == 3
    assert (scene.where("red 1"), scene.planet("B1").clovers) == ("B1 planet", 3)
    assert scene.choices == ["clover", "flag"]
    scene.play("flag")
    assert (scene.player("red").flags, scene.points("red")) == (2, 7)
    assert scene.player("red").clovers == 0
    scene.play("go 1 east nebula")
    assert (scene.where("green 1"), scene.choices) == ("B1 planet", ["clover", "flag"])
    scene.play("flag")
    assert (scene.player("red").flags, scene.player("green").flags) == (3, 2)
    assert (scene.points("red"), scene.points("green")) == (0, 7)
    assert scene.planet("B1").clovers == 3


@both
def test_dwa_2_example_goes_straight_on(edition: str) -> None:
    """Dwarf planets, 1 and 2: red reveals one with 2 artefacts and can only go straight ahead."""
    scene = galaxy(edition, "red clovers 1").play("go 1 east star", "draw o++")
    assert scene.told(Laid)[0].artefacts == 2
    assert [token.name for token in scene.dwarf("B1").tokens] == [None, None]
    assert scene.choices == ["on", "stop", "search"]
    scene.play("on")
    assert scene.where("red 1") == "B1 east star"
    assert scene.player("red").clovers == 1


@both
def test_dwa_2_example_stops_searches_and_leaves_by_any_exit(edition: str) -> None:
    """Dwarf planets, 3: red stops, pays for an artefact, and may later leave by all four exits."""
    scene = galaxy(edition, "red clovers 1").play("go 1 east star", "draw o++", "search")
    scene.play("reveal turbo-3", "reveal scope-5", "keep scope-5")
    assert scene.player("red").clovers == 0
    assert scene.player("red").hidden == ("scope-5",)
    assert [token.name for token in scene.dwarf("B1").tokens] == ["turbo-3"]
    scene.play("end", "skip")
    assert scene.choices_of("go 1") == ["go 1 north", "go 1 east", "go 1 south", "go 1 west"]


@both
def test_dwa_2_example_may_stop_and_do_nothing(edition: str) -> None:
    """Dwarf planets, 3: red may also stop without taking an artefact."""
    scene = galaxy(edition, "red clovers 1").play("go 1 east star", "draw o++", "stop")
    assert (scene.where("red 1"), scene.player("red").clovers) == ("B1 dwarf", 1)
    assert scene.to_act == "green"


@both
def test_hole_1_example_leaves_by_the_right_side_on_the_rolled_path(edition: str) -> None:
    """Black Hole, 1 and 2: the right side, the die shows meteorite, and the edge stops the sheep."""
    scene = galaxy(
        edition,
        r"""
        3  +++ ... hol ... ...
        red sheep A3 east star
        """,
    ).play("go 1 east", "draw +++")
    assert scene.choices == ["hole north", "hole east", "hole south", "hole west"]
    scene.play("hole east", "roll meteorite")
    assert [event.path for event in scene.told(Rolled)] == [METEORITE]
    assert scene.where("red 1") == "C3 east meteorite"
    assert scene.last_stop == "MOV-4"
    assert len(scene.told(Drawn)) == 1


@both
def test_hole_1_example_goes_on_to_explore_if_nothing_was_explored(edition: str) -> None:
    """Black Hole: the sheep that has not explored yet reveals one tile behind the hole."""
    scene = galaxy(
        edition,
        r"""
        3  ... +++ hol ... ...
        red sheep B3 east star
        """,
    ).play("go 1 east", "hole east", "roll meteorite")
    assert scene.asks == "draw"
    scene.play("draw +++")
    assert scene.where("red 1") == "D3 east meteorite"


@both
def test_rim_2_example_takes_the_clover_and_goes_back(edition: str) -> None:
    """Relay stations, 1: red takes the clover and goes back where it came from."""
    scene = galaxy(
        edition,
        r"""
        1  Ari +++ ... ... ...
        2  ... +++ ... ... ...
        red clovers 1, sheep B2 south star
        """,
    ).play("go 1 north")
    (bounce,) = scene.told(Bounced)
    assert (bounce.path, bounce.clovers) == (STAR, 1)
    assert scene.player("red").clovers == 2
    assert scene.asks == "draw"
    scene.play("draw +++")
    assert scene.where("red 1") == "B3 north star"
    assert scene.state.rim[0] == "xuu"


@both
def test_tel_2_example_pays_for_another_colour_sabotages_and_explores(edition: str) -> None:
    """Teleporters, 1 and 2: from yellow to blue for a clover, a sabotage token, and on it goes."""
    scene = galaxy(
        edition,
        r"""
        1  Ari y++ ... ... ...
        4  ... ... ... b++ ...
        red clovers 2, sheep B1 pad
        """,
    ).play("jump 1 d4")
    (teleport,) = scene.told(Teleported)
    assert (teleport.paid, teleport.sabotaged) == (1, True)
    assert scene.player("red").clovers == 1
    assert (len(scene.state.sabotaged), scene.state.sabotages) == (1, 7)
    scene.play("go 1 north", "draw +++")
    assert scene.where("red 1") == "D3 north star"
