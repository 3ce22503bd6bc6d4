"""The words people use for things of the game, in English and French: one of them is canonical.

Rule of the file: no word of it could be a tile, which is a word of letters in an order of their own.
"""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from rules.kernel.lines import Word
from rules.kernel.typed import folded

_WORDS: Final = {
    "amber": "ambre",
    "coral": "corail",
    "pearl": "perle",
    "topaz": "topaze",
    "centre": "center centres centers milieu",
    "uphill": "up up-hill montée montées monte",
    "downhill": "down down-hill descente descentes descend",
    "character": "characters person personnage personnages perso",
    "vain": "vain-man conceited vaniteux",
    "geographer": "géographe",
    "astronomer": "astronome",
    "king": "roi",
    "lamplighter": "lamp-lighter allumeur",
    "hunter": "chasseur",
    "drunkard": "drunk tippler buveur ivrogne",
    "white": "blanc",
    "grey": "gray gris",
    "brown": "brun marron",
    "gardener": "jardinier",
    "turkish": "turk turc",
    "prince": "little-prince petit-prince",
    "rules": "rule règles règle",
    "secret": "secrets secrète",
    "round": "manche",
    "first": "starts began premier première commence",
    "turn": "tour",
    "ask": "question",
    "offer": "offre étalage",
    "hidden": "face-down cachée caché",
    "served": "taken servis servi pris",
    "discards": "discard discarded out défausse défaussées",
    "tiles": "tuiles",
    "rest": "reste",
}
CANONICAL: Final = MappingProxyType(
    {folded(word): name for name, words in _WORDS.items() for word in words.split()}
)
"""The canonical word for every other one, folded."""


def canonical_line(words: Sequence[Word]) -> list[Word]:
    """Put the words of a line into canonical ones, each where it stood; a colon behind means nothing."""
    return [word.meaning(canonical(word.text.rstrip(":=") or word.text)) for word in words]


def canonical(text: str) -> str:
    """Give the canonical word; what is not known stays as it is."""
    return CANONICAL.get(folded(text), text)
