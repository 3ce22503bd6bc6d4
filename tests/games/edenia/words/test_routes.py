"""Routes in words: runs from tile to tile, and previews."""

import pytest

from edenia_tui.games.edenia.words.routes import tell_course, tell_route
from edenia_tui.language.listener import Listener
from rules.edenia.analysis.courses import follow
from rules.edenia.events import Moved
from rules.edenia.game import EDENIA
from rules.kernel.seat import Seat
from tests.games.edenia.words import listeners
from tests.games.spoken import speech_of
from tests.rules.edenia.scenario import Scene


def preview(scene: Scene, command: str) -> str:
    """Tell red in English where a command leads."""
    course = follow(scene.state, EDENIA.read_action(scene.state, command))
    listener = Listener(speech_of("edenia", "en"), ("",) * len(scene.state.players), Seat(0))
    return tell_course(listener, course)


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
        2  +++ +++ \++ ... ...
        3  ... ... hol ... ...
        red sheep A2 east star
    """).play("go 1 east")
    assert told_routes(scene) == [["east 2, south, to c 3"], ["est 2, sud, jusqu'à c 3"]]


def test_a_journey_within_one_tile_names_the_track() -> None:
    """From Arridis to the next tile there is no run to tell, so the track is named."""
    scene = Scene("1 Ari +++ ... ... ...\ndeck none").play("go 1 east nebula")
    assert told_routes(scene) == [["to b 1 east nebula"], ["jusqu'à b 1 est nébuleuse"]]


@pytest.mark.parametrize(
    ("position", "commands", "told"),
    [
        ("2 +++ +++ +++ OOO ...\nred sheep A2 east star", ("go 1 east",), "to d 2 planet"),
        (
            "2 +++ +++ \\++ ... ...\n3 ... ... hol ... ...\nred sheep A2 east star",
            ("go 1 east",),
            "east 2, south, to the Black Hole",
        ),
        (
            "3 ... +++ hol ... ...\nred sheep B3 east star",
            ("go 1 east", "hole north"),
            "the die picks the path to c 2",
        ),
        (
            "1 Ari +++ +++ ... ...\nred clovers 1\ngreen sheep C1 east star 1; C1 east star 2",
            ("go 1 east star", "leap"),
            "to c 1 east star, behind Green 1",
        ),
        (
            "1 Ari +++ +++ ... ...\nred clovers 1\ngreen sheep C1 east star",
            ("go 1 east star", "stop"),
            "",
        ),
        (
            "2 +++ o++ ... ... ...\nred sheep A2 east star\ngreen sheep B2 dwarf",
            ("go 1 east",),
            "to b 2 west star, behind Green 1",
        ),
        ("1 Ari o++ ... ... ...\nred clovers 1", ("go 1 east star", "stop"), ""),
        (
            "1 Ari o++ ... ... ...\nred clovers 1",
            ("go 1 east star", "search"),
            "2 artefacts to see",
        ),
        ("2 +++ ... ... ... ...\nred sheep A2 north star", ("go 1 north",), "to Arridis"),
        ("1 Ari +++ ... ... ...\nred hidden scope-3", ("play scope-3",), "a tile is drawn"),
        (
            "5 ... ... ... +++ Ede\nred trifoliums 15 13, sheep Edenia; Edenia; D5 east star",
            ("go 3 east",),
            "you win, Trifolium 11",
        ),
    ],
)
def test_a_preview_ends_at_the_next_question(
    position: str, commands: tuple[str, ...], told: str
) -> None:
    """The last of the commands is told by where it stops, whom it meets or what is not known yet."""
    *before, last = commands
    assert preview(Scene(position).play(*before), last) == told


def test_a_relay_on_the_way_is_counted() -> None:
    """RIM-2: the clover is told as a change and a total."""
    scene = Scene(r"""
        north  *uu uuu u*u uu*
        1  Ari +++ ... ... ...
        2  ... OOO ... ... ...
        red clovers 2, sheep B1 north star
    """)
    told = "back at relay b 1 north, to b 2 planet, plus 1, 3 clovers"
    assert preview(scene, "go 1 north") == told
