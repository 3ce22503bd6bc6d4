"""What can be typed while somebody does a task."""

from types import MappingProxyType
from typing import Final

from edenia_tui.conversation.vocabularies import PHRASES, REPLAY_WORDS
from edenia_tui.conversation.vocabulary import Vocabulary, by_word

LEARN_WORDS: Final = by_word(
    {
        "hint": "h conseil indice",
        "answer": "solution réponse",
        "task": "t tâche goal but",
        "restart": "recommencer début",
        "next": "n suivant suivante",
        "moves": "m choix coups",
        "why": "y pourquoi",
        "drop": "return quit q exit laisser retour quitter",
        "help": "? aide",
    }
)
"""What is typed in a task, to the name of what it does."""

HELP: Final = ("learn-help-choose", "learn-help-words", "learn-help-on", "learn-help-ask")
"""The lines that tell it."""

IN_TASK: Final = Vocabulary(
    words=LEARN_WORDS,
    phrases=PHRASES,
    unasked="learn-over-unclear",
    senseless=MappingProxyType(
        dict.fromkeys(
            ("undo", "redo", "back", "replay", "what-if", "resign", "export", "save"),
            "learn-no-game",
        )
    ),
    elsewhere=MappingProxyType(dict.fromkeys(REPLAY_WORDS, "learn-no-game")),
)
"""What can be said in a task."""
