"""Prices stand in one place of the rules: change the number, and play and words follow."""

import sys

import pytest

from edenia_tui.games.edenia.words.actions import describe
from edenia_tui.games.edenia.words.choices import tell_choice
from edenia_tui.games.edenia.words.event_facts import facts_of
from edenia_tui.games.edenia.words.events import tell_events
from edenia_tui.games.edenia.words.queries.catalogue import QUERIES
from edenia_tui.language.listener import Level, Listener
from rules.edenia.actions import Leap
from rules.edenia.events import Leapt
from rules.kernel.seat import Seat
from tests.games.spoken import speech_of
from tests.rules.edenia.scenario import Scene

BEHIND_GREEN = """
    1  Ari +++ +++ ... ...
    red clovers {}, sheep B1 west star
    green sheep C1 west star
"""


@pytest.fixture
def _dear_leaps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a leap cost 2, as if the number stood so in the rules."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("rules.", "edenia_tui.")) and hasattr(module, "LEAP_PRICE"):
            monkeypatch.setattr(module, "LEAP_PRICE", 2)


def listener(language: str = "en") -> Listener:
    """Speak to red, in full."""
    return Listener(speech_of("edenia", language), ("", ""), Seat(0), Level.FULL)


@pytest.mark.usefixtures("_dear_leaps")
def test_leap_2_another_price_is_paid_and_told() -> None:
    """Two clovers leave the hand, and every sentence says so."""
    scene = Scene(BEHIND_GREEN.format(3)).play("go 1 east")
    asked = scene.state
    assert describe(listener(), asked, Leap()) == "leap for 2 clovers"
    assert describe(listener("fr"), asked, Leap()) == "sauter pour 2 trèfles"
    assert tell_choice(listener(), asked, Leap()).startswith("leap: leap for 2 clovers")
    before = asked.clovers
    scene.play("leap")
    (leapt,) = scene.told(Leapt)
    assert facts_of(leapt, asked.tiles)["paid"] == 2
    assert (scene.player("red").clovers, scene.state.clovers) == (1, before + 2)
    (told,) = tell_events(listener(), asked, scene.state, (leapt,))
    assert told == "Sheep 1 leaps over Green 1, minus 2, 1 clover."


@pytest.mark.usefixtures("_dear_leaps")
def test_leap_2_who_has_less_than_the_price_stops() -> None:
    """One clover buys no leap that costs two, on the way or at the start."""
    scene = Scene(BEHIND_GREEN.format(1)).play("go 1 east")
    assert scene.where("red 1") == "C1 east star"
    assert scene.told(Leapt) == []


@pytest.mark.usefixtures("_dear_leaps")
def test_queries_add_up_the_price() -> None:
    """Who asks where a path leads hears what the leaps on it cost."""
    state = Scene(BEHIND_GREEN.format(1)).state
    lines = QUERIES["ray"].answer(listener(), state, ("b1", "east", "star"))
    assert "In the way: sheep 1, Green 1. 4 clovers to leap." in lines
