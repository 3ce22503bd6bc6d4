"""What every screen with a table shares: its parts, and the keys and clicks that go to them."""

from typing import TYPE_CHECKING, ClassVar, Final, cast

from textual import events, on
from textual.app import ComposeResult
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from edenia_tui.canvas.charset import Charset
from edenia_tui.conversation.understanding import Word
from edenia_tui.conversation.viewer import Viewer
from edenia_tui.conversation.vocabulary import Vocabulary
from edenia_tui.tui.keys import EVERYWHERE, GAME, TO_CHOICE, TYPING, Key, keys_of
from edenia_tui.tui.table.animation import AnimationQueue
from edenia_tui.tui.table.answers import Answers
from edenia_tui.tui.table.command_line import CommandLine, Errands
from edenia_tui.tui.table.layout import lay_out_table
from edenia_tui.tui.table.on_top import OnTop
from edenia_tui.tui.table.selection import Selection
from edenia_tui.tui.table.table_view import TableView
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.command_bar import CommandBar
from edenia_tui.tui.widgets.key_line import KeyLine
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.tabletop import Tabletop
from rules.kernel.opaque import AnyAction

if TYPE_CHECKING:
    from edenia_tui.tui.app import EdeniaApp

_CHOOSE: Final = frozenset({"enter", "space"})
_OF_GAMES: Final = keys_of(GAME)


class TableScreen(Screen[None]):
    """A table as a viewer sees it, who is spoken to in the language of now."""

    AUTO_FOCUS = "Choices"
    KEYS: ClassVar[tuple[Key, ...]]
    """The keys of the screen."""
    VOCABULARY: ClassVar[Vocabulary]
    """What can be typed here."""
    KEYS_SECTION: ClassVar[str]
    """Where the help begins that is asked for here."""
    BANNER: ClassVar[str] = ""
    """The message above the players, for a table that is not the game itself."""
    HAS_TALK: ClassVar[bool] = False
    """Whether people at other keyboards talk here."""
    ONLY_SKIP: ClassVar[frozenset[str]] = _CHOOSE
    """Keys that end a travel and do nothing else: they would make a choice nobody has seen yet."""

    def __init__(self, viewer: Viewer) -> None:
        """Get ready to show what somebody sees."""
        super().__init__()
        self.viewer = viewer
        self.table_view = TableView(self, viewer)
        self.animation = AnimationQueue(self)
        self.selection = Selection(self.table_view)
        self.answers = Answers(self.table_view)
        errands = Errands(self.do, self.do_word)
        self.command_line = CommandLine(self.table_view, self.answers, self.VOCABULARY, errands)
        self.on_top = OnTop(self)
        self._shown_in: tuple[str, Charset] | None = None
        self._key_line: KeyLine | None = None

    def compose(self) -> ComposeResult:
        """Lay the table out."""
        self.table_view.lay_out(*self.size)
        sentence = Sentence(id="sentence")
        yield from lay_out_table(
            self.table_view.drawn, banner=bool(self.BANNER), talk=self.HAS_TALK, below=[sentence]
        )

    @property
    def shell(self) -> "EdeniaApp":
        """The app."""
        return cast("EdeniaApp", self.app)

    def do(self, action: AnyAction) -> None:
        """Make a choice."""
        raise NotImplementedError

    async def do_word(self, word: Word) -> None:
        """Do what a word of the conversation asks for."""
        await self.command_line.do_common_word(word)

    # What is shown.

    def on_mount(self) -> None:
        """Show everything."""
        if self.table_view.is_laid_out:
            self.table_view.fit(*self.size)
            self.show_all()

    def on_screen_resume(self) -> None:
        """Look and speak as was chosen meanwhile, and show what came meanwhile."""
        if self._shown_in != (self.shell.manner.language, self.shell.charset):
            self.shell.stylesheet.update(self)
            self.show_all()
        elif not self.animation.is_moving:
            self.table_view.show_table()
        self.on_top.resume()

    def on_resize(self) -> None:
        """Choose the zoom that fits."""
        if self.table_view.is_laid_out:
            self.table_view.fit(*self.size)

    def show_all(self) -> None:
        """Show everything anew, for another person, in another language or with other signs."""
        self._shown_in = self.shell.manner.language, self.shell.charset
        for banner in self.query("#banner").results(Static):
            banner.update(Content(self.viewer.listener.say(self.BANNER)))
        self.table_view.show_all()

    def on_idle(self) -> None:
        """Let the key line be true after whatever was done or has happened."""
        if self._key_line is None or not self._key_line.is_attached:
            self._key_line = next(iter(self.query(KeyLine)), None)
        if self._key_line is not None:
            keys = tuple(map(self.shell.own_keys.worn, (*self.keys_now, *EVERYWHERE)))
            self._key_line.show(keys, self.viewer.listener.speech, self.size.width)

    @property
    def keys_now(self) -> tuple[Key, ...]:
        """The keys that do now what is said of them; while somebody types, those of the bar."""
        if self.command_line.bar.display:
            return tuple(key for key in TYPING if not key.action or key in self.KEYS)
        return tuple(filter(None, map(self.key_now, self.KEYS)))

    def key_now(self, key: Key) -> Key | None:
        """Tell what a key of the screen is now; None while it does nothing."""
        if key.message != "key-choose":
            return key
        if self.viewer.question is None or self.animation.is_moving:
            return None
        return TO_CHOICE if self.selection.is_aside else key

    @property
    def focus_chain(self) -> list[Widget]:
        """Where Tab goes: from where the keys belong to the table, the story and back."""
        home = self.query_one(str(self.AUTO_FOCUS))
        return sorted(super().focus_chain, key=lambda one: (one is not home, one.id != "tabletop"))

    # Keys and clicks.

    def on_key(self, event: events.Key) -> None:
        """Arrive at once at any key, and obey it, too; say of a game's key that it is none here."""
        if self.skip() and event.key in self.ONLY_SKIP:
            event.stop()
        if self.command_line.bar.has_focus:  # which has keys of its own
            return
        if self.selection.press(event.key):
            event.stop()
        elif event.key in _OF_GAMES - keys_of((*self.KEYS, *EVERYWHERE)):
            event.stop()
            self.table_view.refuse([self.viewer.listener.say("screen-key-not-here")])

    def on_click(self) -> None:
        """Arrive at once at a click."""
        self.skip()

    def skip(self) -> bool:
        """End a travel, for people with all that waits up to their question; tell if there was one."""
        return self.animation.skip(everything=self.viewer.seat is not None)

    @on(KeyLine.Pressed)
    def _key_clicked(self, event: KeyLine.Pressed) -> None:
        """Do what the key does."""
        if self.skip() and event.key in self.ONLY_SKIP:
            return
        pressed = events.Key(event.key, None)
        pressed.set_sender(self.app)  # as the keyboard's: those of a screen never get to the app
        self.app.post_message(pressed)

    @on(Choices.Considered)
    def _considered(self, event: Choices.Considered) -> None:
        self.selection.consider(event.action)

    @on(Choices.Made)
    def _made(self, event: Choices.Made) -> None:
        if not event.by_click or self.selection.is_sure(event.action):
            self.do(event.action)

    @on(Tabletop.Pointed)
    def _pointed(self, event: Tabletop.Pointed) -> None:
        self.selection.point_at(event.site)

    @on(Tabletop.Clicked)
    def _clicked(self, event: Tabletop.Clicked) -> None:
        self.selection.click(event.drawn, event.x, event.y)

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Close the bar when the keys go elsewhere; back at the choices, tell the one considered."""
        self.command_line.leave_to(event.widget)
        self.set_class(event.widget is self.table_view.tabletop, "at-board")
        if event.widget is self.table_view.choices and self.selection.is_aside:
            self.selection.look_again()

    @on(CommandBar.Closed)
    def _bar_closed(self) -> None:
        self.command_line.closed()
        self.look_again()

    @on(CommandBar.Typed)
    async def _typed(self, event: CommandBar.Typed) -> None:
        self.command_line.closed()
        await self.command_line.obey(event.line)

    def look_again(self) -> None:
        """Say and draw what stood there before somebody pointed, typed or was refused."""
        self.selection.look_again()

    def action_choose(self) -> None:
        """Do the choice that is told; at a place that is looked at, go to its choice first."""
        if not self.viewer.legal:
            return
        if self.selection.is_aside:
            self.selection.go_to_choice()
        else:
            self.table_view.choices.action_choose()

    def action_command(self) -> None:
        """Open the line for commands; nothing waits for a travel then."""
        self.skip()
        self.command_line.open()

    def action_explain(self) -> None:
        """Explain what was refused, is pointed at or considered."""
        self.answers.explain()

    def action_legend(self) -> None:
        """Tell what every sign means."""
        self.answers.tell_legend()

    def action_loupe(self) -> None:
        """Put the site under the cursor under the loupe."""
        self.answers.loupe()

    def action_answer(self, query: str) -> None:
        """Answer a question about the table."""
        self.answers.answer(query)

    def action_zoom(self, by: int) -> None:
        """Draw larger or smaller; say so where there is no other size."""
        tabletop = self.table_view.tabletop
        wanted = tabletop.zoom.next(by)
        if tabletop.zoom is wanted:
            message = "screen-largest" if by > 0 else "screen-smallest"
            self.table_view.refuse([self.viewer.listener.say(message)])
        tabletop.resize_to(wanted)
