"""What stands between a player and each victory, one thing changed at a time."""

from statistics import mean

import pytest

from rules.edenia.standing import Standing, standings
from rules.edenia.weights import WEIGHTS
from tests.rules.edenia.fixed_box import FIXED_BOX, typed

STEADY = WEIGHTS._replace(shaky=0)
"""With these nobody fears for flags."""
ONE_PLANET = """
    1  Ari OOO ... ... ...
    planet B1 clovers 0{flag}
    red clovers {clovers}, flags {flags}, trifoliums 15 13, sheep Arridis; Edenia; Edenia
    green{green}
"""
"""One flag more makes exactly 42 for red."""
PADS = """
    1  Ari y++ ... ... ...
    5  ... ... ... y++ Ede
    red sheep B1 pad
"""
LAMBS = """
    rules {rules}
    5  ... ... ... +++ Ede
    red trifoliums 15, sheep D5 east star; Edenia; {third}
"""


def red(position: str) -> Standing:
    """Judge what red still needs."""
    return standings(typed(position), STEADY)[0]


def green(position: str) -> Standing:
    """Judge what green still needs."""
    return standings(typed(position), STEADY)[1]


def test_a_flag_is_dearer_where_no_planet_takes_it() -> None:
    """HAB-2 and ART-6: with the only planet protected, or red's already, another has to be found."""
    nobodys = ONE_PLANET.format(flag="", clovers=7, flags=3, green="")
    greens = ONE_PLANET.format(flag=", flag green", clovers=7, flags=3, green=" flags 2")
    protected = greens.replace("flag green", "flag green, protected")
    own = ONE_PLANET.format(flag=", flag red", clovers=0, flags=2, green="")
    assert red(nobodys).law == red(greens).law < red(protected).law == red(own).law


def test_clovers_are_dearer_when_none_are_left() -> None:
    """CLO-1: who needs three and finds none in the supply has to wait until somebody pays."""
    needs = "supply clovers {}\nred clovers 11, trifoliums 15 13, sheep Arridis; Edenia; Edenia"
    assert red(needs.format(0)).law > red(needs.format(5)).law


def test_a_flag_takes_longer_than_a_clover() -> None:
    """HAB-2: a sheep has to reach the planet first."""
    rest = {"flag": "", "flags": 3, "green": ""}
    seven_short, one_short = (ONE_PLANET.format(clovers=clovers, **rest) for clovers in (7, 13))
    assert red(seven_short).law > red(one_short).law


def test_each_point_too_many_is_a_way_off() -> None:
    """WIN-2: exactly 42 wins, so every clover beyond it has to be spent."""
    has = "red clovers {}, trifoliums 15 13, sheep Arridis; Edenia; Edenia"
    assert red(has.format(15)).law < red(has.format(16)).law < red(has.format(17)).law


@pytest.mark.parametrize("shut", ["pad D5 sabotaged", "green sheep D5 pad"])
def test_a_pad_nobody_can_teleport_to_is_no_short_cut(shut: str) -> None:
    """TEL-2: a sabotaged pad, or one with a sheep on it, leaves only the way on foot."""
    assert red(PADS + shut).race > red(PADS).race


def test_two_sheep_are_enough_for_little_lambs() -> None:
    """OPT-2: where the third one is makes no difference to them, as it does to everybody else."""
    far, near = "Arridis", "D5 north star"
    for rules, is_same in (("little-lambs", True), ("fr", False)):
        turns = {red(LAMBS.format(rules=rules, third=third)).race for third in (far, near)}
        assert (len(turns) == 1) is is_same


def test_a_sheep_in_the_middle_of_its_move_still_counts() -> None:
    """It stands nowhere, but is not on Edenia; it has less before it than one that has to set off."""
    rest = "1  Ari +++ ... ... ...\nred clovers 2, sheep {}\ngreen sheep B1 east star"
    turn = "turn red, ask leap, sheep 1\nwalk B1 east star > east, ahead 1\n"
    walking, standing = red(turn + rest.format("walking")), red(rest.format("B1 west nebula"))
    assert len(walking.left) == 3
    assert walking.race < standing.race


def test_an_artefact_counts_the_same_face_down_and_face_up() -> None:
    """PTS-1: used or not, as far as its points are known."""
    assert green("green hidden turbo-3") == green("green played turbo-3")
    assert green("green hidden turbo-3").points > green("green").points


def test_an_artefact_nobody_has_seen_counts_as_one_of_the_box() -> None:
    """SEC-1: red cannot know green's points, but that there are some, towards 42 as well."""
    known = [green(f"green hidden {name}").points for name in FIXED_BOX.artefacts]
    assert green("green hidden ?").points == pytest.approx(mean(known))
    assert green("green clovers 9, hidden ?").law < green("green clovers 9").law
