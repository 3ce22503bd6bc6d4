r"""Artefacts in general and the rest of them: ART-1, ART-6, ART-7, ART-9 and ART-10."""

import pytest

from rules.edenia.events import Drawn
from rules.kernel.seat import Seat
from tests.rules.edenia.scenario import Scene

RED = Seat(0)


def walker(red: str, more: str = "") -> Scene:
    """Give red 1 a way from B2 to C2 and nothing else to move: `go 1 east` is a whole move."""
    return Scene(f"""
2 ... +++ +++ ... ...
deck none
red {red}, sheep B2 east star
{more}
""")


def test_art_1_any_number_before_the_move() -> None:
    """Several artefacts may be played one after the other before the sheep sets off."""
    scene = walker("hidden junction-3 junction-4 quantum r2m2-3 turbo-3 turbo-4")
    scene.play("play turbo-3", "play turbo-4", "play r2m2-3", "play quantum")
    scene.play("play junction-3 1 east nebula", "play junction-4 1 east meteorite", "go 1 east")
    assert scene.where("red 1") == "C2 east meteorite"
    assert len(scene.player("red").played) == 6


def test_art_1_any_number_after_the_move() -> None:
    """Several artefacts may be played after the move as well."""
    scene = Scene(r"""
        2 ... +++ OOO ... ...
        planet C2 flag red
        red hidden gromout quantum scope-3 scope-4, sheep B2 east star
    """).play("go 1 east", "clover", "play gromout c2")
    scene.play("play scope-3", "draw +++", "place d2", "play scope-4", "draw +++", "place b3")
    assert scene.choices == ["play quantum", "end"]


def test_art_1_before_and_after_the_same_move() -> None:
    """Playing before the move does not forbid playing after it."""
    scene = walker("hidden quantum turbo-3").play("play turbo-3", "go 1 east", "play quantum")
    assert scene.player("red").played == ("turbo-3", "quantum")


@pytest.mark.parametrize(
    ("position", "question"),
    [
        ("2 ... +++ +++ ... ...\ngreen sheep C2 east star", "leap"),
        ("2 ... +++ o++ ... ...", "dwarf"),
        ("2 ... +++ OOO ... ...", "planet"),
        ("2 ... +++ /++ ... ...\n1 Ari ... +++ ... ...", "tunnel"),
    ],
)
def test_art_1_never_during_the_move(position: str, question: str) -> None:
    """While a question of the move is open no artefact can be played."""
    scene = Scene(f"""
{position}
red clovers 1, hidden quantum, sheep B2 east star
""").play("go 1 east")
    assert scene.asks == question
    refusal = scene.refused("play quantum")
    assert (refusal.reason, refusal.rule) == ("not-during-move", "ART-1")


def test_art_1_not_between_the_jump_and_the_way_on() -> None:
    """A teleport is the start of the move, so artefacts have to wait for its end."""
    scene = Scene(r"""
        2 ... y++ ... ... ...
        4 ... y++ ... ... ...
        red hidden quantum, sheep B2 pad
    """).play("jump 1 b4")
    refusal = scene.refused("play quantum")
    assert (refusal.reason, refusal.rule) == ("not-during-move", "ART-1")


def test_art_1_not_while_chance_decides() -> None:
    """While a tile is being drawn nobody can play."""
    scene = Scene(r"""
        2 ... +++ ... ... ...
        red hidden quantum, sheep B2 east star
    """).play("go 1 east")
    refusal = scene.refused("play quantum")
    assert refusal.reason == "chance-decides"


def test_art_1_one_artefact_is_finished_before_the_next() -> None:
    """The Sheepscope's tile waits for its cell; no move is on, so that is what the refusal says."""
    scene = Scene(r"""
        2 ... +++ ... ... ...
        red hidden quantum scope-3, sheep B2 east star
    """).play("play scope-3", "draw +++")
    refusal = scene.refused("play quantum")
    assert (refusal.reason, refusal.rule) == ("question-open", "ART-4")


def test_art_1_one_found_this_turn_may_be_played_after_the_move() -> None:
    """A Sheepscope from the dwarf planet is played at once."""
    scene = Scene(r"""
        2 ... +++ o++ ... ...
        red clovers 1, sheep B2 east star
    """).play("go 1 east", "search", "reveal scope-4", "reveal turbo-3", "keep scope-4")
    assert scene.choices == ["play scope-4", "end"]
    scene.play("play scope-4", "draw +++", "place d2")
    assert scene.state.tiles[8] == "+++"
    assert scene.to_act == "green"


@pytest.mark.parametrize(
    ("name", "target", "rule"),
    [
        ("turbo-3", "", "ART-2"),
        ("r2m2-3", "", "ART-2"),
        ("junction-3", " 1 north star", "ART-5"),
        ("pocket-yellow-3", " 1 a4", "ART-8"),
    ],
)
def test_art_1_some_artefacts_work_only_before_the_move(name: str, target: str, rule: str) -> None:
    """What works on a move is refused after it."""
    scene = walker(f"hidden {name}", "4 y++ ... ... ... ...").play("go 1 east")
    refusal = scene.refused(f"play {name}{target}")
    assert (refusal.reason, refusal.rule) == ("only-before-move", rule)
    assert scene.choices == ["end"]


def test_art_1_only_ones_own_artefacts() -> None:
    """An artefact that green holds is not red's to play."""
    scene = walker("hidden turbo-4", "green hidden turbo-3")
    assert "play turbo-3" not in scene.choices
    refusal = scene.refused("play turbo-3")
    assert (refusal.reason, refusal.rule) == ("not-in-hand", "ART-1")
    assert refusal.facts == {"artefact": "turbo-3"}


@pytest.mark.parametrize(
    ("name", "rule"), [("gromout", "ART-6"), ("junction-3", "ART-5"), ("pocket-red-5", "ART-8")]
)
def test_art_1_an_artefact_with_a_target_needs_one(name: str, rule: str) -> None:
    """Without a target the refusal says what is missing."""
    scene = Scene(f"red hidden {name}")
    refusal = scene.refused(f"play {name}")
    assert (refusal.reason, refusal.rule) == ("needs-target", rule)


def guarded(hidden: str = "gromout") -> Scene:
    """Let red's flag stand far from every sheep of red's, with green 1 before the planet."""
    return Scene(f"""
2 ... +++ OOO +++ ...
4 ... +++ +++ ... ...
deck none
planet C2 clovers 1, flag red
red hidden {hidden}, sheep B4 east star
green sheep B2 east star
""")


def test_art_6_gromout_protects_a_flag_from_afar() -> None:
    """No sheep is needed on the planet, and nothing but the protection changes."""
    scene = guarded().play("play gromout c2")
    planet = scene.planet("C2")
    assert (planet.flag, planet.protected, planet.clovers) == (RED, True, 1)
    assert scene.player("red").flags == 2
    assert scene.points("red") == 7


def test_art_6_a_protected_flag_cannot_be_replaced() -> None:
    """Green finds only the clover."""
    scene = guarded().play("play gromout c2", "go 1 east", "go 1 east")
    assert scene.where("green 1") == "C2 planet"
    assert scene.choices == ["clover"]
    refusal = scene.refused("flag")
    assert (refusal.reason, refusal.rule) == ("flag-protected", "ART-6")
    assert refusal.facts == {"planet": "C2", "owner": "red"}


def test_art_6_for_good() -> None:
    """Rounds later the flag still stands and is still protected."""
    scene = guarded().play("play gromout c2", "go 1 east", "go 1 east", "clover")
    scene.play("skip", "go 1 east star", "skip", "go 1 west")
    assert scene.where("green 1") == "C2 planet"
    assert scene.planet("C2").flag == RED
    assert scene.planet("C2").protected
    assert scene.to_act == "red"


def test_art_6_a_flag_raised_this_turn_can_be_protected_after_the_move() -> None:
    """Gromout works after the move."""
    scene = Scene(r"""
        2 ... +++ OOO ... ...
        red hidden gromout, sheep B2 east star
    """).play("go 1 east", "flag", "play gromout c2")
    assert scene.planet("C2").protected
    assert scene.to_act == "green"


@pytest.mark.parametrize("planet", ["flag green", "clovers 3"])
def test_art_6_only_ones_own_flag(planet: str) -> None:
    """Another player's flag or a planet without one cannot be protected, even from above."""
    scene = Scene(f"""
2 ... ... OOO ... ...
planet C2 {planet}
red hidden gromout, sheep C2 planet
""")
    assert scene.choices_of("play") == []
    refusal = scene.refused("play gromout c2")
    assert (refusal.reason, refusal.rule) == ("no-own-flag", "ART-6")
    assert refusal.facts == {"planet": "C2"}


def test_art_6_not_twice() -> None:
    """A flag that is protected already needs no second Gromout."""
    scene = Scene(r"""
        2 ... ... OOO ... ...
        planet C2 flag red, protected
        red hidden gromout
    """)
    refusal = scene.refused("play gromout c2")
    assert (refusal.reason, refusal.rule) == ("flag-protected", "ART-6")


def test_art_7_a_second_turn_follows() -> None:
    """After the move red plays again, in the same round; then it is green's turn."""
    scene = walker("hidden quantum").play("play quantum", "go 1 east")
    assert (scene.to_act, scene.asks, scene.state.round) == ("red", "start", 1)
    scene.play("go 1 west")
    assert scene.where("red 1") == "B2 east star"
    assert scene.to_act == "green"


def test_art_7_it_may_be_played_after_the_move() -> None:
    """The second turn begins when the first one is over."""
    scene = walker("hidden quantum").play("go 1 east", "play quantum")
    assert (scene.to_act, scene.asks) == ("red", "start")
    scene.play("go 1 west")
    assert scene.to_act == "green"


def test_art_7_the_second_turn_waits_for_the_end_of_the_first() -> None:
    """With another artefact in hand the first turn goes on until `end`."""
    scene = walker("hidden quantum turbo-3").play("go 1 east", "play quantum")
    assert scene.choices == ["end"]
    refusal = scene.refused("go 1 west")
    assert (refusal.reason, refusal.rule) == ("move-is-over", "MOV-8")
    scene.play("end")
    assert (scene.to_act, scene.asks) == ("red", "start")


def test_art_7_the_second_turn_may_be_skipped() -> None:
    """Skipping is for each turn anew, though an artefact was played in the first."""
    scene = walker("hidden quantum").play("play quantum", "go 1 east", "skip")
    assert scene.player("red").clovers == 1
    assert scene.to_act == "green"


def test_art_7_the_first_turn_may_not_be_skipped_once_it_is_played() -> None:
    """The Quantum Accelerator is an artefact like the others (SKIP-2)."""
    refusal = walker("hidden quantum").play("play quantum").refused("skip")
    assert (refusal.reason, refusal.rule) == ("must-move", "SKIP-2")


def test_art_7_an_engine_of_the_first_turn_does_not_carry_over() -> None:
    """A Turbo-engine of the first turn carries nobody in the second."""
    scene = Scene(r"""
        2 ... +++ OOO ... ...
        4 ... +++ +++ ... ...
        deck none
        red hidden quantum turbo-3, sheep B2 east star; B4 east star
    """).play("play turbo-3", "play quantum", "go 2 east", "go 1 east")
    assert scene.where("red 1") == "C2 planet"
    assert scene.asks == "planet"


def test_art_7_r2m2_of_the_first_turn_draws_nothing_in_the_second() -> None:
    """In the second turn a single tile is drawn."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        2 ... +++ ... ... ...
        red hidden quantum r2m2-3, sheep B1 east star; B2 east star
    """).play("play r2m2-3", "play quantum", "go 1 west", "go 2 east", "draw +++")
    assert len(scene.told(Drawn)) == 1
    assert scene.where("red 2") == "C2 east star"


def test_art_7_each_turn_has_its_tile_and_its_r2m2() -> None:
    """A whole turn: it explores again, and another R2-M2 may be played."""
    scene = Scene(r"""
        2 ... +++ ... ... ...
        deck +++ +++ +++ +++ /++
        red hidden quantum r2m2-3 r2m2-4, sheep B2 east star
    """).play("play quantum", "play r2m2-3", "go 1 east", "draw +++", "draw +++", "draw +++")
    scene.play("lay +++", "end", "play r2m2-4", "go 1 east", "draw +++", "draw /++", "draw +++")
    scene.play("lay /++")
    assert scene.where("red 1") == "D2 north star"
    assert scene.to_act == "green"


def test_art_7_any_sheep_moves_in_the_second_turn() -> None:
    """The sheep a Junction chose is chosen for the first turn only."""
    scene = Scene(r"""
        2 ... +++ +++ ... ...
        4 ... +++ +++ ... ...
        deck none
        red hidden junction-3 quantum, sheep B2 east star; B4 east star
    """).play("play quantum", "play junction-3 1 east nebula", "go 1 east", "go 2 east")
    assert scene.where("red 1") == "C2 east nebula"
    assert scene.where("red 2") == "C4 east star"


def test_art_7_when_nothing_can_move_the_second_turn_still_follows() -> None:
    """The first turn just ends, and the second one can be skipped for a clover."""
    scene = Scene(r"""
        deck none
        red hidden quantum
    """).play("play quantum")
    assert (scene.to_act, scene.choices) == ("red", ["skip"])
    scene.play("skip")
    assert scene.player("red").clovers == 1
    assert scene.to_act == "green"


def test_art_7_a_second_accelerator_gives_a_third_turn() -> None:
    """With a box that has two of them, one is played in the turn the other one gave."""
    scene = walker("hidden quantum quantum", "artefacts quantum quantum")
    scene.play("play quantum", "go 1 east", "end", "play quantum", "go 1 west")
    assert (scene.to_act, scene.asks) == ("red", "start")
    scene.play("go 1 east")
    assert scene.to_act == "green"


@pytest.mark.parametrize("name", ["turbo-5", "r2m2-4", "quantum", "pocket-blue-4 1 a4"])
def test_art_9_a_played_artefact_lies_face_up_and_keeps_its_points(name: str) -> None:
    """From face down to face up: the points do not change."""
    word = name.split(maxsplit=1)[0]
    scene = walker(f"clovers 2, hidden {word}, played scope-5", "4 b++ ... ... ... ...")
    before = scene.points("red")
    scene.play(f"play {name}")
    assert scene.player("red").hidden == ()
    assert scene.player("red").played == ("scope-5", word)
    assert scene.points("red") == before


def test_art_9_a_played_artefact_is_not_played_again() -> None:
    """Face up it is worth points and nothing else."""
    refusal = walker("hidden turbo-4, played turbo-3").refused("play turbo-3")
    assert (refusal.reason, refusal.rule) == ("not-in-hand", "ART-1")


@pytest.mark.parametrize("name", ["turbo-3", "junction-3", "pocket-red-5", "gromout", "scope-3"])
def test_art_10_whoever_holds_an_artefact_is_asked_for_the_end(name: str) -> None:
    """None of these can be played now, and still the turn waits for `end`."""
    scene = walker(f"hidden {name}").play("go 1 east")
    assert scene.to_act == "red"
    assert scene.choices == ["end"]
    scene.play("end")
    assert scene.to_act == "green"


def test_art_10_a_useful_artefact_is_asked_about_in_the_same_way() -> None:
    """With an artefact that can be played the same question is open."""
    scene = walker("hidden quantum").play("go 1 east")
    assert scene.asks == "after"
    assert scene.choices == ["play quantum", "end"]


def test_art_10_without_a_face_down_artefact_the_turn_ends_by_itself() -> None:
    """Artefacts that lie face up, or in front of others, ask nothing."""
    scene = walker("played turbo-3", "green hidden turbo-4").play("go 1 east")
    assert scene.to_act == "green"
    assert scene.asks == "start"


def test_art_10_the_last_artefact_played_after_the_move_ends_the_turn() -> None:
    """Nothing is left to hide, so nothing is asked."""
    scene = Scene(r"""
        2 ... +++ +++ ... ...
        4 OOO ... ... ... ...
        deck none
        planet A4 flag red
        red hidden gromout, sheep B2 east star
    """).play("go 1 east", "play gromout a4")
    assert scene.to_act == "green"


def test_art_10_a_skipped_turn_asks_nothing() -> None:
    """Skipping is no move: no artefact can be played after it, whatever is in hand."""
    scene = walker("hidden quantum").play("skip")
    assert scene.to_act == "green"
