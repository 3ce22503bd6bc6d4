"""What the widgets of a game show: always what the one at the keyboard may see, in their language."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from edenia_tui.canvas.bars import BLOCKS, SIGNS
from edenia_tui.canvas.charset import ASCII
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.conversation.understanding import Refusal
from edenia_tui.conversation.viewer import Viewer
from edenia_tui.games.drawn import Drawn, Marks, Site
from edenia_tui.language.legend import legend
from edenia_tui.table.watchers import AnyTold
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.table.animation import Picture
from edenia_tui.tui.table.sizes import FORMS, PORTRAIT, REDUCED, Form, form_for
from edenia_tui.tui.table.traces import Traces
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.panel import Panel
from edenia_tui.tui.widgets.player_columns import PlayerTold
from edenia_tui.tui.widgets.players import Players
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.story import Story
from edenia_tui.tui.widgets.tabletop import Tabletop
from rules.kernel.opaque import AnyState
from rules.kernel.seat import Seat

if TYPE_CHECKING:
    from edenia_tui.tui.app import EdeniaApp

_FELT: Final = 12
"""So many pictures what is felt stays."""
_FEW, _ROOM_FOR_MANY = 4, 34
"""So many players are listed below any drawing; more of them only where rows are left."""


class TableView:
    """The widgets of one screen, as one."""

    def __init__(self, screen: Screen[Any], viewer: Viewer) -> None:
        """Show nothing yet."""
        self.screen = screen
        self.viewer = viewer
        self._asks = ""
        self.traces = Traces()
        """The ways of rivals since one's own last choice."""
        self.marks: Marks = None
        """What is pointed at; None for nothing."""

    @property
    def shell(self) -> "EdeniaApp":
        """The app."""
        return cast("EdeniaApp", self.screen.app)

    @property
    def choices(self) -> Choices:
        """The list of choices."""
        return self.screen.query_one(Choices)

    @property
    def tabletop(self) -> Tabletop:
        """The drawing."""
        return self.screen.query_one(Tabletop)

    @property
    def is_laid_out(self) -> bool:
        """Whether the widgets are there: a screen that was left before it was shown has none."""
        return bool(self.screen.query("#space"))

    def fit(self, columns: int, rows: int) -> None:
        """Choose the layout and the zoom that fit; too small a terminal is told so."""
        screen, say = self.screen, self.viewer.listener.say
        form = self.lay_out(columns, rows)
        if form is not None:
            space, players = screen.query_one("#space"), screen.query_one(Players)
            has_all = form in (PORTRAIT, REDUCED)
            space.styles.width = "1fr" if has_all else self.viewer.presenter.columns[form.zoom] + 1
            self.tabletop.resize_to(form.zoom)
            players.is_terse, players.is_titled = form.is_terse, not has_all
            is_short = form is PORTRAIT and rows < _ROOM_FOR_MANY
            players.display = not is_short or len(self.viewer.game.seats(self.viewer.view)) <= _FEW
        told = (
            say("screen-small", columns=columns, rows=rows),
            say("screen-small-needed", columns=REDUCED.columns, rows=REDUCED.rows),
            say("screen-small-lines"),
        )
        screen.query_one("#too-small", Static).update(Content("\n".join(told)))
        screen.call_after_refresh(self._keep_focus)

    def _keep_focus(self) -> None:
        """Give the keys to their widget again after a window that was too small to show it."""
        if self.screen.focused is None:
            self.go_home()

    def go_home(self) -> None:
        """Give the keys to the widget they belong to in the first place."""
        self.screen.set_focus(self.screen.query_one(str(self.screen.AUTO_FOCUS)))

    def lay_out(self, columns: int, rows: int) -> Form | None:
        """Choose the layout that fits, at best before there are widgets; None where none does."""
        chosen = form_for(columns, rows)
        for form in FORMS:
            self.screen.set_class(form is chosen, form.name)
        self.screen.set_class(chosen is None, "small")
        return chosen

    def show_all(self) -> None:
        """Show everything anew, for another person or in another language."""
        listener = self.viewer.listener
        for story in self.screen.query(Story):
            story.border_title = listener.say("screen-story")
        self.tell_anew(self.viewer.sentences(), self.viewer.turns())
        self.tabletop.forget()
        self.show_table()
        self.offer()

    def show_now(self) -> None:
        """Show how things stand, with nothing pointed at, and what is asked."""
        self.marks = None
        self.show_table()
        self.offer()

    def show_table(self) -> None:
        """Show the table and the panels as they stand."""
        view, listener = self.viewer.view, self.viewer.listener
        presenter, screen = self.viewer.presenter, self.screen
        self.draw(view, self.marks)
        blocks = SIGNS if self.shell.charset is ASCII else BLOCKS
        screen.query_one(Players).show(listener.say("screen-players"), self._players(), blocks)
        title, sentences = presenter.common(listener, view)
        screen.query_one("#common", Panel).show(title, [*sentences, *self._strip()])
        told, panel = presenter.own(listener, view), screen.query_one("#own", Panel)
        panel.set_class(not told.sentences, "empty")
        panel.show(*told)

    def _strip(self) -> list[str]:
        """Tell the signs that stand nowhere in the drawing, in one row or two."""
        board = self.viewer.entry.board
        meant = [one for one in board.legend(self.shell.charset) if one.message in board.strip]
        told = legend(self.viewer.listener, ((one.message, one.sign) for one in meant))
        return [told] if told else []

    def _players(self) -> list[PlayerTold]:
        """Tell everybody in the order of play."""
        viewer, listener, view = self.viewer, self.viewer.listener, self.viewer.view
        game = viewer.game
        seats, first, active = game.seats(view), game.starter(view), game.active(view)
        return [
            PlayerTold(
                seat,
                viewer.presenter.letter(listener, seat),
                listener.say("screen-you") if seat == listener.seat else listener.name(seat),
                viewer.words.ways(listener, view, seat),
                " ".join(viewer.presenter.facts(listener, view, seat, self.shell.charset)),
                is_next=seat == active,
            )
            for seat in (*seats[first:], *seats[:first])
        ]

    def draw(self, view: AnyState, marks: Marks) -> None:
        """Draw the table with something pointed at; the panels stay as they are."""
        self.marks = marks
        self.tabletop.show(view, self.viewer.seat, marks)

    def drawn(self, view: AnyState, seat: Seat | None, zoom: Zoom, marks: Marks) -> Drawn:
        """Give the drawing of a view."""
        listener, charset = self.viewer.listener_on(seat), self.shell.charset

        def draw(marks: Marks) -> Drawn:
            return self.viewer.presenter.draw(listener, view, zoom, charset, marks)

        manner = seat, zoom, charset, listener.speech.language
        return self.traces.over(draw(marks), draw, view, manner)

    def point_at(self, site: Site) -> None:
        """Move the cursor to a site."""
        self.draw(self.viewer.view, self.viewer.presenter.point(self.marks, site))

    def shows_moment(self, sign: str, sentence: str) -> Sequence[Picture]:
        """Give the pictures of something that is felt: its sign once, thrice, then what it was."""
        said = (sign, f"{sign} {sign} {sign}", *[f"{sign} {sentence}"] * _FELT)
        return [partial(self.screen.query_one(Sentence).cry, one) for one in said]

    def pictures_of(self, told: AnyTold) -> Sequence[Picture]:
        """Give the steps of what travels, unless nobody wants to see them."""
        if not self.shell.is_animated:
            return ()
        steps = self.viewer.presenter.travel(told.before, told.events)
        return [partial(self.draw, told.after, marks) for marks in steps]

    def offer(self) -> None:
        """List the choices, or say who thinks: a word that stands still, however long it takes."""
        viewer = self.viewer
        self.ask(viewer.asks())
        if viewer.question is not None:
            self.choices.offer(viewer.kinds())
            return
        if self.choices.offered:
            self.choices.offer(())
        self.say("")

    def ask(self, question: str) -> None:
        """Say above the choices what is asked, or who thinks."""
        if question and question != self._asks:
            self._asks = question
            self.screen.query_one("#question", Static).update(Content(question))

    def say(self, *sentences: str) -> None:
        """Say something in the line below the drawing."""
        self.screen.query_one(Sentence).say(*sentences)

    def refuse(self, lines: Sequence[str], rule: str | None = None) -> None:
        """Say why not, and how to read the rule behind it."""
        if rule is not None:
            self.viewer.refusal = Refusal(tuple(lines), rule)
            lines = [*lines, self.viewer.listener.say("screen-press-why")]
        self.say(*lines)

    def tell(self, sentences: Sequence[str]) -> None:
        """Go on with the story."""
        for story in self.screen.query(Story):
            story.tell(sentences)

    def tell_turn(self, sentences: Sequence[str], *, begins: bool, is_own: bool) -> None:
        """Go on with the story of a turn, or begin that of another."""
        for story in self.screen.query(Story):
            story.tell_turn(sentences, begins=begins, is_own=is_own)

    def tell_anew(self, sentences: Sequence[str], turns: Sequence[int] = ()) -> None:
        """Tell another story instead."""
        for story in self.screen.query(Story):
            story.tell_anew(sentences, turns)

    def grow_old(self, but: int = 0) -> None:
        """Let the story so far step back, but for so many sentences: it was read before."""
        for story in self.screen.query(Story):
            story.grow_old(but)

    def notice(self, title: str, sentences: Sequence[str], too: Sequence[str] = ()) -> None:
        """Put sentences on top of the table, and below them what belongs to them."""
        say = self.viewer.listener.say
        self.screen.app.push_screen(Notice(say(title), sentences, say("screen-close"), too))
