"""The characters that every drawing may use, in Unicode and in ASCII.

Rule of drawings: every character is one column wide, and what differs in meaning differs here, so that a
drawing reads the same without any colour. A game has signs of its own for either charset.
"""

from dataclasses import dataclass
from typing import Final

N, E, S, W = 1, 2, 4, 8
"""The directions a line runs in, as bits: a character of a line is found by their sum."""
VERTICAL, HORIZONTAL, CROSSING = N + S, E + W, N + E + S + W

Strokes = dict[int, str]


def strokes(vertical: str, horizontal: str, corners: str, crossing: str) -> Strokes:
    """Name the strokes of a style; corners as north-east, east-south, north-west, south-west."""
    bends = dict(zip((N + E, E + S, N + W, S + W), corners, strict=True))
    return {VERTICAL: vertical, HORIZONTAL: horizontal, CROSSING: crossing, **bends}


@dataclass(frozen=True, eq=False, slots=True)
class Charset:
    """One way to write what is drawn."""

    name: str
    round_box: Strokes
    """An outline with round corners, with the places where lines come in."""
    square_box: Strokes
    chosen: str
    """Stands before what is pointed at."""


_ROUND: Final = strokes("│", "─", "╰╭╯╮", "┼") | {
    N + E + W: "┴",
    E + S + W: "┬",
    N + E + S: "├",
    N + S + W: "┤",
}
_ASCII_ROUND: Final = strokes("|", "-", "'.'.", "+") | {
    N + E + W: "-",
    E + S + W: "-",
    N + E + S: "|",
    N + S + W: "|",
}

UNICODE: Final = Charset(
    name="unicode",
    round_box=_ROUND,
    square_box=_ROUND | strokes("│", "─", "└┌┘┐", "┼"),
    chosen="»",
)
ASCII: Final = Charset(
    name="ascii",
    round_box=_ASCII_ROUND,
    square_box=_ASCII_ROUND | strokes("|", "-", "++++", "+"),
    chosen="@",
)
_ANY_SIGN: Final = "\U0001f411"
"""What can write this can write every sign that a game may have."""


def chosen_charset(
    in_ascii: bool | None,  # noqa: FBT001 (as an option says)
    wish: str,
    fitting: Charset,
) -> Charset:
    """Choose the signs: what was asked for now, then what is wished for in general, then what fits."""
    if in_ascii is not None:
        return ASCII if in_ascii else UNICODE
    return {ASCII.name: ASCII, UNICODE.name: UNICODE}.get(wish, fitting)


def charset_for(encoding: str) -> Charset:
    """Choose the signs that can be written."""
    return UNICODE if can_write(_ANY_SIGN, encoding) else ASCII


def can_write(signs: str, encoding: str) -> bool:
    """Tell whether an encoding has all signs."""
    try:
        signs.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
