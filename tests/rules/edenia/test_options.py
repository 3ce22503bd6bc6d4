"""OPT-1 and OPT-2: the first game without the law, and the game for the little lambs."""

import pytest

from rules.edenia.events import Ended
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import Rules
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from tests.rules.edenia.scenario import Scene

RED, GREEN = Seat(0), Seat(1)


def test_opt_1_42_points_win_nothing_without_the_law() -> None:
    """A skip that makes 42 just passes the turn on."""
    scene = Scene(r"""
        rules no-42
        red clovers 13, trifoliums 15 13, sheep Arridis; Edenia; Edenia
    """).play("skip")
    assert scene.points("red") == 42
    assert (EDENIA.outcome(scene.state), scene.to_act) == (None, "green")
    assert scene.told(Ended) == []


def test_opt_1_a_move_goes_on_past_42() -> None:
    """The relay makes 42 and the sheep goes on as if nothing had happened."""
    scene = Scene(r"""
        rules no-42
        1  Ari +++ ... ... ...
        deck   unknown
        red clovers 13, trifoliums 15 13, sheep B1 north star; Edenia; Edenia
    """).play("go 1 north", "draw +++")
    assert scene.points("red") == 42
    assert scene.where("red 1") == "B2 north star"


def test_opt_1_an_ousted_flag_that_leaves_42_wins_nothing() -> None:
    """Nobody else wins by the law either."""
    scene = Scene(r"""
        rules no-42
        1  Ari OOO ... ... ...
        supply clovers 0
        planet B1 flag green
        green clovers 14, trifoliums 15 13, sheep Arridis; Edenia; Edenia
    """).play("go 1 east star", "flag")
    assert scene.points("green") == 42
    assert EDENIA.outcome(scene.state) is None


def test_opt_1_a_typed_position_with_42_goes_on() -> None:
    """Without the law a position with 42 points is not over, and with it, it is."""
    position = "supply clovers 0\nred clovers 42\n"
    assert Scene(position + "rules no-42").to_act == "red"
    assert Scene(position).to_act == "nobody"


def test_opt_1_the_race_and_prestige_stay() -> None:
    """The other two victories are as always."""
    race = Scene(r"""
        rules no-42
        5  ... ... ... +++ Ede
        red trifoliums 15 13, sheep D5 west star; Edenia; Edenia
    """).play("go 1 east")
    assert EDENIA.outcome(race.state) == Outcome((RED,), "race", "WIN-1")
    prestige = Scene(r"""
        rules no-42
        5  ... ... ... +++ Ede
        supply trifoliums 9
        red sheep D5 west star
    """).play("go 1 east")
    assert EDENIA.outcome(prestige.state) == Outcome((RED,), "prestige", "WIN-3")


def test_opt_1_artefacts_and_flags_stay() -> None:
    """Only the law is switched off: planets are flagged and dwarf planets searched."""
    game = EDENIA.start(Options(players=2, first=RED, rules=Rules(law42=False)))
    assert len(game.artefacts) == 18
    scene = Scene("rules no-42\n1 Ari OOO ... ... ...").play("go 1 east star")
    assert scene.choices == ["clover", "flag"]


def test_opt_2_two_sheep_on_edenia_win() -> None:
    """The second arrival wins at once, by the rule of the lambs."""
    scene = Scene(r"""
        rules little-lambs
        5  ... ... ... +++ Ede
        supply clovers 0, trifoliums 11 9
        red trifoliums 13, sheep D5 west star; Edenia
        green clovers 30, trifoliums 15, sheep Edenia
    """).play("go 1 east")
    assert EDENIA.outcome(scene.state) == Outcome((RED,), "race", "OPT-2")


def test_opt_2_the_first_arrival_does_not_win() -> None:
    """One sheep takes its Trifolium and the game goes on."""
    scene = Scene(r"""
        rules little-lambs
        5  ... ... ... +++ Ede
        red sheep D5 west star
    """).play("go 1 east")
    assert scene.player("red").trifoliums == (15,)
    assert scene.to_act == "green"


def test_opt_2_a_typed_position_with_two_arrivals_is_won() -> None:
    """Two sheep on Edenia are a victory for lambs and none for the others."""
    position = "green trifoliums 15 13, sheep Edenia; Edenia\n"
    lambs = Scene(position + "rules little-lambs")
    assert EDENIA.outcome(lambs.state) == Outcome((GREEN,), "race", "OPT-2")
    assert EDENIA.outcome(Scene(position).state) is None


def test_opt_2_42_points_win_nothing() -> None:
    """Lambs play without the law."""
    scene = Scene(r"""
        rules little-lambs
        supply clovers 5
        red clovers 26, trifoliums 15, sheep Arridis; Arridis; Edenia
    """).play("skip")
    assert scene.points("red") == 42
    assert scene.to_act == "green"


def test_opt_2_there_are_no_artefacts() -> None:
    """A new dwarf planet is empty, since the box is played without artefacts."""
    game = EDENIA.start(Options(players=2, first=RED, rules=Rules(lambs=True)))
    assert game.artefacts == ()
    scene = Scene("rules little-lambs\ndeck unknown").play("go 1 east star", "draw o++")
    assert scene.dwarf("B1").tokens == ()


def test_opt_2_a_dwarf_planet_is_a_place_to_stop() -> None:
    """On or stop: a lamb does not search, however many clovers it has."""
    scene = Scene(r"""
        rules little-lambs
        1  Ari o++ ... ... ...
        red clovers 5
    """).play("go 1 east star")
    assert scene.choices == ["on", "stop"]
    refusal = scene.refused("search")
    assert (refusal.reason, refusal.rule) == ("lambs-do-not", "OPT-2")
    scene.play("stop")
    assert (scene.where("red 1"), scene.player("red").clovers) == ("B1 dwarf", 5)


def test_opt_2_a_lamb_may_cross_a_dwarf_planet() -> None:
    """It goes straight on as any sheep does."""
    scene = Scene(r"""
        rules little-lambs
        1  Ari o++ +++ ... ...
        deck   none
    """).play("go 1 east star", "on")
    assert scene.where("red 1") == "C1 east star"


def test_opt_2_there_are_no_flags() -> None:
    """On a habitable planet a lamb takes a clover and raises nothing."""
    scene = Scene("rules little-lambs\n1 Ari OOO ... ... ...").play("go 1 east star")
    assert scene.choices == ["clover"]
    refusal = scene.refused("flag")
    assert (refusal.reason, refusal.rule) == ("lambs-do-not", "OPT-2")
    scene.play("clover")
    assert (scene.player("red").clovers, scene.planet("B1").clovers) == (1, 2)


def test_opt_2_a_planet_without_clovers_asks_nothing() -> None:
    """Nothing can be done there, so the turn passes on."""
    scene = Scene(r"""
        rules little-lambs
        1  Ari OOO ... ... ...
        planet B1 clovers 0
    """).play("go 1 east star")
    assert (scene.where("red 1"), scene.to_act) == ("B1 planet", "green")


def test_opt_2_clovers_pay_leaps() -> None:
    """A lamb pays a clover to leap."""
    scene = Scene(r"""
        rules little-lambs
        1  Ari +++ +++ ... ...
        deck   none
        red clovers 2
        green sheep B1 west star
    """).play("go 1 east star", "leap")
    assert scene.where("red 1") == "C1 east star"
    assert scene.player("red").clovers == 1


@pytest.mark.parametrize(("pad", "left"), [("c1", 1), ("d1", 2)])
def test_opt_2_clovers_pay_teleports(pad: str, left: int) -> None:
    """A lamb pays a clover for a pad of another colour, none for the same, and sabotages it."""
    scene = Scene(r"""
        rules little-lambs
        1  Ari y++ b++ y++ ...
        red clovers 2, sheep B1 pad
    """).play(f"jump 1 {pad}")
    assert scene.player("red").clovers == left
    assert (scene.where("red 1"), scene.state.sabotages) == (f"{pad.upper()} pad", 7)


def test_opt_2_a_lamb_may_skip_for_a_clover() -> None:
    """Skipping and relays still give clovers."""
    scene = Scene(r"""
        rules little-lambs
        1  Ari +++ ... ... ...
        deck   none
        green sheep B1 north star
    """).play("skip", "go 1 north")
    assert (scene.player("red").clovers, scene.player("green").clovers) == (1, 1)
