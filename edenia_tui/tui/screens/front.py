"""What the screens around a game share: the language, a title, a line of keys, the way back."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Final, Protocol, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Static

from edenia_tui.canvas.charset import Charset
from edenia_tui.conversation.manner import Manner
from edenia_tui.conversation.sitting import Sitting
from edenia_tui.conversation.visit import Visit
from edenia_tui.language.kept import tell_reading
from edenia_tui.language.message import Fact
from edenia_tui.storage.library import Progress
from edenia_tui.tui.own_keys import OwnKeys
from edenia_tui.tui.widgets.picker import Pick

_WHOLE: Final = 80
"""The columns of a screen with everything on it."""


class Shell(Protocol):
    """The app, as far as these screens know it."""

    visit: Visit
    charset: Charset
    own_keys: OwnKeys

    @property
    def manner(self) -> Manner:
        """How its people want to be spoken to."""

    def start_game(self, sitting: Sitting) -> None:
        """Go over to a game."""

    def animate_travels(self, *, on: bool) -> None:
        """Let what moves travel step by step, or let nothing move."""

    def draw_with(self, signs: str) -> None:
        """Draw with the signs somebody wishes for."""


class FrontScreen(Screen[None]):
    """A screen with a title above and its keys below; Escape leaves it."""

    DEFAULT_CSS = """
    FrontScreen {
        align: center middle;
        & > #front {
            width: 80;
            max-width: 100%;
            height: 100%;
            max-height: 24;
            padding: 0 2;
        }
        #front-title { text-style: bold; color: $accent; margin: 1 0; height: 1; }
        #front-foot { dock: bottom; height: 1; }
        #front-keys { width: 1fr; color: $faint; }
        #front-back { min-width: 8; width: auto; color: $faint; }
        Input { background: $foreground 10%; }
        .front-row { height: 1; }
        .front-gap { margin-top: 1; }
        .front-word { width: 16; height: 1; }
        .front-note { color: $faint; height: 1; width: auto; margin-left: 2; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]
    TITLE_MESSAGE: ClassVar[str]
    KEYS_MESSAGE: ClassVar[str]
    KEYS_AT: ClassVar[Mapping[type[Widget], str]] = MappingProxyType({})
    """The messages that name the keys instead while such a widget has the focus."""
    KEYS_SECTION: ClassVar[str] = ""
    """Where the help begins that is asked for here; empty for its beginning."""
    HAS_WAY_BACK: ClassVar[bool] = True
    READING: ClassVar[str] = "#front-problem"
    """Where it is told how many games have been read, when that takes long."""

    _shown_in: tuple[str, Charset] | None = None

    class Reading(Message):
        """Games are read for the first time."""

        def __init__(self, told: str) -> None:
            """Keep how far it is."""
            super().__init__()
            self.told = told

    def compose(self) -> ComposeResult:
        """Put the screen's own widgets between title and keys."""
        self._shown_in = self.shell.manner.language, self.shell.charset
        with Container(id="front"):
            yield Static(Content(self.title_text()), id="front-title", markup=False)
            yield from self.compose_front()
            with Horizontal(id="front-foot"):
                yield Static(Content(self.say(self.keys_now)), id="front-keys", markup=False)
                if self.HAS_WAY_BACK:
                    back = Button(Content(self.say("front-back")), id="front-back", compact=True)
                    back.can_focus = False
                    yield back

    def compose_front(self) -> ComposeResult:
        """Give what this screen shows."""
        raise NotImplementedError

    @property
    def keys_now(self) -> str:
        """The message that names the keys as things stand."""
        at = (message for kind, message in self.KEYS_AT.items() if isinstance(self.focused, kind))
        return next(at, self.KEYS_MESSAGE)

    def show_keys(self) -> None:
        """Name the keys anew."""
        for line in self.query("#front-keys").results(Static):
            line.update(Content(self.say(self.keys_now)))

    def on_descendant_focus(self) -> None:
        """Name the keys of the widget that has them now."""
        self.show_keys()

    def title_text(self) -> str:
        """Give the title."""
        return self.say(self.TITLE_MESSAGE)

    @property
    def shell(self) -> Shell:
        """The app."""
        return cast("Shell", self.app)

    def say(self, message: str, **facts: Fact) -> str:
        """Say a message in the language of now."""
        return self.shell.manner.speech(message, **facts)

    def progress(self) -> Progress:
        """Give what hears, in a thread, of games that are read for the first time."""
        post = self.post_message
        return tell_reading(self.shell.manner.speech, lambda told: post(self.Reading(told)))

    @on(Reading)
    def _tell_reading(self, event: Reading) -> None:
        for shown in self.query(self.READING).results(Static):
            shown.update(Content(event.told))

    def on_and_off(self) -> tuple[Pick[bool], Pick[bool]]:
        """Give the two values of a switch."""
        return Pick(True, self.say("switch-on")), Pick(False, self.say("switch-off"))  # noqa: FBT003

    def on_resize(self) -> None:
        """Leave out in a narrow terminal what would push the rest aside."""
        self.set_class(self.size.width < _WHOLE, "narrow")

    def on_mount(self) -> None:
        """Fill in what needs the widgets."""
        self.fill()

    def fill(self) -> None:
        """Fill in what needs the widgets, and choose which has the focus."""

    async def on_screen_resume(self) -> None:
        """Speak the language that was chosen meanwhile, and draw with the signs."""
        if self.is_current and self._shown_in != (self.shell.manner.language, self.shell.charset):
            await self.say_again()

    async def say_again(self) -> None:
        """Write everything anew, in the language of now, and stay where the focus was.

        A screen that is left meanwhile has no widgets any more.
        """
        at = self.focused and self.focused.id
        await self.recompose()
        if self.query("#front"):
            self.fill()
            if at:
                self.query_one(f"#{at}").focus()

    @on(Button.Pressed, "#front-back")
    def _go_back(self) -> None:
        self.action_leave()

    def action_leave(self) -> None:
        """Go back to the screen before."""
        self.app.pop_screen()


def row(word: str, *, gap: bool = False, id: str | None = None) -> Horizontal:  # noqa: A002
    """Begin a row with the word for what is decided in it; `gap` sets it apart from the row above."""
    classes = "front-row front-gap" if gap else "front-row"
    heading = Static(Content(word), classes="front-word", markup=False)
    return Horizontal(heading, id=id, classes=classes)
