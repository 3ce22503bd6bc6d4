"""The words a player can type besides the game's own commands, in every language."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from edenia_tui.language.folding import folded

_WORDS: Final = {
    "again": ("a", "encore"),
    "log": ("journal",),
    "moves": ("m", "choix", "coups"),
    "diff": ("v", "changements"),
    "why": ("y", "pourquoi"),
    "rules": ("rule", "règles", "règle"),
    "brief": ("bref",),
    "normal": (),
    "full": ("complet",),
    "bell": ("sonnette", "cloche"),
    "lang": ("langue",),
    "more": ("suite",),
    "hint": ("h", "conseil", "indice"),
    "help": ("?", "aide"),
    "undo": ("annuler", "annule", "défaire"),
    "redo": ("refaire", "rejouer"),
    "back": ("revenir", "reculer"),
    "replay": ("revoir",),
    "what-if": ("essai", "essayer"),
    "resign": ("abandonner",),
    "save": ("sauver",),
    "export": ("exporter",),
    "saves": ("parties",),
    "stats": ("statistics", "statistiques"),
    "screen": ("écran",),
    "quit": ("q", "quitter", "exit"),
}


SESSION_WORDS: Final = MappingProxyType(
    {folded(word): name for name, others in _WORDS.items() for word in (name, *others)}
)
"""What is typed, to the name of the session command."""
_PHRASES: Final = MappingProxyType(
    {"look back": "replay", "what if": "what-if", "et si": "what-if"}
)
"""Lines of two words."""


def find_session_word(words: Sequence[str]) -> str | None:
    """Find the session command that a line asks for."""
    phrase = _PHRASES.get(folded(" ".join(words)))
    return phrase or SESSION_WORDS.get(folded(words[0]))
