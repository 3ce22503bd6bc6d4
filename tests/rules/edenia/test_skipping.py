"""SKIP-1 and SKIP-2: a clover instead of a move, and no artefact with it."""

import pytest

from tests.rules.edenia.scenario import Scene


def test_skip_1_player_takes_a_clover_from_the_supply() -> None:
    """Skipping moves one clover from the supply to the player, and no sheep."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        supply clovers 5
        red clovers 2, sheep B1 east star
    """).play("skip")
    assert (scene.player("red").clovers, scene.state.clovers) == (3, 4)
    assert (scene.where("red 1"), scene.to_act) == ("B1 east star", "green")


def test_skip_1_empty_supply_may_be_skipped_for_nothing() -> None:
    """With an empty supply skipping is allowed and brings nothing."""
    scene = Scene(r"""
        supply clovers 0
        red clovers 2
    """)
    assert "skip" in scene.choices
    scene.play("skip")
    assert (scene.player("red").clovers, scene.state.clovers) == (2, 0)
    assert scene.to_act == "green"


def test_skip_1_last_clover_of_the_supply_can_be_taken() -> None:
    """The first to skip gets the last clover; the next one gets none."""
    scene = Scene("supply clovers 1").play("skip", "skip")
    assert (scene.player("red").clovers, scene.player("green").clovers) == (1, 0)


def test_skip_1_turn_cannot_just_end() -> None:
    """Before a move the turn is not ended: one moves, or skips."""
    scene = Scene("")
    assert "end" not in scene.choices
    refusal = scene.refused("end")
    assert (refusal.reason, refusal.rule) == ("move-or-skip", "SKIP-1")


def test_skip_1_sheep_on_its_way_cannot_be_abandoned() -> None:
    """In the middle of a move it is too late to skip."""
    scene = Scene(r"""
        1 Ari o++ ... ... ...
    """).play("go 1 east star")
    refusal = scene.refused("skip")
    assert (refusal.reason, refusal.rule) == ("question-open", "DWA-2")


def test_skip_2_skipped_turn_is_over_whatever_is_in_hand() -> None:
    """No artefact follows a skip: the turn passes on at once."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        red hidden scope-3 quantum
    """).play("skip")
    assert scene.to_act == "green"
    assert scene.player("red").played == ()


@pytest.mark.parametrize("artefact", ["turbo-3", "r2m2-3", "quantum"])
def test_skip_2_player_of_an_artefact_must_move(artefact: str) -> None:
    """After an artefact skip and end are off the list, and moves are on it."""
    scene = Scene(f"red hidden scope-3 {artefact}").play(f"play {artefact}")
    assert len(scene.choices_of("go 1")) == 6
    assert not {"skip", "end"} & set(scene.choices)


@pytest.mark.parametrize("command", ["skip", "end"])
def test_skip_2_refusal_says_that_a_sheep_must_move(command: str) -> None:
    """Skipping or ending after an artefact is refused while a sheep can move."""
    scene = Scene("red hidden turbo-3").play("play turbo-3")
    refusal = scene.refused(command)
    assert (refusal.reason, refusal.rule) == ("must-move", "SKIP-2")


def test_skip_2_sheepscope_is_an_artefact_like_the_others() -> None:
    """Whoever has laid a tile with the Sheepscope before the move must move, too."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        deck unknown
        red hidden scope-3
    """).play("play scope-3", "draw +++", "place C1")
    refusal = scene.refused("skip")
    assert (refusal.reason, refusal.rule) == ("must-move", "SKIP-2")


def test_skip_2_blocked_start_that_can_be_paid_must_be_taken() -> None:
    """Something can move also when the only way to set off costs a clover."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        deck none
        red clovers 1, trifoliums 15 13, hidden turbo-3, sheep B1 west star 2; Edenia; Edenia
        green sheep B1 west star 1; B1 west star 3
    """).play("play turbo-3")
    assert sorted(scene.choices) == ["go 1 east", "go 1 west"]
    refusal = scene.refused("end")
    assert (refusal.reason, refusal.rule) == ("must-move", "SKIP-2")


def test_skip_2_second_turn_may_be_skipped() -> None:
    """The artefact of the first turn does not forbid to skip the second one."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        deck none
        red hidden quantum
    """).play("play quantum", "go 1 east star")
    assert (scene.to_act, "skip" in scene.choices) == ("red", True)
    assert scene.play("skip").player("red").clovers == 1


def hemmed_in() -> Scene:
    """Red has played an artefact, holds another one, and cannot move."""
    return Scene(r"""
        1 Ari +++ ... ... ...
        deck none
        red trifoliums 15 13, hidden turbo-3 turbo-4, sheep B1 west star 2; Edenia; Edenia
        green sheep B1 west star 1; B1 west star 3
    """).play("play turbo-3")


def test_skip_2_player_who_cannot_move_after_an_artefact_gets_no_clover() -> None:
    """Without a move the turn ends, but it is not a skipped one."""
    scene = hemmed_in()
    assert "skip" not in scene.choices
    refusal = scene.refused("skip")
    assert refusal.rule in ("SKIP-2", "MOV-7")
    assert scene.play("end").player("red").clovers == 0


def test_skip_2_refusal_does_not_ask_for_a_move_that_is_not_possible() -> None:
    """Where nothing can move a refused skip does not claim that a sheep must move."""
    assert hemmed_in().refused("skip").reason != "must-move"
