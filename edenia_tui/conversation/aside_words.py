"""The words of a replay and of a what-if, in every language; each is looked up without accents."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from edenia_tui.language.folding import folded


def _by_word(words: Mapping[str, str]) -> Mapping[str, str]:
    return MappingProxyType(
        {folded(word): name for name, others in words.items() for word in (name, *others.split())}
    )


REPLAY_WORDS: Final = _by_word(
    {
        "next": "+ step suivant suivante avancer",
        "back": "- previous précédent précédente reculer revenir",
        "turn": "round tour manche",
        "action": "",
        "start": "début",
        "end": "fin",
        "play": "lire lecture",
        "eyes": "yeux",
        "where": "où",
        "what-if": "what et essai essayer",
        "help": "? aide",
        "moves": "m choix coups",
        "screen": "écran",
        "export": "exporter",
        "return": "quit q exit retour quitter",
    }
)
"""What is typed in a replay, to the name of what it does."""

REPLAY_HELP: Final = MappingProxyType(
    {
        **dict.fromkeys(("next", "back"), "replaying-help-step"),
        **dict.fromkeys(("turn", "action", "start", "end", "where"), "replaying-help-place"),
        "play": "replaying-help-play",
        "eyes": "replaying-help-eyes",
        "what-if": "replaying-help-what-if",
        "export": "replaying-help-share",
        "return": "replaying-help-leave",
    }
)
"""The line that explains a word of a replay; the others mean what they mean in a game."""

WHAT_IF_WORDS: Final = _by_word(
    {
        "draw": "roll reveal piocher lancer révéler pioche lance révèle",
        "auto": "",
        "undo": "annuler annule défaire",
        "save": "keep sauver garder garde",
        "moves": "m choix coups",
        "why": "y pourquoi",
        "drop": "return quit q exit laisser retour quitter",
        "help": "? aide",
    }
)
"""What is typed in a what-if, to the name of what it does."""

WHAT_IF_HELP: Final = MappingProxyType(
    {
        **dict.fromkeys(("draw", "auto"), "trying-help-chance"),
        "undo": "trying-help-undo",
        "moves": "trying-help-choose",
    }
)
"""The line that explains a word of a what-if; those of `save` and `drop` hang on what can be kept."""
