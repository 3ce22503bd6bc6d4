"""The words of a host by lines, in both languages, and what they are called."""

from types import MappingProxyType
from typing import Final

import msgspec

from edenia_tui.conversation.vocabularies import AFTER_END, IN_GAME, MEANWHILE
from edenia_tui.conversation.vocabulary import Vocabulary, by_word

_SOCIAL: Final = {
    "say": "dire chat",
    "people": "gens who qui présents",
    "mute": "muet taire",
    "unmute": "entendre",
}
_MANNER: Final = {
    "brief": "bref",
    "normal": "",
    "full": "complet",
    "bell": "sonnette cloche",
    "lang": "langue",
    "mode": "",
    "ascii": "",
    "auto-end": "fin-auto",
}
_ALWAYS: Final = {
    "help": "? aide",
    "more": "suite",
    "again": "a encore",
    "screen": "écran",
    "quit": "q quitter exit",
}

LOBBY: Final = by_word(
    {
        "list": "l liste tables",
        "open": "ouvrir new nouvelle",
        "join": "j rejoindre",
        "watch": "regarder observer",
        "games": "parties saves",
        "replay": "revoir",
        "learn": "apprendre",
        "stats": "statistics statistiques",
        "leaders": "classement leaderboard",
        "name": "nom",
        "keys": "clés",
        "link": "lier",
        "revoke": "révoquer",
        "rules": "rule règles règle",
        "export": "exporter",
        "import": "importer",
        "forget": "oubliez-moi",
        **_SOCIAL,
        **_MANNER,
        **_ALWAYS,
    }
)
"""What is typed in the lobby."""

WAITING: Final = by_word(
    {
        "leave": "partir lobby salon",
        "rise": "céder",
        "remove": "exclure",
        "code": "",
        **_SOCIAL,
        **_MANNER,
        **_ALWAYS,
    }
)
"""What is typed at a table whose game has not begun."""

_AT_TABLE: Final = by_word(
    {
        "leave": "partir lobby salon",
        "agree": "accepter",
        "decline": "refuser",
        "wait": "attendre",
        "bot": "robot",
        "finish": "finir",
        "remove": "exclure",
        "code": "",
        "say": "dire chat",
        "people": "gens présents",
        "mute": "muet taire",
        "unmute": "entendre",
    }
)
_PLAYERS: Final = ("undo", "redo", "back", "hint", "what-if", "resign", "moves")
_REQUESTS: Final = ("agree", "decline", "wait", "bot", "finish")
_HINTS: Final = ("hint", "what-if")
NEW_HERE: Final = by_word({"link": "lier", "return": "retour", **_ALWAYS})
"""What is typed by somebody who has no name yet."""


def at_table(*, has_hints: bool, is_asked: bool, is_watching: bool) -> Vocabulary:
    """Give what can be said at a table while its game is played."""
    usual = IN_GAME if is_asked else MEANWHILE
    senseless = dict(usual.senseless)
    if is_watching:
        senseless.pop("replay", None)
        senseless |= dict.fromkeys((*_PLAYERS, *_REQUESTS), "host-watching-only")
    elif not is_asked:
        senseless.pop("resign", None)
        senseless.pop("replay", None)
    if not has_hints and not is_watching:
        senseless |= dict.fromkeys(_HINTS, "host-no-hints")
    return _with_words(usual, senseless)


def after_end() -> Vocabulary:
    """Give what can be said at a table whose game is over."""
    return _with_words(AFTER_END, dict(AFTER_END.senseless))


def _with_words(usual: Vocabulary, senseless: dict[str, str]) -> Vocabulary:
    return msgspec.structs.replace(
        usual,
        words=MappingProxyType({**usual.words, **_AT_TABLE}),
        senseless=MappingProxyType({**senseless, "coach": "host-no-coach"}),
    )
