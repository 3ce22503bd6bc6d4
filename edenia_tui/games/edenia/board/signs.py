"""The signs of Edenia, in Unicode and in ASCII."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from edenia_tui.canvas.charset import ASCII, UNICODE, Charset, Strokes, strokes
from rules.edenia.galaxy import Path, Side

SEAT_LETTERS: Final = {"en": "RGYB", "fr": "RVJN"}
"""The initials of the colours of the seats, by language."""


@dataclass(frozen=True, eq=False, slots=True)
class Signs:
    """One way to write everything that is drawn."""

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
    seats: str = SEAT_LETTERS["en"]
    """The letter of each seat."""

    def line(self, path: Path, bits: int) -> str:
        """Give the character of a path's line that runs in these directions."""
        return self.paths[path][bits]

    def step(self, bits: int, toward: Side, *, last: bool) -> str:
        """Give the character of a route; the last of a track is an arrow."""
        return self.arrows[toward] if last or self.route is None else self.route[bits]


_UNICODE: Final = Signs(
    paths=(
        strokes("│", "─", "╰╭╯╮", "┼"),
        strokes("┆", "┄", "╰╭╯╮", "┼"),
        strokes("║", "═", "╚╔╝╗", "╬"),
    ),
    route=strokes("┃", "━", "┗┏┛┓", "╋"),
    arrows="▲►▼◄",
    mirrors={"/": "╱", "\\": "╲"},
    round_box=UNICODE.round_box,
    square_box=UNICODE.square_box,
    focus="┏┓┗┛",
    chosen=UNICODE.chosen,
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
_ASCII: Final = Signs(
    paths=(
        strokes("|", "-", "\\//\\", "+"),
        strokes(":", ":", "\\//\\", "+"),
        strokes("H", "=", "\\//\\", "+"),
    ),
    route=None,
    arrows="^>v<",
    mirrors={"/": "/", "\\": "\\"},
    round_box=ASCII.round_box,
    square_box=ASCII.square_box,
    focus="####",
    chosen=ASCII.chosen,
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


@cache
def signs_of(charset: Charset, language: str = "en") -> Signs:
    """Find the signs that go with a charset, and the letters that go with a language."""
    return replace(_ASCII if charset is ASCII else _UNICODE, seats=SEAT_LETTERS[language])
