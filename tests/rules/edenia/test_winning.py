"""WIN-1 and WIN-2: the race, and exactly 42 points by every movement of tokens there is."""

import pytest

from rules.edenia.events import Drawn, Revealed
from rules.edenia.game import EDENIA
from rules.edenia.notation.names import seat_name
from tests.rules.edenia.scenario import Scene

RED_LAW = ("law", ("red",), "WIN-2")
GREEN_LAW = ("law", ("green",), "WIN-2")


def outcome(scene: Scene) -> tuple[str, tuple[str, ...], str] | None:
    """The victory, the winners by colour and the rule; None while the game runs."""
    found = EDENIA.outcome(scene.state)
    if found is None:
        return None
    return found.victory, tuple(seat_name(seat) for seat in found.winners), found.rule


def test_win_1_the_third_sheep_on_edenia_wins_at_once() -> None:
    """The race is won whatever the points and however many Trifoliums are left."""
    scene = Scene(r"""
        5  ... ... ... +++ Ede
        supply clovers 0, trifoliums 9 8
        red trifoliums 7 8, sheep D5 west star; Edenia; Edenia
        green clovers 25, trifoliums 15, sheep Edenia
        yellow
    """).play("go 1 east")
    assert outcome(scene) == ("race", ("red",), "WIN-1")
    assert scene.points("red") == 24 < scene.points("green")
    assert scene.state.trifoliums == (8,)
    assert scene.where("red 1") == "Edenia"


def test_win_1_the_second_sheep_does_not_win() -> None:
    """Two sheep on Edenia are not enough."""
    scene = Scene(r"""
        5  ... ... ... +++ Ede
        red trifoliums 15, sheep D5 west star; Edenia
    """).play("go 1 east")
    assert outcome(scene) is None
    assert scene.to_act == "green"


def test_win_1_a_typed_position_with_three_arrivals_is_won() -> None:
    """Three sheep on Edenia win in a position that was typed in, too."""
    scene = Scene("green trifoliums 15 13 11, sheep Edenia; Edenia; Edenia")
    assert outcome(scene) == ("race", ("green",), "WIN-1")


def test_win_2_the_clover_of_a_relay_makes_42_in_the_middle_of_a_move() -> None:
    """The game ends at the relay: the sheep goes no further and explores nothing."""
    scene = Scene(r"""
        1  Ari +++ ... ... ...
        red clovers 13, trifoliums 15 13, sheep B1 north star; Edenia; Edenia
    """).play("go 1 north")
    assert outcome(scene) == RED_LAW
    assert scene.points("red") == 42
    assert scene.told(Drawn) == []
    assert (scene.where("red 1"), scene.to_act) == ("walking", "nobody")
    assert scene.state.walk is not None
    assert EDENIA.read_position(scene.text) == scene.state


def test_win_2_42_counts_even_if_the_next_relay_would_pass_it() -> None:
    """Between two relays, the first makes 42 and the second is never reached."""
    scene = Scene(r"""
        north  *uu uuu u*u uu*
        south  uuu *uu *uu uuu
        1  Ari +++ ... ... ...
        2  ... +++ ... ... ...
        3  ... +++ hol ... ...
        4  ... +++ ... ... ...
        5  ... +++ ... ... Ede
        red clovers 13, trifoliums 15 13, sheep B2 north star; Edenia; Edenia
    """).play("go 1 north")
    assert outcome(scene) == RED_LAW
    assert scene.state.rim[9] == "*uu"


def test_win_2_the_second_relay_of_a_move_may_make_42() -> None:
    """Each clover is counted on its own: 40, 41 on the way and 42 at the second relay."""
    scene = Scene(r"""
        north  *uu uuu u*u uu*
        south  uuu *uu *uu uuu
        1  Ari +++ ... ... ...
        2  ... +++ ... ... ...
        3  ... +++ hol ... ...
        4  ... +++ ... ... ...
        5  ... +++ ... ... Ede
        red clovers 12, trifoliums 15 13, sheep B2 north star; Edenia; Edenia
    """).play("go 1 north")
    assert outcome(scene) == RED_LAW
    assert (scene.state.rim[0], scene.state.rim[9]) == ("xuu", "xuu")


def test_win_2_a_spent_relay_makes_nothing() -> None:
    """A relay without its clover moves no token: 41 stays 41."""
    scene = Scene(r"""
        north  xuu uuu u*u uu*
        1  Ari +++ ... ... ...
        deck   none
        red clovers 13, trifoliums 15 13, sheep B1 north star; Edenia; Edenia
    """).play("go 1 north")
    assert outcome(scene) is None
    assert scene.points("red") == 41


def test_win_2_paying_a_leap_makes_42() -> None:
    """One point too many is paid away in a leap, and the sheep gets no further."""
    scene = Scene(r"""
        1  Ari +++ +++ ... ...
        red clovers 15, trifoliums 15 13, sheep B1 west star; Edenia; Edenia
        green sheep C1 west star
    """).play("go 1 east")
    assert outcome(scene) is None
    scene.play("leap")
    assert outcome(scene) == RED_LAW
    assert (scene.where("red 1"), scene.line("green 1")) == ("walking", ["green 1"])
    assert EDENIA.read_position(scene.text) == scene.state


def test_win_2_refusing_the_leap_keeps_the_points() -> None:
    """Stopping behind the other sheep pays nothing: 43 stays 43."""
    scene = Scene(r"""
        1  Ari +++ +++ ... ...
        red clovers 15, trifoliums 15 13, sheep B1 west star; Edenia; Edenia
        green sheep C1 west star
    """).play("go 1 east", "stop")
    assert outcome(scene) is None
    assert scene.points("red") == 43


def test_win_2_a_leap_paid_to_set_off_makes_42() -> None:
    """The clover for a start that is blocked at once is counted before the sheep goes on."""
    scene = Scene(r"""
        1  Ari +++ ... ... ...
        red clovers 15, trifoliums 15 13, sheep B1 west star 1; Edenia; Edenia
        green sheep B1 west star 2
    """).play("go 1 east")
    assert outcome(scene) == RED_LAW
    assert scene.where("red 1") == "walking"


def test_win_2_the_first_of_two_leaps_makes_42() -> None:
    """Leaps are paid one by one, so the second is not asked any more."""
    scene = Scene(r"""
        1  Ari +++ +++ ... ...
        red clovers 15, trifoliums 15 13, sheep B1 west star; Edenia; Edenia
        green sheep C1 west star 1; C1 west star 2
    """).play("go 1 east", "leap")
    assert outcome(scene) == RED_LAW
    assert scene.player("red").clovers == 14


def test_win_2_a_leap_over_a_dwarf_planet_makes_42() -> None:
    """Paying to leap whoever stands on a dwarf planet is counted like any leap."""
    scene = Scene(r"""
        1  Ari +++ o++ +++ ...
        red clovers 15, trifoliums 15 13, sheep B1 west star; Edenia; Edenia
        green sheep C1 dwarf
    """).play("go 1 east", "leap")
    assert outcome(scene) == RED_LAW
    assert scene.where("red 1") == "walking"
    assert EDENIA.read_position(scene.text) == scene.state


def test_win_2_skipping_makes_42() -> None:
    """The clover of a skipped turn may be the last point."""
    scene = Scene("red clovers 13, trifoliums 15 13, sheep Arridis; Edenia; Edenia").play("skip")
    assert outcome(scene) == RED_LAW


def test_win_2_skipping_with_an_empty_supply_makes_nothing() -> None:
    """Without a clover in the supply 41 stays 41 and the turn passes on."""
    scene = Scene(r"""
        supply clovers 0
        red clovers 13, trifoliums 15 13, sheep Arridis; Edenia; Edenia
    """).play("skip")
    assert outcome(scene) is None
    assert scene.to_act == "green"


def test_win_2_hidden_artefacts_count() -> None:
    """Face-down artefacts are part of the 42."""
    scene = Scene("red clovers 9, trifoliums 15 13, hidden turbo-4, sheep Arridis; Edenia; Edenia")
    assert outcome(scene.play("skip")) == RED_LAW


@pytest.mark.parametrize(("answer", "points", "won"), [("clover", 42, True), ("flag", 48, False)])
def test_win_2_the_clover_of_a_planet_makes_42(answer: str, points: int, *, won: bool) -> None:
    """From 41 the clover of a planet wins; a flag passes over 42 and does not."""
    scene = Scene(r"""
        1  Ari OOO ... ... ...
        red clovers 13, trifoliums 15 13, sheep Arridis; Edenia; Edenia
    """).play("go 1 east star", answer)
    assert scene.points("red") == points
    assert outcome(scene) == (RED_LAW if won else None)


def test_win_2_raising_a_flag_makes_42() -> None:
    """From 35 a flag wins."""
    scene = Scene(r"""
        1  Ari OOO ... ... ...
        red clovers 7, trifoliums 15 13, sheep Arridis; Edenia; Edenia
    """).play("go 1 east star", "flag")
    assert outcome(scene) == RED_LAW


def test_win_2_a_player_whose_flag_is_ousted_wins_in_the_turn_of_another() -> None:
    """Green falls from 49 to 42 when red takes the place of its flag, and wins."""
    scene = Scene(r"""
        1  Ari OOO ... ... ...
        supply clovers 0
        planet B1 flag green
        red clovers 1
        green clovers 14, trifoliums 15 13, sheep Arridis; Edenia; Edenia
    """).play("go 1 east star", "flag")
    assert outcome(scene) == GREEN_LAW
    assert (scene.points("red"), scene.points("green")) == (8, 42)


def test_win_2_of_two_with_42_the_active_player_wins() -> None:
    """A flag swap is one change: both have 42 after it, and the active player comes first."""
    scene = Scene(r"""
        1  Ari OOO ... ... ...
        supply clovers 0, trifoliums 8
        planet B1 flag red
        turn green
        red clovers 14, trifoliums 15 13, sheep Arridis; Edenia; Edenia
        green clovers 15, trifoliums 11 9, sheep Arridis; Edenia; Edenia
    """).play("go 1 east star", "flag")
    assert (scene.points("red"), scene.points("green")) == (42, 42)
    assert outcome(scene) == GREEN_LAW


def test_win_2_a_typed_position_looks_clockwise_from_the_active_player() -> None:
    """Yellow is active and has not 42; red comes before green on the way round."""
    scene = Scene(r"""
        supply clovers 0, trifoliums 9
        turn yellow
        red clovers 42
        green clovers 42
        yellow clovers 1
    """)
    assert outcome(scene) == RED_LAW


@pytest.mark.parametrize(("kept", "won"), [("turbo-4", True), ("scope-3", False)])
def test_win_2_keeping_an_artefact_makes_42(kept: str, *, won: bool) -> None:
    """39 less the clover for the search and 4 for the artefact make 42; 3 do not."""
    scene = Scene(r"""
        1  Ari o++ ... ... ...
        dwarf B1 turbo-4:red scope-3:red
        red clovers 11, trifoliums 15 13, sheep Arridis; Edenia; Edenia
    """).play("go 1 east star", "search", f"keep {kept}")
    assert outcome(scene) == (RED_LAW if won else None)
    assert scene.where("red 1") == "B1 dwarf"


def test_win_2_paying_for_a_search_makes_42_before_anything_is_seen() -> None:
    """The game ends when the clover is paid: no artefact is looked at."""
    scene = Scene(r"""
        1  Ari o++ ... ... ...
        red clovers 15, trifoliums 15 13, sheep Arridis; Edenia; Edenia
    """).play("go 1 east star", "search")
    assert outcome(scene) == RED_LAW
    assert scene.where("red 1") == "B1 dwarf"
    assert scene.told(Revealed) == []
    assert [token.seen for token in scene.dwarf("B1").tokens] == [0, 0]


def test_win_2_a_search_that_makes_42_shows_nothing_that_others_have_seen() -> None:
    """Green knows what lies there; the game ends before red looks, so red never learns it."""
    scene = Scene(r"""
        1  Ari o++ ... ... ...
        dwarf B1 turbo-4:green scope-3:green
        red clovers 15, trifoliums 15 13, sheep Arridis; Edenia; Edenia
    """).play("go 1 east star", "search")
    assert (outcome(scene), scene.asks) == (RED_LAW, "over")
    assert scene.told(Revealed) == []
    assert {token.seen for token in scene.dwarf("B1").tokens} == {1 << 1}


@pytest.mark.parametrize(("pad", "won"), [("c1", True), ("d1", False)])
def test_win_2_paying_for_a_teleport_makes_42(pad: str, *, won: bool) -> None:
    """From 43 a teleport to another colour wins; one to the same colour is free and does not."""
    scene = Scene(r"""
        1  Ari y++ b++ y++ ...
        red clovers 15, trifoliums 15 13, sheep B1 pad; Edenia; Edenia
    """).play(f"jump 1 {pad}")
    assert outcome(scene) == (RED_LAW if won else None)
    assert scene.where("red 1") == f"{pad.upper()} pad"
    assert scene.asks == ("over" if won else "leave")


def test_win_2_paying_for_the_pocket_teleporter_makes_42() -> None:
    """The clover for a pad of another colour than the helmet is counted at once."""
    scene = Scene(r"""
        1  Ari ... y++ ... ...
        red clovers 11, trifoliums 15 13, hidden pocket-blue-4, sheep Arridis; Edenia; Edenia
    """).play("play pocket-blue-4 1 c1")
    assert outcome(scene) == RED_LAW
    assert scene.where("red 1") == "C1 pad"


def test_win_2_a_trifolium_makes_42() -> None:
    """27 points and the Trifolium of 15 win."""
    scene = Scene(r"""
        5  ... ... ... +++ Ede
        red clovers 15, played turbo-3 turbo-4 turbo-5, sheep D5 west star
    """).play("go 1 east")
    assert outcome(scene) == RED_LAW
    assert scene.state.trifoliums == (13, 11, 9)


def test_win_2_more_than_42_is_not_enough() -> None:
    """A Trifolium that leads past 42 does not win."""
    scene = Scene(r"""
        5  ... ... ... +++ Ede
        red clovers 16, played turbo-3 turbo-4 turbo-5, sheep D5 west star
    """).play("go 1 east")
    assert outcome(scene) is None
    assert scene.points("red") == 43
