"""Taking a planet out of the universe."""

from rules.exo.events import Taken
from tests.rules.exo.scenario import FRESH, Scene


def test_take_1_any_planet_that_nothing_covers() -> None:
    """TAKE-1: the seven of the last row, and no others."""
    assert [choice[5:] for choice in Scene().choices] == [
        *("sgt", "sro", "srz", "srt", "sbo", "sbz", "sbt")
    ]


def test_take_1_one_planet_a_turn() -> None:
    """TAKE-1: with a planet in hand there is nothing but squares to choose; then the turn is over."""
    scene = Scene().play("take sbo")
    assert scene.to_act == "altair"
    assert {choice.split()[0] for choice in scene.choices} == {"put"}
    assert scene.play("put n1").to_act == "sirius"


def test_take_1_there_is_nothing_to_put_before_a_planet_is_taken() -> None:
    """TAKE-1: a square alone is refused."""
    refused = Scene().refused("put n1")
    assert (refused.reason, refused.rule) == ("take-first", "TAKE-1")


def test_take_2_a_covered_planet_is_refused_with_what_covers_it() -> None:
    """TAKE-2: b2 lies under c2 and c3, e1 under f1 and f2."""
    refused = Scene().refused("take lro")
    assert (refused.reason, refused.rule) == ("covered", "TAKE-2")
    assert refused.facts == {"planet": "lro", "place": "b2", "by": "lbo lbz"}
    assert Scene().refused("take mrt").facts["by"] == "sgt sro"


def test_take_2_a_planet_is_free_when_the_last_one_on_it_is_gone() -> None:
    """TAKE-2: one of two is not enough; the next player may take what was freed."""
    scene = Scene().play("take sgt", "put n1")
    assert scene.refused("take mrt").facts["by"] == "sro"
    scene.play("take sro", "put n1")
    assert "take mrt" in scene.choices
    assert [len(event.freed) for event in scene.told(Taken)] == [0, 1]
    scene.play("take mrt", "put n2")
    assert "mrt" in scene.planets("altair").values()


def test_take_2_two_planets_can_be_freed_at_once() -> None:
    """TAKE-2: the one between two neighbours frees whatever it alone still covers."""
    scene = Scene().play("take sgt", "put n1", "take srz", "put n1", "take sro", "put n2")
    assert len(scene.told(Taken)[-1].freed) == 2


def test_a_planet_of_a_galaxy_cannot_be_taken() -> None:
    """PUT-3: neither one's own nor anybody else's."""
    scene = Scene().play("take sbo", "put n1e1")
    refused = scene.refused("take sbo")
    assert (refused.reason, refused.rule) == ("taken", "PUT-3")
    assert refused.facts == {"planet": "sbo", "owner": "altair", "square": "n1e1"}


def test_a_taken_planet_leaves_the_universe() -> None:
    """The place is empty; the event tells it."""
    scene = Scene(FRESH).play("take srt")
    (taken,) = scene.told(Taken)
    assert scene.state.layout.names[taken.place] == "f4"
    assert scene.state.universe[taken.place] == -1
