"""A drawing as an SVG picture: letters of equal width on a dark ground, and nothing from elsewhere."""

from collections.abc import Iterator
from html import escape

from edenia_tui.canvas.canvas import Canvas, Run
from edenia_tui.canvas.inks import Ink
from edenia_tui.canvas.palette import DIM, FAINT, GROUND, LETTERS, blended
from edenia_tui.outside.clean import clean, clean_line

_WIDTH, _HEIGHT, _BASE, _MARGIN = 10, 20, 15, 10
"""The room of a character, where in it the line of writing is, and the margin, in pixels."""
_FONT = "font:16px 'DejaVu Sans Mono','Liberation Mono',Menlo,Consolas,monospace"


def picture(canvas: Canvas, title: str, position: str) -> str:
    """Give the drawing as a whole SVG document; the position says in text what is to be seen."""
    width = canvas.width * _WIDTH + 2 * _MARGIN
    height = canvas.height * _HEIGHT + 2 * _MARGIN
    used = {run.ink for y in range(canvas.height) for run in canvas.runs(y) if _is_seen(run)}
    size = f'width="{width}" height="{height}"'
    view = f'viewBox="0 0 {width} {height}" role="img" xml:space="preserve"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {view}>',
        f"<title>{escape(clean_line(title))}</title>",
        f"<desc>{escape(clean(position))}</desc>",
        f"<style>text{{{_FONT}}}{''.join(_styles(used))}</style>",
        f'<rect {size} fill="{GROUND.web}"/>',
        *(line for y in range(canvas.height) for line in _row(canvas, y)),
        "</svg>",
    ]
    return "".join(f"{line}\n" for line in lines)


def _styles(used: set[Ink]) -> Iterator[str]:
    for ink in sorted(used, key=lambda one: one.name):
        colour, bold, faint, swapped, ground = ink.paint
        own = (colour or (FAINT if faint else LETTERS)).web
        if colour and faint:
            own = blended(own, GROUND.web, DIM)
        weight = ";font-weight:bold" if bold else ""
        yield f"text.{ink.name}{{fill:{GROUND.web if swapped else own}{weight}}}"
        if swapped:
            yield f"rect.{ink.name}{{fill:{own}}}"
        elif ground is not None:
            yield f"rect.{ink.name}{{fill:{ground.web}}}"


def _row(canvas: Canvas, y: int) -> Iterator[str]:
    """Set each run where its column is, as wide as its columns, whatever letters the reader has."""
    x, top = _MARGIN, _MARGIN + y * _HEIGHT
    for run in canvas.runs(y):
        width = len(run.text) * _WIDTH
        if _is_seen(run):
            yield from _run(run, x, top, width)
        x += width


def _is_seen(run: Run) -> bool:
    """Tell whether there is anything to be drawn of it."""
    return bool(run.text.strip()) or run.ink.paint.ground is not None


def _run(run: Run, x: int, top: int, width: int) -> Iterator[str]:
    name = run.ink.name
    if run.ink.paint.swapped or run.ink.paint.ground is not None:
        yield f'<rect class="{name}" x="{x}" y="{top}" width="{width}" height="{_HEIGHT}"/>'
    yield (
        f'<text class="{name}" x="{x}" y="{top + _BASE}" textLength="{width}"'
        f' lengthAdjust="spacingAndGlyphs">{escape(run.text)}</text>'
    )
