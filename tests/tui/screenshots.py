"""What stands on the screen as an SVG picture: letters of equal width, and nothing from elsewhere."""

from collections import Counter
from collections.abc import Iterator
from html import escape
from typing import Any, NamedTuple

from rich.color_triplet import ColorTriplet
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from textual._compositor import LayoutUpdate
from textual.app import App
from textual.strip import Strip

from edenia_tui.canvas.palette import GROUND

WIDTH, HEIGHT, _BASE = 10, 20, 15
"""The room of a character, and where in it the line of writing is, in pixels."""
FONT = "font:16px 'DejaVu Sans Mono','Liberation Mono',Menlo,Consolas,monospace"
_BLACK_AND_WHITE = TerminalTheme((0, 0, 0), (255, 255, 255), [(0, 0, 0)] * 8)
"""For letters without a colour of their own, which the screen never writes."""


def picture_of(app: App[Any], title: str) -> str:
    """Draw a running app; the description holds its letters, row by row."""
    strips = _strips(app)
    width, height = app.size.width * WIDTH, app.size.height * HEIGHT
    size = f'width="{width}" height="{height}"'
    view = f'viewBox="0 0 {width} {height}" role="img" xml:space="preserve"'
    rows = "\n".join(strip.text.rstrip() for strip in strips)
    runs = [run for y, strip in enumerate(strips) for run in _runs(strip, y * HEIGHT)]
    ground = Counter(run.ground for run in runs).most_common(1)[0][0]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {view}>',
        f"<title>{escape(title)}</title>",
        f"<desc>{escape(rows)}</desc>",
        f"<style>text{{{FONT}}}</style>",
        f'<rect {size} fill="{ground}"/>',
        *(run.as_ground() for run in runs if run.ground != ground),
        *(run.as_letters() for run in runs if run.text.strip()),
        "</svg>",
    ]
    return "".join(f"{line}\n" for line in lines)


def rows_of(app: App[Any]) -> list[tuple[str, str]]:
    """Give every row of a running app: its letters, and as it is drawn on the usual ground."""
    rows = []
    for y, strip in enumerate(_strips(app)):
        runs = [*_runs(strip, y * HEIGHT)]
        grounds = [run.as_ground() for run in runs if run.ground != GROUND.web]
        letters = [run.as_letters() for run in runs if run.text.strip()]
        rows.append((strip.text.rstrip(), "".join((*grounds, *letters))))
    return rows


def letters_of(picture: str) -> str:
    """Give the letters of a picture without its colours, which differ with the library's version."""
    return picture.partition("<desc>")[2].partition("</desc>")[0]


def _strips(app: App[Any]) -> list[Strip]:
    """Take everything in sight, with the screens that shine through."""
    update = app.screen._compositor.render_update(full=True, screen_stack=app._background_screens)
    assert isinstance(update, LayoutUpdate)
    rows: list[Any] = update.strips  # whole rows or their parts, whatever the annotation says
    return [one if isinstance(one, Strip) else Strip.join(one) for one in rows]


class _Run(NamedTuple):
    """Letters of one style in a row."""

    text: str
    left: int
    top: int
    width: int
    colour: str
    ground: str
    weight: str

    def as_ground(self) -> str:
        """Draw what is behind the letters."""
        at = f'x="{self.left}" y="{self.top}" width="{self.width}" height="{HEIGHT}"'
        return f'<rect {at} fill="{self.ground}"/>'

    def as_letters(self) -> str:
        """Draw the letters, as wide as their columns whatever font the reader has."""
        at = f'x="{self.left}" y="{self.top + _BASE}" textLength="{self.width}"'
        return f'<text {at} fill="{self.colour}"{self.weight}>{escape(self.text)}</text>'


def _runs(strip: Strip, top: int) -> Iterator[_Run]:
    left = 0
    for segment in Segment.simplify(strip):
        style, width = segment.style or Style(), segment.cell_length * WIDTH
        colours = _web(style, is_ground=False), _web(style, is_ground=True)
        colour, ground = reversed(colours) if style.reverse else colours
        yield _Run(segment.text, left, top, width, colour, ground, _weight(style))
        left += width


def _web(style: Style, *, is_ground: bool) -> str:
    colour = style.bgcolor if is_ground else style.color
    if colour is None:
        return "#000000" if is_ground else "#ffffff"
    triplet: ColorTriplet = colour.get_truecolor(_BLACK_AND_WHITE, foreground=not is_ground)
    return triplet.hex


def _weight(style: Style) -> str:
    bold = ' font-weight="bold"' if style.bold else ""
    return bold + (' text-decoration="underline"' if style.underline else "")
