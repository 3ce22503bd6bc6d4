r"""Artefacts that are declared before the move: ART-2 (Turbo-engine, R2-M2) and ART-3 (R2-M2)."""

import pytest

from rules.edenia.events import Drawn, PassedPlanet
from tests.rules.edenia.scenario import Scene


def explorer(deck: str, hidden: str = "r2m2-3") -> Scene:
    """Set red 1 before unexplored C2, with a deck of one's own."""
    return Scene(f"""
2 ... +++ ... ... ...
deck {deck}
red hidden {hidden}, sheep B2 east star
""")


def test_art_2_a_turbo_engine_carries_the_sheep_past_a_planet() -> None:
    """Straight ahead on the same path; nothing on the planet is asked, taken or raised."""
    scene = Scene(r"""
        2 ... +++ OOO +++ ...
        deck none
        red hidden turbo-3, sheep B2 east nebula
    """).play("play turbo-3", "go 1 east")
    assert scene.where("red 1") == "D2 east nebula"
    assert scene.planet("C2").clovers == 3
    assert scene.player("red").clovers == 0
    assert scene.to_act == "green"


def test_art_2_without_a_turbo_engine_the_planet_stops_the_sheep() -> None:
    """An engine that stays in hand carries nobody."""
    scene = Scene(r"""
        2 ... +++ OOO +++ ...
        deck none
        red hidden turbo-3, sheep B2 east nebula
    """).play("go 1 east")
    assert scene.where("red 1") == "C2 planet"
    assert scene.asks == "planet"


def test_art_2_sheep_on_the_planet_do_not_matter() -> None:
    """A player without clovers passes a planet full of sheep."""
    scene = Scene(r"""
        2 ... +++ OOO +++ ...
        deck none
        red hidden turbo-3, sheep B2 east star; C2 planet
        green sheep C2 planet; C2 planet
    """).play("play turbo-3", "go 1 east")
    assert scene.where("red 1") == "D2 east star"


def test_art_2_a_sheep_on_the_spoke_beyond_is_still_in_the_way() -> None:
    """The engine leaps nobody: behind the planet the sheep stops on the spoke, last in line."""
    scene = Scene(r"""
        2 ... +++ OOO +++ ...
        deck none
        red hidden turbo-3, sheep B2 east star
        green sheep C2 east star
    """).play("play turbo-3", "go 1 east")
    assert scene.where("red 1") == "C2 east star"
    assert scene.line("red 1") == ["green 1", "red 1"]
    assert scene.last_stop == "LEAP-3"


def test_art_2_one_engine_passes_one_planet() -> None:
    """The second planet on the way stops the sheep."""
    scene = Scene(r"""
        2 ... +++ OOO OOO ...
        deck none
        red hidden turbo-3, sheep B2 east star
    """).play("play turbo-3", "go 1 east")
    assert scene.where("red 1") == "D2 planet"
    assert scene.asks == "planet"


def test_art_2_two_engines_pass_two_planets() -> None:
    """Each engine that was declared carries the sheep past one planet."""
    scene = Scene(r"""
        2 ... +++ OOO OOO ...
        deck none
        red hidden turbo-3 turbo-4, sheep B2 east star
    """).play("play turbo-3", "play turbo-4", "go 1 east")
    assert scene.where("red 1") == "D2 east star"
    assert scene.last_stop == "MOV-4"


def test_art_2_the_same_planet_counts_again_on_the_way_back() -> None:
    """Past the planet, off the relay and back: the engine is used up and the sheep lands."""
    scene = Scene(r"""
        2 ... ... ... +++ OOO
        deck none
        red hidden turbo-3, sheep D2 east star
    """).play("play turbo-3", "go 1 east")
    assert scene.where("red 1") == "E2 planet"
    assert scene.player("red").clovers == 1
    assert scene.asks == "planet"


def test_art_2_two_engines_carry_the_sheep_there_and_back() -> None:
    """The second engine carries the sheep past the same planet on the way back from the relay."""
    scene = Scene(r"""
        2 ... ... ... +++ OOO
        deck none
        red hidden turbo-3 turbo-4, sheep D2 east star
    """).play("play turbo-3", "play turbo-4", "go 1 east")
    assert scene.where("red 1") == "D2 east star"
    assert scene.player("red").clovers == 1
    assert scene.last_stop == "MOV-4"


def test_art_2_leaving_a_planet_uses_no_engine() -> None:
    """The planet the sheep starts from is not the next one."""
    scene = Scene(r"""
        2 ... ... OOO OOO ...
        deck none
        red hidden turbo-3, sheep C2 planet
    """).play("play turbo-3", "go 1 east star")
    assert scene.where("red 1") == "D2 east star"


def test_art_2_from_its_own_spoke_a_sheep_passes_too() -> None:
    """A sheep that turns from a spoke to the planet comes out on the other side."""
    scene = Scene(r"""
        2 ... ... OOO ... ...
        deck none
        red hidden turbo-3, sheep C2 west star
    """).play("play turbo-3", "go 1 in")
    assert scene.where("red 1") == "C2 east star"


def test_art_2_a_planet_just_laid_is_passed_and_stocked() -> None:
    """The engine works on the tile explored this move, which still gets its clovers."""
    scene = Scene(r"""
        2 ... +++ ... ... ...
        red hidden turbo-3, sheep B2 east star
    """).play("play turbo-3", "go 1 east", "draw OOO")
    assert scene.where("red 1") == "C2 east star"
    assert scene.last_stop == "MOV-4"
    assert scene.planet("C2").clovers == 3


def test_art_2_arridis_stops_a_turbo_engine() -> None:
    """Arridis is no habitable planet to pass."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        red hidden turbo-3, sheep B1 east star
    """).play("play turbo-3", "go 1 west")
    assert scene.where("red 1") == "Arridis"
    assert scene.last_stop == "ARR-1"


def test_art_2_a_dwarf_planet_still_asks() -> None:
    """An engine neither passes a dwarf planet nor is used up by it."""
    scene = Scene(r"""
        2 ... +++ o++ OOO ...
        deck none
        red hidden turbo-3, sheep B2 east star
    """).play("play turbo-3", "go 1 east")
    assert scene.choices == ["on", "stop"]
    scene.play("on")
    assert scene.where("red 1") == "D2 east star"


def test_art_2_a_loop_that_stops_before_the_planet_passes_nothing() -> None:
    """Back at the planet it left, the way ahead was travelled: the sheep stays on the spoke (MOV-5)."""
    scene = Scene(r"""
        4 /++ OOO \++ ... ...
        5 \++ +++ /++ ... Ede
        red hidden turbo-3, sheep B4 planet
    """).play("play turbo-3", "go 1 east star")
    assert scene.where("red 1") == "B4 west star"
    assert scene.last_stop == "MOV-5"
    assert scene.told(PassedPlanet) == []


def test_art_2_an_engine_is_spent_even_if_no_planet_comes() -> None:
    """An engine declared in a turn without a planet carries nobody in the next turn."""
    scene = Scene(r"""
        2 ... +++ OOO ... ...
        4 ... +++ +++ ... ...
        deck none
        red hidden turbo-3, sheep B2 east star; B4 east star
    """).play("play turbo-3", "go 2 east", "skip", "go 1 east")
    assert scene.where("red 1") == "C2 planet"
    assert scene.player("red").played == ("turbo-3",)


def test_art_2_r2m2_is_spent_even_if_nothing_is_explored() -> None:
    """R2-M2 declared in a turn without a new tile does not work in the next turn."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        2 ... +++ ... ... ...
        red hidden r2m2-3, sheep B1 east star; B2 east star
    """).play("play r2m2-3", "go 1 west", "skip", "go 2 east", "draw +++")
    assert scene.told(Drawn) == [Drawn(scene.state.tiles[7])]
    assert scene.where("red 2") == "C2 east star"
    assert scene.player("red").played == ("r2m2-3",)


@pytest.mark.parametrize("name", ["turbo-3", "r2m2-3"])
def test_art_2_a_declaration_comes_before_the_move(name: str) -> None:
    """After the move it is too late to declare."""
    scene = Scene(f"""
2 ... +++ +++ ... ...
deck none
red hidden {name}, sheep B2 east star
""").play("go 1 east")
    refusal = scene.refused(f"play {name}")
    assert (refusal.reason, refusal.rule) == ("only-before-move", "ART-2")
    assert refusal.facts == {"artefact": name}


def test_art_3_three_tiles_are_drawn_and_one_is_laid() -> None:
    """Chance draws three times, then the player lays any one of the three ahead of the sheep."""
    scene = explorer(r"/++ \++ +++ OOO").play("play r2m2-3", "go 1 east")
    scene.play("draw /++", r"draw \++", "draw +++")
    assert scene.to_act == "red"
    assert sorted(scene.choices) == ["lay +++", "lay /++", r"lay \++"]
    scene.play("lay /++", "under +++")
    assert scene.state.tiles[7] == "/++"
    assert scene.where("red 1") == "C2 north star"


def test_art_3_the_tiles_come_one_after_the_other() -> None:
    """The top layer is drawn first and a tile in hand cannot be drawn again."""
    scene = explorer("/++ | +++ ++/ | OOO").play("play r2m2-3", "go 1 east")
    assert scene.choices == ["draw /++"]
    scene.play("draw /++")
    assert sorted(scene.choices) == ["draw +++", "draw ++/"]
    scene.play("draw +++")
    assert scene.choices == ["draw ++/"]


def test_art_3_the_others_go_under_the_deck() -> None:
    """What was not laid comes after everything that was in the deck."""
    scene = explorer("/++ +++ ++/ | OOO")
    scene.play("play r2m2-3", "go 1 east", "draw /++", "draw +++", "draw ++/")
    scene.play("lay +++", "under ++/")
    assert scene.state.deck == (("OOO",), ("++/",), ("/++",))


def test_art_3_a_deck_of_two_gives_two() -> None:
    """With two tiles left one of them is laid and the other is the deck again."""
    scene = explorer("/++ +++").play("play r2m2-3", "go 1 east", "draw /++", "draw +++")
    assert sorted(scene.choices) == ["lay +++", "lay /++"]
    scene.play("lay /++")
    assert scene.state.deck == (("+++",),)
    assert scene.where("red 1") == "C2 north star"
    assert scene.to_act == "green"


def test_art_3_a_deck_of_one_leaves_nothing_to_choose() -> None:
    """The last tile is laid at once."""
    scene = explorer("+++").play("play r2m2-3", "go 1 east", "draw +++")
    assert scene.state.tiles[7] == "+++"
    assert scene.state.deck == ()
    assert scene.where("red 1") == "C2 east star"


def test_art_3_only_a_drawn_tile_can_be_laid() -> None:
    """A tile that is still in the deck is refused."""
    scene = explorer("/++ +++ ++/ OOO").play("play r2m2-3", "go 1 east")
    scene.play("draw /++", "draw +++", "draw ++/")
    refusal = scene.refused("lay OOO")
    assert (refusal.reason, refusal.rule) == ("not-drawn", "ART-3")
    assert refusal.facts == {"tile": "OOO"}


@pytest.mark.parametrize("second", ["r2m2-4", "r2m2-5"])
def test_art_3_a_second_r2m2_would_change_nothing(second: str) -> None:
    """A second R2-M2 stays in hand, one of the same value too, and the refusal says why."""
    scene = explorer("/++ +++ ++/", f"r2m2-4 {second}").play("play r2m2-4")
    assert f"play {second}" not in scene.choices
    refusal = scene.refused(f"play {second}")
    assert (refusal.reason, refusal.rule) == ("changes-nothing", "ART-3")


def test_art_3_another_r2m2_works_in_the_next_turn() -> None:
    """Only the turn is limited, not the game."""
    scene = explorer("+++ +++ +++ ++/ ++/", "r2m2-3 r2m2-4")
    scene.play("play r2m2-3", "go 1 east", "draw +++", "draw +++", "draw +++", "lay +++", "end")
    scene.play("skip", "play r2m2-4", "go 1 east", "draw ++/", "draw ++/", "draw +++")
    assert sorted(scene.choices) == ["lay +++", "lay ++/"]


def test_art_3_r2m2_explores_one_cell_all_the_same() -> None:
    """After the tile of the choice the next empty cell stops the sheep."""
    scene = explorer("+++ +++ +++ /++ /++").play("play r2m2-3", "go 1 east")
    scene.play("draw +++", "draw +++", "draw /++", "lay +++", "under +++")
    assert scene.where("red 1") == "C2 east star"
    assert scene.last_stop == "MOV-4"


def test_art_3_r2m2_works_from_arridis() -> None:
    """A sheep that leaves Arridis for an empty cell chooses its tile as well."""
    scene = Scene(r"""
        deck +++ /++ ++/
        red hidden r2m2-3
    """).play("play r2m2-3", "go 1 east nebula", "draw +++", "draw /++", "draw ++/", "lay +++")
    assert scene.state.tiles[1] == "+++"
    assert scene.asks == "under"


def test_art_3_the_sheepscope_draws_one_tile_and_leaves_r2m2_for_the_move() -> None:
    """R2-M2 gives the Sheepscope no choice, and still works when the sheep explores."""
    scene = explorer("/++ +++ ++/ OOO", "r2m2-3 scope-3")
    scene.play("play r2m2-3", "play scope-3", "draw OOO")
    assert scene.asks == "place"
    scene.play("place b3", "go 1 east", "draw /++", "draw +++", "draw ++/")
    assert sorted(scene.choices) == ["lay +++", "lay ++/", "lay /++"]
