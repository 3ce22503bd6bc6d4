"""What is drawn, for whom, and how."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from edenia_tui.canvas.charset import Charset
from edenia_tui.games.galaxies.board.marks import Marks, Site
from edenia_tui.games.galaxies.board.names import Names
from edenia_tui.games.galaxies.board.signs import Signs, signs_of
from rules.galaxies.mat import Mat
from rules.galaxies.ships import Spot, Where
from rules.galaxies.state import State
from rules.kernel.seat import Seat


class Piece(NamedTuple):
    """A ship as it is drawn."""

    seat: Seat
    spot: Spot
    is_advanced: bool


class Ship(NamedTuple):
    """A piece, and whether a choice would bring it there."""

    piece: Piece
    letter: str
    is_new: bool


class Scene(NamedTuple):
    """A table and whoever looks at it."""

    view: State
    after: State
    """What a choice would make of it; the same where none is considered."""
    ships: tuple[Ship, ...]
    marks: Marks
    names: Names
    charset: Charset

    @property
    def signs(self) -> Signs:
        """The signs that things are drawn by."""
        return signs_of(self.charset)

    def is_meant(self, site: Site) -> bool:
        """Tell whether something is looked at."""
        return self.marks.focus == site

    def ships_at(self, where: Where, card: int) -> list[Ship]:
        """List the ships on or around a planet, or on a danger card, in the order of seats."""
        return [
            ship
            for ship in self.ships
            if ship.piece.spot.where is where and ship.piece.spot.card == card
        ]


def scene_of(view: State, marks: Marks, names: Names, charset: Charset) -> Scene:
    """Put a scene together."""
    after = marks.after or view
    return Scene(view, after, tuple(_ships(view, after, names)), marks, names, charset)


def _ships(view: State, after: State, names: Names) -> Iterator[Ship]:
    """List ships where they would be; those at a planet that would be gone stay until it is."""
    gone = set(view.row) - set(after.row)
    before = Counter(_pieces(view))
    for piece in _pieces(after):
        before[piece] -= 1
        letter = names.letters[piece.seat]
        is_new = before[piece] < 0
        yield Ship(piece, letter.lower() if piece.is_advanced else letter, is_new)
    for piece in _pieces(view):
        if piece.spot.card in gone and piece.spot.where in (Where.ORBIT, Where.SURFACE):
            letter = names.letters[piece.seat]
            yield Ship(piece, letter.lower() if piece.is_advanced else letter, is_new=False)


def _pieces(state: State) -> Iterator[Piece]:
    for seat, mat in enumerate(state.mats):
        yield from _pieces_of(Seat(seat), mat)


def _pieces_of(seat: Seat, mat: Mat) -> Iterator[Piece]:
    for spot in mat.ships:
        yield Piece(seat, spot, is_advanced=False)
    for flown in mat.fleet:
        yield Piece(seat, flown.spot, is_advanced=True)
