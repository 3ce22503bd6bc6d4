"""The rulebook on one screen: chapters and rules on the left, the rule on the right, a search above."""

from collections.abc import Iterable
from types import MappingProxyType
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES, USUAL
from edenia_tui.lookup.editions import asks_for_editions, differing
from edenia_tui.lookup.examples import Example, examples_of
from edenia_tui.lookup.of_game import rule_search
from edenia_tui.lookup.plain import paragraphs
from edenia_tui.tui.screens.front import FrontScreen
from edenia_tui.tui.widgets.picker import Pick, Picker
from edenia_tui.tui.widgets.picture import picture_of
from edenia_tui.tui.widgets.plain_list import PlainList
from rules.kernel.rulebook import Rule, Rulebook

_LONGEST_QUESTION: Final = 60


class RulesScreen(FrontScreen):
    """Opened with the id of a rule it shows that rule."""

    CSS = """
    RulesScreen {
        & > #front { width: 100%; max-width: 120; max-height: 100%; padding: 0 1; }
        #front-above { height: 1; margin-bottom: 1; }
        #front-question { width: 1fr; }
        #front-book { margin-left: 2; }
        #front-list {
            width: 40%; min-width: 34; height: 1fr; scrollbar-size-vertical: 1;
            border: none; padding: 0; background: transparent;
            text-wrap: nowrap; text-overflow: ellipsis;
            & > .option-list--option { padding: 0 1; }
            & > .option-list--option-disabled { color: $faint; text-style: bold; }
        }
        #front-page {
            width: 1fr; height: 1fr; padding: 0 0 0 2; overflow-x: auto; scrollbar-size-vertical: 1;
        }
        #front-text { height: auto; }
        #front-example { height: auto; width: auto; text-wrap: nowrap; margin-top: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("slash", "ask", show=False)]
    TITLE_MESSAGE: ClassVar[str] = "rulebook-title"
    KEYS_MESSAGE: ClassVar[str] = "rulebook-keys"
    KEYS_AT = MappingProxyType(
        {
            Input: "rulebook-keys-typing",
            Picker: "rulebook-keys-book",
            VerticalScroll: "rulebook-keys-page",
        }
    )

    def __init__(self, rule_id: str = "", entry: Entry | None = None) -> None:
        """Open the book of a game, at a rule if it is named; without a game there are all books."""
        super().__init__()
        self._has_choice = entry is None
        self._entry = entry or GAMES[USUAL]
        known = self._book.ids()
        self._shown = rule_id.upper() if rule_id.upper() in known else known[0]
        self._question = ""

    @property
    def _book(self) -> Rulebook:
        return self._entry.rulebook

    def compose_front(self) -> ComposeResult:
        """Show the question, the list and the page."""
        empty = self.say("rulebook-ask", rule=self._entry.words.rule_example[0])
        with Horizontal(id="front-above"):
            yield Input(
                self._question,
                empty,
                max_length=_LONGEST_QUESTION,
                id="front-question",
                compact=True,
            )
            if self._has_choice:
                books = [Pick(one.name, one.title) for one in GAMES.values()]
                yield Picker(books, self._entry.name, id="front-book")
        with Horizontal():
            yield PlainList(id="front-list", markup=False)
            with VerticalScroll(id="front-page"):
                yield Static("", id="front-text", markup=False)
                yield Static("", id="front-example", markup=False)

    def fill(self) -> None:
        """Begin in the list, at the rule."""
        self._list(self._found())
        self.query_one("#front-list").focus()

    def action_ask(self) -> None:
        """Go to the question."""
        self.query_one("#front-question").focus()

    @on(Picker.Picked)
    async def _open(self, event: Picker.Picked) -> None:
        """Open the book of another game, at its first rule."""
        self._entry = GAMES[event.picker.value]
        self._question, self._shown = "", self._book.ids()[0]
        await self.say_again()

    @on(Input.Changed)
    def _ask(self, event: Input.Changed) -> None:
        """List what fits the question so far; without one, the whole book."""
        self._question = event.value
        self._list(self._found())

    @on(Input.Submitted)
    def _read_on(self) -> None:
        """Go from the question to the rules that fit it."""
        self.query_one("#front-list").focus()

    @on(OptionList.OptionHighlighted)
    def _turn_to(self, event: OptionList.OptionHighlighted) -> None:
        """Show the rule in focus."""
        if event.option_id is not None:
            self._show(self._book.rule(event.option_id, self.shell.manner.language))

    def _found(self) -> list[str]:
        """List the ids that fit the question, or nearly do."""
        question = self._question.strip()
        if not question:
            return list(self._book.ids())
        if asks_for_editions(question):
            return [rule.id for rule in differing(self._entry, self.shell.manner.language)]
        search = rule_search(self._entry.name)
        return search.find(question) or search.near(question)

    def _list(self, ids: Iterable[str]) -> None:
        """Put rules in the list, each chapter's name above its own."""
        listed = self.query_one("#front-list", OptionList)
        listed.clear_options()
        chapter = ""
        for rule_id in ids:
            rule = self._book.rule(rule_id, self.shell.manner.language)
            if rule.chapter != chapter:
                chapter = rule.chapter
                listed.add_option(Option(Content(chapter), disabled=True))
            listed.add_option(Option(Content(f"{rule.id:<7}{rule.title}"), rule.id))
        options = [option.id for option in listed.options]
        if self._shown not in options or self._question:
            self._shown = next((found for found in options if found), self._shown)
        if self._shown in options:
            listed.highlighted = options.index(self._shown)
        elif self._question:
            listed.add_option(Option(Content(self.say("rulebook-nothing")), disabled=True))

    def _show(self, rule: Rule) -> None:
        """Put a rule on the page, with its example if it has one."""
        self._shown = rule.id
        text = [
            Content.assemble((rule.id, "bold $accent"), "  ", (rule.title, "bold")),
            *map(Content, paragraphs(rule, self._entry, None, self.say)),
        ]
        example = examples_of(self._entry.name).get(rule.id)
        if example:
            text.append(Content(example.sentences[self.shell.manner.language]))
        self.query_one("#front-text", Static).update(Content("\n\n").join(text))
        self.query_one("#front-example", Static).update(self._draw(example) if example else "")
        self.query_one("#front-page").scroll_home(animate=False)

    def _draw(self, example: Example) -> Content:
        """Draw an example as far as something lies there."""
        state = self._entry.game.read_position(example.position)
        nobody = ("",) * len(self._entry.game.seats(state))
        listener = self.shell.manner.listener(nobody, None, self._entry.words.messages)
        drawn = self._entry.presenter.draw(listener, state, Zoom.SMALL, self.shell.charset, None)
        return picture_of(drawn.canvas, *self._entry.board.used(state, Zoom.SMALL, drawn.canvas))
