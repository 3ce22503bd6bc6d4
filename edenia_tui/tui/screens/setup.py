"""Before a game: which, who plays, by which rules, in which language."""

from types import MappingProxyType
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Button, Input, Static

from edenia_tui.conversation.sitting import Sitting
from edenia_tui.conversation.wanted import Wanted
from edenia_tui.games.registry import GAMES
from edenia_tui.language.speech import LANGUAGES
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.table.seating import HUMAN, LONGEST_NAME
from edenia_tui.tui.screens.front import FrontScreen, row
from edenia_tui.tui.screens.setup_form import SEED_DIGITS, SetupForm, WrongField, form_of
from edenia_tui.tui.widgets.picker import Pick, Picker
from rules.bots.herd import BOTS


class SetupScreen(FrontScreen):
    """Everything that is decided before a game, on one page."""

    CSS = """
    SetupScreen {
        Input { width: 18; margin-right: 2; }
        #seed { width: 28; }
        #start {
            margin-top: 1; background: $foreground 15%; color: $foreground;
            &:focus { background: $now; color: $background; text-style: bold; }
        }
        #front-problem { height: 2; margin-top: 1; color: $text; }
    }
    """
    TITLE_MESSAGE: ClassVar[str] = "setup-title"
    KEYS_MESSAGE: ClassVar[str] = "setup-keys"
    KEYS_AT = MappingProxyType({Input: "setup-keys-typing", Button: "setup-keys-start"})

    def __init__(self, wanted: Wanted | None = None) -> None:
        """Begin with the form of the usual game, or of one that was asked for."""
        super().__init__()
        self._form = SetupForm() if wanted is None else form_of(wanted)

    def compose_front(self) -> ComposeResult:
        """Show a row for each wish, filled in as far as it was."""
        form = self._form
        with row(self.say("setup-game-row")):
            games = [Pick(entry, entry.title) for entry in GAMES.values()]
            yield Picker(games, form.entry, id="game")
        with row(self.say("setup-players-row")):
            numbers = [Pick(number, str(number)) for number in form.entry.agreement.players]
            yield Picker(numbers, form.players, id="players")
        for seat in range(form.entry.agreement.players[-1]):
            yield from self._compose_seat(seat)
        yield Static(Content(self.say("setup-bots-note")), classes="front-note", markup=False)
        yield from self._compose_rules()
        with row(self.say("setup-language-row"), gap=True):
            spoken = [Pick(one, self.say(f"language-{one}")) for one in LANGUAGES]
            yield Picker(spoken, self.shell.manner.language, id="language")
        with row(self.say("setup-seed-row")):
            empty = self.say("setup-seed-empty")
            yield Input(form.seed, empty, max_length=SEED_DIGITS, id="seed", compact=True)
        yield Button(Content(self.say("setup-start")), id="start", compact=True)
        pieces = self.say("setup-own-content") if form.has_own_content else ""
        yield Static(Content(pieces), id="front-problem", markup=False)

    def _compose_seat(self, seat: int) -> ComposeResult:
        seated = self._form.seats[seat]
        colour = self._of_game(f"seat-{seat}")
        with row(colour, id=f"seat-{seat}") as shown:
            shown.display = seat < self._form.players
            yield Input(
                seated.name, colour, max_length=LONGEST_NAME, id=f"name-{seat}", compact=True
            )
            players = [Pick(HUMAN, self.say("player-human"))]
            players += [Pick(bot, self.say(f"player-{bot}")) for bot in BOTS]
            yield Picker(players, seated.player, id=f"player-{seat}")

    def _compose_rules(self) -> ComposeResult:
        """Show what this game leaves to wish for."""
        form = self._form
        for place, choice in enumerate(form.entry.agreement.choices):
            with row(self._of_game(choice.label), gap=place == 0):
                picks = [Pick(value, self._of_game(message)) for value, message in choice.values]
                picker = Picker(picks, form.value_of(choice), id=f"wish-{choice.wish}")
                picker.disabled = form.is_moot(choice)
                yield picker
                if choice.note:
                    yield Static(Content(self._of_game(choice.note)), classes="front-note")

    def _of_game(self, message: str) -> str:
        """Say a message of the game that is wished for."""
        return self.shell.manner.speech.about(self._form.entry.words.messages)(message)

    def fill(self) -> None:
        """Begin with the first wish."""
        self.query_one("#game").focus()

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        """Take note of a name or the seed."""
        kind, _, seat = (event.input.id or "").partition("-")
        if kind == "name":
            self._form.seats[int(seat)].name = event.value
        else:
            self._form.seed = event.value

    @on(Picker.Picked)
    async def _picked(self, event: Picker.Picked) -> None:
        """Take note of a wish, and show what follows from it."""
        picker: Picker[Any] = event.picker
        match (picker.id or "").split("-"):
            case ["player", seat]:
                self._form.seats[int(seat)].player = picker.value
            case ["language"]:
                self.shell.manner.speak(picker.value)
                await self.say_again()
            case ["game"]:
                self._form.choose(picker.value)
                await self.say_again()
            case ["players"]:
                self._form.players = picker.value
            case ["wish", *name]:
                self._form.chosen["-".join(name)] = picker.value
        for seat_number in range(self._form.entry.agreement.players[-1]):
            for shown in self.query(f"#seat-{seat_number}"):
                shown.display = seat_number < self._form.players
        for choice in self._form.entry.agreement.choices:
            for shown in self.query(f"#wish-{choice.wish}"):
                shown.disabled = self._form.is_moot(choice)

    @on(Input.Submitted)
    def _next(self) -> None:
        """Go on to the next wish at Enter."""
        self.focus_next()

    @on(Button.Pressed, "#start")
    def _start(self) -> None:
        """Begin the game; if it cannot be, say why and stand where it can be mended."""
        entry = self._form.entry
        try:
            opened = self.shell.visit.library.begin(entry.name, *self._form.plan())
        except WrongField as wrong:
            self._complain(self.say(wrong.message, **wrong.facts))
            self.query_one(f"#{wrong.about}").focus()
        except SaveError as error:
            self._complain(self.say("line-cannot-keep", reason=error.reason))
        else:
            self.shell.start_game(Sitting(opened))

    def _complain(self, problem: str) -> None:
        self.query_one("#front-problem", Static).update(Content(problem))
