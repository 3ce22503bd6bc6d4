"""The players in the order of play, each with the letter of the drawing; whose turn it is stands out."""

from collections.abc import Sequence
from typing import NamedTuple

from textual.content import Content
from textual.widgets import Static

from edenia_tui.canvas.inks import SEAT_INKS
from edenia_tui.language.wrapping import rows
from edenia_tui.tui.look.themes import ink_styles
from rules.kernel.seat import Seat

_GUTTER = 4
"""The columns of the mark and the letter."""
_NARROWEST = 20


class PlayerTold(NamedTuple):
    """A player in words, and in signs where there is little room."""

    seat: Seat
    letter: str
    name: str
    facts: str
    """By numbers and signs, after the name."""
    sentence: str
    is_next: bool
    """Whether it is this player's turn."""


class Players(Static):
    """A paragraph for each player, or a row of signs where there is little room."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        """Begin with nobody."""
        super().__init__(id=id, markup=False)
        self._title = ""
        self._told: Sequence[PlayerTold] = ()
        self._shown: Content | None = None
        self.is_titled = True
        """Whether the title stands above them."""
        self.is_terse = False
        """Whether signs stand for words; `who` tells the words all the same."""

    def show(self, title: str, told: Sequence[PlayerTold]) -> None:
        """Show players, in the order of play."""
        self._title, self._told = title, told
        self._write()

    def on_resize(self) -> None:
        """Wrap again, once the size has settled."""
        self.call_after_refresh(self._write)

    def _write(self) -> None:
        lines = [self._beside_letter(one) for one in self._told]
        title = [Content.styled(self._title, "bold $faint")] if self.is_titled else []
        content = Content("\n").join([*title, *lines])
        if content != self._shown:
            self._shown = content
            self.update(content)

    @property
    def _room(self) -> int:
        return max(_NARROWEST, (self.size.width or 30) - _GUTTER)

    def _text(self, told: PlayerTold) -> str:
        """Tell a player; in a row of signs the name gets the room that is left."""
        if self.is_terse:
            return f"{told.name[: self._room - len(told.facts) - 1]} {told.facts}"
        return f"\n{' ' * _GUTTER}".join(rows(told.sentence, self._room))

    def _beside_letter(self, told: PlayerTold) -> Content:
        colour = ink_styles(self.app.theme)[SEAT_INKS[told.seat]].color
        letter = (told.letter, f"bold {colour.name}" if colour else "bold")
        mark, weight = ("> ", "bold") if told.is_next else ("  ", "")
        return Content.assemble((mark, "bold"), letter, " ", (self._text(told), weight))
