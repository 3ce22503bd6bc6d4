"""ARR-1 and EDE-1: coming back to Arridis and reaching Edenia."""

import pytest

from rules.edenia.events import ReachedEdenia
from tests.rules.edenia.scenario import Scene


@pytest.mark.parametrize(
    ("place", "start"), [("B1 west nebula", "go 1 west"), ("A2 north nebula", "go 1 north")]
)
def test_arr_1_sheep_that_comes_back_stops_on_arridis(place: str, start: str) -> None:
    """From either side Arridis takes a sheep back and its move is over."""
    scene = Scene(rf"""
        1 Ari +++ ... ... ...
        2 +++ ... ... ... ...
        red sheep {place}
    """).play(start)
    assert (scene.where("red 1"), scene.last_stop) == ("Arridis", "ARR-1")
    assert scene.to_act == "green"


def test_arr_1_sheep_on_the_way_to_the_other_exit_stops_too() -> None:
    """Arridis is no thoroughfare: a sheep from the east does not go on south."""
    scene = Scene(r"""
        1 Ari +++ +++ ... ...
        2 +++ ... ... ... ...
        red clovers 3, sheep C1 east star
    """).play("go 1 west")
    assert scene.where("red 1") == "Arridis"
    assert scene.player("red").clovers == 3


def test_arr_1_sheep_may_come_back_in_the_move_it_left() -> None:
    """A relay can send a sheep straight back: it keeps the clover and the move is over."""
    scene = Scene(r"""
        1 Ari /++ ... ... ...
    """).play("go 1 east star")
    assert (scene.where("red 1"), scene.last_stop) == ("Arridis", "ARR-1")
    assert (scene.player("red").clovers, scene.to_act) == (1, "green")


def test_arr_1_sheep_there_do_not_stand_in_the_way() -> None:
    """On Arridis no order counts: a sheep comes back among the others without a leap."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        red clovers 0, sheep Arridis; B1 west star; Arridis
    """).play("go 2 west")
    assert scene.line("red 2") == ["red 1", "red 2", "red 3", "green 1", "green 2", "green 3"]


def test_arr_1_sheep_sets_off_again_in_a_later_turn() -> None:
    """Back on Arridis a sheep has the six exits of its first day."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        red sheep B1 west star
    """).play("go 1 west", "skip")
    assert len(scene.choices_of("go 1")) == 6


def test_arr_1_arridis_has_no_spokes() -> None:
    """A sheep that stops at once after leaving Arridis stands on the neighbour's track."""
    scene = Scene(r"""
        1 Ari +++ ... ... ...
        red clovers 1
        green sheep B1 west meteorite
    """).play("go 1 east meteorite", "stop")
    assert (scene.where("red 1"), scene.last_stop) == ("B1 east meteorite", "LEAP-3")
    assert (scene.line("red 1"), scene.player("red").clovers) == (["green 1", "red 1"], 1)


@pytest.mark.parametrize(
    ("place", "start"), [("D5 east star", "go 1 east"), ("E4 south star", "go 1 south")]
)
def test_ede_1_sheep_takes_the_highest_trifolium_left(place: str, start: str) -> None:
    """From either side a sheep arrives on Edenia and takes the best of what is there."""
    scene = Scene(rf"""
        4 ... ... ... ... +++
        5 ... ... ... +++ Ede
        supply trifoliums 9 13 11
        red sheep {place}
    """).play(start)
    assert (scene.where("red 1"), scene.last_stop) == ("Edenia", "EDE-1")
    assert scene.player("red").trifoliums == (13,)
    assert scene.state.trifoliums == (11, 9)
    assert [event.trifolium for event in scene.told(ReachedEdenia)] == [13]


@pytest.mark.parametrize(
    ("last", "left"),
    [("green", (13, 11, 9)), ("yellow", (13, 11, 9, 8)), ("black", (13, 11, 9, 8, 7))],
)
def test_ede_1_trifoliums_depend_on_the_number_of_players(last: str, left: tuple[int, ...]) -> None:
    """The first sheep takes 15; two players leave out yellow and pink, three leave out pink."""
    scene = Scene(rf"""
        5 ... ... ... +++ Ede
        red sheep D5 east star
        {last} clovers 0
    """).play("go 1 east")
    assert (scene.player("red").trifoliums, scene.state.trifoliums) == ((15,), left)


def test_ede_1_second_sheep_takes_the_next_one() -> None:
    """Sheep on Edenia do not stand in the way; the next to come takes the next Trifolium."""
    scene = Scene(r"""
        5 ... ... ... +++ Ede
        red sheep D5 east star
        green sheep D5 east nebula
    """).play("go 1 east", "go 1 east")
    assert scene.player("green").trifoliums == (13,)
    assert scene.line("green 1") == ["red 1", "green 1"]


def test_ede_1_move_is_over_but_artefacts_may_follow() -> None:
    """On Edenia the move is over like on any planet."""
    scene = Scene(r"""
        5 ... ... ... +++ Ede
        red hidden scope-3, sheep D5 east star
    """).play("go 1 east")
    assert scene.choices == ["play scope-3", "end"]


def test_ede_1_sheep_never_leaves() -> None:
    """A sheep on Edenia is not offered, and sending it off is refused."""
    scene = Scene(r"""
        5 ... ... ... +++ Ede
        red trifoliums 15, sheep Edenia
    """)
    assert scene.choices_of("go 1") == []
    assert len(scene.choices_of("go 2")) == 6
    refusal = scene.refused("go 1 west star")
    assert (refusal.reason, refusal.rule) == ("on-edenia", "EDE-1")
    assert refusal.facts == {"sheep": "1"}


@pytest.mark.parametrize("command", ["play pocket-yellow-3 1 B1", "play junction-3 1 west star"])
def test_ede_1_no_artefact_takes_a_sheep_away(command: str) -> None:
    """Neither a pocket teleporter nor a Junction moves a sheep off Edenia."""
    scene = Scene(r"""
        1 Ari y++ ... ... ...
        5 ... ... ... +++ Ede
        red trifoliums 15, hidden pocket-yellow-3 junction-3, sheep Edenia
    """)
    assert command.lower() not in scene.choices
    refusal = scene.refused(command)
    assert (refusal.reason, refusal.rule) == ("on-edenia", "EDE-1")


def test_ede_1_sheep_in_front_of_edenia_must_be_leapt() -> None:
    """A sheep that waits before Edenia stops the one behind it unless a clover is paid."""
    scene = Scene(r"""
        5 ... ... +++ +++ Ede
        red clovers 1, sheep C5 east star
        green sheep D5 east star
    """).play("go 1 east")
    assert (scene.choices, scene.state.trifoliums[0]) == (["leap", "stop"], 15)
    scene.play("leap")
    assert (scene.where("red 1"), scene.player("red").clovers) == ("Edenia", 0)
