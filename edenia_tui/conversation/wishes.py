"""How one wants to play, by typed words: level, bell, auto-end and language; remembered at once."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from edenia_tui.conversation.manner import Manner
from edenia_tui.language.listener import Level
from edenia_tui.language.speech import LANGUAGES

Change = Callable[[Manner, Sequence[str]], list[str]]
"""Changes the manner by the words after a word, and says so."""


def _set_level(level: Level, manner: Manner, _: Sequence[str]) -> list[str]:
    manner.set_level(level)
    return [manner.speech(f"line-level-{level.value}")]


def _bell(manner: Manner, words: Sequence[str]) -> list[str]:
    """Switch the bell; without a word, the other way round."""
    on = _is_on(words) if words else not manner.bell
    manner.set_bell(on=on)
    return [manner.speech("line-bell-on" if on else "line-bell-off")]


def _auto_end(manner: Manner, words: Sequence[str]) -> list[str]:
    """Let turns end by themselves, or not; without a word, the other way round."""
    on = _is_on(words) if words else not manner.auto_end
    manner.remember(auto_end=on)
    return [_tell_auto_end(manner)]


def _is_on(words: Sequence[str]) -> bool:
    return words[0].lower() in ("on", "oui", "1")


def _tell_auto_end(manner: Manner) -> str:
    return manner.speech("line-auto-end-on" if manner.auto_end else "line-auto-end-off")


def _lang(manner: Manner, words: Sequence[str]) -> list[str]:
    wanted = words[0].lower()[:2] if words else ""
    if wanted not in LANGUAGES:
        return [manner.speech("line-unknown-language")]
    manner.speak(wanted)
    return [manner.speech("line-language")]


WISHES: Final[Mapping[str, Change]] = MappingProxyType(
    {
        **{level.value: partial(_set_level, level) for level in Level},
        "bell": _bell,
        "auto-end": _auto_end,
        "lang": _lang,
    }
)
"""The changes by the session words that ask for them."""


def tell_manner(manner: Manner) -> list[str]:
    """Tell how one is spoken to now."""
    bell = "line-bell-on" if manner.bell else "line-bell-off"
    level = manner.speech(f"line-level-{manner.level.value}")
    return [level, manner.speech(bell), _tell_auto_end(manner)]
