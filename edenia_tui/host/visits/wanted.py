"""What somebody wants who connects: by which front end, in which language, and where to."""

from typing import Final, NamedTuple

from edenia_tui.host.visits.wire import Asked

_APART: Final = str.maketrans(".-+_", "    ")
_MODES: Final = {"line": "line", "ligne": "line", "screen": "screen", "ecran": "screen"}
_LANGUAGES: Final = ("en", "fr")


class Wanted(NamedTuple):
    """What the name and the command of a client ask for."""

    name: str
    """What the client calls its user; empty where that was a wish."""
    mode: str
    """`line` or `screen`; empty where nothing was said."""
    language: str
    """`en` or `fr`; empty where nothing was said."""
    command: str
    """What is left of the command, such as `join K7QX`."""


def read_wanted(asked: Asked) -> Wanted:
    """Understand `line@host`, `line-fr@host`, `host line`, `host fr join K7QX`."""
    mode = language = ""
    words = asked.user.lower().translate(_APART).split()
    is_wish = bool(words) and all(word in _MODES or word in _LANGUAGES for word in words)
    wishes, rest = words if is_wish else [], asked.command.strip()
    while rest and (word := rest.split(maxsplit=1)[0].lower()) in (*_MODES, *_LANGUAGES):
        wishes.append(word)
        rest = rest[len(word) :].strip()
    for word in wishes:
        mode, language = _MODES.get(word, mode), word if word in _LANGUAGES else language
    return Wanted("" if is_wish else asked.user, mode, language, rest)
