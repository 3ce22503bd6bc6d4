"""What a choice would do: where the planet comes from or goes to, and the lines it would make."""

from collections.abc import Iterable

from edenia_tui.games.exo.board.marks import Marks
from rules.exo.actions import Action, Lay, Put, Take
from rules.exo.analysis.lines import lines_made
from rules.exo.layout import Place
from rules.exo.scoring import Line
from rules.exo.square import Square
from rules.exo.state import State
from rules.exo.universe import next_place
from rules.kernel.seat import Seat


def preview(view: State, action: Action) -> Marks:
    """LINE-1: show a planet where it would lie, and the points it would make there or elsewhere."""
    match action:
        case Take(planet):
            return Marks(planet, Place(view.universe.index(planet)))
        case Put(square):
            made = lines_made(view.galaxies[view.active], square, view.held)
            lines = squares_of(view.active, made)
            return Marks(view.held, (view.active, square), view.held, lines)
        case Lay(planet):
            return Marks(focus=next_place(view.universe), shown=planet)
        case _:
            return Marks()


def squares_of(seat: Seat, lines: Iterable[Line]) -> frozenset[tuple[Seat, Square]]:
    """Tell all squares of some lines of a player."""
    return frozenset((seat, square) for line in lines for square in line.squares)
