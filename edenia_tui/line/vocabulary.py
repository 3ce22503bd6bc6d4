"""The words a player can type besides the game's own commands, in every language."""

from types import MappingProxyType
from typing import Final

from edenia_tui.words.folding import folded

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
    "hint": ("h", "conseil"),
    "help": ("?", "aide"),
    "undo": ("annuler", "annule", "défaire"),
    "redo": ("refaire", "rejouer"),
    "back": ("revenir", "reculer"),
    "resign": ("abandonner",),
    "save": ("sauver",),
    "screen": ("écran",),
    "quit": ("q", "quitter", "exit"),
}


SESSION_WORDS: Final = MappingProxyType(
    {folded(word): name for name, others in _WORDS.items() for word in (name, *others)}
)
"""What is typed, to the name of the session command."""
