"""MOV-6 to MOV-8: blocked starts, turns in which nothing can move, and the end of a move."""

import pytest

from rules.edenia.events import Leapt
from tests.rules.edenia.scenario import Scene

HEMMED_IN = r"""
    1 Ari +++ ... ... ...
    deck none
    red trifoliums 15 13, sheep B1 west star 2; Edenia; Edenia
    green sheep B1 west star 1; B1 west star 3
"""
"""Red's last sheep stands between two others and red has no clover."""


def test_mov_6_start_against_a_sheep_is_refused_without_a_clover() -> None:
    """A sheep directly ahead on the own track blocks a player who cannot pay."""
    scene = Scene(r"""
        1 Ari +++ +++ ... ...
        red clovers 0, sheep B1 west nebula 1
        green sheep B1 west nebula 2
    """)
    assert scene.choices_of("go 1") == ["go 1 west"]
    refusal = scene.refused("go 1 east")
    assert (refusal.reason, refusal.rule) == ("blocked", "MOV-6")
    assert refusal.facts == {"place": "B1 east nebula", "by": "green 1"}


@pytest.mark.parametrize(("start", "by"), [("go 1 east", "green 2"), ("go 1 west", "green 1")])
def test_mov_6_refusal_names_the_sheep_next_in_line(start: str, by: str) -> None:
    """In a long line it is the neighbour who blocks, on either side."""
    scene = Scene(r"""
        1 Ari +++ +++ ... ...
        red sheep B1 west star 3
        green sheep B1 west star 2; B1 west star 4; B1 west star 5
        yellow sheep B1 west star 1
    """)
    refusal = scene.refused(start)
    assert (refusal.reason, refusal.rule, refusal.facts["by"]) == ("blocked", "MOV-6", by)


def test_mov_6_start_against_a_sheep_pays_at_once() -> None:
    """With a clover the blocked start is offered, and choosing it pays without a question."""
    scene = Scene(r"""
        1 Ari +++ +++ ... ...
        deck none
        red clovers 1, sheep B1 west nebula 1
        green sheep B1 west nebula 2
    """)
    assert sorted(scene.choices_of("go 1")) == ["go 1 east", "go 1 west"]
    scene.play("go 1 east")
    assert (scene.where("red 1"), scene.player("red").clovers) == ("C1 east nebula", 0)
    assert [leapt.over for leapt in scene.told(Leapt)] == [3]


def test_mov_6_own_sheep_blocks_as_well() -> None:
    """A sheep of the same flock directly ahead blocks a player who cannot pay."""
    scene = Scene(r"""
        1 Ari +++ +++ ... ...
        red sheep B1 west nebula 1; B1 west nebula 2
    """)
    refusal = scene.refused("go 1 east")
    assert (refusal.reason, refusal.rule, refusal.facts["by"]) == ("blocked", "MOV-6", "red 2")


def test_mov_6_only_the_first_sheep_of_the_line_is_paid_without_a_question() -> None:
    """Behind the sheep that was paid for, the next one is a decision of its own."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        deck none
        red clovers 2, sheep B1 west star 1
        green sheep B1 west star 2; B1 west star 3
    """).play("go 1 east")
    assert (scene.choices, scene.player("red").clovers) == (["leap", "stop"], 1)
    scene.play("stop")
    assert scene.line("red 1") == ["green 2", "red 1", "green 1"]


def test_mov_6_one_clover_leads_past_one_sheep() -> None:
    """Whoever has paid the last clover stops behind the second sheep."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        deck none
        red clovers 1, sheep B1 west star 1
        green sheep B1 west star 2; B1 west star 3
    """).play("go 1 east")
    assert scene.line("red 1") == ["green 2", "red 1", "green 1"]
    assert (scene.last_stop, scene.to_act) == ("LEAP-3", "green")


@pytest.mark.parametrize(("tile", "place"), [("o++", "dwarf"), ("y++", "pad")])
def test_mov_6_taken_hub_blocks_its_own_spoke(tile: str, place: str) -> None:
    """From its spoke a sheep cannot set off to a dwarf planet or pad that is taken, unless it pays."""
    scene = Scene(rf"""
        1 Ari {tile} ... ... ...
        red clovers 0, sheep B1 west star
        green sheep B1 {place}
    """)
    assert scene.choices_of("go 1") == ["go 1 west"]
    refusal = scene.refused("go 1 in")
    assert (refusal.reason, refusal.rule) == ("blocked", "MOV-6")
    assert refusal.facts == {"place": "B1 west star", "by": "green 1"}


@pytest.mark.parametrize(("tile", "place"), [("o++", "dwarf"), ("y++", "pad")])
def test_mov_6_taken_hub_is_leapt_from_its_own_spoke_at_once(tile: str, place: str) -> None:
    """With a clover the sheep sets off, pays and goes straight on over the hub."""
    scene = Scene(rf"""
        1 Ari {tile} +++ ... ...
        deck none
        red clovers 1, sheep B1 west star
        green sheep B1 {place}
    """).play("go 1 in")
    assert (scene.where("red 1"), scene.player("red").clovers) == ("C1 east star", 0)


def test_mov_6_taken_habitable_planet_does_not_block() -> None:
    """A habitable planet has room for all: a sheep on its spoke goes in without a clover."""
    scene = Scene(r"""
        1 Ari OOO ... ... ...
        red clovers 0, sheep B1 west star
        green sheep B1 planet
    """).play("go 1 in")
    assert (scene.where("red 1"), scene.asks) == ("B1 planet", "planet")


def test_mov_6_sheep_before_the_hub_on_the_same_spoke_is_the_one_that_blocks() -> None:
    """Second on a spoke, a sheep is blocked by the first one and pays for it, then for the hub."""
    scene = Scene(r"""
        1 Ari o++ +++ ... ...
        deck none
        red clovers 1, sheep B1 west star 1
        green sheep B1 west star 2; B1 dwarf
    """).play("go 1 in")
    assert [leapt.over for leapt in scene.told(Leapt)] == [3]
    assert scene.line("red 1") == ["green 1", "red 1"]
    assert (scene.last_stop, scene.player("red").clovers) == ("LEAP-4", 0)


def test_mov_6_sheep_on_the_next_track_does_not_block_a_start() -> None:
    """Blocked at the entry of the next track a sheep has moved: the start costs nothing."""
    scene = Scene(r"""
        1 Ari +++ +++ ... ...
        red clovers 0, sheep B1 east star
        green sheep C1 east star
    """).play("go 1 east")
    assert scene.line("red 1") == ["green 1", "red 1"]
    assert scene.where("red 1") == "C1 east star"


def test_mov_6_sheep_on_the_neighbour_does_not_close_arridis() -> None:
    """Arridis has no spokes: without a clover one may still line up behind on the first track."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        red clovers 0
        green sheep B1 east star
    """).play("go 1 east star")
    assert scene.line("red 1") == ["green 1", "red 1"]


def test_mov_6_sheep_on_a_spoke_does_not_close_that_exit_of_the_planet() -> None:
    """Leaving a planet by an occupied spoke, a sheep stops on it, behind the other."""
    scene = Scene(r"""
        2 ... OOO ... ... ...
        red clovers 0, sheep B2 planet
        green sheep B2 north star
    """).play("go 1 north star")
    assert (scene.where("red 1"), scene.line("red 1")) == ("B2 north star", ["green 1", "red 1"])


def test_mov_6_edge_of_space_for_which_there_is_no_tile_is_no_way_to_go() -> None:
    """With an empty deck a sheep at the edge of an empty cell can only turn round."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        deck none
        red sheep B1 east star
    """)
    assert scene.choices_of("go 1") == ["go 1 west"]
    refusal = scene.refused("go 1 east")
    assert (refusal.reason, refusal.rule) == ("no-tile-left", "MOV-6")
    assert refusal.facts == {"place": "B1 east star", "side": "east"}


@pytest.mark.parametrize("side", ["north", "south"])
def test_mov_6_neither_end_leads_out_without_a_tile(side: str) -> None:
    """Between two empty cells and with an empty deck a sheep cannot set off at all."""
    scene = Scene(r"""
        3 ... +++ hol ... ...
        deck none
        red sheep B3 north star
    """)
    assert scene.choices_of("go 1") == []
    refusal = scene.refused(f"go 1 {side}")
    assert (refusal.reason, refusal.rule) == ("no-tile-left", "MOV-6")
    assert refusal.facts == {"place": "B3 north star", "side": side}


def test_mov_6_leap_over_a_sheep_at_the_edge_of_space_is_a_move() -> None:
    """Even with an empty deck a sheep may pay to pass another one on its own track."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        deck none
        red clovers 1, sheep B1 west star 1
        green sheep B1 west star 2
    """).play("go 1 east")
    assert scene.line("red 1") == ["red 1", "green 1"]
    assert scene.last_stop == "MOV-4"


def test_mov_7_player_who_cannot_move_has_only_the_skip() -> None:
    """Without a sheep that can move and without artefacts, skipping is all there is."""
    scene = Scene(HEMMED_IN)
    assert scene.choices == ["skip"]
    scene.play("skip")
    assert (scene.player("red").clovers, scene.to_act) == (1, "green")


def test_mov_7_turn_ends_after_the_last_artefact_when_nothing_can_move() -> None:
    """A played artefact and no possible move: the turn passes on and no clover is taken."""
    scene = Scene(HEMMED_IN.replace("red ", "red hidden turbo-3, ")).play("play turbo-3")
    assert (scene.to_act, scene.player("red").clovers) == ("green", 0)


def test_mov_7_turn_may_be_ended_while_artefacts_are_left() -> None:
    """Whoever still holds artefacts may play them or end the turn, but not skip it."""
    scene = Scene(HEMMED_IN.replace("red ", "red hidden turbo-3 turbo-4, ")).play("play turbo-3")
    assert scene.choices == ["play turbo-4", "end"]
    scene.play("end")
    assert (scene.to_act, scene.player("red").clovers) == ("green", 0)


def test_mov_7_turn_that_just_ends_is_followed_by_the_second_one_of_the_accelerator() -> None:
    """If the artefact was a Quantum Accelerator the second turn follows, and it may be skipped."""
    scene = Scene(HEMMED_IN.replace("red ", "red hidden quantum, ")).play("play quantum")
    assert (scene.to_act, scene.choices) == ("red", ["skip"])
    scene.play("skip")
    assert (scene.to_act, scene.player("red").clovers) == ("green", 1)


def test_mov_7_turn_cannot_end_without_a_skip_when_no_artefact_was_played() -> None:
    """A player who cannot move skips; ending the turn is refused."""
    refusal = Scene(HEMMED_IN).refused("end")
    assert (refusal.reason, refusal.rule) == ("move-or-skip", "SKIP-1")


ARRIVALS = pytest.mark.parametrize(
    ("tile", "commands", "place"),
    [
        ("y++", ("go 1 in",), "B1 pad"),
        ("OOO", ("go 1 in", "clover"), "B1 planet"),
        ("o++", ("go 1 in", "stop"), "B1 dwarf"),
        ("o++", ("go 1 west",), "Arridis"),
    ],
)


@ARRIVALS
def test_mov_8_artefact_may_be_played_after_the_move(
    tile: str, commands: tuple[str, ...], place: str
) -> None:
    """Where a sheep has arrived the turn goes on for whoever holds artefacts."""
    scene = Scene(rf"""
        1 Ari {tile} ... ... ...
        red hidden scope-3, sheep B1 west star
    """).play(*commands)
    assert (scene.where("red 1"), scene.to_act) == (place, "red")
    assert scene.choices == ["play scope-3", "end"]
    assert scene.play("end").to_act == "green"


@ARRIVALS
@pytest.mark.parametrize("command", ["go 2 south star", "jump 1 B1", "skip"])
def test_mov_8_nothing_moves_after_the_move(
    tile: str, commands: tuple[str, ...], place: str, command: str
) -> None:
    """After the move no sheep sets off, none teleports, and the turn cannot be skipped."""
    scene = Scene(rf"""
        1 Ari {tile} ... ... ...
        red hidden scope-3, sheep B1 west star
    """).play(*commands)
    refusal = scene.refused(command)
    assert (refusal.reason, refusal.rule) == ("move-is-over", "MOV-8")
    assert scene.where("red 1") == place


@ARRIVALS
def test_mov_8_turn_passes_on_without_artefacts(
    tile: str, commands: tuple[str, ...], place: str
) -> None:
    """With nothing in hand the end of the move is the end of the turn."""
    scene = Scene(rf"""
        1 Ari {tile} ... ... ...
        red sheep B1 west star
    """).play(*commands)
    assert (scene.where("red 1"), scene.to_act, scene.asks) == (place, "green", "start")
