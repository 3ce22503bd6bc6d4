"""A game as it is played: keys, clicks and typed lines become choices, questions and errands."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from textual import on, work

from edenia_tui.boards.grid import Zoom
from edenia_tui.boards.loupe import draw_loupe
from edenia_tui.hints import hint_lines
from edenia_tui.line.answers import why
from edenia_tui.table.save_errors import SaveError
from edenia_tui.table.thinking import think
from edenia_tui.tui.explaining import (
    about_cell,
    explain_cell,
    explain_choice,
    explain_hand,
    explain_refusal,
)
from edenia_tui.tui.hearing import Errand, Hearer
from edenia_tui.tui.keys import GAME, bindings
from edenia_tui.tui.obstacles import against_other
from edenia_tui.tui.onlooker import Refusal
from edenia_tui.tui.picking import pick
from edenia_tui.tui.preview import preview
from edenia_tui.tui.screens.loupe import Loupe
from edenia_tui.tui.screens.sure import Sure
from edenia_tui.tui.screens.table import TableScreen
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.command_bar import CommandBar
from edenia_tui.tui.widgets.galaxy import Galaxy
from edenia_tui.words.edenia import nouns
from rules.edenia.actions import Action
from rules.edenia.galaxy import EAST, NORTH, PATHS, SOUTH, WEST, Cell
from rules.edenia.places import number_of, seat_of

_SIDES: Final = {"shift+up": NORTH, "shift+right": EAST, "shift+down": SOUTH, "shift+left": WEST}
_PATHS: Final = dict(zip("snm", PATHS, strict=True))
_MIDDLE: Final = Cell(12)
_PUBLIC: Final = ("who", "tokens")
"""What a spectator may ask by a key."""


class GameScreen(TableScreen):
    """The table, with everything people can do at it."""

    BINDINGS = [*bindings(GAME)]  # noqa: RUF012 (Textual reads it)

    # Choosing.

    @on(Choices.Considered)
    def _considered(self, event: Choices.Considered) -> None:
        """Draw where a choice leads, and say it."""
        onlooker = self.onlooker
        if event.action in onlooker.legal:
            onlooker.refusal = None
            self.stage.draw(onlooker.view, preview(onlooker.view, event.action).marks)
            told = onlooker.words.describe_choice(onlooker.listener, onlooker.view, event.action)
            self.stage.say(told)

    @on(Choices.Made)
    def _made(self, event: Choices.Made) -> None:
        self.do(event.action)

    def do(self, action: Action) -> None:
        """Answer the open question."""
        asked = self.onlooker.question
        if asked is not None and self.company.answer(asked.seat, action):
            self.onlooker.question = None
            self.stage.grow_old()

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
                self._refuse(explain_refusal(self.onlooker.desk(), refused), refused.rule)

    def _refuse(self, lines: Sequence[str], rule: str | None) -> None:
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

    def action_home(self) -> None:
        """Go back to the choices; to the end of the game once it is over."""
        self.stage.choices.focus()
        self.end()

    def action_menu(self) -> None:
        """Go to the menu; the game is on disk."""
        self.shell.leave_game()

    def action_zoom_in(self) -> None:
        """Draw larger."""
        self.stage.galaxy.resize_to(Zoom.MEDIUM)

    def action_zoom_out(self) -> None:
        """Draw smaller."""
        self.stage.galaxy.resize_to(Zoom.SMALL)

    def action_answer(self, query: str) -> None:
        """Answer a question about the table."""
        desk = self.onlooker.desk()
        if query == "have" and self.onlooker.seat is not None:
            self._answer(explain_hand(desk))
        elif self.onlooker.seat is not None or query in _PUBLIC:
            self._answer(desk.words.queries[query].answer(desk.listener, desk.view, []))

    def _answer(self, lines: Sequence[str]) -> None:
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

    _last_answer: Sequence[str] = ()

    def action_command(self) -> None:
        """Open the line for commands."""
        commands = Hearer(self.onlooker.desk(), self.onlooker.game).commands()
        self.query_one("#sentence").display = False
        hint = self.onlooker.listener.say("screen-command", example=commands[0])
        self.query_one(CommandBar).open(commands, hint)

    @on(CommandBar.Closed)
    def _bar_closed(self) -> None:
        self.query_one("#sentence").display = True
        self.stage.choices.focus()

    @on(CommandBar.Typed)
    async def _typed(self, event: CommandBar.Typed) -> None:
        """Do, answer or refuse what was typed."""
        heard = Hearer(self.onlooker.desk(), self.onlooker.game).hear(event.line)
        if heard.action is not None:
            self.do(heard.action)
        elif heard.answer:
            self._answer(heard.answer)
        elif heard.errand is not None:
            await self._run(heard.errand)
        else:
            self._refuse(heard.refusal, heard.rule)

    async def _run(self, errand: Errand) -> None:
        """Do what a word of the session asks for."""
        say = self.onlooker.listener.say
        match errand:
            case Errand.QUIT:
                await self.app.action_quit()
            case Errand.AGAIN:
                self._answer(self._last_answer or [say("line-nothing-said")])
            case Errand.RESIGN | Errand.HINT if self.onlooker.question is None:
                self.stage.say(say("screen-not-now"))
            case Errand.HINT:
                self._hint()
            case Errand.RESIGN:
                sure = Sure(say("screen-resign"), say("screen-resign-no"), say("screen-resign-yes"))
                self.app.push_screen(sure, self._resign)

    @work(exclusive=True, group="hint")
    async def _hint(self) -> None:
        """Give a hint, unless the question was answered while it was sought."""
        asked, onlooker = self.onlooker.question, self.onlooker
        if asked is None:
            return
        self.stage.say(onlooker.listener.say("screen-seeking"))
        seek = partial(hint_lines, onlooker.game, onlooker.words, onlooker.listener, asked.view)
        lines = await think(seek)
        if onlooker.question is asked:
            self.stage.say("")
            self._answer(lines)

    def _resign(self, is_sure: bool | None) -> None:  # noqa: FBT001 (a screen answers so)
        """Let a bot take the seat of the one at the keyboard."""
        asked = self.onlooker.question
        if not is_sure or asked is None:
            return
        try:
            self.table.replace_player(asked.seat, self.sitting.substitute(asked.seat))
        except SaveError as error:
            self.complain(error)
            return
        self.onlooker.question = None
        self.stage.tell([self.onlooker.listener.say("line-resigned")])
        self.stage.offer()
