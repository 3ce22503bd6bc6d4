"""The game's commands in French, word by word; the canonical English words always work."""

from types import MappingProxyType
from typing import Final

from edenia_tui.words.folding import folded

_FRENCH: Final = {
    "aller": "go",
    "va": "go",
    "téléporter": "jump",
    "passer": "skip",
    "sauter": "leap",
    "arrêter": "stop",
    "continuer": "on",
    "fouiller": "search",
    "garder": "keep",
    "trou": "hole",
    "trèfle": "clover",
    "drapeau": "flag",
    "poser": "lay",
    "dessous": "under",
    "placer": "place",
    "jouer": "play",
    "fin": "end",
    "finir": "end",
    "nord": "north",
    "est": "east",
    "sud": "south",
    "ouest": "west",
    "centre": "in",
    "étoile": "star",
    "nébuleuse": "nebula",
    "météorite": "meteorite",
}
_FOLDED: Final = MappingProxyType({folded(word): english for word, english in _FRENCH.items()})
_LEAST = 3
"""How much of a French word must be typed: shorter beginnings are left to the English words."""


def in_english(typed: str, language: str) -> str:
    """Put a typed command into canonical words; French words may be cut short when French is spoken."""
    return " ".join(_english(word, cut_short=language == "fr") for word in typed.split())


def _english(word: str, *, cut_short: bool) -> str:
    plain = folded(word)
    if plain in _FOLDED:
        return _FOLDED[plain]
    if not cut_short or len(plain) < _LEAST:
        return word
    fits = {english for french, english in _FOLDED.items() if french.startswith(plain)}
    return fits.pop() if len(fits) == 1 else word
