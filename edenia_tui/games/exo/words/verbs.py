"""The commands of EXO as they are typed and heard, in French too."""

import re
from typing import Final

from edenia_tui.language.folding import folded
from edenia_tui.language.listener import Listener, Style
from edenia_tui.language.translation import Translation
from rules.exo.notation.names import find_planet, planet_words

_FRENCH: Final = {
    "prendre": "take",
    "prends": "take",
    "prend": "take",
    "placer": "put",
    "place": "put",
    "poser": "put",
    "pose": "put",
    "disposer": "lay",
    "premier": "first",
    "petite": "small",
    "petit": "small",
    "moyenne": "medium",
    "moyen": "medium",
    "grande": "large",
    "grand": "large",
    "bleue": "blue",
    "bleu": "blue",
    "rouge": "red",
    "verte": "green",
    "vert": "green",
    "tellurique": "telluric",
    "gazeuse": "gaseous",
    "gazeux": "gaseous",
    "anneau": "ringed",
    "annelée": "ringed",
    "nord": "north",
    "est": "east",
    "orient": "east",
    "sud": "south",
    "ouest": "west",
    "altaïr": "altair",
    "véga": "vega",
    "étoile": "star",
}
_TRANSLATION: Final = Translation(_FRENCH)
_LITTLE_WORDS: Final = ("a", "la", "le", "en")
"""French words that say nothing between the others: petite bleue à anneau."""
_WAY: Final = re.compile(r"\b([nsewo]) (\d+)")
_POINTS: Final = {"n": "north", "s": "south", "e": "east", "w": "west", "o": "west"}
_COORDINATE: Final = re.compile(r"\b([a-z]) (?=\d)")
_WEST: Final = re.compile(r"o(\d)")
_SQUARE: Final = re.compile(r"(?:[nseo]\d+){1,2}")


def in_english(typed: str, language: str) -> str:
    """Put a typed command into canonical words; coordinates may be typed as they are heard."""
    is_french = language == "fr"
    words = _COORDINATE.sub(r"\1", typed.lower()).split()
    if is_french:
        words = [*words[:1], *(word for word in words[1:] if folded(word) not in _LITTLE_WORDS)]
    return " ".join(_english(word, is_french=is_french) for word in words)


def _english(word: str, *, is_french: bool) -> str:
    if is_french and _SQUARE.fullmatch(word):
        return _WEST.sub(r"w\1", word)
    return _TRANSLATION.english(word, cut_short=is_french)


def for_speakers(command: str, language: str) -> str:
    """Put a canonical command into words of a language, short as it is typed."""
    verb, *words = command.split()
    if language != "fr":
        return command
    return " ".join((_TRANSLATION.french(verb), *(_french(word) for word in words)))


def spelt_out(command: str, language: str) -> str:
    """Put a canonical command into words that can be heard and typed: take small blue ringed."""
    verb, *words = command.split()
    found = find_planet(words[0]) if words and verb in ("take", "lay") else None
    if found is None:
        spaced = re.sub(r"([nsew])(\d+)", r" \1 \2", " ".join(words)).split()
        return for_speakers(" ".join((verb, *spaced)), language)
    said = planet_words(found).split()
    if language != "fr":
        return " ".join((verb, *said))
    size, colour, kind = (_TRANSLATION.french(word) for word in said)
    kind = f"à {kind}" if kind == "anneau" else kind
    return " ".join((_TRANSLATION.french(verb), size, colour, kind))


def example(listener: Listener, command: str) -> str:
    """Put a canonical command into words that the listener can hear right and type."""
    told = spelt_out(command, listener.speech.language)
    if listener.style is Style.LETTERS:
        return told
    return _WAY.sub(lambda way: listener.say_aloud(_POINTS[way[1]], far=way[2]), told)


def _french(word: str) -> str:
    """Put a star or a square into French; the letters of a planet are the same everywhere."""
    if word == "w" or re.fullmatch(r"(?:[nsew]\d+){1,2}", word):
        return word.replace("w", "o")
    return _TRANSLATION.french(word)
