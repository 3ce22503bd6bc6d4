"""A game as it is watched: what happens is shown in order, and whoever is asked gets the keyboard."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from textual import events, on, work
from textual.app import ComposeResult
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.screen import Screen
from textual.widgets import Static

from edenia_tui.boards.marks import Marks
from edenia_tui.sitting import Sitting
from edenia_tui.table.players import Question
from edenia_tui.table.save_errors import SaveError
from edenia_tui.tui.another import another_game
from edenia_tui.tui.company import Asked, Company, Happened
from edenia_tui.tui.epilogue import epilogue
from edenia_tui.tui.onlooker import Onlooker
from edenia_tui.tui.procession import Picture, Procession, Scene
from edenia_tui.tui.screens.hand_over import HandOver
from edenia_tui.tui.screens.over import After
from edenia_tui.tui.stage import Stage
from edenia_tui.tui.travel import travel
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.command_bar import CommandBar
from edenia_tui.tui.widgets.galaxy import Galaxy
from edenia_tui.tui.widgets.key_line import KeyLine
from edenia_tui.tui.widgets.panel import Panel
from edenia_tui.tui.widgets.players import Players
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.story import Story
from rules.kernel.seat import Seat

if TYPE_CHECKING:
    from edenia_tui.tui.app import EdeniaApp

_ONLY_SKIP = frozenset({"enter", "space"})
"""Keys that end a travel and do nothing else: they would make a choice that nobody has seen yet."""


class TableScreen(Screen[None]):
    """One game, from the eyes of whoever is at the keyboard."""

    AUTO_FOCUS = "Choices"

    def __init__(self, sitting: Sitting) -> None:
        """Get ready to play."""
        super().__init__()
        self.sitting = sitting
        self.company = Company(sitting, self)
        self.table = self.company.table
        self.onlooker = Onlooker(self.shell.manner, sitting, self.company)
        self.stage = Stage(self, self.onlooker)
        self._procession = Procession(self)
        self._at_keyboard: Seat | None = None
        self._language = ""

    def compose(self) -> ComposeResult:
        """Lay out the galaxy, the panels beside it, and the lines below.

        What changes together shares a container: Textual looks at every widget of one when it paints.
        """
        charset = self.shell.charset
        self.stage.lay_out(*self.size)
        with Horizontal(id="table"):
            with ScrollableContainer(id="space", can_focus=False):
                yield Galaxy(charset, id="galaxy")
            with Vertical(id="side"):
                with Vertical(id="above"):
                    yield Players(charset, id="players")
                    yield Static(id="question", markup=False)
                yield Choices(id="choices")
                with Vertical(id="under"):
                    yield Panel(id="hand")
                    yield Panel(id="tokens")
                    yield Story(id="story-beside")
        yield Story(id="story-below")
        with Vertical(id="foot"):
            yield Sentence(id="sentence")
            yield CommandBar(id="command")
            yield KeyLine(id="keys")
        yield Static(id="too-small", markup=False)

    @property
    def shell(self) -> "EdeniaApp":
        """The app."""
        return cast("EdeniaApp", self.app)

    def on_mount(self) -> None:
        """Begin to play."""
        self.stage.fit(*self.size)
        self._show_all()
        self._play()
        self.call_after_refresh(self.sitting.wake_bots)

    def on_screen_resume(self) -> None:
        """Look and speak as was chosen meanwhile."""
        if self._language != self.shell.manner.language:
            self._show_all()
        elif not self._procession.is_moving:
            self.stage.show_table()

    def on_resize(self) -> None:
        """Choose the zoom that fits."""
        self.stage.fit(*self.size)

    def _show_all(self) -> None:
        self._language = self.shell.manner.language
        self.stage.show_all()

    # What happens at the table.

    @work(exclusive=True)
    async def _play(self) -> None:
        """Play until the game is over; a game that cannot be kept stops."""
        try:
            await self.table.run()
        except SaveError as error:
            self.complain(error)
            return
        self.call_later(self._join, self.end)

    def complain(self, error: SaveError) -> None:
        """Say that a game cannot be kept."""
        say = self.onlooker.listener.say
        self.stage.notice("screen-over", [say("screen-save-failed", reason=str(error.reason))])

    def _join(self, end: Any) -> None:
        self._procession.join(Scene(tuple, end))

    @on(Happened)
    def _happened(self, event: Happened) -> None:
        self._procession.join(Scene(partial(self._pictures, event), partial(self._tell, event)))

    @on(Asked)
    def _asked(self, event: Asked) -> None:
        self._join(partial(self._hand_over, event.question))

    def _pictures(self, event: Happened) -> Sequence[Picture]:
        """Give the steps of a travelling sheep, unless nobody wants to see them."""
        if event.witness.seat != self.onlooker.seat or not self.shell.is_animated:
            return ()
        told = event.told
        steps = travel(told.before, told.events)
        return [partial(self.stage.draw, told.after, marks) for marks in steps]

    def _tell(self, event: Happened) -> None:
        """Tell the story to the one at the keyboard; others hear theirs when it is their turn."""
        onlooker = self.onlooker
        if event.witness.seat != onlooker.seat:
            return
        self.stage.tell(event.witness.tell(onlooker.listener, event.told))
        if onlooker.question is None:
            onlooker.see(event.told.after)
            self.stage.marks = Marks()
            self.stage.show_table()
            self.stage.offer()

    def _hand_over(self, question: Question[Any, Any]) -> None:
        """Put a question, after the keyboard went to the one who is asked."""
        if not self.company.is_hot_seat or self._at_keyboard == question.seat:
            self._put(question)
            return
        while self.app.screen is not self:
            self.app.pop_screen()
        manner = self.shell.manner
        name = manner.listener(self.sitting.names, None).name(question.seat)
        say = manner.speech
        self.app.push_screen(
            HandOver(say("screen-hand-over", name=name), say("screen-hand-over-how", name=name)),
            lambda _: self._put(question),
        )

    def _put(self, question: Question[Any, Any]) -> None:
        self._at_keyboard = question.seat
        is_other = self.onlooker.be_asked(question)
        self.stage.marks = Marks()
        if is_other:
            self._show_all()
        else:
            self.stage.show_table()
            self.stage.offer()
        if self.shell.manner.bell:
            self.app.bell()

    # A travel is skipped.

    def on_key(self, event: events.Key) -> None:
        """Arrive at once at any key, and obey it, too; only Enter and Space do nothing more."""
        if self._skip() and event.key in _ONLY_SKIP:
            event.stop()

    def on_click(self) -> None:
        """Arrive at once at a click."""
        self._skip()

    def _skip(self) -> bool:
        """End the travel, for people with all that waits up to their question; tell if there was one."""
        is_moving = self._procession.is_moving
        if is_moving:
            self._procession.hurry(everything=self.onlooker.seat is not None)
        return is_moving

    # The end.

    def end(self) -> None:
        """Tell how it ended, once it has."""
        outcome = self.table.game.outcome(self.table.state)
        if outcome is not None and not self._procession.is_moving:
            self.onlooker.question = None
            self.onlooker.see(self.table.view(self.onlooker.seat))
            self.stage.show_table()
            self.stage.offer()
            self.app.push_screen(epilogue(self, self.onlooker, outcome), self._after)

    async def _after(self, after: After | None) -> None:
        match after:
            case After.AGAIN:
                try:
                    self.shell.start_game(another_game(self.sitting))
                except SaveError as error:
                    self.complain(error)
            case After.MENU:
                self.shell.leave_game()
            case After.QUIT:
                await self.app.action_quit()
            case _:
                pass
