r"""Habitable planets: HAB-1 to HAB-3."""

import pytest

from rules.edenia.events import FlagRaised
from rules.kernel.seat import Seat
from tests.rules.edenia.scenario import Scene

RED = Seat(0)


def arrival(planet: str, red: str = "", more: str = "") -> Scene:
    """Walk red 1 from B2 onto the planet of C2."""
    position = f"""
2 ... +++ OOO ... ...
planet C2 {planet}
red {red} sheep B2 east star
{more}
"""
    return Scene(position).play("go 1 east")


def test_hab_1_a_new_planet_gets_three_clovers_from_the_supply() -> None:
    """A planet that is laid takes three clovers out of the supply."""
    scene = Scene(r"""
        2 ... +++ ... ... ...
        supply clovers 12
        red sheep B2 east star
    """).play("go 1 east", "draw OOO")
    assert scene.planet("C2").clovers == 3
    assert scene.state.clovers == 9


@pytest.mark.parametrize("left", [3, 2, 1, 0])
def test_hab_1_a_poor_supply_gives_what_it_has(left: int) -> None:
    """With three clovers or fewer in the supply the planet gets them all."""
    scene = Scene(rf"""
        2 ... +++ ... ... ...
        supply clovers {left}
        red sheep B2 east star
    """).play("go 1 east", "draw OOO")
    assert scene.planet("C2").clovers == left
    assert scene.state.clovers == 0


def test_hab_1_the_sheepscope_stocks_a_planet_too() -> None:
    """A planet is stocked when it is laid, whoever lays it and wherever."""
    scene = Scene(r"""
        2 ... +++ ... ... ...
        supply clovers 12
        red hidden scope-3, sheep B2 east star
    """).play("play scope-3", "draw OOO", "place b3")
    assert scene.planet("B3").clovers == 3
    assert scene.state.clovers == 9


def test_hab_1_an_emptied_planet_is_not_stocked_again() -> None:
    """Only laying stocks a planet: a sheep that arrives later finds what is left."""
    scene = arrival("clovers 0")
    assert scene.planet("C2").clovers == 0
    assert scene.choices == ["flag"]


def test_hab_2_a_new_planet_stops_its_finder_who_chooses() -> None:
    """The sheep that explored the planet lands on it and its player has both choices."""
    scene = Scene(r"""
        2 ... +++ ... ... ...
        red sheep B2 east star
    """).play("go 1 east", "draw OOO")
    assert scene.where("red 1") == "C2 planet"
    assert scene.to_act == "red"
    assert scene.choices == ["clover", "flag"]


def test_hab_2_a_clover_comes_from_the_planet() -> None:
    """Taking a clover moves one from the planet to the player and leaves the supply alone."""
    scene = arrival("clovers 2")
    supply = scene.state.clovers
    scene.play("clover")
    assert scene.planet("C2").clovers == 1
    assert scene.player("red").clovers == 1
    assert scene.player("red").flags == 3
    assert scene.state.clovers == supply
    assert scene.to_act == "green"


def test_hab_2_a_flag_comes_from_the_hand() -> None:
    """Raising a flag costs nothing, takes no clover and brings seven points."""
    scene = arrival("clovers 2", red="clovers 1,").play("flag")
    assert scene.planet("C2").flag == RED
    assert scene.planet("C2").clovers == 2
    assert not scene.planet("C2").protected
    assert scene.player("red").flags == 2
    assert scene.points("red") == 8
    assert scene.to_act == "green"


def test_hab_2_the_old_flag_goes_home() -> None:
    """A flag replaces another player's, who has it in hand again and loses its points."""
    scene = arrival("flag green")
    assert scene.points("green") == 7
    scene.play("flag")
    assert scene.planet("C2").flag == RED
    assert scene.player("red").flags == 2
    assert scene.player("green").flags == 3
    assert scene.points("green") == 0


def test_hab_2_a_flag_may_oust_one_while_its_owners_sheep_is_there() -> None:
    """The owner's sheep on the planet does not defend the flag."""
    scene = arrival("flag green", more="green sheep C2 planet").play("flag")
    assert scene.planet("C2").flag == RED
    assert scene.where("green 1") == "C2 planet"


def test_hab_2_over_ones_own_flag_a_flag_changes_nothing() -> None:
    """It is how one declines the clover: flags, clovers and points stay as they were."""
    scene = arrival("clovers 2, flag red", red="clovers 1,")
    assert scene.choices == ["clover", "flag"]
    before = scene.player("red")
    scene.play("flag")
    assert (scene.planet("C2").flag, scene.planet("C2").clovers) == (RED, 2)
    assert (scene.player("red"), scene.to_act) == (before, "green")
    (raised,) = scene.told(FlagRaised)
    assert (raised.ousted, raised.points) == (RED, 0)


def test_hab_2_one_may_decline_the_clover_that_would_make_43() -> None:
    """WIN-2 checks after every change, and nothing has changed: 41 points stay 41."""
    scene = arrival("clovers 2, flag red", red="clovers 34,", more="supply clovers 0").play("flag")
    assert (scene.points("red"), scene.to_act) == (41, "green")


def test_hab_2_nobody_is_asked_where_only_ones_own_flag_could_go_up_again() -> None:
    """Without a clover there is nothing to decline, so the move is over."""
    assert arrival("clovers 0, flag red").to_act == "green"


def test_hab_2_no_flag_over_ones_own_protected_one() -> None:
    """Gromout's flag stays, one's own too: only a clover is left to take."""
    scene = arrival("flag red, protected")
    assert scene.choices == ["clover"]
    refusal = scene.refused("flag")
    assert (refusal.reason, refusal.rule) == ("flag-protected", "ART-6")
    assert refusal.facts == {"planet": "C2"}


def test_hab_2_a_protected_flag_stays() -> None:
    """Where another player's protected flag stands only a clover is left to take."""
    scene = arrival("flag green, protected")
    assert scene.choices == ["clover"]
    refusal = scene.refused("flag")
    assert (refusal.reason, refusal.rule) == ("flag-protected", "ART-6")
    assert refusal.facts == {"planet": "C2", "owner": "green"}


def test_hab_2_no_flag_without_one_in_hand() -> None:
    """A player whose three flags all stand elsewhere can only take a clover."""
    scene = Scene(r"""
        1 Ari ... ... OOO OOO
        2 ... +++ OOO ... ...
        4 ... OOO ... ... ...
        planet D1 flag red
        planet E1 flag red
        planet B4 flag red
        red sheep B2 east star
    """).play("go 1 east")
    assert scene.choices == ["clover"]
    refusal = scene.refused("flag")
    assert (refusal.reason, refusal.rule) == ("no-flag-left", "HAB-2")


def test_hab_2_no_clover_from_an_empty_planet() -> None:
    """An empty planet leaves only the flag, which must then be raised."""
    scene = arrival("clovers 0")
    assert scene.choices == ["flag"]
    refusal = scene.refused("clover")
    assert (refusal.reason, refusal.rule) == ("no-clover-here", "HAB-2")
    assert refusal.facts == {"planet": "C2"}


@pytest.mark.parametrize("planet", ["clovers 0, flag red", "clovers 0, flag green, protected"])
def test_hab_2_where_nothing_can_be_done_the_move_is_just_over(planet: str) -> None:
    """Without a clover to take or a flag to raise nothing is asked."""
    scene = arrival(planet)
    assert scene.where("red 1") == "C2 planet"
    assert scene.to_act == "green"
    assert scene.asks == "start"


@pytest.mark.parametrize("command", ["end", "skip", "go 1 west star", "stop"])
def test_hab_2_one_of_the_two_must_be_done(command: str) -> None:
    """Nothing else answers the question of the planet."""
    refusal = arrival("clovers 1").refused(command)
    assert (refusal.reason, refusal.rule) == ("question-open", "HAB-2")


@pytest.mark.parametrize("command", ["clover", "flag"])
def test_hab_2_only_on_arrival(command: str) -> None:
    """A sheep that already waits on the planet gets nothing more."""
    scene = Scene(r"""
        2 ... ... OOO ... ...
        red sheep C2 planet
    """)
    refusal = scene.refused(command)
    assert (refusal.reason, refusal.rule) == ("not-asked", "HAB-2")


def test_hab_2_going_in_from_its_own_spoke_is_an_arrival() -> None:
    """A sheep that waits on a spoke of the planet lands and chooses like any other."""
    scene = Scene(r"""
        2 ... ... OOO ... ...
        red sheep C2 north nebula
    """).play("go 1 in")
    assert scene.where("red 1") == "C2 planet"
    assert scene.choices == ["clover", "flag"]


def test_hab_2_a_sheep_that_bounces_back_arrives_again() -> None:
    """A sheep that left the planet towards a relay and came back has arrived once more."""
    scene = Scene(r"""
        1 Ari ... ... ... ...
        2 ... ... ... ... OOO
        planet E2 clovers 3
        red sheep E2 planet
    """).play("go 1 east star")
    assert scene.where("red 1") == "E2 planet"
    assert scene.player("red").clovers == 1
    scene.play("clover")
    assert scene.player("red").clovers == 2
    assert scene.planet("E2").clovers == 2


def test_hab_2_hidden_artefacts_can_be_played_after_the_choice() -> None:
    """The choice ends the move and not the turn."""
    scene = arrival("clovers 1", red="hidden gromout,").play("flag")
    assert scene.to_act == "red"
    assert scene.choices == ["play gromout c2", "end"]


def test_hab_3_a_planet_holds_any_number_of_sheep() -> None:
    """A sheep without a clover lands among eleven others."""
    scene = arrival(
        "clovers 3",
        more="""sheep C2 planet; C2 planet
green sheep C2 planet; C2 planet; C2 planet
yellow sheep C2 planet; C2 planet; C2 planet
black sheep C2 planet; C2 planet; C2 planet""",
    )
    assert scene.where("red 1") == "C2 planet"
    assert len(scene.line("red 1")) == 12
    assert scene.choices == ["clover", "flag"]


def test_hab_3_a_full_planet_asks_for_no_leap() -> None:
    """A player with clovers is not asked to leap over the sheep on a planet and pays nothing."""
    scene = arrival("clovers 3", red="clovers 2,", more="green sheep C2 planet")
    assert scene.asks == "planet"
    assert scene.player("red").clovers == 2


def test_hab_3_from_the_spoke_the_sheep_on_the_planet_do_not_block() -> None:
    """Going in from a spoke is free for a player without clovers, whoever is on the planet."""
    scene = Scene(r"""
        2 ... ... OOO ... ...
        red sheep C2 north nebula
        green sheep C2 planet
    """).play("go 1 in")
    assert scene.where("red 1") == "C2 planet"
