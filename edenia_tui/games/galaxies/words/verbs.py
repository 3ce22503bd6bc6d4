"""The commands of Tiny Epic Galaxies as they are typed and heard, in French too.

Faces, places, cards and ships are understood in both languages by the notation; here are the verbs and
the names of players.
"""

import re
from typing import Final

from edenia_tui.language.folding import folded
from edenia_tui.language.listener import Listener
from edenia_tui.language.translation import Translation
from rules.galaxies.notation.wording import FRENCH_CARDS, FRENCH_MISSIONS
from rules.galaxies.state import ROGUE_NAME, SEATS
from rules.kernel.seat import Seat

_FRENCH: Final = {
    "garder": "keep",
    "garde": "keep",
    "activer": "use",
    "active": "use",
    "utiliser": "use",
    "utilise": "use",
    "relancer": "reroll",
    "relance": "reroll",
    "convertir": "convert",
    "convertis": "convert",
    "changer": "change",
    "change": "change",
    "en": "to",
    "dépenser": "spend",
    "dépense": "spend",
    "écarter": "spend",
    "engager": "hire",
    "engage": "hire",
    "affecter": "fly",
    "affecte": "fly",
    "pilote": "pilot",
    "échanger": "exchange",
    "échange": "exchange",
    "fin": "end",
    "finir": "end",
    "terminer": "end",
    "termine": "end",
    "vaisseau": "ship",
    "déplacer": "ship",
    "aller": "go",
    "va": "go",
    "vers": "go",
    "agir": "act",
    "agis": "act",
    "act": "act",
    "avancer": "advance",
    "avance": "advance",
    "pousser": "push",
    "repousser": "push",
    "reculer": "retreat",
    "recule": "retreat",
    "améliorer": "upgrade",
    "améliore": "upgrade",
    "colonie": "colony",
    "mélanger": "mix",
    "mélange": "mix",
    "troquer": "swap",
    "troque": "swap",
    "voler": "rob",
    "vole": "rob",
    "remplacer": "replace",
    "remplace": "replace",
    "renvoyer": "dismiss",
    "renvoie": "dismiss",
    "suivre": "follow",
    "suis": "follow",
    "avec": "with",
    "accélérer": "surge",
    "accélère": "surge",
    "non": "no",
    "aucun": "no",
    "aucune": "no",
    "prendre": "take",
    "prends": "take",
    "piocher": "draw",
    "pioche": "draw",
    "laisser": "leave",
    "laisse": "leave",
    "esquiver": "dodge",
    "esquive": "dodge",
    "encore": "again",
    "forcer": "force",
    "force": "force",
    "accepter": "let",
    "accepte": "let",
    "premier": "first",
    "lancer": "roll",
    "carte": "card",
}
_NOUNS: Final = {
    "move": "déplacement",
    "energy": "énergie",
    "diplomacy": "diplomatie",
    "economy": "économie",
    "colony": "colonie",
    "intrepid": "intrépide",
    "home": "galaxie",
    "orbit": "orbite",
    "black": "espace",
    "all": "tout",
    "but": "sauf",
    "with": "avec",
    "azure": "azur",
    "crimson": "cramoisi",
    "gold": "or",
    "ivory": "ivoire",
    ROGUE_NAME: "renégate",
}
_OTHER_WORDS: Final = {
    "activate": "use",
    "roll-again": "reroll",
    "reroll-all": "reroll all",
    "improve": "upgrade",
    "move-ship": "ship",
    "fly-to": "go",
    "steal": "rob",
    "yes": "follow",
    "pass": "no",
    "none": "no",
    "stop": "end",
    "done": "end",
    "explore": "draw",
    "allow": "let",
}
"""Other English words for the same."""
_PHRASES: Final = (
    (re.compile(r"^(?:faire|fais) reculer\b"), "push"),
    (re.compile(r"^push back\b"), "push"),
    (re.compile(r"^(?:laisser|laisse) faire\b"), "let"),
    (re.compile(r"^(?:roll again|relancer? encore)\b"), "reroll"),
    (re.compile(r"^end turn\b|^fin du tour\b"), "end"),
    (re.compile(r"^move to\b|^aller? [àa]\b"), "go"),
)
_WITH_PLAYER: Final = ("push", "rob", "first")
_ROGUES: Final = ("artemis", "rothkel", "zendica", "hades", "gamelyn")
_TRANSLATION: Final = Translation(_FRENCH)


def in_english(listener: Listener, typed: str) -> str:
    """Put a typed command into canonical words."""
    plain = typed.lower().replace(",", " ").strip()
    for pattern, verb in _PHRASES:
        plain = pattern.sub(verb, plain)
    words = plain.split()
    if not words:
        return ""
    verb = _OTHER_WORDS.get(folded(words[0])) or _TRANSLATION.english(
        words[0], cut_short=listener.speech.language == "fr"
    )
    rest = " ".join(words[1:])
    if verb in _WITH_PLAYER:
        rest = _with_player(listener, rest)
    return f"{verb} {rest}".strip()


def for_speakers(command: str, language: str) -> str:
    """Put a canonical command into words of a language, short as it is typed."""
    if language != "fr":
        return command
    verb, *words = command.split()
    return " ".join((_TRANSLATION.french(verb), *map(_french_noun, words)))


def spelt_out(listener: Listener, command: str) -> str:
    """Put a canonical command into words that can be typed, players called by their names."""
    verb, *words = command.split()
    language = listener.speech.language
    if verb in _WITH_PLAYER and words and words[0] in SEATS:
        seat = Seat(SEATS.index(words[0]))
        if seat < len(listener.names) and listener.names[seat]:
            after = for_speakers(f"{verb} {' '.join(words[1:])}", language).split()
            return " ".join((after[0], listener.names[seat], *after[1:]))
    return for_speakers(command, language)


def _french_noun(word: str) -> str:
    """Put a noun into French; names of planets and pilots stay."""
    known = FRENCH_CARDS.get(word) or FRENCH_MISSIONS.get(word)
    return known.lower() if known else _NOUNS.get(word, word)


def _with_player(listener: Listener, rest: str) -> str:
    """Call a player who was called by name by the word for the seat."""
    plain = folded(rest)
    for seat, name in enumerate(listener.names):
        called = folded(name)
        if called and (plain == called or plain.startswith(f"{called} ")):
            return f"{SEATS[seat]}{plain[len(called) :]}"
    first, _, after = plain.partition(" ")
    if first in _ROGUES:
        return f"{ROGUE_NAME} {after}".strip()
    return rest
