"""Rays and paths in words."""

from edenia_tui.games.edenia.words.queries.catalogue import QUERIES
from edenia_tui.language.listener import Listener
from rules.edenia.game import EDENIA
from rules.kernel.seat import Seat
from tests.games.spoken import speech_of
from tests.rules.edenia.scenario import Scene


def test_sheep_on_one_track_are_met_in_order() -> None:
    """Who is met first depends on the end from which the track is entered."""
    scene = Scene("""
        1  Ari +++ +++ +++ ...
        red sheep C1 east star 1; C1 east star 2; Arridis
    """)
    listener = Listener(speech_of("edenia", "en"), ("", ""), Seat(0))
    from_west = QUERIES["x"].answer(listener, scene.state, ["b1", "e", "star"])
    from_east = QUERIES["x"].answer(listener, scene.state, ["d1", "w", "star"])
    assert from_west[2] == "In the way: sheep 2, sheep 1. 2 clovers to leap."
    assert from_east[2] == "In the way: sheep 1, sheep 2. 2 clovers to leap."


def test_a_ray_names_who_is_in_the_way() -> None:
    """Sheep on the way are named in order, with the price of leaping all of them."""
    scene = Scene("""
        1  Ari +++ +++ o++ ...
        red sheep Arridis; B1 east star; C1 east star
        green sheep D1 dwarf; Arridis; Arridis
    """)
    listener = Listener(speech_of("edenia", "en"), ("", "Anna"), Seat(0))
    view = EDENIA.view(scene.state, Seat(0))
    assert QUERIES["x"].answer(listener, view, ["a1", "e", "star"]) == [
        "Leads to: dwarf d 1, taken by Anna 1.",
        "Way: east 3.",
        "In the way: sheep 2, sheep 3, Anna 1. 3 clovers to leap.",
    ]


def test_a_ray_tells_the_rim() -> None:
    """A relay is told with its clover; a tunnel with one other mouth is followed."""
    scene = Scene("1  Ari +++ ... ... ...")
    listener = Listener(speech_of("edenia", "en"), ("", ""), Seat(0))
    view = EDENIA.view(scene.state, Seat(0))
    assert QUERIES["ray"].answer(listener, view, ["b", "1", "north", "star"]) == [
        "Leads to: unexplored b 2.",
        "Way: relay and back, south.",
        "Relays on the way: plus 1 clover.",
    ]
    tunnel = QUERIES["ray"].answer(listener, view, ["b1", "north", "nebula"])
    assert tunnel[1] == "Way: tunnel to meteorite, south."


def test_a_path_finds_the_start_and_the_price() -> None:
    """Path tells a start that leads to the cell, every answer on the way, and the cost."""
    scene = Scene("""
        1  Ari +// +++ o++ OOO
        red clovers 2, sheep Arridis; Arridis; Arridis
        green sheep C1 east star; Arridis; Arridis
    """)
    listener = Listener(speech_of("edenia", "en"), ("", ""), Seat(0))
    assert QUERIES["p"].answer(listener, scene.state, ["1", "e1"]) == [
        "Yes, sheep 1 can reach e 1.",
        "Start east star, leap, on.",
        "Costs 1 clover.",
    ]
    away = QUERIES["p"].answer(listener, scene.state, ["1", "edenia"])
    assert away[0] == "No, sheep 1 gets to e 1, 4 steps from Edenia."


def test_a_ray_without_a_track_says_so() -> None:
    """A ray where no track begins is answered in one line."""
    view = Scene("red sheep Arridis; Arridis; Arridis").state
    listener = Listener(speech_of("edenia", "en"), ("", ""), Seat(0))
    assert QUERIES["x"].answer(listener, view, ["a1", "north", "star"]) == [
        "No track leaves a 1 there."
    ]
