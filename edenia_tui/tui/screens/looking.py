"""What people do at a table without changing it: look, ask, consider; what they choose is for others."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from textual import on

from edenia_tui.boards.grid import Zoom
from edenia_tui.boards.loupe import draw_loupe
from edenia_tui.line.answers import why
from edenia_tui.tui.explaining import (
    about_cell,
    explain_cell,
    explain_choice,
    explain_hand,
    explain_refusal,
)
from edenia_tui.tui.hands import open_hands
from edenia_tui.tui.hearing import Errand, Hearer
from edenia_tui.tui.obstacles import against_other
from edenia_tui.tui.onlooker import Refusal
from edenia_tui.tui.picking import pick
from edenia_tui.tui.preview import preview
from edenia_tui.tui.screens.board import BoardScreen
from edenia_tui.tui.screens.loupe import Loupe
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.command_bar import CommandBar
from edenia_tui.tui.widgets.galaxy import Galaxy
from edenia_tui.words.edenia import nouns
from rules.edenia.galaxy import EAST, NORTH, PATHS, SOUTH, WEST, Cell
from rules.edenia.places import number_of, seat_of

_SIDES: Final = {"shift+up": NORTH, "shift+right": EAST, "shift+down": SOUTH, "shift+left": WEST}
_PATHS: Final = dict(zip("snm", PATHS, strict=True))
_MIDDLE: Final = Cell(12)
_PUBLIC: Final = ("who", "tokens")
"""What one without a seat may ask by a key; other questions are about everybody then."""


class LookingScreen(BoardScreen):
    """A table that answers; keys, clicks and typed lines become choices, questions and errands."""

    ERRANDS: ClassVar[frozenset[Errand]] = frozenset({Errand.QUIT, Errand.AGAIN})
    """The errands that can be run here."""

    _last_answer: Sequence[str] = ()

    def do(self, action: Any) -> None:
        """Make a choice."""
        raise NotImplementedError

    # Choosing.

    @on(Choices.Considered)
    def _considered(self, event: Choices.Considered) -> None:
        self.consider(event.action)

    def consider(self, action: Any) -> None:
        """Draw where a choice leads, and say it."""
        onlooker = self.onlooker
        if action in onlooker.legal:
            onlooker.refusal = None
            self.stage.draw(onlooker.view, preview(onlooker.view, action).marks)
            told = onlooker.words.describe_choice(onlooker.listener, onlooker.view, action)
            self.stage.say(told)

    @on(Choices.Made)
    def _made(self, event: Choices.Made) -> None:
        self.do(event.action)

    @on(Galaxy.CellChosen)
    def _cell_chosen(self, event: Galaxy.CellChosen) -> None:
        self._point_at(event.cell)

    @on(Galaxy.SheepChosen)
    def _sheep_chosen(self, event: Galaxy.SheepChosen) -> None:
        """Go to the choices of a sheep of one's own; others are only pointed at."""
        own = [sheep for sheep in event.sheep if seat_of(sheep) == self.onlooker.seat]
        if own and self.onlooker.question is not None:
            self._pick("sheep", number_of(own[0]))
            self.stage.choices.focus()
        elif event.cell is not None:
            self._point_at(event.cell)

    def _point_at(self, cell: Cell) -> None:
        """Move the cursor, and say what is there."""
        self.onlooker.refusal = None
        self.stage.point_at(cell)
        self.stage.say(*about_cell(self.onlooker.desk(), cell)[:1])

    def _pick(self, trait: str, wanted: int) -> None:
        """Go to the choice of a sheep, side or path; say why there is none."""
        choices, view = self.stage.choices, self.onlooker.view
        found = pick(choices.offered, choices.considered, trait, wanted)
        if found is not None:
            choices.highlight(found)
        elif self.onlooker.legal:
            refused = against_other(view, choices.considered, trait, wanted)
            if refused is not None:
                self.refuse(explain_refusal(self.onlooker.desk(), refused), refused.rule)

    def refuse(self, lines: Sequence[str], rule: str | None = None) -> None:
        """Say why not, and how to read the rule behind it."""
        if rule is not None:
            self.onlooker.refusal = Refusal(tuple(lines), rule)
            lines = [*lines, self.onlooker.listener.say("screen-press-why")]
        self.stage.say(*lines)

    def action_sheep(self, key: str) -> None:
        """Go to the choices of a sheep."""
        self._pick("sheep", int(key))

    def action_side(self, key: str) -> None:
        """Pick a side."""
        self._pick("side", _SIDES[key])

    def action_path(self, key: str) -> None:
        """Pick a path."""
        self._pick("path", _PATHS[key])

    # Looking and asking.

    def action_zoom_in(self) -> None:
        """Draw larger."""
        self.stage.galaxy.resize_to(Zoom.MEDIUM)

    def action_zoom_out(self) -> None:
        """Draw smaller."""
        self.stage.galaxy.resize_to(Zoom.SMALL)

    def action_answer(self, query: str) -> None:
        """Answer a question about the table."""
        desk = self.onlooker.desk()
        is_own = desk.listener.seat is not None
        if query == "have":
            lines = explain_hand(desk) if is_own else open_hands(desk.listener, desk.view)
        else:
            asked = query if is_own or query in _PUBLIC else "who"
            lines = desk.words.queries[asked].answer(desk.listener, desk.view, [])
        self.answer(lines or [desk.listener.say("screen-no-hand")])

    def answer(self, lines: Sequence[str]) -> None:
        """Put an answer on top of the table."""
        self._last_answer = lines
        self.stage.notice("screen-answer", lines)

    def action_loupe(self) -> None:
        """Put the cell under the cursor under the loupe."""
        desk, marks = self.onlooker.desk(), self.stage.marks
        cell = _MIDDLE if marks.focus is None else marks.focus
        star, nebula, meteorite = (nouns.path(desk.listener, path) for path in PATHS)
        names = (star, nebula, meteorite)
        canvas = draw_loupe(desk.view, cell, self.shell.charset, names, marks)
        title = desk.listener.say("screen-loupe", cell=nouns.cell(cell))
        close = desk.listener.say("screen-close")
        self.app.push_screen(Loupe(canvas, title, about_cell(desk, cell), close))

    def action_explain(self) -> None:
        """Explain the last refusal, the cell under the cursor, the choice, or the last stop."""
        desk, refusal = self.onlooker.desk(), self.onlooker.refusal
        cell, action = self.stage.marks.focus, self.stage.choices.considered
        if refusal is not None:
            lines = [*refusal.lines, "", *why(desk, [])]
        elif self.stage.galaxy.has_focus and cell is not None:
            lines = explain_cell(desk, cell)
        elif action is not None:
            lines = explain_choice(desk, action)
        else:
            lines = why(desk, [])
        self.stage.notice("screen-explained", lines)

    # Typing.

    def action_command(self) -> None:
        """Open the line for commands; nothing waits for a travel then."""
        self._skip()
        commands = Hearer(self.onlooker.desk(), self.onlooker.game).commands()
        self.query_one("#sentence").display = False
        hint = self.onlooker.listener.say("screen-command", example=commands[0])
        self.query_one(CommandBar).open(commands, hint)

    @on(CommandBar.Closed)
    def _bar_closed(self) -> None:
        self.query_one("#sentence").display = True
        self.stage.go_home()

    @on(CommandBar.Typed)
    async def _typed(self, event: CommandBar.Typed) -> None:
        """Do, answer or refuse what was typed."""
        heard = Hearer(self.onlooker.desk(), self.onlooker.game).hear(event.line)
        if heard.action is not None:
            self.do(heard.action)
        elif heard.answer:
            self.answer(heard.answer)
        elif heard.errand is None:
            self.refuse(heard.refusal, heard.rule)
        elif heard.errand in self.ERRANDS:
            await self.run_errand(heard.errand, heard.arguments)
        else:
            self.refuse([self.onlooker.listener.say("screen-not-here")])

    async def run_errand(self, errand: Errand, arguments: Sequence[str]) -> None:  # noqa: ARG002
        """Do what a word of the session asks for."""
        if errand is Errand.QUIT:
            await self.app.action_quit()
        else:
            self.answer(self._last_answer or [self.onlooker.listener.say("line-nothing-said")])
