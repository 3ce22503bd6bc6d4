"""What is drawn, for whom, and how."""

from typing import NamedTuple

from edenia_tui.canvas.charset import Charset
from edenia_tui.games.prince.board.marks import Marks
from edenia_tui.games.prince.board.names import Names
from edenia_tui.games.prince.board.signs import Signs, signs_of
from rules.kernel.seat import Seat
from rules.prince.state import Ask, State
from rules.prince.tiles import Stack


class Scene(NamedTuple):
    """A table and whoever looks at it."""

    view: State
    foremost: Seat
    """Whose planet is foremost."""
    eyes: Seat | None
    """SEC-6: who looks; None for a spectator."""
    marks: Marks
    names: Names
    charset: Charset

    @property
    def signs(self) -> Signs:
        """The signs that things are drawn by."""
        return signs_of(self.charset)

    @property
    def others(self) -> list[Seat]:
        """Everybody else, in the order of seats from the one who looks."""
        seats = self.view.seats()
        return [*seats[self.foremost + 1 :], *seats[: self.foremost]]

    @property
    def reader(self) -> Seat | None:
        """For whom changes are reckoned: who is named, who looks, or who is asked.

        Who has a tile of this round does not get another one.
        """
        if self.view.ask is Ask.OVER:
            return None
        seats = (self.marks.seat, self.foremost, self.view.active)
        return next((one for one in seats if one is not None and one not in self.view.served), None)

    def is_meant(self, stack: Stack) -> bool:
        """Tell whether a stack is looked at."""
        return isinstance(self.marks.focus, Stack) and self.marks.focus is stack
