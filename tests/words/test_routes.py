"""Routes in words: runs from tile to tile, and previews."""

import pytest

from edenia_tui.words.edenia.routes import sheep_ahead, tell_preview, tell_route
from edenia_tui.words.listener import Listener
from edenia_tui.words.speech import speech
from rules.edenia.events import Moved
from rules.edenia.game import EDENIA
from rules.kernel.seat import Seat
from tests.rules.edenia.scenario import Scene
from tests.words import listeners

BEND = r"""
    1  Ari +++ +++ /++ ...
    2  ... ... OOO /++ ...
    red sheep B1 east star
"""


def preview(scene: Scene, command: str) -> str:
    """Tell red in English where a command leads."""
    step = EDENIA.apply(scene.state, EDENIA.read_action(scene.state, command))
    listener = Listener(speech("en"), ("",) * len(scene.state.players), Seat(0))
    return tell_preview(listener, scene.state, step)


def told_routes(scene: Scene) -> list[list[str]]:
    """Tell everything that has moved, language by language."""
    return [
        [tell_route(listener, moved.steps, scene.state.tiles) for moved in scene.told(Moved)]
        for listener in listeners(2, None)
    ]


def test_steps_in_one_direction_are_one_run() -> None:
    """Two tiles east are east 2; a track within the same tile is no step."""
    scene = Scene(r"""
        2  +++ +++ +++ OOO ...
        red sheep A2 east star
    """).play("go 1 east")
    assert told_routes(scene) == [["east 3, to d 2"], ["est 3, jusqu'à d 2"]]


def test_each_turn_begins_a_run() -> None:
    """Bends are told where they change the direction from cell to cell."""
    scene = Scene(r"""
        2  +++ +++ /++ ... ...
        3  ... ... hol ... ...
        red sheep A2 east star
    """).play("go 1 east")
    assert told_routes(scene) == [["east 2, to c 2"], ["est 2, jusqu'à c 2"]]


def test_a_journey_within_one_tile_names_the_track() -> None:
    """From Arridis to the next tile there is no run to tell, so the track is named."""
    scene = Scene("1 Ari +++ ... ... ...\ndeck none").play("go 1 east nebula")
    assert told_routes(scene) == [["to b 1 east nebula"], ["jusqu'à b 1 est nébuleuse"]]
