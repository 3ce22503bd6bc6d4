"""The picture of the first screen: a table as it was left, or one at which bots play, calmly."""

from collections import deque
from typing import ClassVar

from textual.message import Message
from textual.timer import Timer

from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.conversation.living_table import LivingTable
from edenia_tui.conversation.manner import Manner
from edenia_tui.games.drawn import Drawn, Marks
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES, USUAL
from edenia_tui.table.chance import fresh_seed
from edenia_tui.tui.widgets.tabletop import Tabletop
from rules.kernel.opaque import AnyState
from rules.kernel.seat import Seat

_BEFORE_IT_LIVES, _STEP, _REST = 2.0, 0.2, 1.5
"""Seconds until the first decision, of a picture of what travels, and between two decisions."""


class Shown(Message):
    """A table at which bots play is ready to be looked at."""

    def __init__(self, table: LivingTable) -> None:
        """Keep the table."""
        super().__init__()
        self.table = table


class LivingPicture(Tabletop, can_focus=False):
    """Nobody can do anything here; nothing is written while nothing moves."""

    BINDINGS: ClassVar = []

    def __init__(self, manner: Manner, charset: Charset, *, id: str | None = None) -> None:  # noqa: A002
        """Begin with a table at which nobody has played."""
        super().__init__(self._drawn_for_all, id=id)
        self._manner = manner
        self._signs = charset
        self._entry = GAMES[USUAL]
        self._names: tuple[str, ...] = ()
        self._table: LivingTable | None = None
        self._waiting: deque[tuple[AnyState, Marks]] = deque()
        self._timer: Timer | None = None

    def show_table(self, entry: Entry, names: tuple[str, ...], view: AnyState) -> None:
        """Show a table that stands still."""
        self.rest()
        self._entry, self._names = entry, names
        self.forget()
        self.show(view, None)

    @property
    def is_living(self) -> bool:
        """Whether something moves, or soon will."""
        return self._timer is not None

    def live(self) -> None:
        """Let bots play, from where they were if they have played here before."""
        if self.is_living:
            return
        if self._table is None:
            self._timer = self.set_timer(_BEFORE_IT_LIVES, self._sit_down)
            return
        self._entry, self._names = self._table.entry, self._table.names
        self.forget()
        self.show(self._table.view, None)
        self._timer = self.set_timer(_REST, self._go_on)

    def rest(self) -> None:
        """Stand still."""
        self._waiting.clear()
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _sit_down(self) -> None:
        """Let the first decisions be made behind the screen's back."""

        def play() -> None:
            self.post_message(Shown(LivingTable(GAMES[USUAL], fresh_seed())))

        self.run_worker(play, thread=True)

    def on_shown(self, event: Shown) -> None:
        """Look at the table, unless nobody wants to any more."""
        self._table = event.table
        if self.is_living:
            self._timer = None
            self.live()

    def _go_on(self) -> None:
        """Draw the next moment; once the game is over nothing moves any more."""
        self._timer = None
        if not self._waiting and not self._decide():
            return
        view, marks = self._waiting.popleft()
        self.show(view, None, marks)
        self._timer = self.set_timer(_STEP if self._waiting else _REST, self._go_on)

    def _decide(self) -> bool:
        """Take the pictures of the next decision; none where nobody decides any more."""
        seen = None if self._table is None else self._table.step()
        if seen is None:
            return False
        steps = self._entry.presenter.travel(seen.before, seen.events)
        self._waiting.extend((seen.after, marks) for marks in (*steps, None))
        return True

    def _drawn_for_all(self, view: AnyState, seat: Seat | None, zoom: Zoom, marks: Marks) -> Drawn:
        listener = self._manner.listener(self._names, seat, self._entry.words.messages)
        return self._entry.presenter.draw(listener, view, zoom, self._signs, marks)
