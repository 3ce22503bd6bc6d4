"""A new table: which game, by which rules, seats for people and bots, who may come, what is allowed."""

from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Button, Input, Static

from edenia_tui.games.registry import GAMES
from edenia_tui.host.hub.plan import Plan
from edenia_tui.table.seating import HUMAN
from edenia_tui.tui.screens.front import FrontScreen, row
from edenia_tui.tui.screens.setup_form import Seated, SetupForm
from edenia_tui.tui.widgets.picker import Pick, Picker
from rules.bots.herd import BOTS

if TYPE_CHECKING:
    from edenia_tui.host.screen.app import HostApp

_SWITCHES = ("public", "watch", "hints", "rated")


class OpeningScreen(FrontScreen):
    """Everything that is agreed on before anybody sits down, on one page."""

    CSS = """
    OpeningScreen {
        #form { height: 1fr; scrollbar-size-vertical: 1; }
        #title { width: 40; }
        #start {
            margin-top: 1; background: $foreground 15%; color: $foreground;
            &:focus { background: $now; color: $background; text-style: bold; }
        }
        #front-problem { height: auto; max-height: 2; color: $warning; }
    }
    """
    TITLE_MESSAGE: ClassVar[str] = "host-screen-open"
    KEYS_MESSAGE: ClassVar[str] = "host-screen-opening-keys"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "open", show=False)]

    def __init__(self) -> None:
        """Begin with a table for two people, in the usual game."""
        super().__init__()
        self._form = SetupForm()
        self._form.seats = [Seated(player=HUMAN) for _ in self._form.seats]
        self._title = ""
        self._agreed = {"public": True, "watch": True, "hints": True, "rated": False}

    @property
    def host(self) -> "HostApp":
        """The app."""
        return cast("HostApp", self.app)

    def compose_front(self) -> ComposeResult:
        """Show a row for each wish."""
        form = self._form
        with VerticalScroll(id="form", can_focus=False):
            with row(self.say("setup-game-row")):
                games = [Pick(entry, entry.title) for entry in GAMES.values()]
                yield Picker(games, form.entry, id="game")
            with row(self.say("setup-players-row")):
                numbers = [Pick(number, str(number)) for number in form.entry.agreement.players]
                yield Picker(numbers, form.players, id="players")
            for seat in range(form.players):
                with row(self._of_game(f"seat-{seat}")):
                    players = [Pick(HUMAN, self.say("player-human"))]
                    players += [Pick(bot, self.say(f"player-{bot}")) for bot in BOTS]
                    yield Picker(players, form.seats[seat].player, id=f"player-{seat}")
            for choice in form.entry.agreement.choices:
                with row(self._of_game(choice.label)):
                    picks = [Pick(value, self._of_game(word)) for value, word in choice.values]
                    picker = Picker(picks, form.value_of(choice), id=f"wish-{choice.wish}")
                    picker.disabled = form.is_moot(choice)
                    yield picker
            for switch in _SWITCHES:
                with row(self.say(f"host-screen-{switch}")):
                    yield Picker(self.on_and_off(), self._agreed[switch], id=f"agreed-{switch}")
            with row(self.say("host-screen-title")):
                most = self.host.visiting.hub.house.limits.title_letters
                yield Input(self._title, max_length=most, id="title", compact=True)
            yield Button(Content(self.say("host-screen-open-now")), id="start", compact=True)
        yield Static("", id="front-problem", markup=False)

    def _of_game(self, message: str) -> str:
        return self.shell.manner.speech.about(self._form.entry.words.messages)(message)

    def fill(self) -> None:
        """Begin with the game."""
        self.query_one("#game").focus()

    @on(Input.Changed, "#title")
    def _entitled(self, event: Input.Changed) -> None:
        self._title = event.value

    @on(Input.Submitted)
    def _next(self) -> None:
        self.focus_next()

    @on(Picker.Picked)
    async def _picked(self, event: Picker.Picked) -> None:
        """Take note of a wish, and show what follows from it."""
        picker: Picker[Any] = event.picker
        match (picker.id or "").split("-"):
            case ["game"]:
                self._form.choose(picker.value)
                await self.say_again()
            case ["players"]:
                self._form.players = picker.value
                await self.say_again()
            case ["player", seat]:
                self._form.seats[int(seat)].player = picker.value
            case ["agreed", "rated"] if picker.value:
                self._agreed |= {"rated": True, "hints": False}
                await self.say_again()
            case ["agreed", switch]:
                self._agreed[switch] = picker.value
            case ["wish", *name]:
                self._form.chosen["-".join(name)] = picker.value
                for choice in self._form.entry.agreement.choices:
                    for shown in self.query(f"#wish-{choice.wish}"):
                        shown.disabled = self._form.is_moot(choice)

    @on(Button.Pressed, "#start")
    async def action_open(self) -> None:
        """Open the table and sit down; say why not."""
        form, agreed = self._form, self._agreed
        plan = Plan(
            form.entry.name,
            "",
            tuple(seated.player for seated in form.seats[: form.players]),
            tuple(form.rules().items()),
            self._title,
            is_public=agreed["public"],
            is_rated=agreed["rated"],
            has_hints=agreed["hints"],
            lets_watch=agreed["watch"],
        )
        visiting = self.host.visiting
        problem = await self.host.go_to(visiting.hub.open(visiting, plan))
        for shown in self.query("#front-problem").results(Static):
            shown.update(Content(problem))
