"""The drawing with the panels beside it and the lines below: what every screen with a table shares."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.content import Content
from textual.keys import key_to_character
from textual.screen import Screen
from textual.widgets import Static

from edenia_tui.conversation.viewer import Viewer
from edenia_tui.table.watchers import Told
from edenia_tui.tui.keys import Key
from edenia_tui.tui.procession import Picture, Procession
from edenia_tui.tui.stage import Stage
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.command_bar import CommandBar
from edenia_tui.tui.widgets.key_line import KeyLine
from edenia_tui.tui.widgets.panel import Panel
from edenia_tui.tui.widgets.players import Players
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.story import Story
from edenia_tui.tui.widgets.tabletop import Tabletop

if TYPE_CHECKING:
    from edenia_tui.tui.app import EdeniaApp

_CHOOSE: Final = frozenset({"enter", "space"})


class BoardScreen(Screen[None]):
    """A table as a viewer sees it, who is spoken to in the language of now."""

    AUTO_FOCUS = "Choices"
    KEYS: ClassVar[tuple[Key, ...]]
    """The keys of the screen."""
    BANNER: ClassVar[str] = ""
    """The message above the players, for a table that is not the game itself."""
    ONLY_SKIP: ClassVar[frozenset[str]] = _CHOOSE
    """Keys that end a travel and do nothing else: they would make a choice nobody has seen yet."""

    def __init__(self, viewer: Viewer) -> None:
        """Get ready to show what somebody sees."""
        super().__init__()
        self.viewer = viewer
        self.stage = Stage(self, viewer)
        self._procession = Procession(self)
        self._language = ""
        self._late: list[Callable[[], None]] = []

    def compose(self) -> ComposeResult:
        """Lay out the drawing, the panels beside it, and the lines below.

        What changes together shares a container: Textual looks at every widget of one when it paints.
        """
        self.stage.lay_out(*self.size)
        with Horizontal(id="table"):
            with ScrollableContainer(id="space", can_focus=False):
                yield Tabletop(self.stage.drawn, id="tabletop")
            with Vertical(id="side"):
                with Vertical(id="above"):
                    if self.BANNER:
                        yield Static(id="banner", markup=False)
                    yield Players(id="players")
                    yield Static(id="question", markup=False)
                yield Choices(id="choices")
                with Vertical(id="under"):
                    yield Panel(id="own")
                    yield Panel(id="common")
                    yield Story(id="story-beside")
                yield from self.compose_side()
        yield Story(id="story-below")
        with Vertical(id="foot"):
            yield from self.compose_foot()
            yield CommandBar(id="command")
            yield KeyLine(id="keys")
        yield Static(id="too-small", markup=False)

    def compose_side(self) -> ComposeResult:
        """Give what stands below the panels beside the drawing."""
        return ()

    def compose_foot(self) -> ComposeResult:
        """Give what stands right below the drawing."""
        yield Sentence(id="sentence")

    @property
    def shell(self) -> "EdeniaApp":
        """The app."""
        return cast("EdeniaApp", self.app)

    def on_mount(self) -> None:
        """Show everything."""
        self.stage.fit(*self.size)
        self.show_all()

    def on_screen_resume(self) -> None:
        """Look and speak as was chosen meanwhile, and show what came meanwhile."""
        if self._language != self.shell.manner.language:
            self.show_all()
        elif not self._procession.is_moving:
            self.stage.show_table()
        late, self._late = self._late, []
        for show in late:
            self.show_on_top(show)

    def show_on_top(self, show: Callable[[], None]) -> None:
        """Show what nobody pressed a key for just now, but never on top of another screen."""
        if self.is_active:
            show()
        else:
            self._late.append(show)

    def on_resize(self) -> None:
        """Choose the zoom that fits."""
        self.stage.fit(*self.size)
        self.show_keys()

    def show_all(self) -> None:
        """Show everything anew, for another person or in another language."""
        self._language = self.shell.manner.language
        for banner in self.query("#banner").results(Static):
            banner.update(Content(self.viewer.listener.say(self.BANNER)))
        self.stage.show_all()
        self.show_keys()

    def pictures_of(self, told: Told[Any, Any, Any]) -> Sequence[Picture]:
        """Give the steps of what travels, unless nobody wants to see them."""
        if not self.shell.is_animated:
            return ()
        steps = self.viewer.presenter.travel(told.before, told.events)
        return [partial(self.stage.draw, told.after, marks) for marks in steps]

    # The key line.

    @property
    def keys_now(self) -> tuple[Key, ...]:
        """The keys of the screen as things stand."""
        return self.KEYS

    def show_keys(self) -> None:
        """Name the most useful keys."""
        speech = self.viewer.listener.speech
        self.query_one(KeyLine).show(self.keys_now, speech, self.size.width)

    @on(KeyLine.Pressed)
    def _key_clicked(self, event: KeyLine.Pressed) -> None:
        """Do what the key does; a click on a key that would be typed closes the command bar first."""
        if self._skip() and event.key in self.ONLY_SKIP:
            return
        bar = self.query_one(CommandBar)
        if bar.display and bar.check_consume_key(event.key, key_to_character(event.key)):
            bar.action_close()
            self.stage.go_home()
            if event.key == "colon":
                return
        pressed = events.Key(event.key, None)
        pressed.set_sender(self.app)  # as the keyboard's: those of a screen never get to the app
        self.app.post_message(pressed)

    # A travel is skipped.

    def on_key(self, event: events.Key) -> None:
        """Arrive at once at any key, and obey it, too, unless it would only make a choice."""
        if self._skip() and event.key in self.ONLY_SKIP:
            event.stop()

    def on_click(self) -> None:
        """Arrive at once at a click."""
        self._skip()

    def _skip(self) -> bool:
        """End the travel, for people with all that waits up to their question; tell if there was one."""
        is_moving = self._procession.is_moving
        if is_moving:
            self._procession.hurry(everything=self.viewer.seat is not None)
        return is_moving
