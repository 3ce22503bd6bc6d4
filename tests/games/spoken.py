"""The languages as a game speaks them."""

from edenia_tui.games.registry import GAMES
from edenia_tui.language.speech import Speech, speech


def speech_of(game: str, language: str) -> Speech:
    """Give a language that can speak about a game."""
    return speech(language, GAMES[game].words.messages)
