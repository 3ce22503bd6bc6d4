"""Events in words: what was just said is not said again."""

import pytest

from edenia_tui.games.edenia.words.events import tell_events
from edenia_tui.language.listener import Level, Listener
from rules.edenia.events import Event, Laid, Stopped
from rules.edenia.galaxy import HUB, Cell, Face, Sheep, Spot
from rules.kernel.seat import Seat
from tests.games.spoken import speech_of
from tests.rules.edenia.scenario import Scene

B2 = Cell(6)
LAID = Laid(B2, Face("OOO"), 3)
STOPPED = Stopped(Sheep(0), Spot(HUB + B2), 0, "HAB-2")
ON_THE_TABLE = """
    2  ... OOO ... ... ...
    planet B2 clovers 3
"""


def told(language: str, level: Level, *events: Event) -> str:
    """Tell red the last of some events."""
    state = Scene(ON_THE_TABLE).state
    listener = Listener(speech_of("edenia", language), ("", ""), Seat(0), level)
    return tell_events(listener, state, state, events)[-1]


@pytest.mark.parametrize(
    ("language", "new", "old"),
    [
        ("en", "At b 2.", "At b 2 planet."),
        ("fr", "Arrivée : b 2.", "Arrivée : b 2 planète."),
    ],
)
def test_the_kind_of_a_tile_is_told_once(language: str, new: str, old: str) -> None:
    """A sheep on a tile that was just laid is told by the cell; on any other by its kind as well."""
    assert told(language, Level.NORMAL, LAID, STOPPED) == new
    assert told(language, Level.NORMAL, STOPPED) == old


def test_the_level_full_leaves_nothing_to_be_remembered() -> None:
    """There the place is told in full, whatever was said before."""
    assert told("en", Level.FULL, LAID, STOPPED) == "Sheep 1 stops at b 2 planet (HAB-2)."
