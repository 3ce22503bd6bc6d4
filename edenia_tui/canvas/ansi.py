"""A drawing for a terminal: runs of characters between the codes that colour them."""

from collections.abc import Mapping
from enum import Enum
from functools import cache, lru_cache

from edenia_tui.canvas.canvas import Canvas, runs_of
from edenia_tui.canvas.inks import Ink

_TRUE_COLOUR = ("truecolor", "24bit")


class Depth(Enum):
    """How many colours are used."""

    NONE = "none"
    BASIC = "basic"
    """The sixteen every terminal has."""
    TRUE = "true"


def depth_of(wish: str, environ: Mapping[str, str], *, is_terminal: bool) -> Depth:
    """Choose the colours: the wish (auto, always, never), then NO_COLOR, then what the terminal can."""
    dumb = environ.get("TERM", "") in ("", "dumb")
    if wish == "never" or (wish == "auto" and (environ.get("NO_COLOR") or dumb or not is_terminal)):
        return Depth.NONE
    return Depth.TRUE if environ.get("COLORTERM") in _TRUE_COLOUR else Depth.BASIC


def paint(canvas: Canvas, depth: Depth) -> str:
    """Give the drawing as lines for a terminal."""
    if depth is Depth.NONE:
        return canvas.text()
    rows = zip(canvas.lines, canvas.inks, strict=True)
    return "".join(f"{_row(line, inks, depth)}\n" for line, inks in rows)


@lru_cache(maxsize=1024)
def _row(line: str, inks: tuple[Ink, ...], depth: Depth) -> str:
    """Paint a row, once for all pictures of a game that show the same there."""
    parts = []
    for text, ink in runs_of(line, inks):
        codes = _codes(ink, depth) if text.strip() else ""
        parts.append(f"\x1b[{codes}m{text}\x1b[0m" if codes else text)
    return "".join(parts).rstrip()


@cache
def _codes(ink: Ink, depth: Depth) -> str:
    """Give the numbers that set a paint; none for plain text. Its ground is the terminal's own."""
    colour, bold, faint, swapped, _ = ink.paint
    codes = [str(code) for code, is_set in ((1, bold), (2, faint), (7, swapped)) if is_set]
    if colour is not None and depth is Depth.BASIC:
        codes.append(str(colour.basic))
    elif colour is not None:
        codes.append(f"38;2;{colour.red};{colour.green};{colour.blue}")
    return ";".join(codes)
