"""What is typed at a table: the bar opens, a line is understood, then done, answered or refused."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from textual.widget import Widget

from edenia_tui.conversation.answers import ANSWERS, rules
from edenia_tui.conversation.rules import tell_rules_too
from edenia_tui.conversation.understanding import (
    Choice,
    Refusal,
    RulesQuestion,
    TableQuestion,
    Word,
    commands,
    understand,
)
from edenia_tui.conversation.vocabulary import Vocabulary
from edenia_tui.tui.table.answers import Answers
from edenia_tui.tui.table.table_view import TableView
from edenia_tui.tui.widgets.command_bar import CommandBar


class Errands(NamedTuple):
    """What a screen does of the lines that ask for more than an answer."""

    do: Callable[[Any], None]
    """Makes a choice."""
    do_word: Callable[[Word], Awaitable[None]]
    """Does what a word of the conversation asks for."""


class CommandLine:
    """Reads lines for one screen; a line means the same as in line mode."""

    def __init__(
        self, table_view: TableView, answers: Answers, vocabulary: Vocabulary, errands: Errands
    ) -> None:
        """Know what can be typed, and who does it."""
        self._table_view = table_view
        self._viewer = table_view.viewer
        self._answers = answers
        self._vocabulary = vocabulary
        self._errands = errands

    @property
    def bar(self) -> CommandBar:
        """The line to type in."""
        return self._table_view.screen.query_one(CommandBar)

    def open(self) -> None:
        """Let somebody type, with completion from what can be done now."""
        known = commands(self._viewer.desk(), self._vocabulary)
        self._table_view.screen.query_one("#sentence").display = False
        self.bar.open(known, self._viewer.listener.say("screen-command", example=known[0]))

    def closed(self) -> None:
        """Show again what the bar stood upon."""
        self._table_view.screen.query_one("#sentence").display = True
        self._table_view.go_home()

    def leave_to(self, widget: Widget) -> None:
        """Put the bar away when another widget of the table gets the keys."""
        if self.bar.display and widget is not self.bar:
            self.bar.display = False
            self._table_view.screen.query_one("#sentence").display = True

    async def obey(self, line: str) -> None:
        """Do, answer or refuse what was typed."""
        desk = self._viewer.desk()
        match understand(desk, self._vocabulary, line):
            case Choice(action):
                self._errands.do(action)
            case TableQuestion(query, arguments):
                self._answers.give(query.answer(desk.listener, desk.view, arguments))
            case RulesQuestion(words):
                too = tell_rules_too(desk.listener, self._viewer.entry, words)
                self._answers.give(rules(desk, words), too)
            case Word() as word:
                await self._errands.do_word(word)
            case Refusal() as refusal:
                self._table_view.refuse((*refusal.lines, *refusal.help), refusal.rule)

    async def do_common_word(self, word: Word) -> None:
        """Do what a word asks for that means the same at every table, or answer it."""
        say = self._viewer.listener.say
        match word.name:
            case "quit":
                await self._table_view.shell.action_quit()
            case "again":
                self._answers.give(self._answers.last or [say("line-nothing-said")])
            case "legend":
                self._answers.tell_legend()
            case "more":
                self._table_view.refuse([say("line-nothing-more")])
            case "screen":
                self._table_view.refuse([say("screen-already")])
            case _:
                self._answers.give(ANSWERS[word.name](self._viewer.desk(), word.arguments))
        if word.name == "ascii":
            self._table_view.shell.draw_with(self._viewer.settings.signs)
