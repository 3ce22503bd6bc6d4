"""The words people use for the things of the game: one of them is canonical, the others mean the same.

English and French stand side by side: whoever writes a position down uses the words of the own box.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from rules.kernel.lines import Word
from rules.kernel.typed import folded

FRENCH_NOUNS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "rouge": "red",
        "vert": "green",
        "jaune": "yellow",
        "noir": "black",
        "bleu": "blue",
        "nord": "north",
        "est": "east",
        "orient": "east",
        "sud": "south",
        "ouest": "west",
        "centre": "in",
        "étoile": "star",
        "nébuleuse": "nebula",
        "météorite": "meteorite",
    }
)
"""What tracks and players are called in French, spelt as it is shown."""

_WORDS: Final = {
    "red": "rouges",
    "green": "vert verte verts vertes",
    "yellow": "jaunes",
    "black": "noir noire noirs noires",
    "in": "hub center inside centre",
    "star": "stars étoiles",
    "nebula": "nebulas nebulae nébuleuses",
    "meteorite": "meteorites meteor meteors météore météores météorites",
    "rules": "rule edition règle règles édition règlement",
    "artefacts": "artefact artifact artifacts",
    "round": "manche manches",
    "first": "starts began begins premier première commence début",
    "turn": "tour",
    "over": "fini finie terminé terminée",
    "walk": "marche trajet",
    "trail": "trace traces piste",
    "deck": "stack pile pioche talon",
    "supply": "bank reserve réserve banque stock",
    "planet": "planets habitable planète planètes",
    "dwarf": "dwarfs dwarves naine naines",
    "pad": "pads teleporter teleporters teleport téléporteur téléporteurs",
    "sheep": "sheeps mouton moutons",
    "clovers": "clover trèfle trèfles",
    "flags": "flag drapeau drapeaux fanion fanions",
    "trifoliums": "trifolium trifolia",
    "sabotages": "sabotage",
    "sabotaged": "saboté sabotée sabotés sabotées",
    "protected": "guarded protégé protégée gardé",
    "hidden": "hand holds face-down main caché cachée cachés cachées",
    "played": "used face-up joué jouée joués jouées utilisé utilisés",
    "arridis": "ari home départ",
    "edenia": "ede édénia goal arrivée",
    "walking": "travelling",
    "none": "no nothing empty without aucun aucune rien vide sans",
    "unknown": "inconnu inconnue inconnus inconnues",
    "moved": "bougé déplacé",
    "ported": "teleported téléporté",
    "again": "encore",
    "engines": "engine",
    "drawn": "piochées tirées",
    "ask": "asks question demande",
    "no-42": "sans-42 without-42",
    "little-lambs": "lambs agneaux petits-agneaux",
    "race": "course",
    "law": "loi",
    "en": "english anglais anglaise anglaises",
    "fr": "french français française françaises",
    "1": "one",
    "2": "two deux",
    "3": "three trois",
    "4": "four quatre",
    "5": "five cinq",
}
_PHRASES: Final = {
    "dwarf planet": "dwarf",
    "dwarf planets": "dwarf",
    "planète naine": "dwarf",
    "planètes naines": "dwarf",
    "habitable planet": "planet",
    "planète habitable": "planet",
    "teleporter pad": "pad",
    "in hand": "hidden",
    "en main": "hidden",
    "face down": "hidden",
    "face cachée": "hidden",
    "face up": "played",
    "face visible": "played",
    "en chemin": "walking",
    "no 42": "no-42",
    "without 42": "no-42",
    "sans 42": "no-42",
    "little lambs": "little-lambs",
    "petits agneaux": "little-lambs",
}
_LITTLE: Final = (
    "the a an of has have with at on is are and player token tokens path track cell side "
    "le la les un une des du de à au aux sur a ont et avec en joueur jeton jetons son ses "
    "chemin tronçon case côté"
)
ELIDED: Final = ("l'", "d'", "l\u2019", "d\u2019")

_LEAST: Final = 3
"""How much of a word must be written."""
_DRAWN: Final = ("north", "south")
"""The lines that are drawings; and those that begin with a number."""

CANONICAL: Final = MappingProxyType(
    {folded(word): name for name, words in _WORDS.items() for word in (name, *words.split())}
    | {folded(word): name for word, name in FRENCH_NOUNS.items() if name != "blue"}
)
"""The canonical word for every word, folded."""
_OFTEN: Final = ("clovers", "flags", "trifoliums", "sheep", *FRENCH_NOUNS.values())
_MAY_BE_CUT: Final = tuple(word for word, name in CANONICAL.items() if name in _OFTEN)
"""Words of which the beginning does."""
PHRASES: Final = MappingProxyType(
    {tuple(folded(text).split()): name for text, name in _PHRASES.items()}
)
"""Two words that mean one thing."""
LITTLE_WORDS: Final = frozenset(folded(word) for word in _LITTLE.split())
"""Words that say nothing between the others."""


@lru_cache(maxsize=1024)
def plain(word: str) -> str:
    """Forgive case, accents, the article of `l'étoile`, and a colon or an equals sign behind."""
    text = folded(word)
    if text[:2] in ELIDED and len(text) > 2:
        text = text[2:]
    return text.rstrip(":=") or text


def canonical_line(words: Sequence[Word]) -> list[Word]:
    """Put the words of a line into canonical ones, each where it stood; what is drawn stays as it is."""
    found = _joined(words) or list(words)
    key, *rest = found
    if key.text in _DRAWN or key.text.isdigit():
        return [key, *words[1:]]
    if key.text == "deck":
        return [key, *(_unless_tile(word) for word in words[1:])]
    return found if key.text == "rules" else [key, *(one for one in rest if not _is_little(one))]


def _unless_tile(word: Word) -> Word:
    known = "unknown" if word.text == "?" else CANONICAL.get(plain(word.text))
    return word.meaning(known) if known in ("none", "unknown") else word


def _joined(words: Sequence[Word]) -> list[Word]:
    """Make one word of two that mean one thing, and canonical ones of the others."""
    found: list[Word] = []
    texts = [plain(word.text) for word in words]
    index = 0
    while index < len(words):
        word, pair = words[index], tuple(texts[index : index + 2])
        phrase = PHRASES.get(pair)
        index += 1 if phrase is None else 2
        text = _canonical(word.text) if phrase is None else phrase
        if found or not _is_little(word):
            found.append(word.meaning(text))
    return found


@lru_cache(maxsize=1024)
def _canonical(word: str) -> str:
    """Give the canonical word, also for one cut short; what is not known stays as it is."""
    text = plain(word)
    if text in CANONICAL:
        return CANONICAL[text]
    if len(text) >= _LEAST:
        fits = {CANONICAL[known] for known in _MAY_BE_CUT if known.startswith(text)}
        if len(fits) == 1:
            return fits.pop()
    return word.rstrip(":=") or word


def _is_little(word: Word) -> bool:
    return plain(word.text) in LITTLE_WORDS or word.text in ("=", ":")
