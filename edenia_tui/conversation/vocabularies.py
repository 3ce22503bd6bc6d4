"""What can be said in a game, in a replay and in a what-if, and what each says of the others' words."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from edenia_tui.conversation.vocabulary import Vocabulary, by_word

SESSION_WORDS: Final = by_word(
    {
        "again": "a encore",
        "log": "journal",
        "moves": "m choix coups",
        "diff": "v changements",
        "news": "nouvelles",
        "goal": "but",
        "why": "y pourquoi",
        "rules": "rule règles règle",
        "brief": "bref",
        "normal": "",
        "full": "complet",
        "bell": "sonnette cloche",
        "auto-end": "fin-auto",
        "coach": "conseiller entraîneur",
        "lang": "langue",
        "mode": "",
        "ascii": "",
        "style": "styles",
        "width": "largeur",
        "profile": "profil",
        "more": "suite",
        "hint": "h conseil indice",
        "help": "? aide",
        "undo": "annuler annule défaire",
        "redo": "refaire rejouer",
        "back": "revenir reculer",
        "replay": "revoir",
        "what-if": "essai essayer",
        "resign": "abandonner",
        "save": "sauver",
        "export": "exporter",
        "saves": "parties",
        "stats": "statistics statistiques",
        "screen": "écran",
        "quit": "q quitter exit",
        "legend": "légende signs signes",
        "course": "cours",
    }
)
"""What is typed in a game, to the name of what it does."""

PHRASES: Final[Mapping[str, str]] = MappingProxyType(
    {"look back": "replay", "what if": "what-if", "et si": "what-if"}
)
"""Lines of two words that mean the same in every conversation."""

NATURAL: Final[Mapping[str, str]] = MappingProxyType(
    {
        **dict.fromkeys(("where", "where am i", "where are my sheep", "ou", "ou suis-je"), "look"),
        **dict.fromkeys(("repeat", "repeat that", "say again", "pardon", "repete"), "again"),
        **dict.fromkeys(("repeter", "comment", "quoi"), "again"),
        **dict.fromkeys(("what changed", "changes", "qu'est-ce qui a change"), "diff"),
        **dict.fromkeys(("what happened", "que s'est-il passe"), "news"),
        **dict.fromkeys(("how far", "win", "gagner"), "goal"),
        **dict.fromkeys(("a quelle distance", "c'est loin"), "goal"),
        **dict.fromkeys(("what can i do", "que puis-je faire", "que faire"), "moves"),
        **dict.fromkeys(("whose turn", "a qui le tour", "a qui"), "turn"),
        **dict.fromkeys(("danger", "dangers", "what is dangerous"), "threats"),
    }
)
"""What people say unasked, folded and without a question mark, to the word that answers it."""

REPLAY_WORDS: Final = by_word(
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
        "what-if": "essai essayer",
        "help": "? aide",
        "moves": "m choix coups",
        "screen": "écran",
        "export": "exporter",
        "return": "quit q exit retour quitter",
    }
)
"""What is typed in a replay, to the name of what it does."""

WHAT_IF_WORDS: Final = by_word(
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

AFTER_END_WORDS: Final = by_word({"another": "autre rematch revanche new nouvelle"})
"""What is typed besides when a game is over."""

IN_GAME: Final = Vocabulary(
    words=SESSION_WORDS,
    phrases=PHRASES,
    unasked="screen-not-now",
    elsewhere=MappingProxyType(
        dict.fromkeys(WHAT_IF_WORDS, "line-in-what-if")
        | dict.fromkeys(REPLAY_WORDS, "line-in-replay")
    ),
)
"""What can be said in a game."""

AFTER_END: Final = Vocabulary(
    words=MappingProxyType({**SESSION_WORDS, **AFTER_END_WORDS}),
    phrases=MappingProxyType(
        {
            **PHRASES,
            **dict.fromkeys(
                ("another game", "new game", "play again", "une autre", "autre partie"), "another"
            ),
            **dict.fromkeys(
                ("une autre partie", "nouvelle partie", "encore une partie"), "another"
            ),
        }
    ),
    unasked="over-unclear",
    unreadable="over-unreadable",
    senseless=MappingProxyType(
        {
            **dict.fromkeys(("undo", "redo", "back", "hint", "resign", "moves"), "over-no-choice"),
            "what-if": "over-no-what-if",
        }
    ),
)
"""What can be said when a game is over."""

MEANWHILE: Final = msgspec.structs.replace(
    IN_GAME,
    senseless=MappingProxyType(
        dict.fromkeys(("hint", "resign", "replay", "what-if"), "screen-not-now")
    ),
)
"""What can be said in a game while others think."""

IN_REPLAY: Final = Vocabulary(
    words=REPLAY_WORDS,
    phrases=MappingProxyType({**PHRASES, "what": "what-if", "et": "what-if"}),
    unasked="replaying-unclear",
    unreadable="replaying-unreadable",
    alone_asked=frozenset({"turn"}),
    senseless=MappingProxyType(
        {
            "hint": "replaying-no-choice",
            "replay": "replaying-already",
            **dict.fromkeys(("undo", "redo", "resign", "save"), "replaying-no-change"),
        }
    ),
    elsewhere=MappingProxyType(dict.fromkeys(WHAT_IF_WORDS, "line-in-what-if")),
)
"""What can be said in a replay; `turn` alone is a question about the table."""

IN_WHAT_IF: Final = Vocabulary(
    words=WHAT_IF_WORDS,
    phrases=PHRASES,
    unasked="trying-over",
    senseless=MappingProxyType(
        {
            "hint": "trying-no-hint",
            "redo": "trying-no-redo",
            "back": "trying-no-back",
            "replay": "trying-no-replay",
            "what-if": "trying-already",
            "resign": "trying-no-resign",
            "export": "trying-no-export",
        }
    ),
    elsewhere=MappingProxyType(dict.fromkeys(REPLAY_WORDS, "trying-in-replay")),
)
"""What can be said in a what-if."""
