"""Setting up: the universe, who begins."""

from collections import Counter
from random import Random

import pytest

from rules.exo.actions import Lay
from rules.exo.content import standard_layout
from rules.exo.events import Began, Event, Laid, TurnBegan
from rules.exo.game import EXO
from rules.exo.notation.names import planet_words
from rules.exo.opening import Options
from rules.exo.planet import PLANETS
from rules.exo.state import Ask
from rules.kernel.seat import CHANCE, Seat
from tests.rules.exo.scenario import Scene


def test_set_1_every_combination_is_a_planet_once() -> None:
    """SET-1: 27 planets, nine of each size, colour and type."""
    names = [planet_words(planet) for planet in PLANETS]
    words = Counter(word for name in names for word in name.split())
    assert len(set(names)) == 27
    assert set(words.values()) == {9}
    assert len(words) == 9


def test_set_1_chance_lays_every_planet_once_from_the_deepest_place_on() -> None:
    """SET-1: each planet that is not laid is as likely as any other; then the first turn begins."""
    state, rng = EXO.start(Options(2, Seat(1))), Random(1)
    told: list[Event] = []
    for number in range(27):
        assert EXO.to_act(state) is CHANCE
        chances = EXO.chances(state)
        assert len(chances) == 27 - number
        assert {weight for _, weight in chances} == {1}
        step = EXO.apply(state, rng.choice(chances)[0])
        told += step.events
        state = step.state
    laid = [event for event in told if isinstance(event, Laid)]
    assert [event.place for event in laid] == list(range(27))
    assert tuple(event.planet for event in laid) == state.universe
    assert sorted(state.universe) == list(PLANETS)
    assert told[-1] == TurnBegan(Seat(1), 1)
    assert state.ask is Ask.TAKE


def test_set_1_a_planet_is_not_laid_twice_nor_after_the_game_began() -> None:
    """SET-1: chance lays what is left, and only before the game."""
    scene = Scene("turn altair, ask lay").play("lay sbo")
    assert scene.refused("lay sbo").reason == "laid-already"
    assert Scene().refused("lay sbo").reason == "not-asked"
    for refused in (scene.refused("take sbt"), scene.refused("put n1"), scene.refused("lay sbo")):
        assert refused.rule == "SET-1"


def test_set_2_a_pyramid_in_which_each_planet_lies_on_two() -> None:
    """SET-2: rows of 2 to 7; j of a row is covered by j and j + 1 of the next."""
    layout = standard_layout()
    assert [len(places) for _, places in layout.rows()] == [2, 3, 4, 5, 6, 7]
    for name, covers in zip(layout.names, layout.covers, strict=True):
        row, number = name[0], int(name[1])
        following = chr(ord(row) + 1)
        expected = [f"{following}{number}", f"{following}{number + 1}"] if row < "f" else []
        assert [layout.names[cover] for cover in covers] == expected


def test_set_3_chance_says_who_begins_unless_somebody_was_named() -> None:
    """SET-3: every seat is as likely; a seat that was named begins without being drawn."""
    scene = Scene("turn altair, ask first\nvega")
    assert scene.choices == ["first altair", "first sirius", "first vega"]
    assert scene.to_act == "chance"
    scene.play("first sirius")
    assert scene.told(Began) == [Began(Seat(1))]
    assert EXO.starter(scene.state) == 1
    assert EXO.start(Options(3, Seat(2))).ask is Ask.LAY
    assert EXO.starter(EXO.start(Options(3, Seat(2)))) == 2


def test_set_3_refuses_a_seat_nobody_has_and_a_second_beginning() -> None:
    """SET-3: two players have no third Star, and nothing comes before the question who begins."""
    scene = Scene("turn altair, ask first")
    assert scene.refused("first vega").reason == "no-such-seat"
    assert scene.refused("take sbo").rule == "SET-3"
    assert scene.refused("put n1").rule == "SET-3"
    assert scene.refused("lay sbo").rule == "SET-3"
    assert Scene().refused("first altair").reason == "not-asked"


def test_set_3_turns_go_round_the_table() -> None:
    """SET-3: after the one who begins comes the next seat; a round ends before the first again."""
    scene = Scene("first vega\naltair\nsirius\nvega")
    order = []
    for _ in range(7):
        order.append(f"{scene.state.round} {scene.to_act}")
        scene.play(scene.choices[0])
        scene.play(scene.choices[0])
    assert order == ["1 vega", "1 altair", "1 sirius", "2 vega", "2 altair", "2 sirius", "3 vega"]


@pytest.mark.parametrize("players", [0, 1, 4])
def test_only_two_or_three_play(players: int) -> None:
    """Other numbers of players are turned down."""
    with pytest.raises(ValueError, match="2 or 3 players"):
        EXO.start(Options(players))


def test_only_somebody_who_plays_can_begin() -> None:
    """The seat that is named must be taken."""
    with pytest.raises(ValueError, match="seat 2 cannot begin"):
        EXO.start(Options(2, Seat(2)))


def test_the_universe_does_not_exist_before_chance_has_laid_it() -> None:
    """Before that no place holds a planet, so that nothing can be known of it."""
    state = EXO.start(Options(2, Seat(0)))
    assert set(state.universe) == {-1}
    assert set(EXO.legal(state)) == {Lay(planet) for planet in PLANETS}
