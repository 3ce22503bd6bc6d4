"""The table as somebody sits at it: the universe above, one's own galaxy foremost, the others beside."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.exo.board.block import Block
from edenia_tui.games.exo.board.cells import ROOMS, Room
from edenia_tui.games.exo.board.galaxy import Frame, draw_galaxy
from edenia_tui.games.exo.board.marks import Marks
from edenia_tui.games.exo.board.signs import Signs, signs_of
from edenia_tui.games.exo.board.table import Corner, Drawing, put_together
from edenia_tui.games.exo.board.universe import draw_universe
from rules.exo.state import State
from rules.kernel.seat import Seat

ROOM_TO_FILL: Final = {Zoom.SMALL: (50, 18), Zoom.MEDIUM: (79, 37), Zoom.LARGE: (125, 57)}
"""The columns and rows that a drawing should do with."""
_BESIDE: Final = Frame(label=0, above=1)
_LEVEL: Final = Frame(label=0)
"""Of a galaxy level with one's own: beside the names of one's columns no planet is to lie."""
_WIDE_GAP, _NARROW_GAP = 3, 1
_SMALL, _MEDIUM, _LARGE = ROOMS[Zoom.SMALL], ROOMS[Zoom.MEDIUM], ROOMS[Zoom.LARGE]


class _Table(NamedTuple):
    """What is drawn, for whom, and how."""

    view: State
    seat: Seat
    signs: Signs
    marks: Marks
    foremost: Frame
    titles: Sequence[str]

    def universe(self, room: Room, *, is_whole: bool = True) -> Block:
        """Draw the pyramid; where planets have edges, they overlap as they lie."""
        pitch = max(1, room.height - 1)
        return draw_universe(
            self.view, room, self.signs, self.marks, pitch=pitch, is_whole=is_whole
        )

    def galaxies(self, room: Room, frame: Frame = _BESIDE, others_in: Room = _SMALL) -> list[Block]:
        """Draw one's own galaxy in a room, then the others in another, in another frame."""
        others = [seat for seat in self.view.seats() if seat != self.seat]
        own = self._galaxy(self.seat, room, self.foremost)
        return [own, *(self._galaxy(seat, others_in, frame) for seat in others)]

    def _galaxy(self, seat: Seat, room: Room, frame: Frame) -> Block:
        titled = frame._replace(title=self.titles[seat])
        return draw_galaxy(self.view, seat, room, self.signs, self.marks, frame=titled)


class _Laid(NamedTuple):
    """Blocks with their corners: the universe, one's own galaxy, the others."""

    blocks: Sequence[Block]
    corners: Sequence[Corner]

    def excess(self, columns: int, rows: int) -> int:
        """Tell how many columns and rows are out of sight."""
        placed = [*zip(self.blocks, self.corners, strict=True)]
        wide = max(x + block.canvas.width for block, (x, _) in placed)
        high = max(y + block.canvas.height for block, (_, y) in placed)
        return max(0, wide - columns) + max(0, high - rows)


def draw_foremost(  # noqa: PLR0913 (what, for whom, and how)
    view: State,
    seat: Seat,
    zoom: Zoom,
    charset: Charset,
    marks: Marks,
    *,
    titles: Sequence[str],
    west: str,
) -> Drawing:
    """Draw everything so that all of it is in sight, or as much as can be.

    Args:
        view: the table.
        seat: whose galaxy is foremost.
        zoom: how large.
        charset: by which signs.
        marks: what is pointed at.
        titles: what the players are called, by seat.
        west: the letter of columns to the west.
    """
    foremost = Frame(label=2, west=west, is_open=True)
    ways = _ways(_Table(view, seat, signs_of(charset), marks, foremost, titles), zoom)
    laid, columns_and_rows = next(ways), ROOM_TO_FILL[zoom]
    while laid.excess(*columns_and_rows) and (other := next(ways, None)):
        laid = min(laid, other, key=lambda one: one.excess(*columns_and_rows))
    return put_together(*laid)


def _ways(table: _Table, zoom: Zoom) -> Iterator[_Laid]:
    """Lay the table in one way after another, the most beautiful first."""
    if zoom is Zoom.LARGE:
        yield from _large_ways(table)
    if zoom is not Zoom.SMALL:
        large, level = table.universe(_MEDIUM), table.galaxies(_MEDIUM, _LEVEL)
        for aside in (_WIDE_GAP, _NARROW_GAP):
            yield _in_column(large, level, below=True, aside=aside)
        yield _on_top(table.universe(_SMALL), table.galaxies(_MEDIUM))
    universe, galaxies = table.universe(_SMALL), table.galaxies(_SMALL)
    for gap in (1, 0):
        for aside in (_WIDE_GAP, _NARROW_GAP):
            yield _in_column(universe, galaxies, below=False, gap=gap, aside=aside)
    yield _on_top(universe, galaxies)
    left = table.universe(_SMALL, is_whole=False)
    yield _in_column(left, galaxies, below=False, aside=_NARROW_GAP)
    yield _on_top(left, galaxies)


def _large_ways(table: _Table) -> Iterator[_Laid]:
    """Lay a table on which there is room for everybody's planets as discs."""
    for universe in (_LARGE, _MEDIUM):
        for own, others in ((_LARGE, _MEDIUM), (_MEDIUM, _MEDIUM), (_LARGE, _SMALL)):
            galaxies = table.galaxies(own, others_in=others)
            for below in (True, False):
                yield _in_column(table.universe(universe), galaxies, below=below, aside=_WIDE_GAP)
            yield _on_top(table.universe(universe), galaxies)


def _in_column(
    universe: Block, galaxies: list[Block], *, below: bool, gap: int = 0, aside: int
) -> _Laid:
    """Set the others to the right of one's own galaxy, beginning below the universe or beside it."""
    own, *others = galaxies
    top = universe.canvas.height + gap
    x = max(own.canvas.width + aside, 0 if below else universe.canvas.width)
    y = top if below else 0
    corners = [(0, 0), (0, top)]
    for other in others:
        corners.append((x, y))
        y += other.canvas.height + 1
    return _Laid([universe, *galaxies], corners)


def _on_top(universe: Block, galaxies: list[Block]) -> _Laid:
    """Set the others to the right of the universe, and one's own galaxy below all of them."""
    _, *others = galaxies
    height = max(block.canvas.height for block in (universe, *others))
    corners = [(0, 0), (0, height)]
    x = universe.canvas.width + 1
    for other in others:
        corners.append((x, 0))
        x += other.canvas.width + 1
    return _Laid([universe, *galaxies], corners)
