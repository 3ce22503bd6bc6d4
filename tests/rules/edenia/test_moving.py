"""MOV-1 to MOV-4: how far a sheep goes, turning round, exits and exploring."""

import pytest

from rules.edenia.actions import Go
from rules.edenia.events import Laid, Moved
from rules.edenia.galaxy import EAST, SOUTH, STAR
from rules.edenia.game import EDENIA
from rules.edenia.notation.names import step_name
from rules.kernel.refused import Refused
from tests.rules.edenia.scenario import Scene


def route(scene: Scene) -> list[str]:
    """The tracks that were travelled, in order."""
    return [step_name(step) for moved in scene.told(Moved) for step in moved.steps]


def test_mov_1_sheep_goes_on_without_a_question_to_the_last_edge() -> None:
    """Over straight track a sheep goes from Arridis to the edge of what is explored in one go."""
    scene = Scene(r"""
        1 Ari +++ +++ +++ ...
        deck none
    """).play("go 1 east nebula")
    assert route(scene) == [
        "B1 east nebula > east",
        "C1 east nebula > east",
        "D1 east nebula > east",
    ]
    assert (scene.where("red 1"), scene.to_act) == ("D1 east nebula", "green")


@pytest.mark.parametrize(
    ("glyph", "start", "last"),
    [
        ("+", "go 1 east", "B2 east star > east"),
        ("/", "go 1 east", "B2 north star > north"),
        ("\\", "go 1 east", "B2 south star > south"),
        ("+", "go 2 west", "B2 east star > west"),
        ("/", "go 2 west", "B2 east star > south"),
        ("\\", "go 2 west", "B2 north star > north"),
    ],
)
def test_mov_1_sheep_goes_where_the_track_leads(glyph: str, start: str, last: str) -> None:
    """Straight track leads across a tile; a bend leads to the side it joins."""
    scene = Scene(rf"""
        2 +++ {glyph}++ +++ ... ...
        deck none
        red clovers 0, sheep A2 east star; C2 east star
    """).play(start)
    assert route(scene)[1] == last


def test_mov_1_hub_on_another_path_does_not_stop_a_sheep() -> None:
    """A dwarf planet and a pad lie on one path; the other paths lead past them."""
    scene = Scene(r"""
        1 Ari o++ y++ +++ ...
        deck none
    """).play("go 1 east nebula")
    assert scene.where("red 1") == "D1 east nebula"


def test_mov_1_sheep_may_stop_on_a_dwarf_planet() -> None:
    """The dwarf planet is the one place where stopping is a choice."""
    scene = Scene(r"""
        1 Ari o++ ... ... ...
    """).play("go 1 east star")
    assert scene.choices == ["on", "stop"]
    assert scene.play("stop").where("red 1") == "B1 dwarf"


def test_mov_1_sheep_cannot_stop_at_a_tunnel() -> None:
    """In front of a tunnel the only answers are its mouths."""
    scene = Scene(r"""
        1 Ari ... +++ ... ...
        deck none
        red sheep C1 north star
    """).play("go 1 north")
    assert scene.choices == ["tunnel nebula", "tunnel meteorite"]
    refusal = scene.refused("stop")
    assert (refusal.reason, refusal.rule) == ("question-open", "RIM-1")


def test_mov_1_sheep_cannot_stop_at_the_black_hole() -> None:
    """Before the Black Hole the only answers are its sides."""
    scene = Scene(r"""
        3 ... +++ hol ... ...
        red sheep B3 east star
    """).play("go 1 east")
    assert scene.choices == ["hole north", "hole east", "hole south", "hole west"]
    refusal = scene.refused("stop")
    assert (refusal.reason, refusal.rule) == ("question-open", "HOLE-1")


def test_mov_2_sheep_on_a_track_may_set_off_to_either_end() -> None:
    """On a track the first step is ahead or back, and nowhere else."""
    scene = Scene(r"""
        1 Ari +/+ ... ... ...
        red sheep B1 east nebula; Edenia; Edenia, trifoliums 15 13
    """)
    assert scene.choices_of("go") == ["go 1 east", "go 1 south"]


@pytest.mark.parametrize(("side", "place"), [("north", "B1 east star"), ("in", "B2 planet")])
def test_mov_2_sheep_on_a_spoke_may_go_out_or_in(side: str, place: str) -> None:
    """The two ends of a spoke are the edge of the tile and the hub."""
    scene = Scene(r"""
        1 Ari /++ ... ... ...
        2 ... OOO ... ... ...
        deck none
        red sheep B2 north star
    """)
    assert scene.choices_of("go 1") == ["go 1 north", "go 1 in"]
    assert scene.play(f"go 1 {side}").where("red 1") == place


def test_mov_2_side_off_the_track_is_refused() -> None:
    """A sheep on the east-west track cannot set off north."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        red sheep B1 east nebula
    """)
    refusal = scene.refused("go 1 north")
    assert (refusal.reason, refusal.rule) == ("no-such-exit", "MOV-2")
    assert refusal.facts == {"place": "B1 east nebula", "side": "north", "ends": "east or west"}


def test_mov_2_path_cannot_be_named_on_a_track() -> None:
    """A sheep on a track keeps its path, so there is none to name."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        red sheep B1 east nebula
    """)
    refusal = scene.refused("go 1 east star")
    assert (refusal.reason, refusal.rule) == ("no-path-to-name", "MOV-2")
    assert refusal.facts == {"place": "B1 east nebula"}


def test_mov_2_sheep_cannot_turn_round_on_its_way() -> None:
    """Once it walks a sheep cannot be sent back, not even where it is asked something."""
    scene = Scene(r"""
        1 Ari +++ +++ ... ...
        red clovers 1, sheep B1 east star
        green sheep C1 east star
    """).play("go 1 east")
    assert scene.choices == ["leap", "stop"]
    refusal = scene.refused("go 1 west")
    assert (refusal.reason, refusal.rule) == ("question-open", "LEAP-2")


def test_mov_2_dwarf_planet_does_not_let_a_sheep_turn_on_its_way() -> None:
    """A sheep that arrives on a dwarf planet goes straight on or stops."""
    scene = Scene(r"""
        1 Ari o++ +++ ... ...
        2 ... +++ ... ... ...
        deck none
    """).play("go 1 east star")
    refusal = scene.refused("go 1 south")
    assert (refusal.reason, refusal.rule) == ("question-open", "DWA-2")
    assert scene.play("on").where("red 1") == "C1 east star"


def test_mov_3_arridis_has_six_exits() -> None:
    """From Arridis three paths lead east and three south, for the lowest number only."""
    scene = Scene("")
    assert scene.choices_of("go") == [
        "go 1 east star",
        "go 1 east nebula",
        "go 1 east meteorite",
        "go 1 south star",
        "go 1 south nebula",
        "go 1 south meteorite",
    ]


def test_mov_3_habitable_planet_has_twelve_exits() -> None:
    """From a habitable planet every path leads to every side."""
    scene = Scene(r"""
        2 ... OOO ... ... ...
        red sheep B2 planet
    """)
    assert sorted(scene.choices_of("go 1")) == sorted(
        f"go 1 {side} {path}"
        for side in ("north", "east", "south", "west")
        for path in ("star", "nebula", "meteorite")
    )


@pytest.mark.parametrize(("tile", "place"), [("+o+", "dwarf"), ("+y+", "pad")])
def test_mov_3_dwarf_planet_and_pad_have_a_way_per_side(tile: str, place: str) -> None:
    """From a dwarf planet or pad a sheep names the side and stays on the path of the place."""
    scene = Scene(rf"""
        2 ... {tile} +++ ... ...
        deck none
        red sheep B2 {place}
    """)
    assert scene.choices_of("go 1") == ["go 1 north", "go 1 east", "go 1 south", "go 1 west"]
    assert scene.play("go 1 east").where("red 1") == "C2 east nebula"


@pytest.mark.parametrize(("tile", "place"), [("+o+", "dwarf"), ("+y+", "pad")])
def test_mov_3_path_cannot_be_named_on_a_dwarf_planet_or_pad(tile: str, place: str) -> None:
    """A dwarf planet or pad lies on one path: naming one is refused."""
    scene = Scene(rf"""
        2 ... {tile} ... ... ...
        red sheep B2 {place}
    """)
    refusal = scene.refused("go 1 east nebula")
    assert (refusal.reason, refusal.rule) == ("no-path-to-name", "MOV-3")
    assert refusal.facts == {"place": f"B2 {place}"}


@pytest.mark.parametrize("side", ["north", "west", "in"])
def test_mov_3_arridis_has_no_exit_to_the_rim(side: str) -> None:
    """Arridis is left to the east or to the south."""
    refusal = Scene("").refused(f"go 1 {side} star")
    assert (refusal.reason, refusal.rule) == ("no-such-exit", "MOV-3")
    assert refusal.facts == {"place": "Arridis", "side": side}


def test_mov_3_path_must_be_named_on_arridis() -> None:
    """Arridis is not left by a side alone."""
    with pytest.raises(Refused) as caught:
        EDENIA.apply(Scene("").state, Go(1, EAST))
    assert (caught.value.reason, caught.value.rule) == ("name-a-path", "MOV-3")
    assert caught.value.facts == {"place": "Arridis"}


def test_mov_3_higher_number_on_the_same_planet_means_the_lowest() -> None:
    """Of one's own sheep on Arridis only the lowest number is listed; another means the same."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        red sheep B1 east star
    """)
    assert scene.choices_of("go 3") == []
    with pytest.raises(Refused) as caught:
        EDENIA.apply(scene.state, Go(3, SOUTH, STAR))
    assert (caught.value.reason, caught.value.facts) == ("lowest-number-first", {"sheep": "2"})
    scene.play("go 3 south star", "draw +++")
    assert (scene.where("red 2"), scene.where("red 3")) == ("A2 north star", "Arridis")


def test_mov_3_sheep_on_different_planets_are_all_offered() -> None:
    """The lowest number counts planet by planet, and other flocks do not count."""
    scene = Scene(r"""
        2 ... OOO ... ... ...
        red sheep B2 planet
        green sheep Arridis; B2 planet; B2 planet
        turn green
    """)
    assert len(scene.choices_of("go 1")) == 6
    assert len(scene.choices_of("go 2")) == 12
    assert scene.choices_of("go 3") == []


def test_mov_3_sheep_in_one_line_are_all_offered() -> None:
    """On a track there is no lowest number: each sheep of a line may set off."""
    scene = Scene(r"""
        1 Ari +++ +++ ... ...
        red sheep B1 west star 1; B1 west star 2
    """)
    assert scene.choices_of("go 1") == ["go 1 west"]
    assert scene.choices_of("go 2") == ["go 2 east"]


def test_mov_4_first_empty_cell_is_explored() -> None:
    """The first empty cell ahead gets a tile, and the sheep goes on over it."""
    scene = Scene("deck unknown").play("go 1 east star")
    assert (scene.to_act, scene.asks) == ("chance", "draw")
    scene.play(r"draw \++")
    assert [(laid.cell, laid.face) for laid in scene.told(Laid)] == [(1, r"\++")]
    assert (scene.where("red 1"), scene.last_stop) == ("B1 south star", "MOV-4")


def test_mov_4_second_empty_cell_stops_the_sheep_at_the_edge() -> None:
    """After its tile the sheep crosses what lies there and stops at the next empty cell."""
    scene = Scene(r"""
        1 Ari ... +++ +++ ...
        deck unknown
    """).play("go 1 east star", "draw +++")
    assert (scene.where("red 1"), scene.last_stop) == ("D1 east star", "MOV-4")
    assert scene.state.tiles[4] == "..."
    assert scene.to_act == "green"


def test_mov_4_sheep_that_stops_at_the_edge_stands_before_the_others_it_leapt() -> None:
    """At the edge of the second empty cell the sheep stands at that end of its track."""
    scene = Scene(r"""
        1 Ari ... +++ ... ...
        deck unknown
        red clovers 1
        green sheep C1 east star
    """).play("go 1 east star", "draw +++", "leap")
    assert scene.line("red 1") == ["red 1", "green 1"]


def test_mov_4_relay_comes_before_the_tile() -> None:
    """The first empty cell may come after a relay: the tile of the turn is still there."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        deck unknown
        red sheep B1 north star
    """).play("go 1 north")
    assert scene.asks == "draw"
    scene.play("draw +++")
    assert (scene.state.tiles[6], scene.where("red 1")) == ("+++", "B2 north star")


def test_mov_4_tunnel_after_the_tile_leads_to_a_second_edge() -> None:
    """A sheep that comes out of a tunnel onto its new tile again stops at the next empty cell."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        north *uu *uu uuu uuu
        deck unknown
        red sheep B1 east nebula
    """).play("go 1 east", "draw +/+")
    assert scene.where("red 1") == "C1 north meteorite"
    assert (scene.last_stop, scene.state.tiles[7]) == ("MOV-4", "...")


def test_mov_4_every_turn_has_its_own_tile() -> None:
    """The next turn may explore again."""
    scene = Scene("deck unknown")
    scene.play("go 1 east star", "draw +++", "skip", "go 1 east")
    assert scene.asks == "draw"
    assert scene.play("draw +++").where("red 1") == "C1 east star"


def test_mov_4_without_a_tile_the_sheep_stops_at_the_first_empty_cell() -> None:
    """With an empty deck there is nothing to lay, and the sheep stops at the edge."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        deck none
    """).play("go 1 east star")
    assert (scene.where("red 1"), scene.last_stop) == ("B1 east star", "MOV-4")


def test_mov_4_arridis_cannot_be_left_into_a_cell_for_which_there_is_no_tile() -> None:
    """With an empty deck the exits of Arridis into an empty cell are closed."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        deck none
    """)
    assert scene.choices_of("go 1 south") == []
    refusal = scene.refused("go 1 south star")
    assert (refusal.reason, refusal.rule) == ("no-tile-left", "MOV-4")
    assert refusal.facts == {"place": "Arridis", "side": "south"}
