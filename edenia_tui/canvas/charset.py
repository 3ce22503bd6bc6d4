"""The characters of a drawing, in Unicode and in ASCII.

Rule of the file: every character is one column wide, and what differs in meaning differs here, so
that a drawing reads the same without any colour.
"""

from dataclasses import dataclass
from typing import Final

from rules.edenia.galaxy import Path, Side

N, E, S, W = 1, 2, 4, 8
"""The directions a line runs in, as bits: a character of a line is found by their sum."""
VERTICAL, HORIZONTAL, CROSSING = N + S, E + W, N + E + S + W

Strokes = dict[int, str]


def _strokes(vertical: str, horizontal: str, corners: str, crossing: str) -> Strokes:
    """Name the strokes of a style; corners as north-east, east-south, north-west, south-west."""
    bends = dict(zip((N + E, E + S, N + W, S + W), corners, strict=True))
    return {VERTICAL: vertical, HORIZONTAL: horizontal, CROSSING: crossing, **bends}


@dataclass(frozen=True, eq=False, slots=True)
class Charset:
    """One way to write everything that is drawn."""

    name: str
    paths: tuple[Strokes, Strokes, Strokes]
    """The line styles of star, nebula and meteorite."""
    route: Strokes | None
    """The line style of a route; None when arrows mark every cell of it."""
    arrows: str
    """Heading north, east, south, west."""
    mirrors: dict[str, str]
    """A bend where there is no room for a curve."""
    round_box: Strokes
    """The outline of planets, with the places where tracks come in."""
    square_box: Strokes
    """The outline of pads and of the loupe."""
    focus: str
    """The corners of the focused cell: top left, top right, bottom left, bottom right."""
    chosen: str
    clover: str
    relay: str
    spent_relay: str
    flag: str
    protected: str
    sabotage: str
    known: str
    """An artefact the viewer knows."""
    unknown: str
    times: str
    void: str
    """Unexplored space."""
    hole: str

    def line(self, path: Path, bits: int) -> str:
        """Give the character of a path's line that runs in these directions."""
        return self.paths[path][bits]

    def step(self, bits: int, toward: Side, *, last: bool) -> str:
        """Give the character of a route; the last of a track is an arrow."""
        return self.arrows[toward] if last or self.route is None else self.route[bits]


_ROUND: Final = _strokes("│", "─", "╰╭╯╮", "┼") | {
    N + E + W: "┴",
    E + S + W: "┬",
    N + E + S: "├",
    N + S + W: "┤",
}
_ASCII_ROUND: Final = _strokes("|", "-", "'.'.", "+") | {
    N + E + W: "-",
    E + S + W: "-",
    N + E + S: "|",
    N + S + W: "|",
}

UNICODE: Final = Charset(
    name="unicode",
    paths=(
        _strokes("│", "─", "╰╭╯╮", "┼"),
        _strokes("┆", "┄", "╰╭╯╮", "┼"),
        _strokes("║", "═", "╚╔╝╗", "╬"),
    ),
    route=_strokes("┃", "━", "┗┏┛┓", "╋"),
    arrows="▲►▼◄",
    mirrors={"/": "╱", "\\": "╲"},
    round_box=_ROUND,
    square_box=_ROUND | _strokes("│", "─", "└┌┘┐", "┼"),
    focus="┏┓┗┛",
    chosen="»",
    clover="♧",
    relay="♧",
    spent_relay="×",
    flag="⚑",
    protected="!",
    sabotage="✗",
    known="◆",
    unknown="◇",
    times="×",
    void="·",
    hole="◎",
)
ASCII: Final = Charset(
    name="ascii",
    paths=(
        _strokes("|", "-", "\\//\\", "+"),
        _strokes(":", ":", "\\//\\", "+"),
        _strokes("H", "=", "\\//\\", "+"),
    ),
    route=None,
    arrows="^>v<",
    mirrors={"/": "/", "\\": "\\"},
    round_box=_ASCII_ROUND,
    square_box=_ASCII_ROUND | _strokes("|", "-", "++++", "+"),
    focus="####",
    chosen="@",
    clover="*",
    relay="*",
    spent_relay="x",
    flag="~",
    protected="!",
    sabotage="X",
    known="&",
    unknown="?",
    times="x",
    void=".",
    hole="O",
)
