r"""Artefacts that change the table: ART-4 Sheepscope, ART-5 Junction, ART-8 pocket teleporter."""

import pytest

from tests.rules.edenia.scenario import Scene


def scout(hidden: str = "scope-3", more: str = "") -> Scene:
    """Set red 1 on B2, the only Exploration tile of the galaxy."""
    return Scene(f"""
2 ... +++ ... ... ...
{more}
red hidden {hidden}, sheep B2 east star
""")


def test_art_4_the_tile_is_drawn_first_and_then_placed() -> None:
    """The player sees the tile before choosing its cell."""
    scene = scout().play("play scope-3")
    assert (scene.to_act, scene.asks) == ("chance", "draw")
    scene.play("draw /++")
    assert (scene.to_act, scene.asks) == ("red", "place")


def test_art_4_the_tile_goes_next_to_an_exploration_tile() -> None:
    """The four neighbours of the only tile are offered, corners and other cells are not."""
    scene = scout().play("play scope-3", "draw /++")
    assert sorted(scene.choices) == ["place a2", "place b1", "place b3", "place c2"]
    scene.play("place b3")
    assert scene.state.tiles[11] == "/++"


@pytest.mark.parametrize("tile", ["OOO", "o++", "y++", "+++"])
def test_art_4_every_kind_of_exploration_tile_has_neighbours(tile: str) -> None:
    """Planets, dwarf planets and pads are Exploration tiles like the plain ones."""
    scene = Scene(f"""
4 ... ... ... {tile} ...
deck unknown
red hidden scope-3
""").play("play scope-3", "draw /++")
    assert sorted(scene.choices) == ["place c4", "place d3", "place d5", "place e4"]


@pytest.mark.parametrize("cell", ["c1", "d3", "d5", "e1"])
def test_art_4_no_other_cell_will_do(cell: str) -> None:
    """A corner, the Black Hole, Edenia or nothing at all beside the cell is not enough."""
    refusal = scout().play("play scope-3", "draw /++").refused(f"place {cell}")
    assert (refusal.reason, refusal.rule) == ("not-beside-tile", "ART-4")
    assert refusal.facts == {"cell": cell.upper()}


@pytest.mark.parametrize("cell", ["b2", "c3", "a1", "e5"])
def test_art_4_the_cell_must_be_empty(cell: str) -> None:
    """A tile never covers another, nor Arridis, Edenia or the Black Hole."""
    refusal = scout().play("play scope-3", "draw /++").refused(f"place {cell}")
    assert (refusal.reason, refusal.rule) == ("cell-taken", "ART-4")


def test_art_4_it_does_not_use_up_the_tile_of_the_turn() -> None:
    """After the Sheepscope the sheep still explores one cell."""
    scene = scout().play("play scope-3", "draw /++", "place b3", "go 1 east")
    assert scene.asks == "draw"
    scene.play("draw +++")
    assert scene.where("red 1") == "C2 east star"


def test_art_4_it_works_after_a_move_that_explored() -> None:
    """The tile of the turn does not use up the Sheepscope either."""
    scene = scout().play("go 1 east", "draw +++", "play scope-3", "draw /++", "place d2")
    assert scene.state.tiles[8] == "/++"
    assert scene.to_act == "green"


def test_art_4_the_sheep_runs_on_over_the_placed_tile() -> None:
    """A tile placed ahead of the sheep before the move is no longer unexplored space."""
    scene = scout().play("play scope-3", "draw +++", "place c2", "go 1 east", "draw /++")
    assert scene.where("red 1") == "D2 north star"


def test_art_4_two_sheepscopes_place_two_tiles() -> None:
    """The second tile may lie next to the first."""
    scene = scout("scope-3 scope-4").play("play scope-3", "draw +++", "place c2")
    scene.play("play scope-4", "draw /++", "place d2")
    assert (scene.state.tiles[7], scene.state.tiles[8]) == ("+++", "/++")


def test_art_4_needs_a_tile_on_the_table() -> None:
    """At the start of the game there is no Exploration tile to place one next to."""
    refusal = Scene("red hidden scope-3").refused("play scope-3")
    assert (refusal.reason, refusal.rule) == ("no-cell-for-tile", "ART-4")


def test_art_4_needs_a_tile_in_the_deck() -> None:
    """With an empty deck there is nothing to place."""
    refusal = scout(more="deck none").refused("play scope-3")
    assert (refusal.reason, refusal.rule) == ("no-tile-left", "ART-4")


def test_art_4_taking_the_last_tile_can_leave_nothing_to_move() -> None:
    """All sheep wait on Arridis and the deck is empty: the turn just ends, without a clover."""
    scene = Scene(r"""
        4 ... ... ... +++ ...
        deck /++
        red hidden scope-3
    """).play("play scope-3", "draw /++", "place c4")
    assert scene.to_act == "green"
    assert scene.player("red").clovers == 0


def test_art_5_every_other_track_of_the_tile_is_offered_by_its_edges() -> None:
    """From the star track that runs east and west: five other tracks with two edges each."""
    scene = scout("junction-3")
    offered = scene.choices_of("play junction-3 1")
    assert len(offered) == 10
    assert "play junction-3 1 north star" in offered
    assert "play junction-3 1 east star" not in offered
    assert "play junction-3 1 west star" not in offered


def test_art_5_the_sheep_changes_track_and_sets_off_from_there() -> None:
    """The new track is named by its first side, and the sheep may go either way along it."""
    scene = scout("junction-3").play("play junction-3 1 south nebula")
    assert scene.where("red 1") == "B2 north nebula"
    assert scene.choices == ["go 1 north", "go 1 south"]


@pytest.mark.parametrize("side", ["east", "west"])
def test_art_5_not_onto_its_own_track(side: str) -> None:
    """The other end of its own track is no other track."""
    refusal = scout("junction-3").refused(f"play junction-3 1 {side} star")
    assert (refusal.reason, refusal.rule) == ("same-track", "ART-5")


@pytest.mark.parametrize(
    ("side", "line"),
    [
        ("north", ["red 1", "green 1", "green 2"]),
        ("south", ["green 1", "green 2", "red 1"]),
    ],
)
def test_art_5_it_is_first_in_line_at_the_edge_named(side: str, line: list[str]) -> None:
    """The track runs from north to south, and the sheep stands at the end the player named."""
    scene = Scene(r"""
        2 ... +++ ... ... ...
        red hidden junction-3, sheep B2 east star
        green sheep B2 north nebula 1; B2 north nebula 2
    """).play(f"play junction-3 1 {side} nebula")
    assert scene.line("red 1") == line


def test_art_5_on_a_bend_the_far_edge_is_first_in_line_too() -> None:
    """On a track from east to south the sheep named at the south edge stands before the others."""
    scene = Scene(r"""
        2 ... /++ ... ... ...
        red hidden junction-3, sheep B2 north star
        green sheep B2 east star
    """).play("play junction-3 1 south star")
    assert scene.where("red 1") == "B2 east star"
    assert scene.line("red 1") == ["green 1", "red 1"]


def test_art_5_on_a_spoke_it_stands_at_the_outer_edge() -> None:
    """From the track it came by, onto the spoke of the dwarf planet, before the one who waits there."""
    scene = Scene(r"""
        2 ... ... o++ ... ...
        red hidden junction-3, sheep C2 west nebula
        green sheep C2 north star
    """).play("play junction-3 1 north star")
    assert scene.line("red 1") == ["red 1", "green 1"]
    assert scene.choices == ["go 1 north"]


def test_art_5_from_the_new_spoke_it_can_arrive() -> None:
    """A sheep switched onto a spoke may go in and search the dwarf planet."""
    scene = Scene(r"""
        2 ... ... o++ ... ...
        red clovers 1, hidden junction-3, sheep C2 west nebula
    """).play("play junction-3 1 north star", "go 1 in")
    assert scene.choices == ["on", "stop", "search"]


def test_art_5_leaves_the_old_line_in_order() -> None:
    """The others close up where the sheep stood."""
    scene = Scene(r"""
        2 ... +++ ... ... ...
        red hidden junction-3, sheep B2 east star 2
        green sheep B2 east star 1; B2 east star 3
    """).play("play junction-3 1 north star")
    assert scene.line("green 1") == ["green 1", "green 2"]


@pytest.mark.parametrize(
    ("tile", "place"), [("OOO", "planet"), ("o++", "dwarf"), ("y++", "pad"), ("+++", "arridis")]
)
def test_art_5_only_from_a_track(tile: str, place: str) -> None:
    """A sheep on Arridis, a planet, a dwarf planet or a pad stands on no track."""
    where = place if place == "arridis" else f"B2 {place}"
    scene = Scene(f"""
2 ... {tile} ... ... ...
red hidden junction-3, sheep {where}
""")
    assert scene.choices_of("play") == []
    refusal = scene.refused("play junction-3 1 north star")
    assert (refusal.reason, refusal.rule) == ("not-on-a-track", "ART-5")


def test_art_5_that_sheep_is_the_one_that_moves() -> None:
    """No other sheep may set off after the Junction."""
    scene = scout("junction-3").play("play junction-3 1 north star")
    refusal = scene.refused("go 2 east star")
    assert (refusal.reason, refusal.rule) == ("other-sheep-moves", "ART-5")
    assert refusal.facts == {"sheep": "1"}


def test_art_5_a_second_junction_is_for_the_same_sheep() -> None:
    """Only the sheep that was switched can be switched again this turn."""
    scene = Scene(r"""
        2 ... +++ ... ... ...
        red hidden junction-3 junction-4, sheep B2 east star; B2 east nebula
    """).play("play junction-3 1 north star")
    refusal = scene.refused("play junction-4 2 north star")
    assert (refusal.reason, refusal.rule) == ("other-sheep-moves", "ART-5")
    scene.play("play junction-4 1 north meteorite")
    assert scene.where("red 1") == "B2 north meteorite"


def test_art_5_a_sheep_that_got_stuck_ends_the_turn() -> None:
    """First in line before a wall of unexplored space and no clover to leap: nothing can move."""
    scene = Scene(r"""
        2 ... +++ +++ ... ...
        deck none
        red hidden junction-3, sheep B2 east star
        green sheep B2 north star
    """).play("play junction-3 1 north star")
    assert scene.to_act == "green"
    assert scene.where("red 1") == "B2 north star"
    assert scene.player("red").clovers == 0


def traveller(red: str, more: str = "", hidden: str = "pocket-yellow-3") -> Scene:
    """Give red a yellow pocket teleporter and a galaxy with pads of each colour."""
    return Scene(f"""
2 ... +++ OOO ... ...
4 y++ ... o++ b++ r++
5 ... ... ... r++ Ede
red hidden {hidden}, {red}
{more}
""")


@pytest.mark.parametrize(
    "place", ["Arridis", "B2 east star", "C2 planet", "C4 dwarf", "C3 north star", "C2 north star"]
)
def test_art_8_it_works_from_anywhere(place: str) -> None:
    """From Arridis, a track, a planet, a dwarf planet or a spoke straight to a pad."""
    scene = traveller(f"sheep {place}").play("play pocket-yellow-3 1 a4")
    assert scene.where("red 1") == "A4 pad"


def test_art_8_it_works_from_a_sabotaged_pad() -> None:
    """Sabotage stops the pad, not the pocket teleporter."""
    scene = traveller("sheep D4 pad", "pad D4 sabotaged").play("play pocket-yellow-3 1 a4")
    assert scene.where("red 1") == "A4 pad"


def test_art_8_not_from_edenia() -> None:
    """A sheep on Edenia never leaves."""
    scene = traveller("trifoliums 15, sheep Edenia")
    refusal = scene.refused("play pocket-yellow-3 1 a4")
    assert (refusal.reason, refusal.rule) == ("on-edenia", "EDE-1")


def test_art_8_the_helmets_colour_is_free_and_another_costs_a_clover() -> None:
    """Yellow to yellow costs nothing, yellow to blue one clover, which goes to the supply."""
    free = traveller("clovers 1, sheep B2 east star").play("play pocket-yellow-3 1 a4")
    assert free.player("red").clovers == 1
    paid = traveller("clovers 1, sheep B2 east star")
    supply = paid.state.clovers
    paid.play("play pocket-yellow-3 1 d4")
    assert paid.player("red").clovers == 0
    assert paid.state.clovers == supply + 1


def test_art_8_the_pad_it_stands_on_does_not_make_it_free() -> None:
    """A jump from red to red is free, but a yellow helmet does not go there without a clover."""
    scene = traveller("sheep D5 pad")
    assert scene.choices_of("jump") == ["jump 1 e4"]
    refusal = scene.refused("play pocket-yellow-3 1 e4")
    assert (refusal.reason, refusal.rule) == ("no-clover", "ART-8")


def test_art_8_without_a_clover_only_the_helmets_colour() -> None:
    """A pad of another colour is refused to a player who cannot pay."""
    scene = traveller("sheep B2 east star; C2 planet; C2 planet")
    assert scene.choices_of("play") == ["play pocket-yellow-3 1 a4", "play pocket-yellow-3 2 a4"]
    refusal = scene.refused("play pocket-yellow-3 1 d4")
    assert (refusal.reason, refusal.rule) == ("no-clover", "ART-8")


@pytest.mark.parametrize(
    ("more", "cell", "reason"),
    [
        ("pad A4 sabotaged", "a4", "pad-sabotaged"),
        ("green sheep A4 pad", "a4", "pad-occupied"),
        ("", "b2", "not-a-pad"),
    ],
)
def test_art_8_the_pad_must_be_free(more: str, cell: str, reason: str) -> None:
    """Not to a sabotaged pad, an occupied one or a tile without a pad."""
    refusal = traveller("sheep B2 east star", more).refused(f"play pocket-yellow-3 1 {cell}")
    assert (refusal.reason, refusal.rule) == (reason, "ART-8")


def test_art_8_not_to_the_pad_it_stands_on() -> None:
    """The pad under the sheep is occupied, by the sheep itself."""
    refusal = traveller("sheep A4 pad").refused("play pocket-yellow-3 1 a4")
    assert (refusal.reason, refusal.rule) == ("pad-occupied", "ART-8")


def test_art_8_the_pad_of_arrival_is_sabotaged() -> None:
    """TEL-3 counts for the pocket teleporter: a token goes from the supply to the pad."""
    scene = traveller("sheep B2 east star", "supply sabotages 7").play("play pocket-yellow-3 1 a4")
    assert scene.state.sabotaged == (15,)
    assert scene.state.sabotages == 6


def test_art_8_that_sheep_is_the_one_that_moves() -> None:
    """The sheep leaves the pad by a side; no other sheep may set off."""
    scene = traveller("sheep B2 east star").play("play pocket-yellow-3 1 a4")
    assert scene.choices == ["go 1 north", "go 1 east", "go 1 south", "go 1 west"]
    refusal = scene.refused("go 2 east star")
    assert (refusal.reason, refusal.rule) == ("other-sheep-moves", "ART-8")


def test_art_8_one_teleport_a_move() -> None:
    """Neither a second pocket teleporter nor the pad itself carries the sheep on (TEL-4)."""
    scene = traveller("clovers 2, sheep B2 east star", hidden="pocket-yellow-3 pocket-blue-4")
    scene.play("play pocket-yellow-3 1 a4")
    again = scene.refused("play pocket-blue-4 1 d4")
    assert (again.reason, again.rule) == ("teleported-already", "TEL-4")
    jump = scene.refused("jump 1 d4")
    assert (jump.reason, jump.rule) == ("teleported-already", "TEL-4")


def test_art_8_after_a_junction_only_the_same_sheep_teleports() -> None:
    """The Junction has chosen the sheep of the move; the pocket teleporter may carry it off."""
    scene = traveller("sheep B2 east star; C2 planet", hidden="junction-3 pocket-yellow-3")
    scene.play("play junction-3 1 north star")
    assert scene.choices_of("play pocket") == ["play pocket-yellow-3 1 a4"]
    scene.play("play pocket-yellow-3 1 a4")
    assert scene.where("red 1") == "A4 pad"
