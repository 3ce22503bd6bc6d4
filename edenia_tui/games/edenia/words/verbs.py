"""The game's commands in French, word by word; the canonical English words always work."""

import re
from types import MappingProxyType
from typing import Final

from edenia_tui.language.folding import folded
from edenia_tui.language.listener import Listener
from edenia_tui.language.translation import Translation
from rules.edenia.notation.artefact_words import artefact_words
from rules.edenia.notation.wording import CANONICAL, ELIDED, FRENCH_NOUNS, LITTLE_WORDS, plain
from rules.kernel.lines import Word

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
    "lever": "flag",
    "planter": "flag",
    **FRENCH_NOUNS,
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
_OTHER_VERBS: Final = {
    "move": "go",
    "walk": "go",
    "travel": "go",
    "teleport": "jump",
    "pass": "skip",
    "hop": "leap",
    "halt": "stop",
    "continue": "on",
    "straight": "on",
    "use": "play",
    "raise": "flag",
    "plant": "flag",
    "finish": "end",
}
"""Other English words for commands; none of them asks anything at a table."""
_LITTLE_WORDS: Final = LITTLE_WORDS | {
    *("sheep", "my", "to", "by", "via", "along", "towards", "toward", "over", "out", "here"),
    *("mouton", "mon", "vers", "par", "dans", "ici"),
}
"""Words that say nothing after the verb."""
_TRANSLATION: Final = Translation(_FRENCH)
_NOUNS: Final = Translation(FRENCH_NOUNS)
_ALONE: Final = MappingProxyType(
    {
        "clover": ("clover", "clovers"),
        "flag": ("flag", "flags"),
        "end": ("turn", "tour"),
        "skip": ("turn", "tour"),
        "on": ("on", "ahead"),
        "search": ("dwarf", "planet", "artefacts"),
    }
)
"""What may be said besides by a verb that stands alone: end the turn, raise a flag, straight on."""
_TAKING: Final = ("take", "prendre", "prends")
_COORDINATE: Final = re.compile(r"\b([a-eA-E]) (?=[1-5]\b)")


def in_english(typed: str, language: str) -> str:
    """Put a typed command into canonical words; French words may be cut short when French is spoken.

    Articles and the like are left out; artefacts and cells may be typed as they are told.
    """
    verb, *words = _COORDINATE.sub(r"\1", typed).split() or [""]
    is_french = language == "fr"
    if folded(verb) in _TAKING and any(CANONICAL.get(plain(word)) == "clovers" for word in words):
        verb = "clover"
    name = _OTHER_VERBS.get(folded(verb)) or _TRANSLATION.english(verb, cut_short=is_french)
    rest = [_noun(word, cut_short=is_french) for word in words if not _is_little(word)]
    if name in _ALONE:
        rest = [word for word in rest if CANONICAL.get(plain(word), word) not in _said_with(name)]
    return " ".join((name, *_with_artefact(name, rest))) if verb else ""


def _said_with(verb: str) -> tuple[str, ...]:
    return tuple(CANONICAL.get(word, word) for word in _ALONE[verb])


def _is_little(word: str) -> bool:
    return plain(word) in _LITTLE_WORDS


def _noun(word: str, *, cut_short: bool) -> str:
    bare = word[2:] if word[:2].lower() in ELIDED else word
    return _NOUNS.english(bare, cut_short=cut_short)


def _with_artefact(verb: str, words: list[str]) -> list[str]:
    """Put the name of an artefact together where a command needs one; its points may be left off."""
    if verb not in ("play", "keep", "reveal") or not words:
        return words
    named = artefact_words([Word(word, 1, 1) for word in words])
    texts = [word.text for word in named]
    if texts[0] == words[0] or verb != "play":
        return texts
    has_target = texts[0].startswith(("junction", "pocket"))
    lacks_sheep = len(texts) > 1 and not texts[1].isdecimal()
    if has_target and lacks_sheep and texts[0][-1].isdecimal():
        kind, _, number = texts[0].rpartition("-")
        return [kind, number, *texts[1:]]  # the number was that of a sheep, not points
    return texts


def example(listener: Listener, command: str) -> str:
    """Put a canonical command into words that the listener can hear right and type."""
    told = for_speakers(command, listener.speech.language)
    east = listener.say("side-east")
    return " ".join(
        listener.say_aloud("side-east") if word == east else word for word in told.split()
    )


def for_speakers(command: str, language: str) -> str:
    """Put a canonical command into the words of a language, as an example to type."""
    if language != "fr":
        return command
    return " ".join(map(_TRANSLATION.french, command.split()))
