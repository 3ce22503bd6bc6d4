"""Keys of somebody's own: what they wrote, understood, or the one reason why it does not hold.

Rule of the file: all of it holds or none. A key that would do two things on one screen is refused, with
both things named.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from textual.keys import _character_to_key

from edenia_tui.games.registry import GAMES
from edenia_tui.language.message import Fact
from edenia_tui.storage.key_wishes import KeyWishes
from edenia_tui.tui.keys import (
    EVERYWHERE,
    GAME,
    ONE_FOR_ALL,
    PAST_GAMES,
    REPLAY,
    WHAT_IF,
    Key,
    keys_of,
)

_SECTIONS: Final = (GAME, REPLAY, WHAT_IF, PAST_GAMES)
_FIXED: Final = frozenset(
    ("enter", "escape", "tab", "up", "down", "left", "right", "space", "backspace", "ctrl+c")
)
"""Keys that lists, fields and dialogs have for themselves."""


def _can_change(key: Key) -> bool:
    is_one = "," not in key.key or key.action in ONE_FOR_ALL
    return bool(key.action) and is_one and key.key not in _FIXED


def name_of_deed(key: Key) -> str:
    """Name what a key does, as it is written in the file."""
    return key.message.removeprefix("key-")


CHANGEABLE: Final[Mapping[str, Key]] = {
    name_of_deed(key): key
    for section in (*_SECTIONS, EVERYWHERE)
    for key in section
    if _can_change(key)
}
"""Everything that can have another key, by its name."""


class Wrong(NamedTuple):
    """Why the keys do not hold: a message, and what it names."""

    message: str
    facts: Mapping[str, Fact]


class OwnKeys(NamedTuple):
    """The keys that were changed, by the messages of what they do."""

    keys: Mapping[str, str] = MappingProxyType({})
    wrong: Wrong | None = None

    def worn(self, key: Key) -> Key:
        """Give a key as it is now."""
        own = self.keys.get(key.message)
        if own is None or not _can_change(key):
            return key
        return key._replace(key=own, shown=_shown(own))


def understand_keys(written: KeyWishes) -> OwnKeys:
    """Understand what somebody wrote; where anything is wrong the usual keys hold."""
    if written.problem:
        return _wrong("keys-file-unreadable", reason=written.problem)
    keys: dict[str, str] = {}
    for deed, wish in written.wishes.items():
        if deed not in CHANGEABLE:
            return _wrong("keys-file-unknown", deed=deed)
        pressed = _pressed(wish)
        if not pressed or pressed in _FIXED:
            return _wrong("keys-file-no-key", deed=deed, key=wish)
        keys[CHANGEABLE[deed].message] = pressed
    own = OwnKeys(keys)
    for one, other, key in _conflicts(own):
        return _wrong("keys-file-conflict", key=_shown(key), one=one, other=other)
    return own


def _wrong(message: str, **facts: Fact) -> OwnKeys:
    return OwnKeys(wrong=Wrong(message, facts))


def _conflicts(own: OwnKeys) -> Iterator[tuple[str, str, str]]:
    """Find two things that one key would do on a screen, one of them by its own wish."""
    changed = set(own.keys.values())
    picked = _picked() if changed else {}
    for section in _SECTIONS:
        done: dict[str, str] = {}
        for key in (*section, *EVERYWHERE):
            worn = own.worn(key)
            for pressed in keys_of([worn]) if key.action else ():
                before = done.setdefault(pressed, name_of_deed(key))
                if before != name_of_deed(key) and pressed in changed:
                    yield before, name_of_deed(key), pressed
        if section is PAST_GAMES or section is REPLAY:
            continue
        for pressed in sorted(changed & picked.keys()):
            if pressed in done:
                yield done[pressed], picked[pressed], pressed


def _picked() -> dict[str, str]:
    """Give the keys that pick among choices in some game, with what each is about."""
    picks = [one for game in GAMES.values() for one in game.presenter.keys]
    return {key: one.message.removeprefix("key-") for one in picks for key in one.keys}


def _pressed(wish: str) -> str:
    """Give a key as Textual calls it; empty where it is none."""
    if len(wish) == 1:
        return _character_to_key(wish) if wish.isprintable() and wish != " " else ""
    *holding, last = wish.lower().split("+")
    is_named = last[:1] == "f" and last[1:].isdecimal() and 1 <= int(last[1:]) <= 12
    is_letter = len(last) == 1 and last.isascii() and last.isalnum() and bool(holding)
    if not (
        is_named or is_letter or last in ("home", "end", "pageup", "pagedown", "delete", "insert")
    ):
        return ""
    return "+".join((*holding, last)) if set(holding) <= {"ctrl", "shift", "alt"} else ""


def _shown(pressed: str) -> str:
    """Write a key for people."""
    signs = {_character_to_key(sign): sign for sign in "?:+-=*/.,;!<>'\"#%&()[]{}@$^_~|\\`"}
    if pressed in signs:
        return signs[pressed]
    parts = pressed.split("+")
    return "+".join(
        part if len(part) == 1 and len(parts) == 1 else part.capitalize() for part in parts
    )
