"""How one wants to play, by typed words: level, bell, auto-end, language, mode; remembered at once."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from edenia_tui.conversation.manner import Manner
from edenia_tui.language.folding import folded
from edenia_tui.language.listener import Level
from edenia_tui.language.speech import LANGUAGES
from edenia_tui.storage.settings import PreferredMode, Signs

Change = Callable[[Manner, Sequence[str]], list[str]]
"""Changes the manner by the words after a word, and says so."""


_YES: Final = ("on", "oui", "yes", "1")
_NO: Final = ("off", "non", "no", "0")


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


def _coach(manner: Manner, words: Sequence[str]) -> list[str]:
    """Want a coach in games against bots, or none; without a word, the other way round."""
    on = _is_on(words) if words else not manner.settings.coach
    manner.remember(coach=on)
    return [manner.speech("coach-on" if on else "coach-off")]


def _is_on(words: Sequence[str]) -> bool:
    return folded(words[0]) in _YES


def _tell_auto_end(manner: Manner) -> str:
    return manner.speech("line-auto-end-on" if manner.auto_end else "line-auto-end-off")


def _lang(manner: Manner, words: Sequence[str]) -> list[str]:
    wanted = words[0].lower()[:2] if words else ""
    if wanted not in LANGUAGES:
        return [manner.speech("line-unknown-language")]
    manner.speak(wanted)
    return [manner.speech("line-language")]


def _mode(manner: Manner, words: Sequence[str]) -> list[str]:
    """Choose how the program starts; without a word, tell how it does."""
    wanted = _MODES.get(folded(" ".join(words))) if words else manner.settings.mode
    if wanted is None:
        return [manner.speech("line-mode-wrong")]
    notice = manner.remember(mode=wanted) if words else None
    told = [manner.speech(f"line-mode-{wanted.value}")]
    return told if notice is None else [*told, manner.speech("line-settings-unwritable")]


_MODES: Final = MappingProxyType(
    {
        **dict.fromkeys(("line", "lines", "ligne", "lignes"), PreferredMode.LINE),
        **dict.fromkeys(("screen", "ecran"), PreferredMode.SCREEN),
        "auto": PreferredMode.AUTO,
    }
)
"""The usual mode by what is typed for it, folded."""


def _ascii(manner: Manner, words: Sequence[str]) -> list[str]:
    """Choose the signs of drawings; without a word, ASCII."""
    wanted = folded(words[0]) if words else "on"
    signs: Signs = "ascii" if wanted in _YES else "unicode" if wanted in _NO else "auto"
    manner.remember(signs=signs)
    return [manner.speech(f"line-signs-{signs}")]


WISHES: Final[Mapping[str, Change]] = MappingProxyType(
    {
        **{level.value: partial(_set_level, level) for level in Level},
        "bell": _bell,
        "auto-end": _auto_end,
        "coach": _coach,
        "lang": _lang,
        "mode": _mode,
        "ascii": _ascii,
    }
)
"""The changes by the session words that ask for them."""


def tell_manner(manner: Manner) -> list[str]:
    """Tell how one is spoken to now."""
    bell = "line-bell-on" if manner.bell else "line-bell-off"
    mode = f"line-mode-{manner.settings.mode.value}"
    return [
        manner.speech(f"line-level-{manner.level.value}"),
        manner.speech(bell),
        _tell_auto_end(manner),
        manner.speech(mode),
    ]
