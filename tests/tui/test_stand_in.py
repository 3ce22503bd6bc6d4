"""The screen's story tells when a bot could not choose."""

from typing import Any

import pytest

from edenia_tui.conversation.log import Log
from edenia_tui.games.edenia.words.words import WORDS
from edenia_tui.language.listener import Listener
from edenia_tui.table.stand_in import StandIn
from edenia_tui.table.watchers import Told
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.kernel.seat import Seat
from tests.games.spoken import speech_of

RED, GREEN = Seat(0), Seat(1)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Green's bot failed; ewe chose for it."),
        ("fr", "Vert : robot en panne ; la brebis a choisi à sa place."),
    ],
)
def test_the_story_tells_who_stood_in(language: str, sentence: str) -> None:
    """It is told again, too, when the story is shown anew in another language."""
    log = Log(RED, WORDS)
    state = EDENIA.start(Options(2, first=GREEN))
    stand_in = StandIn("ewe", is_late=False)
    log.saw(Told[Any, Any, Any](RED, state, state, (), GREEN, None, stand_in))
    assert log.tell_anew(Listener(speech_of("edenia", language), ("", ""), RED)) == [sentence]
