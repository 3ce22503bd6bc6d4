"""The players in the order of play, each with the letter of the drawing; whose turn it is stands out."""

from collections.abc import Sequence

from textual.content import Content
from textual.widgets import Static

from edenia_tui.canvas.inks import SEAT_INKS
from edenia_tui.tui.look.themes import ink_styles
from edenia_tui.tui.widgets.player_columns import PlayerColumns, PlayerRow, PlayerTold

_GUTTER = 4
"""The columns of the mark and the letter."""
_NARROWEST = 20


class Players(Static):
    """A row for each player, in columns; with bars where there is room for them."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        """Begin with nobody."""
        super().__init__(id=id, markup=False)
        self._title = ""
        self._told: Sequence[PlayerTold] = ()
        self._blocks = ("", "")
        self._shown: Content | None = None
        self.is_titled = True
        """Whether the title stands above them."""
        self.is_terse = False
        """Whether there is no room for bars; `who` tells in words what everybody has."""

    def show(self, title: str, told: Sequence[PlayerTold], blocks: tuple[str, str]) -> None:
        """Show players, in the order of play; a bar has one sign for its part and one for its rest."""
        self._title, self._told, self._blocks = title, told, blocks
        self._write()

    def on_resize(self) -> None:
        """Set the columns again, once the size has settled."""
        self.call_after_refresh(self._write)

    def _write(self) -> None:
        room = max(_NARROWEST, (self.size.width or 30) - _GUTTER)
        columns = PlayerColumns(self._told, room, None if self.is_terse else self._blocks)
        lines: list[Content] = []
        if self.is_titled:
            heads = columns.head(self._title, _GUTTER)[len(self._title) :]
            lines.append(Content.assemble((self._title, "bold $faint"), (heads, "$faint")))
        for told, row in zip(self._told, columns.rows(), strict=True):
            lines += self._lines(told, row)
        content = Content("\n").join(lines)
        if content != self._shown:
            self._shown = content
            self.update(content)

    def _lines(self, told: PlayerTold, row: PlayerRow) -> list[Content]:
        colour = ink_styles(self.app.theme)[SEAT_INKS[told.seat]].color
        letter = (told.letter, f"bold {colour.name}" if colour else "bold")
        mark, weight = ("> ", "bold") if told.is_next else ("  ", "")
        text = (f"{row.name}{row.numbers}", weight)
        line = Content.assemble((mark, "bold"), letter, " ", text)
        return (
            [line, Content.styled(f"{' ' * _GUTTER}{row.below}", "$faint")] if row.below else [line]
        )
