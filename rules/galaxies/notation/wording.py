"""The words people use for things of the game, in English and French: one of them is canonical.

Rule of the file: no word of it is the name of a card in either language.
"""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from rules.kernel.lines import Word
from rules.kernel.typed import folded

_WORDS: Final = {
    "azure": "azur blue bleu",
    "crimson": "cramoisi cramoisie red rouge",
    "gold": "golden doré dorée yellow jaune",
    "ivory": "ivoire white blanc blanche",
    "violet": "violette purple",
    "rogue": "renégate renégat renégates",
    "move": "moves déplacement déplacements",
    "energy": "energies énergie énergies",
    "culture": "cultures",
    "diplomacy": "dip diplo diplomacies diplomatie diplomaties",
    "economy": "eco econ economies économie économies",
    "colony": "colonie",
    "intrepid": "intrépide",
    "home": "galaxie galaxy maison",
    "orbit": "orbiting around orbite",
    "black": "espace noir unexplored inexploré",
    "danger": "track piste",
    "nowhere": "nulle-part",
    "rules": "rule règles règle",
    "expansion": "extension beyond",
    "open-cards": "cartes-visibles",
    "hard": "difficile",
    "round": "manche",
    "first": "starts began premier première",
    "turn": "tour",
    "trigger": "triggered déclenche déclencheur",
    "row": "planets rangée planètes",
    "gone": "disparues removed",
    "under": "dessous",
    "pilots": "pilotes",
    "dismissed": "renvoyés",
    "deck": "pioche",
    "open": "visibles face-up ouvertes",
    "dodged": "esquivées",
    "dice": "dés dé",
    "used": "activated activés activé",
    "hired": "engagés",
    "spent": "converter dépensés convertisseur",
    "dropped": "écartés",
    "complete": "complets finished",
    "once": "une-fois",
    "doing": "stack en-cours",
    "over": "terminé finie",
    "level": "niveau empire",
    "ships": "ship vaisseaux vaisseau",
    "colonies": "colonised colonisées",
    "missions": "mission",
    "keeps": "kept garde",
    "cards": "card cartes carte found",
    "with": "avec flown",
    "at": "à in on en dans sur",
    "all": "everything tout tous toutes",
    "but": "except sauf",
    "none": "aucun aucune rien nothing",
}
CANONICAL: Final = MappingProxyType(
    {folded(word): name for name, words in _WORDS.items() for word in words.split()}
)
"""The canonical word for every other one, folded."""
_LITTLE: Final = frozenset(
    ("the", "a", "an", "of", "le", "la", "les", "un", "une", "du", "de", "des", "and", "et")
)

FRENCH_CARDS: Final = MappingProxyType(
    {
        "drifting-cells": "Cellules à la dérive",
        "old-library": "Vieille bibliothèque",
        "free-harbour": "Port franc",
        "spilled-cargo": "Cargaison perdue",
        "choir-of-stars": "Chœur d'étoiles",
        "sleeping-depot": "Dépôt endormi",
        "pebble": "Caillou",
        "thimble": "Perle",
        "acorn": "Noisette",
        "button": "Bouton",
        "crumb": "Miette",
        "trade-wind": "Alizé",
        "treaty-lane": "Voie du traité",
        "fold": "Pli",
        "wake": "Sillage",
        "echo-chain": "Chaîne d'échos",
        "star-charts": "Cartes du ciel",
        "clear-signal": "Signal clair",
        "ion-storm": "Orage ionique",
        "long-silence": "Long silence",
        "toll-of-dust": "Tribut de poussière",
        "cold-front": "Front froid",
        "shear": "Cisaillement",
        "distress-call": "Appel de détresse",
        "reef": "Récif",
        "toll-gate": "Péage",
        "ice-field": "Champ de glace",
        "graveyard": "Cimetière",
        "blockade": "Blocus",
        "maelstrom": "Maelström",
    }
)
"""The exploration cards in French, by their canonical names."""
FRENCH_MISSIONS: Final = MappingProxyType(
    {
        "seeker": "Chercheur",
        "charger": "Chargeur",
        "conqueror": "Conquérant",
        "hermit": "Ermite",
        "noble": "Noble",
        "trader": "Marchand",
        "equalizer": "Égalisateur",
        "elder": "Doyen",
        "hoarder": "Accapareur",
        "industrialist": "Industriel",
        "orbiter": "Orbiteur",
        "explorer": "Explorateur",
        "recruiter": "Recruteur",
        "archivist": "Archiviste",
        "homebody": "Casanier",
        "curator": "Conservateur",
        "wanderer": "Vagabond",
        "daredevil": "Casse-cou",
        "landlord": "Propriétaire",
        "admiral": "Amiral",
    }
)


def canonical_line(words: Sequence[Word]) -> list[Word]:
    """Put the words of a line into canonical ones, each where it stood; a colon behind means nothing."""
    return [word.meaning(canonical(word.text.rstrip(":=") or word.text)) for word in words]


def canonical(text: str) -> str:
    """Give the canonical word; what is not known stays as it is, without capitals and accents."""
    plain = folded(text)
    return CANONICAL.get(plain, plain)


def is_little(text: str) -> bool:
    """Tell whether a word means nothing here, such as an article."""
    return folded(text) in _LITTLE
