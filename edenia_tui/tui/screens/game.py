"""The table on a screen: shows what a seat may see, and turns keys, clicks and lines into choices."""

from typing import TYPE_CHECKING, Any, Final, cast

from textual import on, work
from textual.app import ComposeResult
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from edenia_tui.boards.grid import Zoom
from edenia_tui.boards.loupe import draw_loupe
from edenia_tui.boards.marks import Marks
from edenia_tui.sitting import Sitting
from edenia_tui.table.players import Question
from edenia_tui.table.save_errors import SaveError
from edenia_tui.tui.company import Asked, Company, Happened
from edenia_tui.tui.hearing import Hearer
from edenia_tui.tui.keys import GAME, bindings
from edenia_tui.tui.picking import grouped, pick
from edenia_tui.tui.preview import preview
from edenia_tui.tui.rules_of import rule_of
from edenia_tui.tui.screens.hand_over import HandOver
from edenia_tui.tui.screens.loupe import Loupe
from edenia_tui.tui.screens.notice import Notice
from edenia_tui.tui.screens.over import After, Over
from edenia_tui.tui.tokens_left import tokens_left
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.command_bar import CommandBar
from edenia_tui.tui.widgets.galaxy import Galaxy
from edenia_tui.tui.widgets.key_line import KeyLine
from edenia_tui.tui.widgets.panel import Panel
from edenia_tui.tui.widgets.players import Players
from edenia_tui.tui.widgets.story import Story
from edenia_tui.words.edenia import nouns
from edenia_tui.words.edenia.outcomes import tell_outcome
from edenia_tui.words.listener import Listener
from rules.edenia.galaxy import EAST, NORTH, PATHS, SOUTH, WEST, Cell
from rules.edenia.places import number_of, seat_of
from rules.kernel.seat import Seat

if TYPE_CHECKING:
    from edenia_tui.tui.app import EdeniaApp

WIDE: Final = (120, 40)
"""The terminal from which on the galaxy is drawn in the larger size."""
LEAST: Final = (80, 24)
"""The smallest terminal everything fits in."""
_SIDES: Final = {"shift+up": NORTH, "shift+right": EAST, "shift+down": SOUTH, "shift+left": WEST}
_PATHS: Final = dict(zip("snm", PATHS, strict=True))


class GameScreen(Screen[None]):
    """One game, from the eyes of whoever is at the keyboard."""

    BINDINGS = [*bindings(GAME)]  # noqa: RUF012 (Textual reads it)
    AUTO_FOCUS = "Choices"

    def __init__(self, sitting: Sitting) -> None:
        """Get ready to play."""
        super().__init__()
        self._sitting = sitting
        self._words = sitting.entry.words
        self._company = Company(sitting, self)
        self.table = self._company.table
        self._viewer = self._company.first
        self._question: Question[Any, Any] | None = None
        self._marks = Marks()
        self._rule: str | None = None
        """The rule behind the last refusal; None once a choice is considered again."""
        self._at_keyboard: Seat | None = None
        self._language = ""

    # What is shown.

    def compose(self) -> ComposeResult:
        """Lay out the galaxy, the panels beside it, and the lines below."""
        with Horizontal(id="table"):
            with ScrollableContainer(id="space", can_focus=False):
                yield Galaxy(self._shell.charset, id="galaxy")
            with Vertical(id="side"):
                yield Players(self._shell.charset, id="players")
                yield Static(id="question", markup=False)
                yield Choices(id="choices")
                yield Panel(id="hand")
                yield Panel(id="tokens")
                yield Story(id="story-beside")
        yield Story(id="story-below")
        yield Static(id="sentence", markup=False)
        yield CommandBar(id="command")
        yield KeyLine(id="keys")
        yield Static(id="too-small", markup=False)

    @property
    def _shell(self) -> "EdeniaApp":
        return cast("EdeniaApp", self.app)

    @property
    def _listener(self) -> Listener:
        return self._shell.manner.listener(self._sitting.names, self._viewer)

    @property
    def _view(self) -> Any:
        """What the one at the keyboard sees: as asked, so that choices and picture agree."""
        return self.table.view(self._viewer) if self._question is None else self._question.view

    def on_mount(self) -> None:
        """Begin to play."""
        self._show_all()
        self._play()

    def on_screen_resume(self) -> None:
        """Look and speak as was chosen meanwhile."""
        if self._language != self._shell.manner.language:
            self._show_all()
        else:
            self._show_table()

    def on_resize(self) -> None:
        """Choose the zoom that fits; too small a terminal is told so."""
        columns, rows = self.size
        is_wide = columns >= WIDE[0] and rows >= WIDE[1]
        self.set_class(is_wide, "wide")
        self.set_class(columns < LEAST[0] or rows < LEAST[1], "small")
        self.query_one(Galaxy).resize_to(Zoom.MEDIUM if is_wide else Zoom.SMALL)
        self.query_one(Players).is_terse = not is_wide
        say = self._listener.say
        self.query_one("#too-small", Static).update(
            Content(
                "\n".join(
                    (
                        say("screen-small", columns=columns, rows=rows),
                        say("screen-small-needed", columns=LEAST[0], rows=LEAST[1]),
                        say("screen-small-lines"),
                    )
                )
            )
        )

    def _show_all(self) -> None:
        """Show everything anew, for another person or in another language."""
        self._language = self._shell.manner.language
        self.query_one(KeyLine).show(self._shell.manner.speech)
        sentences = self._company.witnesses[self._viewer].sentences(self._listener)
        for story in self.query(Story):
            story.border_title = self._listener.say("screen-story")
            story.tell_anew(sentences)
        self._show_table()
        self._offer()

    def _show_table(self, view: Any = None) -> None:
        """Show the galaxy and the panels as they stand, or as they stood."""
        view = self._view if view is None else view
        listener, queries = self._listener, self._words.queries
        self.query_one(Galaxy).show(view, self._marks)
        self.query_one(Players).show(listener, view)
        tokens = tokens_left(listener, view)
        self.query_one("#tokens", Panel).show(listener.say("screen-tokens"), tokens)
        if self._viewer is not None:
            points = queries["score"].answer(listener, view, [])[:1]
            hand = queries["have"].answer(listener, view, [])
            title = listener.say("screen-hand")
            self.query_one("#hand", Panel).show(title, [*points, *hand])

    def _offer(self) -> None:
        """List the choices, or say who thinks."""
        choices, question = self.query_one(Choices), self.query_one("#question", Static)
        listener, asked = self._listener, self._question
        if asked is not None:
            question.update(Content(self._words.question(listener, asked.view)))
            choices.offer(grouped(self._words, listener, asked.view, asked.legal))
            return
        choices.offer(())
        self._say("")
        actor = self.table.game.to_act(self.table.state)
        if actor is None:
            question.update(Content(self._words.question(listener, self._view)))
        elif isinstance(actor, int):
            question.update(Content(listener.say("screen-thinking", name=listener.name(actor))))

    def _say(self, *sentences: str) -> None:
        line = self.query_one("#sentence", Static)
        line.set_class(len(" ".join(sentences)) >= self.size.width, "long")
        line.update(Content(" ".join(sentences)))

    def _notice(self, title: str, sentences: list[str]) -> None:
        listener = self._listener
        self.app.push_screen(Notice(listener.say(title), sentences, listener.say("screen-close")))

    # What happens at the table.

    @work(exclusive=True)
    async def _play(self) -> None:
        """Play until the game is over; a game that cannot be kept stops."""
        try:
            await self.table.run()
        except SaveError as error:
            self._notice(
                "screen-over", [self._listener.say("screen-save-failed", reason=str(error.reason))]
            )
            return
        self.call_later(self._end)

    @on(Happened)
    def _told(self, event: Happened) -> None:
        """Tell the story to the one at the keyboard; others hear theirs when it is their turn."""
        if event.witness.seat != self._viewer:
            return
        lines = event.witness.tell(self._listener, event.told)
        for story in self.query(Story):
            story.tell(lines)
        if self._question is None:
            self._marks = Marks()
            self._show_table(event.told.after)
            self._offer()

    @on(Asked)
    def _asked(self, event: Asked) -> None:
        """Put a question, after the keyboard went to the one who is asked."""
        question = event.question
        if not self._company.is_hot_seat or self._at_keyboard == question.seat:
            self._put(question)
            return
        while self.app.screen is not self:
            self.app.pop_screen()
        name = self._shell.manner.listener(self._sitting.names, None).name(question.seat)
        say = self._shell.manner.speech
        self.app.push_screen(
            HandOver(say("screen-hand-over", name=name), say("screen-hand-over-how", name=name)),
            lambda _: self._put(question),
        )

    def _put(self, question: Question[Any, Any]) -> None:
        is_other = self._viewer != question.seat
        self._at_keyboard = self._viewer = question.seat
        self._question = question
        self._marks = Marks()
        self._rule = None
        if is_other:
            self._show_all()
        else:
            self._show_table()
            self._offer()
        if self._shell.manner.bell:
            self.app.bell()

    def _end(self) -> None:
        """Tell how it ended, beside the galaxy."""
        outcome = self.table.game.outcome(self.table.state)
        if outcome is None:
            return
        self._show_table()
        self._offer()
        listener, view = self._listener, self._view
        rule = self.table.game.rulebook.rule(outcome.rule, self._shell.manner.language)
        after = {
            After.LOOK: listener.say("screen-over-look"),
            After.MENU: listener.say("screen-over-menu"),
            After.QUIT: listener.say("screen-over-quit"),
        }
        beside = self.size.width - self.query_one("#space").size.width
        told = [*tell_outcome(listener, view, outcome), "", rule.text()]
        self.app.push_screen(Over(listener.say("screen-over"), told, after, beside), self._after)

    async def _after(self, after: After | None) -> None:
        if after is After.MENU:
            self._shell.leave_game()
        elif after is After.QUIT:
            await self.app.action_quit()

    # What people do.

    @on(Choices.Considered)
    def _considered(self, event: Choices.Considered) -> None:
        """Draw where a choice leads, and say it."""
        if self._question is None or event.action not in self._question.legal:
            return
        view = self._question.view
        self._rule = None
        self._marks = preview(view, event.action).marks
        self.query_one(Galaxy).show(view, self._marks)
        self._say(self._words.describe_choice(self._listener, view, event.action))

    @on(Choices.Made)
    def _made(self, event: Choices.Made) -> None:
        self.do(event.action)

    def do(self, action: Any) -> None:
        """Answer the open question."""
        asked = self._question
        if asked is not None and self._company.answer(asked.seat, action):
            self._question = None
            for story in self.query(Story):
                story.grow_old()

    @on(Galaxy.CellChosen)
    def _cell_chosen(self, event: Galaxy.CellChosen) -> None:
        """Move the cursor, and say what is there."""
        self._point_at(event.cell)

    @on(Galaxy.SheepChosen)
    def _sheep_chosen(self, event: Galaxy.SheepChosen) -> None:
        """Go to the choices of a sheep of one's own; others are only pointed at."""
        own = [sheep for sheep in event.sheep if seat_of(sheep) == self._viewer]
        if own and self._question is not None:
            self._pick("sheep", number_of(own[0]))
            self.query_one(Choices).focus()
        elif event.cell is not None:
            self._point_at(event.cell)

    def _point_at(self, cell: Cell) -> None:
        self._marks = Marks(self._marks.route, cell, self._marks.chosen)
        self.query_one(Galaxy).show(self._view, self._marks)
        self._say(*self._about(cell)[:1])

    def _about(self, cell: Cell) -> list[str]:
        name = nouns.cell(cell).replace(" ", "")
        return self._words.queries["at"].answer(self._listener, self._view, [name])

    def _pick(self, trait: str, wanted: int) -> None:
        choices = self.query_one(Choices)
        found = pick(choices.offered, choices.considered, trait, wanted)
        if found is not None:
            choices.highlight(found)

    def action_sheep(self, key: str) -> None:
        """Go to the choices of a sheep."""
        self._pick("sheep", int(key))

    def action_side(self, key: str) -> None:
        """Pick a side."""
        self._pick("side", _SIDES[key])

    def action_path(self, key: str) -> None:
        """Pick a path."""
        self._pick("path", _PATHS[key])

    def action_home(self) -> None:
        """Go back to the choices; to the end of the game once it is over."""
        self.query_one(Choices).focus()
        self._end()

    def action_menu(self) -> None:
        """Go to the menu; the game is on disk."""
        self._shell.leave_game()

    def action_zoom_in(self) -> None:
        """Draw larger."""
        self.query_one(Galaxy).resize_to(Zoom.MEDIUM)

    def action_zoom_out(self) -> None:
        """Draw smaller."""
        self.query_one(Galaxy).resize_to(Zoom.SMALL)

    def action_answer(self, query: str) -> None:
        """Answer a question about the table."""
        if self._viewer is not None or query in ("who", "tokens"):
            lines = self._words.queries[query].answer(self._listener, self._view, [])
            self._notice("screen-answer", lines)

    def action_loupe(self) -> None:
        """Put the cell under the cursor under the loupe."""
        cell = Cell(12) if self._marks.focus is None else self._marks.focus
        listener = self._listener
        star, nebula, meteorite = (nouns.path(listener, path) for path in PATHS)
        names = (star, nebula, meteorite)
        canvas = draw_loupe(self._view, cell, self._shell.charset, names, self._marks)
        title = listener.say("screen-loupe", cell=nouns.cell(cell))
        close = listener.say("screen-close")
        self.app.push_screen(Loupe(canvas, title, self._about(cell), close))

    def action_explain(self) -> None:
        """Explain the last refusal, or the choice under the highlight."""
        asked, action = self._question, self.query_one(Choices).considered
        if self._rule is not None:
            self._notice("screen-explained", self._rule_text(self._rule))
        elif asked is not None and action is not None:
            stop = preview(asked.view, action).rule
            ids = dict.fromkeys(filter(None, (rule_of(asked.view, action), stop)))
            lines = [self._words.describe_choice(self._listener, asked.view, action)]
            for rule in ids:
                lines += ["", *self._rule_text(rule)]
            self._notice("screen-explained", lines)

    def _rule_text(self, rule_id: str) -> list[str]:
        rule = self.table.game.rulebook.rule(rule_id, self._shell.manner.language)
        return [self._listener.say("screen-rule", id=rule.id, title=rule.title), rule.text()]

    # Typed lines.

    @property
    def _hearer(self) -> Hearer:
        legal = () if self._question is None else self._question.legal
        return Hearer(self._words, self.table.game, self._listener, self._view, legal)

    def action_command(self) -> None:
        """Open the line for commands."""
        commands = self._hearer.commands()
        self.query_one("#sentence").display = False
        hint = self._listener.say("screen-command", example=commands[0])
        self.query_one(CommandBar).open(commands, hint)

    @on(CommandBar.Closed)
    def _bar_closed(self) -> None:
        self.query_one("#sentence").display = True
        self.query_one(Choices).focus()

    @on(CommandBar.Typed)
    def _typed(self, event: CommandBar.Typed) -> None:
        """Do, answer or refuse what was typed."""
        heard = self._hearer.hear(event.line)
        if heard.action is not None:
            self.do(heard.action)
        elif heard.answer:
            self._notice("screen-answer", list(heard.answer))
        else:
            self._rule = heard.rule
            why = (self._listener.say("screen-press-why"),) if heard.rule else ()
            self._say(*heard.refusal, *why)
