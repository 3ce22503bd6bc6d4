"""The commands of Cups in French."""

from typing import Final

from edenia_tui.language.translation import Translation

_TRANSLATION: Final = Translation(
    {
        "nombre": "count",
        "valeur": "face",
        "douter": "doubt",
        "doute": "doubt",
        "lancer": "roll",
        "premier": "first",
        "chêne": "oak",
        "orme": "elm",
        "frêne": "ash",
    }
)


def in_english(typed: str, language: str) -> str:
    """Put a typed command into canonical words."""
    is_french = language == "fr"
    words = typed.lower().split()
    return " ".join(_TRANSLATION.english(word, cut_short=is_french) for word in words)


def for_speakers(command: str, language: str) -> str:
    """Put a canonical command into words of a language."""
    if language != "fr":
        return command
    return " ".join(map(_TRANSLATION.french, command.split()))
