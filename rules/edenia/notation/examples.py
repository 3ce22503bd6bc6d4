"""A line of each kind as it should be written, to show whoever got one wrong."""

from collections.abc import Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import Final

from rules.edenia.notation.wording import CANONICAL, plain

_PLAYER: Final = "red clovers 2, hidden turbo-3 ?, sheep C1 dwarf; B3 east star"
EXAMPLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "edenia": "edenia 1",
        "rules": "rules fr, no-42",
        "artefacts": "artefacts turbo-3 scope-4 gromout pocket-red-5",
        "round": "round 6",
        "first": "first red",
        "turn": "turn red",
        "walk": "walk B3 east star > west",
        "trail": "trail B3 east star > west",
        "over": "over race, red, WIN-1",
        "north": "north *uu uuu u*u uu*",
        "south": "south uuu uu* *uu uuu",
        "1": "1 Ari ++/ OOO ... ...",
        "2": "2 /\\+ o/+ ... ... ...",
        "3": "3 ... +o/ hol b+/ ...",
        "4": "4 ... ... ++/ ... ...",
        "5": "5 ... ... ... +++ Ede",
        "deck": "deck unknown",
        "supply": "supply clovers 12, sabotages 8, trifoliums 12 11 10 9",
        "planet": "planet B2 clovers 2, flag red",
        "dwarf": "dwarf C1 ? scope-4:green",
        "pad": "pad D4 sabotaged",
        "sheep": "sheep Arridis; C1 dwarf; B3 east star",
        "red": _PLAYER,
        "green": _PLAYER.replace("red", "green"),
        "yellow": _PLAYER.replace("red", "yellow"),
        "black": _PLAYER.replace("red", "black"),
    }
)
"""By the canonical word a line begins with."""


def example_for(key: str) -> str:
    """Give a line of the kind that was meant; of the likeliest kind when the first word is unknown."""
    if key in EXAMPLES:
        return EXAMPLES[key]
    known = [word for word, name in CANONICAL.items() if len(word) > 2 and name in EXAMPLES]
    close = get_close_matches(plain(key), known, 1)
    return EXAMPLES[CANONICAL[close[0]]] if close else ""
