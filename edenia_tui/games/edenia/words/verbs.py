"""The game's commands in French, word by word; the canonical English words always work."""

from types import MappingProxyType
from typing import Final

from edenia_tui.language.folding import folded
from edenia_tui.language.translation import Translation

_FRENCH: Final = {
    "aller": "go",
    "va": "go",
    "téléporter": "jump",
    "passer": "skip",
    "sauter": "leap",
    "arrêter": "stop",
    "s'arrêter": "stop",
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
    "piocher": "draw",
    "lancer": "roll",
    "révéler": "reveal",
    "premier": "first",
    "téléporte": "jump",
    "passe": "skip",
    "saute": "leap",
    "arrête": "stop",
    "continue": "on",
    "fouille": "search",
    "garde": "keep",
    "pose": "lay",
    "joue": "play",
    "finir": "end",
    "pioche": "draw",
    "lance": "roll",
    "révèle": "reveal",
    "vert": "green",
    "noir": "black",
    "nord": "north",
    "est": "east",
    "sud": "south",
    "ouest": "west",
    "centre": "in",
    "étoile": "star",
    "nébuleuse": "nebula",
    "météorite": "meteorite",
}
VERB_RULES: Final = MappingProxyType(
    {
        "go": "MOV-3",
        "jump": "TEL-2",
        "skip": "SKIP-1",
        "leap": "LEAP-2",
        "stop": "MOV-1",
        "tunnel": "RIM-1",
        "hole": "HOLE-1",
        "clover": "HAB-2",
        "flag": "HAB-2",
        "place": "ART-4",
        "lay": "ART-3",
        "under": "ED-2",
        "play": "ART-1",
        "end": "ART-10",
        "draw": "MOV-4",
        "roll": "HOLE-1",
        "first": "SET-3",
        **dict.fromkeys(("on", "search", "keep", "reveal"), "DWA-2"),
    }
)
"""The rule that tells most about each command."""
_ARTEFACTS: Final = {
    "turbo-réacteur": "turbo",
    "bifurcation": "junction",
    "moutonscope": "scope",
    "accélérateur": "quantum",
    "poche": "pocket",
    "jaune": "yellow",
    "bleu": "blue",
    "rouge": "red",
}
"""French words within the name of an artefact: bifurcation-4, poche-bleu-4."""
_TRANSLATION: Final = Translation(_FRENCH)
_PARTS: Final = MappingProxyType({folded(word): english for word, english in _ARTEFACTS.items()})


def in_english(typed: str, language: str) -> str:
    """Put a typed command into canonical words; French words may be cut short when French is spoken."""
    return " ".join(_english(word, cut_short=language == "fr") for word in typed.split())


def _english(word: str, *, cut_short: bool) -> str:
    plain = folded(word)
    if "-" in plain or plain in _PARTS:
        return _artefact(plain)
    return _TRANSLATION.english(word, cut_short=cut_short)


def _artefact(name: str) -> str:
    """Put the French parts of an artefact's name into English."""
    for french, english in _PARTS.items():
        name = name.replace(french, english)
    return name


def for_speakers(command: str, language: str) -> str:
    """Put a canonical command into the words of a language, as an example to type."""
    if language != "fr":
        return command
    return " ".join(map(_TRANSLATION.french, command.split()))
