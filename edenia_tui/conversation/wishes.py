"""How one wants to play, by typed words: level, bell, auto-end, language, mode; remembered at once."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from edenia_tui.conversation.manner import Manner
from edenia_tui.language.folding import as_number, folded
from edenia_tui.language.listener import OFF, Level, Part, Style
from edenia_tui.language.speech import LANGUAGES
from edenia_tui.language.wrapping import NARROWEST, WIDTH
from edenia_tui.storage.settings import PreferredMode, Signs

Change = Callable[[Manner, Sequence[str]], list[str]]
"""Changes the manner by the words after a word, and says so."""


_YES: Final = ("on", "oui", "yes", "1")
_NO: Final = ("off", "non", "no", "0")


def _set_level(level: Level, manner: Manner, _: Sequence[str]) -> list[str]:
    manner.set_level(level)
    return [manner.speech(f"line-level-{level.value}")]


def _bell(manner: Manner, words: Sequence[str]) -> list[str]:
    """Switch a bell: one's turn, a loss or the end; without a word, that of the turn."""
    kind = _BELLS.get(folded(words[0])) if words else None
    if kind is not None:
        on = _is_on(words[1:]) if words[1:] else True
        manner.remember(**{f"bell_{kind}": on})
        return [manner.speech(f"line-bell-{kind}-on" if on else f"line-bell-{kind}-off")]
    words = words[1:] if words and folded(words[0]) in ("turn", "tour") else words
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


def _style(manner: Manner, words: Sequence[str]) -> list[str]:
    """Choose how coordinates are spoken; without a word, tell how they are."""
    wanted = _STYLES.get(folded(words[0])) if words else manner.style
    if wanted is None:
        return [manner.speech("line-style-wrong")]
    if words:
        manner.remember(style=wanted.value)
    return [manner.speech(f"line-style-{wanted.value}")]


def _profile(manner: Manner, words: Sequence[str]) -> list[str]:
    """Choose how much is told of a part; alone, tell what was chosen."""
    part = _PARTS.get(folded(words[0])) if words else None
    wish = _WISHES.get(folded(words[1])) if words[1:] else None
    if words and (part is None or wish is None):
        return [manner.speech("line-profile-wrong")]
    if part is not None and wish is not None:
        manner.wish_of(part, wish)
    told = dict(manner.profile)
    return [
        manner.speech(f"line-profile-{one.value}", wish=told.get(one) or "usual") for one in Part
    ]


def _width(manner: Manner, words: Sequence[str]) -> list[str]:
    """Choose how long lines may be; without a number, tell it."""
    wanted = as_number(words[0]) if words else None
    is_auto = bool(words) and folded(words[0]) in ("auto", *_NO)
    if words and not is_auto and (wanted is None or not NARROWEST <= wanted <= WIDTH):
        return [manner.speech("line-width-wrong", least=NARROWEST, most=WIDTH)]
    if words:
        manner.remember(width=wanted or 0)
    if not manner.settings.width:
        return [manner.speech("line-width-auto")]
    return [manner.speech("line-width", width=manner.width)]


_PARTS: Final = MappingProxyType(
    {
        **dict.fromkeys(("own", "mine", "moi", "miens"), Part.OWN),
        **dict.fromkeys(("rivals", "others", "autres", "rivaux"), Part.RIVALS),
        **dict.fromkeys(("tiles", "tile", "tuiles", "tuile"), Part.TILES),
        **dict.fromkeys(("dice", "die", "des", "de"), Part.DICE),
    }
)
"""The parts of what is told, by what is typed for them, folded."""
_WISHES: Final = MappingProxyType(
    {
        **dict.fromkeys(("off", "non", "rien", "none"), OFF),
        **dict.fromkeys(("short", "brief", "court", "bref"), Level.BRIEF.value),
        **dict.fromkeys(("full", "complet", "tout"), Level.FULL.value),
        **dict.fromkeys(("usual", "normal", "on", "oui"), ""),
    }
)
"""How much is wished, by what is typed for it, folded."""
_BELLS: Final = MappingProxyType(
    {
        **dict.fromkeys(("loss", "lost", "perte", "pertes"), "loss"),
        **dict.fromkeys(("end", "fin"), "end"),
    }
)
"""The bells besides that of one's turn, by what is typed for them."""


_STYLES: Final = MappingProxyType(
    {
        **dict.fromkeys(("letters", "letter", "lettres", "lettre"), Style.LETTERS),
        **dict.fromkeys(("nato", "radio", "otan", "alpha"), Style.NATO),
        **dict.fromkeys(("words", "word", "mots", "mot"), Style.WORDS),
    }
)
"""The ways to speak coordinates by what is typed for them, folded."""


WISHES: Final[Mapping[str, Change]] = MappingProxyType(
    {
        **{level.value: partial(_set_level, level) for level in Level},
        "bell": _bell,
        "auto-end": _auto_end,
        "coach": _coach,
        "lang": _lang,
        "mode": _mode,
        "ascii": _ascii,
        "style": _style,
        "width": _width,
        "profile": _profile,
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
        manner.speech(f"line-style-{manner.style.value}"),
        manner.speech(mode),
    ]
