"""The keys that a host has beside those of every game."""

from typing import Final

from edenia_tui.tui.keys import GAME, OVER, Key, MoreKeys

TALK: Final = Key("t", "talk", "key-talk", "t", on_line=True)
_MORE: Final = Key("f9", "more", "key-more", "F9", on_line=True)
LOBBY: Final = (
    Key("enter", "", "key-lobby-go", "Enter"),
    Key("n", "open", "key-lobby-open", "n"),
    Key("c", "code", "key-lobby-code", "c"),
    Key("w", "watch", "key-lobby-watch", "w"),
    TALK,
    Key("f9", "more", "key-lobby-more", "F9"),
)
"""Keys of the lobby."""
WAITING: Final = (
    TALK,
    _MORE,
    Key("escape", "leave", "key-waiting-leave", "Esc"),
)
"""Keys of a table whose game has not begun."""
_LEAVE: Final = Key("f10", "leave", "key-lobby", "F10", on_line=True)
_QUIET: Final = ("key-explain",)
"""What leaves its room in the key line to talk."""
_BACK: Final = Key("b", "take_back", "key-ask-back", "b")
SEATED_ALONE: Final = (TALK, _MORE, _LEAVE)
SEATED: Final = (
    *(
        key._replace(on_line=key.on_line and key.message not in _QUIET)
        for key in GAME
        if key.key not in ("f10", "b")
    ),
    _BACK,
    *SEATED_ALONE,
)
"""Keys of a game that people share."""
SEATED_OVER: Final = (*(key for key in OVER if key.key != "f10"), *SEATED_ALONE)
"""Keys that the key line shows once such a game is over."""
MORE_KEYS: Final[MoreKeys] = (
    ("keys-in-the-lobby", LOBBY),
    ("keys-at-a-table", (TALK, _MORE, _BACK, _LEAVE)),
)
"""The sections of the help."""
