"""TEL-1 to TEL-4: pads, teleports and sabotage."""

import pytest

from rules.edenia.events import Repaired, Teleported
from tests.rules.edenia.scenario import Scene

B2, D2, D4 = 6, 8, 18

PADS = r"""
    2  ... y++ ... y++ ...
    4  ... +b+ ... ++r ...
    deck none
"""
"""Two yellow pads (B2, D2), a blue one (B4) and a red one (D4), far from each other."""


def test_tel_1_arriving_on_foot_ends_the_move() -> None:
    """A sheep that walks onto a pad stops there without a question."""
    scene = Scene(r"""
        2  +++ y++ +++ ... ...
        red clovers 3, sheep A2 east star
    """)
    scene.play("go 1 east")
    assert scene.where("red 1") == "B2 pad"
    assert (scene.to_act, scene.last_stop) == ("green", "TEL-1")


def test_tel_1_a_pad_that_was_just_explored_ends_the_move() -> None:
    """A new tile with a pad on the sheep's path stops it at once."""
    scene = Scene(r"""
        2  +++ ... ... ... ...
        deck unknown
        red sheep A2 east star
    """)
    scene.play("go 1 east", "draw r++")
    assert (scene.where("red 1"), scene.to_act) == ("B2 pad", "green")


def test_tel_1_a_pad_on_another_path_is_passed() -> None:
    """A pad lies on one path; a sheep on another one does not notice it."""
    scene = Scene(r"""
        2  +++ y++ ... ... ...
        deck none
        pad B2 sabotaged
        red sheep A2 east nebula
    """)
    scene.play("go 1 east")
    assert scene.where("red 1") == "B2 east nebula"
    assert scene.state.sabotaged == (B2,)


def test_tel_1_arriving_on_foot_repairs_the_pad() -> None:
    """The sabotage token goes back to the supply and the pad can be used again."""
    scene = Scene(r"""
        2  +++ y++ ... ... ...
        pad B2 sabotaged
        red sheep A2 east star
    """)
    assert scene.state.sabotages == 7
    scene.play("go 1 east")
    assert (scene.state.sabotaged, scene.state.sabotages) == ((), 8)
    assert [event.cell for event in scene.told(Repaired)] == [B2]


def test_tel_1_only_the_pad_of_arrival_is_repaired() -> None:
    """Other sabotaged pads stay as they are."""
    scene = Scene(PADS + "pad B2 sabotaged\npad D4 sabotaged\nred sheep B2 west star")
    scene.play("go 1 in")
    assert (scene.state.sabotaged, scene.state.sabotages) == ((D4,), 7)


def test_tel_1_from_its_own_spoke_it_arrives_as_well() -> None:
    """Going in from the spoke is an arrival on foot: the move is over and the pad repaired."""
    scene = Scene(PADS + "pad B2 sabotaged\nred sheep B2 west star")
    scene.play("go 1 in")
    assert (scene.where("red 1"), scene.to_act) == ("B2 pad", "green")
    assert scene.state.sabotaged == ()


def test_tel_1_back_from_a_relay_it_arrives_on_foot() -> None:
    """A sheep that leaves a sabotaged pad for a relay and is turned back repairs it."""
    scene = Scene(r"""
        north *uu uuu uuu uuu
        1  Ari y++ ... ... ...
        pad B1 sabotaged
        red sheep B1 pad
    """)
    scene.play("go 1 north")
    assert (scene.where("red 1"), scene.to_act) == ("B1 pad", "green")
    assert (scene.state.sabotaged, scene.player("red").clovers) == ((), 1)


def test_tel_1_after_arriving_artefacts_may_be_played_but_nothing_moves() -> None:
    """The move is over, the turn is not: a jump has to wait."""
    scene = Scene(PADS + "red hidden quantum, sheep B2 west star")
    scene.play("go 1 in")
    assert scene.choices == ["play quantum", "end"]
    refused = scene.refused("jump 1 d2")
    assert (refused.reason, refused.rule) == ("move-is-over", "MOV-8")


def test_tel_1_the_next_turn_may_begin_with_a_jump() -> None:
    """A pad reached and repaired on foot is a pad to jump from, one turn later."""
    scene = Scene(PADS + "pad B2 sabotaged\nred sheep B2 west star")
    scene.play("go 1 in", "skip", "jump 1 d2")
    assert scene.where("red 1") == "D2 pad"


@pytest.mark.parametrize(
    ("clovers", "jumps"),
    [(0, ["jump 1 d2"]), (1, ["jump 1 d2", "jump 1 b4", "jump 1 d4"])],
)
def test_tel_2_every_free_pad_is_offered_that_can_be_paid(clovers: int, jumps: list[str]) -> None:
    """Without a clover only pads of the same colour can be reached."""
    scene = Scene(PADS + f"red clovers {clovers}, sheep B2 pad")
    assert scene.choices_of("jump") == jumps


def test_tel_2_taken_and_sabotaged_pads_are_not_offered() -> None:
    """A pad with a sheep or a sabotage is not free, one's own sheep included."""
    scene = Scene(
        PADS + "pad D4 sabotaged\nred clovers 1, sheep B2 pad; D2 pad\ngreen sheep B4 pad"
    )
    assert scene.choices_of("jump") == []


def test_tel_2_sheep_on_the_spokes_do_not_take_a_pad() -> None:
    """Only a sheep on the pad itself keeps others away."""
    scene = Scene(PADS + "red sheep B2 pad\ngreen sheep D2 west star; D2 north star")
    assert scene.choices_of("jump") == ["jump 1 d2"]


def test_tel_2_walking_off_is_possible_as_well() -> None:
    """A sheep on a pad may leave by any of the four sides instead of jumping."""
    scene = Scene(PADS + "red sheep B2 pad")
    assert scene.choices_of("go 1") == ["go 1 north", "go 1 east", "go 1 south", "go 1 west"]


def test_tel_2_the_same_colour_is_free() -> None:
    """Between two yellow pads no clover is paid."""
    scene = Scene(PADS + "red clovers 2, sheep B2 pad")
    scene.play("jump 1 d2")
    assert (scene.where("red 1"), scene.player("red").clovers) == ("D2 pad", 2)
    assert [event.paid for event in scene.told(Teleported)] == [0]


@pytest.mark.parametrize("pad", ["b4", "d4"])
def test_tel_2_another_colour_costs_a_clover(pad: str) -> None:
    """From yellow to blue or red a clover goes to the supply."""
    scene = Scene(PADS + "red clovers 2, sheep B2 pad")
    supply = scene.state.clovers
    scene.play(f"jump 1 {pad}")
    assert (scene.player("red").clovers, scene.state.clovers) == (1, supply + 1)


def test_tel_2_then_it_leaves_by_a_side() -> None:
    """After the jump the player names one of four sides, and the sheep goes on along the pad's path."""
    scene = Scene(PADS + "red clovers 1, sheep B2 pad")
    scene.play("jump 1 b4")
    assert scene.choices == ["go 1 north", "go 1 east", "go 1 south", "go 1 west"]
    scene.play("go 1 east")
    assert (scene.where("red 1"), scene.to_act) == ("B4 east nebula", "green")


def test_tel_2_after_a_jump_a_tile_may_be_explored() -> None:
    """The jump uses up nothing of the turn but itself."""
    scene = Scene(r"""
        2  ... y++ ... y++ ...
        deck unknown
        red sheep B2 pad
    """)
    scene.play("jump 1 d2", "go 1 south")
    assert scene.asks == "draw"
    scene.play("draw +++")
    assert scene.where("red 1") == "D3 north star"


def test_tel_2_after_a_jump_a_line_on_the_spoke_blocks() -> None:
    """A player who paid the last clover for the jump stops behind the sheep on the spoke."""
    scene = Scene(PADS + "red clovers 1, sheep B2 pad\ngreen sheep D4 east meteorite")
    scene.play("jump 1 d4", "go 1 east")
    assert scene.line("red 1") == ["green 1", "red 1"]
    assert scene.last_stop == "LEAP-3"


@pytest.mark.parametrize("command", ["skip", "end", "stop"])
def test_tel_2_a_sheep_that_jumped_must_leave(command: str) -> None:
    """After the jump a side must be named."""
    refused = Scene(PADS + "red sheep B2 pad").play("jump 1 d2").refused(command)
    assert (refused.reason, refused.rule) == ("question-open", "TEL-2")


def test_tel_2_no_other_sheep_leaves_after_a_jump() -> None:
    """The sheep that jumped is the one that moves."""
    scene = Scene(PADS + "red sheep B2 pad; D4 pad").play("jump 1 d2")
    refused = scene.refused("go 2 east")
    assert (refused.reason, refused.rule) == ("other-sheep-moves", "TEL-2")
    assert refused.facts["sheep"] == "1"


@pytest.mark.parametrize(
    ("cell", "reason"),
    [
        ("a1", "not-a-pad"),
        ("c3", "not-a-pad"),
        ("a2", "not-a-pad"),
        ("b2", "pad-occupied"),
        ("d2", "pad-occupied"),
        ("d4", "pad-sabotaged"),
        ("b4", "no-clover"),
    ],
)
def test_tel_2_a_jump_needs_another_free_pad_and_its_price(cell: str, reason: str) -> None:
    """No jump to what is no pad, to the pad it is on, to one that is not free or not paid."""
    scene = Scene(PADS + "pad D4 sabotaged\nred sheep B2 pad\ngreen sheep D2 pad")
    refused = scene.refused(f"jump 1 {cell}")
    assert (refused.reason, refused.rule) == (reason, "TEL-2")


def test_tel_2_the_refusal_names_who_stands_on_the_pad() -> None:
    """The facts tell the pad and the sheep."""
    scene = Scene(PADS + "red clovers 1, sheep B2 pad\ngreen sheep Arridis; D4 pad")
    assert scene.refused("jump 1 d4").facts == {"pad": "D4", "by": "green 2"}


def test_tel_2_no_jump_from_a_sabotaged_pad() -> None:
    """A sheep on a sabotaged pad can only walk off."""
    scene = Scene(PADS + "pad B2 sabotaged\nred clovers 1, sheep B2 pad")
    assert scene.choices_of("jump") == []
    refused = scene.refused("jump 1 d2")
    assert (refused.reason, refused.rule) == ("pad-sabotaged", "TEL-2")
    assert refused.facts["pad"] == "B2"


@pytest.mark.parametrize("place", ["Arridis", "B2 west star", "C2 dwarf", "E2 planet"])
def test_tel_2_a_jump_begins_on_a_pad(place: str) -> None:
    """Neither Arridis, a pad's spoke, a dwarf planet nor a planet is a place to jump from."""
    scene = Scene(rf"""
        2  ... y++ o++ y++ OOO
        red clovers 1, sheep {place}
    """)
    refused = scene.refused("jump 1 d2")
    assert (refused.reason, refused.rule) == ("not-on-a-pad", "TEL-2")


def test_tel_3_the_pad_of_arrival_is_sabotaged() -> None:
    """A token from the supply lies on the pad of arrival; the pad of departure stays sound."""
    scene = Scene(PADS + "red sheep B2 pad")
    scene.play("jump 1 d2")
    assert (scene.state.sabotaged, scene.state.sabotages) == ((D2,), 7)


def test_tel_3_nobody_can_follow_until_it_is_repaired() -> None:
    """The next sheep cannot jump to the pad; once somebody has walked onto it, one can."""
    scene = Scene(PADS + "red sheep B2 pad\ngreen clovers 1, sheep B4 pad; D2 west star")
    scene.play("jump 1 d2", "go 1 east")
    assert scene.choices_of("jump") == ["jump 1 b2", "jump 1 d4"]
    scene.play("go 2 in", "skip", "go 2 south", "skip")
    assert scene.choices_of("jump") == ["jump 1 b2", "jump 1 d2", "jump 1 d4"]


def test_tel_3_the_pocket_teleporter_sabotages_too() -> None:
    """A pad reached with the pocket teleporter is sabotaged as well."""
    scene = Scene(PADS + "red hidden pocket-yellow-3")
    scene.play("play pocket-yellow-3 1 d2")
    assert (scene.where("red 1"), scene.state.sabotaged) == ("D2 pad", (D2,))
    assert scene.state.sabotages == 7


@pytest.mark.parametrize(
    ("command", "sheep"),
    [("jump 1 d2", "B2 pad"), ("play pocket-yellow-3 1 d2", "Arridis")],
)
def test_tel_3_without_a_token_the_pad_stays_sound(command: str, sheep: str) -> None:
    """When no sabotage token is left nothing is sabotaged, and the teleport is still allowed."""
    scene = Scene(PADS + f"supply sabotages 0\nred hidden pocket-yellow-3, sheep {sheep}")
    scene.play(command)
    assert (scene.where("red 1"), scene.state.sabotaged) == ("D2 pad", ())
    assert [event.sabotaged for event in scene.told(Teleported)] == [False]


def test_tel_3_the_last_token_is_used() -> None:
    """One token left is enough for one teleport."""
    scene = Scene(PADS + "supply sabotages 1\nred sheep B2 pad")
    scene.play("jump 1 d2")
    assert (scene.state.sabotaged, scene.state.sabotages) == ((D2,), 0)


def test_tel_3_walking_back_onto_the_pad_repairs_it_in_the_same_move() -> None:
    """A sheep that jumps, leaves for a relay and is turned back undoes its own sabotage."""
    scene = Scene(r"""
        north xuu uuu uuu uuu
        1  Ari y++ ... y++ ...
        red sheep D1 pad
    """)
    scene.play("jump 1 b1")
    assert scene.state.sabotages == 7
    scene.play("go 1 north")
    assert (scene.where("red 1"), scene.to_act) == ("B1 pad", "green")
    assert (scene.state.sabotaged, scene.state.sabotages) == ((), 8)


def test_tel_4_no_second_jump_in_a_move() -> None:
    """After a jump only leaving on foot is left, even if the pad of arrival is sound."""
    scene = Scene(PADS + "supply sabotages 0\nred clovers 2, sheep B2 pad")
    scene.play("jump 1 d2")
    assert scene.choices_of("jump") == []
    refused = scene.refused("jump 1 b4")
    assert (refused.reason, refused.rule) == ("teleported-already", "TEL-4")


def test_tel_4_no_jump_after_a_pocket_teleporter() -> None:
    """The pocket teleporter is the teleport of the move, even if the pad of arrival is sound."""
    scene = Scene(PADS + "supply sabotages 0\nred hidden pocket-yellow-3, clovers 2")
    scene.play("play pocket-yellow-3 1 b2")
    assert scene.choices == ["go 1 north", "go 1 east", "go 1 south", "go 1 west"]
    refused = scene.refused("jump 1 d2")
    assert (refused.reason, refused.rule) == ("teleported-already", "TEL-4")


def test_tel_4_no_second_pocket_teleporter_in_a_move() -> None:
    """Neither the sheep that teleported nor another one can use a second pocket teleporter."""
    scene = Scene(PADS + "red hidden pocket-yellow-3 pocket-blue-4, clovers 2")
    scene.play("play pocket-yellow-3 1 b2")
    assert scene.choices_of("play") == []
    same = scene.refused("play pocket-blue-4 1 b4")
    other = scene.refused("play pocket-blue-4 2 b4")
    assert (same.reason, same.rule) == ("teleported-already", "TEL-4")
    assert (other.reason, other.rule) == ("teleported-already", "TEL-4")


def test_tel_4_no_pocket_teleporter_after_a_jump() -> None:
    """The jump has begun the move, and artefacts are not played during it."""
    scene = Scene(PADS + "red hidden pocket-blue-4, clovers 2, sheep B2 pad").play("jump 1 d2")
    refused = scene.refused("play pocket-blue-4 1 b4")
    assert (refused.reason, refused.rule) == ("not-during-move", "ART-1")


def test_tel_4_a_second_turn_may_teleport_again() -> None:
    """After a Quantum Accelerator the next move has a teleport of its own."""
    scene = Scene(PADS + "red hidden quantum, clovers 1, sheep B2 pad; D4 pad")
    scene.play("play quantum", "jump 1 d2", "go 1 east")
    assert (scene.to_act, scene.asks) == ("red", "start")
    assert scene.choices_of("jump") == ["jump 2 b2", "jump 2 b4"]
    scene.play("jump 2 b2")
    assert (scene.where("red 2"), scene.state.sabotaged) == ("B2 pad", (B2, D2))
