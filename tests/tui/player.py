"""Somebody at a terminal: sees the picture and nothing else, presses keys, clicks, types lines."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.entry import Entry
from tests.tui.terminals import DOWN, ENTER, WIDE, Terminal

_KEY_LINE = "Ctrl+Q"
_OVER = "The game is over"
_HINT = "A command, such as "
_MOVE = re.compile(r"sheep (\d) (\w+) (\w+)$")
_NO_LETTERS = " │>▁▂▃▄▅▆▇█▎▌▐"
_BRINGS = re.compile(r" {2,}|:")
_ONCE_MORE = "Click again"
_QUIET = 0.15
_LONG_WORD = 14
"""A row that has so much room left was not broken."""


class Player:
    """Plays a game to its end, and remembers the sentence of each choice made."""

    def __init__(self, shown: Terminal, seed: int, entry: Entry, games: Path) -> None:
        """Sit down; the seed decides what is chosen, and the folder of games tells when it was kept."""
        self._shown = shown
        self._games = games
        zoom = Zoom.SMALL if shown.screen.columns < WIDE[0] else Zoom.MEDIUM
        self._left = entry.presenter.columns[zoom]
        """The columns of the drawing, beside which the choices stand."""
        self._rng = Random(seed)
        self.chosen: list[str] = []
        """What the line below the galaxy said when a choice was made."""

    # What is seen.

    @property
    def sentence(self) -> str:
        """The line below the galaxy, above the keys: the choice considered, in full."""
        shown = self._shown.screen
        last = self._key_row - 1
        ground = shown.buffer[last][0].bg
        first = last
        while shown.buffer[first - 1][0].bg == ground:
            first -= 1
        return " ".join(row.strip() for row in self._shown.rows[first : last + 1]).strip()

    @property
    def _key_row(self) -> int:
        """The row of the keys; the last one while nothing is drawn yet."""
        rows = self._shown.rows
        return next((row for row, line in enumerate(rows) if _KEY_LINE in line), len(rows) - 1)

    @property
    def considered(self) -> str:
        """The choice at the cursor, as far as its row goes."""
        cursor = self._shown.screen.cursor
        return self._beside(cursor.y)

    @property
    def is_asked(self) -> bool:
        """Whether there are choices, and the line below tells the one at the cursor."""
        return bool(self.considered) and self._is_told(self._shown.screen.cursor.y)

    @property
    def is_over(self) -> bool:
        """Whether the end is told."""
        return _OVER in self._shown.text

    def _beside(self, row: int) -> str:
        """Read a row beside the galaxy; the marker and a scroll bar are no letters."""
        return self._shown.rows[row][self._left :].strip(_NO_LETTERS)

    def _is_heading(self, row: int) -> bool:
        """Tell headings: they stand further left than choices, without the marker."""
        return self._shown.rows[row][self._left + 1] not in " >"

    # What is done.

    def play(self, choose: Callable[[], None]) -> None:
        """Choose until the game is over."""
        self._shown.until(lambda: self.is_asked)
        while not self.is_over:
            self._turn(choose)

    def _turn(self, choose: Callable[[], None]) -> None:
        """Choose, and wait for the next question: the choice is kept, then nothing more is drawn."""
        kept = self._kept
        choose()
        self._shown.until(lambda: self._kept > kept)
        self._shown.until(lambda: self._is_ready)
        while self._shown.read(_QUIET):
            self._shown.until(lambda: self._is_ready)

    @property
    def _kept(self) -> int:
        """How much of the game is kept: an old picture may be in sight long after a choice was made."""
        return sum(path.stat().st_size for path in self._games.glob("*.record"))

    @property
    def _is_ready(self) -> bool:
        return self.is_asked or self.is_over

    def by_keys(self) -> None:
        """Go down the list to a choice, reading where each leads, and press Enter."""
        row = self._wish()
        while not self._is_told(row):
            self._next_choice()
        self.chosen.append(self.sentence)
        self._shown.press(ENTER)

    def _next_choice(self) -> None:
        before = self._shown.screen.cursor.y, self.sentence
        self._shown.press(DOWN)
        self._shown.until(lambda: (self._shown.screen.cursor.y, self.sentence) != before)
        self._shown.until(lambda: self.is_asked)

    def by_mouse(self) -> None:
        """Go over a choice with the mouse, read where it leads, and click."""
        row = self._wish()
        column = self._left + 4
        before = None if self._is_marked(row) else self.sentence
        self._shown.hover(column, row)
        self._shown.until(lambda: self._is_told(row) and self.sentence != before)
        self.chosen.append(self.sentence)
        kept = self._kept
        self._shown.click(column, row)
        self._shown.until(lambda: self._kept > kept or _ONCE_MORE in self.sentence)
        if self._kept == kept:
            self._shown.click(column, row)

    def by_commands(self) -> None:
        """Type a move that is in sight, or what the command line gives as an example."""
        move = _MOVE.match(self._choice_in(self._wish()))
        self._shown.press(":")
        self._shown.until(lambda: self.sentence.startswith(_HINT))
        example = self.sentence.removeprefix(_HINT).partition(".")[0]
        typed = "go {} {} {}".format(*move.groups()) if move else example
        self._shown.press(*typed)
        self._shown.until(lambda: typed in self.sentence)
        self.chosen.append(typed)
        self._shown.press(ENTER)

    def _wish(self) -> int:
        """Pick the row of a choice: to the east or to the south, where Edenia is, if there is one."""
        rows = self._choice_rows()
        ahead = [row for row in rows if re.search(" east| south", self._beside(row))]
        return self._rng.choice(ahead or rows)

    def _is_marked(self, row: int) -> bool:
        """Whether the cursor stands at the choice in a row: sentences of others may begin alike."""
        while self._hangs(row):
            row -= 1
        return self._shown.screen.cursor.y == row

    def _is_told(self, row: int) -> bool:
        """Whether the line below the galaxy tells the choice in a row."""
        text, said = squeezed(self._choice_in(row)), squeezed(self.sentence)
        return text in said if self._is_part(row) else _begins_with(said, text)

    def _choice_in(self, row: int) -> str:
        """Read what is done by the choice of a row; what it brings stands behind a gap or a colon."""
        while self._hangs(row):
            row -= 1
        return _BRINGS.split(self._beside(row))[0]

    def _is_part(self, row: int) -> bool:
        """Tell a row that goes on below, or is the end of one: it has no room left, or hangs."""
        shown = self._shown.rows[row]
        is_full = len(shown.rstrip(_NO_LETTERS)) + _LONG_WORD > self._shown.screen.columns
        return is_full or self._hangs(row)

    def _hangs(self, row: int) -> bool:
        """Tell a row that goes on with the one above it: it stands further right."""
        return self._shown.rows[row][self._left + 3 : self._left + 5] == "  "

    def _choice_rows(self) -> list[int]:
        """Find the rows of choices: those from the cursor down to the first empty row, less headings."""
        rows = []
        for row in range(self._shown.screen.cursor.y, self._key_row):
            text = self._beside(row)
            if not text or text.startswith("─"):
                break
            if not self._is_heading(row):
                rows.append(row)
        return rows


def _begins_with(said: str, text: str) -> bool:
    """Tell whether a sentence is about a choice: n 2 is not n 2 e 1."""
    return said.startswith(text) and not said[len(text) :][:1].isalnum()


def squeezed(text: str) -> str:
    """Give a text without the places where it was broken."""
    return "".join(text.split())
