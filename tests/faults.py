"""What people are told about a text that makes no sense."""

from pathlib import Path

import edenia_tui
from edenia_tui.language.faults import tell_fault, tell_wrong
from edenia_tui.language.speech import Speech, speech
from rules.kernel.refused import Unreadable


def speech_about(game: str, language: str = "en") -> Speech:
    """Speak about a game, also about one that is not on the table yet."""
    return speech(language, Path(edenia_tui.__path__[0]) / "games" / game / "words")


def told(error: Unreadable, game: str = "edenia", language: str = "en") -> str:
    """Tell the place, what is wrong, and how such a line is written."""
    return tell_fault(speech_about(game, language), error.fault)


def wrong(error: Unreadable, game: str = "edenia", language: str = "en") -> str:
    """Tell what is wrong, without the place."""
    return tell_wrong(speech_about(game, language), error.fault)
