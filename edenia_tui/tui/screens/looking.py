"""What people do at a table without changing it: look, ask, consider; what they choose is for others."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from textual import events, on

from edenia_tui.canvas.zoom import Zoom
from edenia_tui.conversation.answers import ANSWERS, rules, why
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
from edenia_tui.games.drawn import Site
from edenia_tui.tui.explaining import explain_site, tell_choice
from edenia_tui.tui.keys import EVERYWHERE, GAME, keys_of
from edenia_tui.tui.screens.board import BoardScreen
from edenia_tui.tui.screens.loupe import Loupe
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.command_bar import CommandBar
from edenia_tui.tui.widgets.tabletop import Tabletop
from rules.kernel.refused import Refused

_OF_GAMES: Final = keys_of(GAME)
_ABOUT_EVERYBODY: Final = "who"
"""What one without a seat is told instead of what is one's own."""


class LookingScreen(BoardScreen):
    """A table that answers; keys, clicks and typed lines become choices, questions and errands."""

    VOCABULARY: ClassVar[Vocabulary]
    """What can be typed here."""

    _last_answer: Sequence[str] = ()

    def do(self, action: Any) -> None:
        """Make a choice."""
        raise NotImplementedError

    # Choosing.

    @on(Choices.Considered)
    def _considered(self, event: Choices.Considered) -> None:
        self.consider(event.action)

    def consider(self, action: Any) -> None:
        """Draw where a choice leads, and say it."""
        onlooker = self.onlooker
        if action in onlooker.legal:
            onlooker.refusal = None
            self.stage.draw(onlooker.view, onlooker.presenter.preview(onlooker.view, action))
            told = onlooker.presenter.sentence(onlooker.listener, onlooker.view, action)
            self.stage.say(told)

    @on(Choices.Made)
    def _made(self, event: Choices.Made) -> None:
        self.do(event.action)

    @on(Tabletop.Pointed)
    def _pointed(self, event: Tabletop.Pointed) -> None:
        self._point_at(event.site)

    @on(Tabletop.Clicked)
    def _clicked(self, event: Tabletop.Clicked) -> None:
        """Go to the choice that was clicked; where there is none to make, only point."""
        onlooker, site = self.onlooker, event.drawn.site_at(event.x, event.y)
        at = event.drawn, event.x, event.y
        wish = onlooker.presenter.wish_at(onlooker.view, onlooker.seat, *at)
        if wish is not None and onlooker.question is not None:
            self._pick(wish)
            self.stage.choices.focus()
        elif site is not None:
            self._point_at(site)

    def _point_at(self, site: Site) -> None:
        """Move the cursor, and say what is there."""
        onlooker = self.onlooker
        onlooker.refusal = None
        self.stage.point_at(site)
        self.stage.say(*onlooker.presenter.about(onlooker.listener, onlooker.view, site)[:1])

    def on_key(self, event: events.Key) -> None:
        """Go to the choice that a key of this game asks for; say of a game's key that it is none here."""
        super().on_key(event)
        presenter = self.onlooker.presenter
        if self.onlooker.legal and any(event.key in one.keys for one in presenter.keys):
            event.stop()
            self._pick(presenter.wish_of_key(event.key))
        elif event.key in _OF_GAMES - keys_of((*self.KEYS, *EVERYWHERE)):
            event.stop()
            self.refuse([self.onlooker.listener.say("screen-key-not-here")])

    def _pick(self, wish: Any) -> None:
        """Go to the choice that was wished for; say why there is none."""
        onlooker, choices = self.onlooker, self.stage.choices
        view, offered = onlooker.view, choices.offered
        found = onlooker.presenter.grant(view, offered, choices.considered, wish)
        if isinstance(found, Refused):
            self.refuse(onlooker.words.refusal(onlooker.listener, "", found, ""), found.rule)
        elif found is not None:
            choices.highlight(found)

    def refuse(self, lines: Sequence[str], rule: str | None = None) -> None:
        """Say why not, and how to read the rule behind it."""
        if rule is not None:
            self.onlooker.refusal = Refusal(tuple(lines), rule)
            lines = [*lines, self.onlooker.listener.say("screen-press-why")]
        self.stage.say(*lines)

    # Looking and asking.

    def action_zoom_in(self) -> None:
        """Draw larger."""
        self.stage.tabletop.resize_to(Zoom.MEDIUM)

    def action_zoom_out(self) -> None:
        """Draw smaller."""
        self.stage.tabletop.resize_to(Zoom.SMALL)

    def action_own(self) -> None:
        """Tell what is one's own."""
        onlooker = self.onlooker
        listener, view = onlooker.listener, onlooker.view
        self.answer(onlooker.presenter.own_in_full(listener, view, onlooker.legal))

    def action_common(self) -> None:
        """Tell what is left for everybody."""
        self.answer(
            self.onlooker.presenter.common_in_full(self.onlooker.listener, self.onlooker.view)
        )

    def action_answer(self, query: str) -> None:
        """Answer a question about the table."""
        listener, queries = self.onlooker.listener, self.onlooker.words.queries
        asked = _ABOUT_EVERYBODY if listener.seat is None else query
        self.answer(queries[asked].answer(listener, self.onlooker.view, []))

    def answer(self, lines: Sequence[str]) -> None:
        """Put an answer on top of the table."""
        self._last_answer = lines
        self.stage.notice("screen-answer", lines)

    def action_loupe(self) -> None:
        """Put the site under the cursor under the loupe."""
        onlooker, site = self.onlooker, self.stage.tabletop.cursor
        if site is None:
            return
        presenter, listener, view = onlooker.presenter, onlooker.listener, onlooker.view
        shown = presenter.close_up(listener, view, site, self.shell.charset, self.stage.marks)
        title = listener.say("screen-loupe", place=shown.name)
        about = presenter.about(listener, view, site)
        self.app.push_screen(Loupe(shown.canvas, title, about, listener.say("screen-close")))

    def action_explain(self) -> None:
        """Explain the last refusal, the site under the cursor, the choice, or the last stop."""
        desk, refusal = self.onlooker.desk(), self.onlooker.refusal
        presenter, tabletop = self.onlooker.presenter, self.stage.tabletop
        site, action = tabletop.cursor, self.stage.choices.considered
        if refusal is not None:
            lines = [*refusal.lines, "", *why(desk, [])]
        elif tabletop.has_focus and site is not None:
            lines = explain_site(desk, presenter, site)
        elif action is not None:
            lines = tell_choice(desk, action)
        else:
            lines = why(desk, [])
        self.stage.notice("screen-explained", lines)

    # Typing.

    def action_command(self) -> None:
        """Open the line for commands; nothing waits for a travel then."""
        self._skip()
        known = commands(self.onlooker.desk(), self.VOCABULARY)
        self.query_one("#sentence").display = False
        hint = self.onlooker.listener.say("screen-command", example=known[0])
        self.query_one(CommandBar).open(known, hint)

    @on(CommandBar.Closed)
    def _bar_closed(self) -> None:
        self.query_one("#sentence").display = True
        self.stage.go_home()

    @on(CommandBar.Typed)
    async def _typed(self, event: CommandBar.Typed) -> None:
        """Do, answer or refuse what was typed."""
        desk = self.onlooker.desk()
        match understand(desk, self.VOCABULARY, event.line):
            case Choice(action):
                self.do(action)
            case TableQuestion(query, arguments):
                self.answer(query.answer(desk.listener, desk.view, arguments))
            case RulesQuestion(words):
                self.answer(rules(desk, words))
            case Word() as word:
                await self.do_word(word)
            case Refusal() as refusal:
                self.refuse((*refusal.lines, *refusal.help), refusal.rule)

    async def do_word(self, word: Word) -> None:
        """Do what a word of the conversation asks for, or answer it."""
        say = self.onlooker.listener.say
        match word.name:
            case "quit":
                await self.app.action_quit()
            case "again":
                self.answer(self._last_answer or [say("line-nothing-said")])
            case "more":
                self.refuse([say("line-nothing-more")])
            case "screen":
                self.refuse([say("screen-already")])
            case _:
                self.answer(ANSWERS[word.name](self.onlooker.desk(), word.arguments))
