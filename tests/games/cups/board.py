"""Cups in drawings: the cups, the last bid, and what can be said."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Canvas, Region
from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.board import BoardOf, Meaning
from tests.games.cups.rules.state import DICE, FACES, SEATS, State

Site = tuple[str, int]
"""A cup by its seat, a number or a face that can be said."""
HIDDEN: Final = "?"
WIDTHS: Final = {Zoom.SMALL: 44, Zoom.MEDIUM: 62, Zoom.LARGE: 80}
_TOP: Final = {Zoom.SMALL: 0, Zoom.MEDIUM: 1, Zoom.LARGE: 2}
_STEP: Final = {Zoom.SMALL: 3, Zoom.MEDIUM: 4, Zoom.LARGE: 5}


class Marks(NamedTuple):
    """What is looked at."""

    focus: Site | None = None


def draw(
    view: State, zoom: Zoom, charset: Charset, marks: Marks
) -> tuple[Canvas, Mapping[Site, Region]]:
    """Draw the table, and tell what is where."""
    sheet = Sheet(WIDTHS[zoom], len(view.left) + 4 + 2 * _TOP[zoom])
    sites: dict[Site, Region] = {}
    for site, x, y, text in _parts(view, _TOP[zoom], _STEP[zoom]):
        ink = inks.FOCUS if site == marks.focus else inks.TEXT
        if site == marks.focus:
            sheet.put(x - 1, y, charset.chosen, inks.FOCUS)
        sheet.put(x, y, text, ink)
        if site is not None:
            sites[site] = Region(x, y, len(text), 1)
    return sheet.finish(), sites


def _parts(view: State, top: int, step: int) -> Iterator[tuple[Site | None, int, int, str]]:
    for seat, left in enumerate(view.left):
        shown = [HIDDEN if die is None else str(die) for die in view.dice[seat]]
        cup = " ".join((*shown, *("." for _ in range(left - len(shown)))))
        yield ("cup", seat), 2, top + seat, f"{letter_of(seat)} ( {cup:<{2 * DICE}})"
    bid = view.bid
    below = top + len(view.left) + 1
    said = f"{letter_of(bid.seat)}: {bid.count} x {bid.face}" if bid is not None else "-"
    yield None, 2, below - 1, said
    for number in range(1, sum(view.left) + 1):
        yield ("count", number), 2 + step * (number - 1), below + top, f"{number}"
    for face in FACES:
        yield ("face", face), 2 + step * (face - 1), below + top + 1, f"[{face}]"[: step - 1]


def letter_of(seat: int) -> str:
    """Give the letter of a seat."""
    return SEATS[seat][0].upper()


BOARD: Final = BoardOf[State](
    wide=100,
    draw=lambda view, zoom, charset, _="en": draw(view, zoom, charset, Marks())[0],
    key=lambda _: (("sign-hidden", HIDDEN), ("sign-die", "1")),
    legend=lambda _: (Meaning("sign-hidden", HIDDEN), Meaning("sign-die", "1", "[]>:»@")),
    used=lambda _, __, canvas: (canvas.width, canvas.height),
)
