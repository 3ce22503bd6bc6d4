"""The players in the order of play, each with the letter of their sheep; whose turn it is stands out."""

import textwrap

from textual.content import Content
from textual.widgets import Static

from edenia_tui.boards.charset import Charset
from edenia_tui.boards.contents import letter_of
from edenia_tui.boards.ink import SEAT_INKS
from edenia_tui.tui.themes import ink_styles
from edenia_tui.words.edenia.queries.who import everybody
from edenia_tui.words.listener import Listener
from rules.edenia.scoring import is_counted, points, public_points
from rules.edenia.state import State
from rules.kernel.seat import Seat

_GUTTER = 4
"""The columns of the mark and the letter."""
_NARROWEST = 20


class Players(Static):
    """A paragraph for each player, or a row of signs where there is little room."""

    def __init__(self, charset: Charset, *, id: str | None = None) -> None:  # noqa: A002
        """Begin with nobody."""
        super().__init__(id=id, markup=False)
        self._charset = charset
        self._told: tuple[Listener, State] | None = None
        self._shown: Content | None = None
        self.is_terse = False
        """Whether signs stand for words; `who` tells the words all the same."""

    def show(self, listener: Listener, view: State) -> None:
        """Show the players of a view."""
        self._told = listener, view
        self._write()

    def on_resize(self) -> None:
        """Wrap again, once the size has settled."""
        self.call_after_refresh(self._write)

    def _write(self) -> None:
        if self._told is None:
            return
        listener, view = self._told
        seats = view.seats()
        in_order = (*seats[view.first :], *seats[: view.first])
        if self.is_terse:
            told = [self._row(listener, view, seat) for seat in in_order]
        else:
            told = [self._wrapped(line) for line in everybody(listener, view)]
        lines = [
            self._beside_letter(seat, text, is_next=seat == view.active)
            for seat, text in zip(in_order, told, strict=True)
        ]
        title = Content.styled(listener.say("screen-players"), "bold $accent")
        content = Content("\n").join([title, *lines])
        if content != self._shown:
            self._shown = content
            self.update(content)

    @property
    def _room(self) -> int:
        return max(_NARROWEST, (self.size.width or 30) - _GUTTER)

    def _wrapped(self, line: str) -> str:
        return f"\n{' ' * _GUTTER}".join(textwrap.wrap(line, self._room))

    def _row(self, listener: Listener, view: State, seat: Seat) -> str:
        """Tell a player with the signs of the galaxy; the name gets the room that is left."""
        player, signs = view.players[seat], self._charset
        known = points(player) if is_counted(player) else public_points(player)
        facts = [listener.say("screen-points", points=known), f"{player.clovers}{signs.clover}"]
        if not view.rules.lambs:
            facts.append(f"{player.flags}{signs.flag}")
        if player.hidden:
            sign = signs.known if is_counted(player) else signs.unknown
            facts.append(f"{len(player.hidden)}{sign}")
        if player.trifoliums:
            facts.append(f"{len(player.trifoliums)}T")
        told = " ".join(facts)
        is_own = seat == listener.seat
        name = listener.say("screen-you") if is_own else listener.name(seat)
        return f"{name[: self._room - len(told) - 1]} {told}"

    def _beside_letter(self, seat: Seat, text: str, *, is_next: bool) -> Content:
        colour = ink_styles(self.app.theme)[SEAT_INKS[seat]].color
        letter = (letter_of(seat), f"bold {colour.name}" if colour else "bold")
        mark = "> " if is_next else "  "
        return Content.assemble((mark, "bold"), letter, " ", (text, "bold" if is_next else ""))
