"""What the widgets of a game show: always what the one at the keyboard may see, in their language."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.conversation.viewer import Viewer
from edenia_tui.games.drawn import Drawn, Marks, Site
from edenia_tui.tui.screens.notice import Notice
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.panel import Panel
from edenia_tui.tui.widgets.players import Players, PlayerTold
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.story import Story
from edenia_tui.tui.widgets.tabletop import Tabletop
from rules.kernel.seat import Seat

if TYPE_CHECKING:
    from edenia_tui.tui.app import EdeniaApp

WIDE: Final = (120, 40)
"""The terminal from which on everything is drawn in the larger size."""
LEAST: Final = (80, 24)
"""The smallest terminal everything fits in."""


class Stage:
    """The widgets of one screen, as one."""

    def __init__(self, screen: Screen[Any], viewer: Viewer) -> None:
        """Show nothing yet."""
        self._screen = screen
        self._viewer = viewer
        self._asks = ""
        self.marks: Marks = None
        """What is pointed at; None for nothing."""

    @property
    def choices(self) -> Choices:
        """The list of choices."""
        return self._screen.query_one(Choices)

    @property
    def tabletop(self) -> Tabletop:
        """The drawing."""
        return self._screen.query_one(Tabletop)

    def fit(self, columns: int, rows: int) -> None:
        """Choose the layout and the zoom that fit; too small a terminal is told so."""
        screen, say = self._screen, self._viewer.listener.say
        is_wide = self.lay_out(columns, rows)
        zoom = Zoom.MEDIUM if is_wide else Zoom.SMALL
        screen.query_one("#space").styles.width = self._viewer.presenter.columns[zoom]
        self.tabletop.resize_to(zoom)
        screen.query_one(Players).is_terse = not is_wide
        told = (
            say("screen-small", columns=columns, rows=rows),
            say("screen-small-needed", columns=LEAST[0], rows=LEAST[1]),
            say("screen-small-lines"),
        )
        screen.query_one("#too-small", Static).update(Content("\n".join(told)))
        screen.call_after_refresh(self._keep_focus)

    def _keep_focus(self) -> None:
        """Give the keys to their widget again after a window that was too small to show it."""
        if self._screen.focused is None:
            self.go_home()

    def go_home(self) -> None:
        """Give the keys to the widget they belong to in the first place."""
        self._screen.set_focus(self._screen.query_one(str(self._screen.AUTO_FOCUS)))

    def lay_out(self, columns: int, rows: int) -> bool:
        """Choose the layout that fits, which costs least before there are widgets; tell if it is wide."""
        is_wide = columns >= WIDE[0] and rows >= WIDE[1]
        self._screen.set_class(is_wide, "wide")
        self._screen.set_class(columns < LEAST[0] or rows < LEAST[1], "small")
        return is_wide

    def show_all(self) -> None:
        """Show everything anew, for another person or in another language."""
        listener = self._viewer.listener
        for story in self._screen.query(Story):
            story.border_title = listener.say("screen-story")
        self.tell_anew(self._viewer.sentences())
        self.tabletop.forget()
        self.show_table()
        self.offer()

    def show_table(self) -> None:
        """Show the table and the panels as they stand."""
        view, listener = self._viewer.view, self._viewer.listener
        presenter, screen = self._viewer.presenter, self._screen
        self.draw(view, self.marks)
        screen.query_one(Players).show(listener.say("screen-players"), self._players())
        screen.query_one("#common", Panel).show(*presenter.common(listener, view))
        told, panel = presenter.own(listener, view), screen.query_one("#own", Panel)
        panel.set_class(not told.sentences, "empty")
        panel.show(*told)

    def _players(self) -> list[PlayerTold]:
        """Tell everybody in the order of play."""
        viewer, listener, view = self._viewer, self._viewer.listener, self._viewer.view
        game = viewer.game
        seats, first, active = game.seats(view), game.starter(view), game.active(view)
        sentences = viewer.presenter.everybody(listener, view)
        return [
            PlayerTold(
                seat,
                viewer.presenter.letter(seat),
                listener.say("screen-you") if seat == listener.seat else listener.name(seat),
                " ".join(viewer.presenter.facts(listener, view, seat, self._charset)),
                sentence,
                is_next=seat == active,
            )
            for seat, sentence in zip((*seats[first:], *seats[:first]), sentences, strict=True)
        ]

    def draw(self, view: Any, marks: Marks) -> None:
        """Draw the table with something pointed at; the panels stay as they are."""
        self.marks = marks
        self.tabletop.show(view, self._viewer.seat, marks)

    def drawn(self, view: Any, seat: Seat | None, zoom: Zoom, marks: Marks) -> Drawn:
        """Give the drawing of a view."""
        listener = self._viewer.listener_on(seat)
        return self._viewer.presenter.draw(listener, view, zoom, self._charset, marks)

    def point_at(self, site: Site) -> None:
        """Move the cursor to a site."""
        self.draw(self._viewer.view, self._viewer.presenter.point(self.marks, site))

    @property
    def _charset(self) -> Charset:
        return cast("EdeniaApp", self._screen.app).charset

    def offer(self) -> None:
        """List the choices, or say who thinks: a word that stands still, however long it takes."""
        viewer = self._viewer
        question = viewer.asks()
        if question and question != self._asks:
            self._asks = question
            self._screen.query_one("#question", Static).update(Content(question))
        if viewer.question is not None:
            self.choices.offer(viewer.groups())
            return
        if self.choices.offered:
            self.choices.offer(())
        self.say("")

    def say(self, *sentences: str) -> None:
        """Say something in the line below the drawing."""
        self._screen.query_one(Sentence).say(*sentences)

    def tell(self, sentences: Sequence[str]) -> None:
        """Go on with the story."""
        for story in self._screen.query(Story):
            story.tell(sentences)

    def tell_anew(self, sentences: Sequence[str]) -> None:
        """Tell another story instead."""
        for story in self._screen.query(Story):
            story.tell_anew(sentences)

    def grow_old(self, but: int = 0) -> None:
        """Let the story so far step back, but for so many sentences: it was read before."""
        for story in self._screen.query(Story):
            story.grow_old(but)

    def notice(self, title: str, sentences: Sequence[str]) -> None:
        """Put sentences on top of the table."""
        say = self._viewer.listener.say
        self._screen.app.push_screen(Notice(say(title), sentences, say("screen-close")))
