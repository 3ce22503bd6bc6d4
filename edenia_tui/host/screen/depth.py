"""How many colours a visitor's terminal has, and frames put down to them.

Everything is painted in all colours, because styles remember the codes of whoever painted with them
first and are shared by all visits; what a terminal lacks is taken away on its own wire.
"""

import re
from collections.abc import Callable, Mapping
from enum import Enum
from functools import lru_cache
from typing import Final

from rich.color import Color, ColorSystem

_COLOUR: Final = re.compile(r"([34])8;2;(\d+);(\d+);(\d+)")
_PAINTED: Final = re.compile(r"\x1b\[([0-9;]*)m")
_COLOURLESS: Final = re.compile(r"(?:[34]8;(?:2;\d+;\d+;\d+|5;\d+)|[34]\d|9[0-7]|10[0-7])(?=;|$)")
_COLOURLESS_KINDS: Final = ("dumb", "vt1", "vt2", "vt5", "wy")
"""How the names of terminals without colours begin."""
_MANY: Final = ("256color", "kitty", "alacritty", "foot", "ghostty", "wezterm")


class Depth(Enum):
    """How many colours there are."""

    ALL = "all"
    MANY = "256"
    FEW = "16"
    NONE = "none"


def depth_of(environ: Mapping[str, str]) -> Depth:
    """Tell what a terminal can show by what its client says of it."""
    kind = environ.get("TERM", "").lower()
    if environ.get("NO_COLOR") or not kind or kind.startswith(_COLOURLESS_KINDS):
        return Depth.NONE
    if environ.get("COLORTERM", "").lower() in {"truecolor", "24bit"} or "direct" in kind:
        return Depth.ALL
    return Depth.MANY if any(word in kind for word in _MANY) else Depth.FEW


def reduction(depth: Depth) -> Callable[[str], str]:
    """Give what puts a frame down to so many colours."""
    match depth:
        case Depth.ALL:
            return str
        case Depth.MANY:
            return lambda frame: _COLOUR.sub(_to_many, frame)
        case Depth.FEW:
            return lambda frame: _COLOUR.sub(_to_few, frame)
        case Depth.NONE:
            return lambda frame: _PAINTED.sub(_without, frame)


def _to_many(found: re.Match[str]) -> str:
    return _nearest(*found.groups(), ColorSystem.EIGHT_BIT)


def _to_few(found: re.Match[str]) -> str:
    return _nearest(*found.groups(), ColorSystem.STANDARD)


@lru_cache(8192)
def _nearest(ground: str, red: str, green: str, blue: str, system: ColorSystem) -> str:
    nearest = Color.from_rgb(int(red), int(green), int(blue)).downgrade(system)
    return ";".join(nearest.get_ansi_codes(foreground=ground == "3"))


def _without(found: re.Match[str]) -> str:
    return _plain(found[0], found[1])


@lru_cache(1024)
def _plain(whole: str, codes: str) -> str:
    """Leave of a style what has no colour; a reset stays a reset."""
    left = ";".join(filter(None, _COLOURLESS.sub("", codes).split(";")))
    return f"\x1b[{left}m" if left else whole if codes in {"", "0"} else ""
