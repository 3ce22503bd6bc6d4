"""SET-1 to SET-3 and CLO-1: what the game begins with, and where clovers go when they are paid."""

import pytest

from rules.edenia.actions import First
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import COLOURS
from rules.kernel.seat import Seat
from tests.rules.edenia.fixed_box import FIXED_BOX
from tests.rules.edenia.scenario import Scene


def opening(players: int, first: str | None = None) -> Scene:
    """Set a game up as an application does, not from a text."""
    scene = Scene("")
    seat = None if first is None else Seat(COLOURS.index(first))
    scene.state = EDENIA.start(Options(players=players, first=seat, box=FIXED_BOX))
    return scene


@pytest.mark.parametrize(("players", "supply"), [(2, 17), (3, 14), (4, 11)])
def test_set_1_supply_is_what_relays_and_hands_leave_of_30(players: int, supply: int) -> None:
    """The supply is 30 clovers less 9 on the relays and less those in hand."""
    scene = opening(players, "red")
    relays = "".join(scene.state.rim).count("*")
    in_hand = sum(player.clovers for player in scene.state.players)
    assert (scene.state.clovers, relays) == (supply, 9)
    assert scene.state.clovers + relays + in_hand == 30


@pytest.mark.parametrize(
    ("first", "in_hand"),
    [("red", [2, 2, 3, 3]), ("green", [3, 2, 2, 3]), ("black", [2, 3, 3, 2])],
)
def test_set_1_hands_follow_the_order_of_play(first: str, in_hand: list[int]) -> None:
    """Whoever begins and the next player get 2 clovers, the third and the fourth 3."""
    scene = opening(4, first)
    assert [player.clovers for player in scene.state.players] == in_hand


def test_set_1_last_of_three_players_gets_three() -> None:
    """With three players and green first, red is the third and gets 3 clovers."""
    scene = opening(3).play("first green")
    assert [player.clovers for player in scene.state.players] == [3, 2, 2]
    assert scene.state.clovers == 14


def test_set_1_position_that_says_nothing_of_clovers_has_them_in_the_supply() -> None:
    """A typed position keeps the sum of 30: relays, planets and hands are taken off the supply."""
    scene = Scene(r"""
        1 Ari OOO ... ... ...
        planet B1 clovers 2
        red clovers 4
    """)
    assert scene.state.clovers == 30 - 9 - 2 - 4


def test_set_2_first_tile_is_a_starter() -> None:
    """At the first exploration of a game chance has the three starters to choose from."""
    scene = opening(2, "red").play("go 1 east star")
    assert scene.to_act == "chance"
    assert [weight for _, weight in EDENIA.chances(scene.state)] == [1, 1, 1]
    assert sorted(scene.choices) == ["draw +/\\", r"draw /\+", r"draw \+/"]


def test_set_2_other_tile_is_refused_while_a_starter_is_left() -> None:
    """No tile of the second layer comes before the top layer is empty."""
    scene = opening(2, "red").play("go 1 east star")
    refusal = scene.refused("draw OOO")
    assert (refusal.reason, refusal.rule) == ("not-in-deck", "SET-2")
    assert refusal.facts == {"tile": "OOO"}


def test_set_2_drawn_starter_does_not_come_again() -> None:
    """A tile that was drawn is off the deck."""
    scene = opening(2, "red")
    scene.play("go 1 east nebula", r"draw /\+", "go 1 south nebula")
    assert sorted(scene.choices) == ["draw +/\\", r"draw \+/"]


def test_set_2_rest_follows_the_last_starter() -> None:
    """When the starters are gone the 19 other tiles can come, each as often as it is there."""
    scene = Scene(r"""
        1 Ari +/\ \+/ /\+ ...
        red sheep D1 east star
    """).play("go 1 east")
    weights = {
        EDENIA.write_action(action): weight for action, weight in EDENIA.chances(scene.state)
    }
    assert sum(weights.values()) == 19
    assert (weights["draw OOO"], weights["draw ++/"]) == (4, 1)


def test_set_2_r2_m2_draws_on_from_the_layer_below() -> None:
    """When the top layer runs out in the middle of R2-M2 the next layer is drawn from."""
    scene = Scene(r"""
        deck +/\ | OOO o/+ | ++/
        red hidden r2m2-3
    """)
    scene.play("play r2m2-3", "go 1 east star")
    assert scene.choices == ["draw +/\\"]
    scene.play("draw +/\\")
    assert sorted(scene.choices) == ["draw OOO", "draw o/+"]
    scene.play("draw o/+")
    assert scene.choices == ["draw OOO"]


def test_set_3_chance_picks_the_first_player() -> None:
    """Unless somebody is named every seat is as likely to begin as any other."""
    scene = opening(3)
    assert scene.to_act == "chance"
    assert EDENIA.chances(scene.state) == (
        (First(Seat(0)), 1),
        (First(Seat(1)), 1),
        (First(Seat(2)), 1),
    )
    assert scene.play("first yellow").to_act == "yellow"


def test_set_3_named_player_begins() -> None:
    """A first player who was named has the first decision of the game."""
    assert opening(4, "green").to_act == "green"


def test_set_3_nobody_moves_before_the_first_player_is_known() -> None:
    """A move is refused while chance has not said who begins."""
    refusal = opening(2).refused("go 1 east star")
    assert (refusal.reason, refusal.rule) == ("chance-decides", "SET-3")
    assert refusal.facts == {"question": "first"}


def test_set_3_only_a_seat_at_the_table_can_begin() -> None:
    """Yellow cannot begin a game of two."""
    refusal = opening(2).refused("first yellow")
    assert (refusal.reason, refusal.rule) == ("no-such-seat", "SET-3")


def test_set_3_named_player_must_sit_at_the_table() -> None:
    """A game of two cannot be set up for black to begin."""
    with pytest.raises(ValueError, match=r"\w"):
        opening(2, "black")


def test_set_3_turns_go_round_from_the_first_player() -> None:
    """The round is over when the turn comes back to whoever began."""
    scene = opening(3, "yellow").play("skip")
    assert (scene.to_act, scene.state.round) == ("red", 1)
    scene.play("skip")
    assert (scene.to_act, scene.state.round) == ("green", 1)
    scene.play("skip")
    assert (scene.to_act, scene.state.round) == ("yellow", 2)


@pytest.mark.parametrize("colour", ["red", "green", "yellow", "black"])
def test_set_3_everybody_has_sheep_1_2_and_3_on_arridis(colour: str) -> None:
    """Each player begins with three sheep on Arridis and three flags in hand."""
    scene = opening(4, "red")
    assert [scene.where(f"{colour} {number}") for number in (1, 2, 3)] == ["Arridis"] * 3
    assert len(scene.line(f"{colour} 1")) == 12
    assert scene.player(colour).flags == 3


def test_set_3_there_is_no_fourth_sheep() -> None:
    """A sheep with another number than 1, 2 or 3 is refused."""
    refusal = opening(2, "red").refused("go 4 east star")
    assert (refusal.reason, refusal.rule) == ("no-such-sheep", "SET-3")
    assert refusal.facts == {"sheep": "4"}


def test_clo_1_clover_paid_for_a_leap_goes_to_the_supply() -> None:
    """The clover of a leap is in the supply again."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        deck none
        supply clovers 5
        red clovers 2
        green sheep B1 east star
    """).play("go 1 east star", "leap")
    assert (scene.player("red").clovers, scene.state.clovers) == (1, 6)


def test_clo_1_clover_paid_for_a_blocked_start_goes_to_the_supply() -> None:
    """The clover that a blocked start costs is in the supply again."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        deck none
        supply clovers 0
        red clovers 1, sheep B1 west star 1
        green sheep B1 west star 2
    """).play("go 1 east")
    assert (scene.player("red").clovers, scene.state.clovers) == (0, 1)


def test_clo_1_clover_paid_for_a_search_goes_to_the_supply() -> None:
    """The clover of a search is in the supply before anything is found."""
    scene = Scene(r"""
        1 Ari o++ ... ... ...
        supply clovers 5
        red clovers 2
    """).play("go 1 east star", "search")
    assert (scene.player("red").clovers, scene.state.clovers) == (1, 6)


def test_clo_1_clover_paid_for_a_teleport_goes_to_the_supply() -> None:
    """The clover of a jump to a pad of another colour is in the supply again."""
    scene = Scene(r"""
        1 Ari y++ r++ ... ...
        supply clovers 5
        red clovers 2, sheep B1 pad
    """).play("jump 1 C1")
    assert (scene.player("red").clovers, scene.state.clovers) == (1, 6)


def test_clo_1_clover_paid_for_a_pocket_teleporter_goes_to_the_supply() -> None:
    """The clover of a pocket teleporter with a helmet of another colour is in the supply again."""
    scene = Scene(r"""
        1 Ari ... r++ ... ...
        supply clovers 5
        red clovers 2, hidden pocket-blue-4
    """).play("play pocket-blue-4 1 C1")
    assert (scene.player("red").clovers, scene.state.clovers) == (1, 6)
