"""What people do at a table without changing it: look, ask, consider; what they choose is for others."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from textual import events, on

from edenia_tui.canvas.zoom import Zoom
from edenia_tui.conversation.answers import ANSWERS, rules, why
from edenia_tui.conversation.explaining import explain_site, tell_choice
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
        viewer = self.viewer
        if action in viewer.legal:
            viewer.refusal = None
            self.stage.draw(viewer.view, viewer.presenter.preview(viewer.view, action))
            told = viewer.presenter.sentence(viewer.listener, viewer.view, action)
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
        viewer, site = self.viewer, event.drawn.site_at(event.x, event.y)
        at = event.drawn, event.x, event.y
        wish = viewer.presenter.wish_at(viewer.view, viewer.seat, *at)
        if wish is not None and viewer.question is not None:
            self._pick(wish)
            self.stage.choices.focus()
        elif site is not None:
            self._point_at(site)

    def _point_at(self, site: Site) -> None:
        """Move the cursor, and say what is there."""
        viewer = self.viewer
        viewer.refusal = None
        self.stage.point_at(site)
        self.stage.say(*viewer.presenter.about(viewer.listener, viewer.view, site)[:1])

    def on_key(self, event: events.Key) -> None:
        """Go to the choice that a key of this game asks for; say of a game's key that it is none here."""
        super().on_key(event)
        presenter = self.viewer.presenter
        if self.viewer.legal and any(event.key in one.keys for one in presenter.keys):
            event.stop()
            self._pick(presenter.wish_of_key(event.key))
        elif event.key in _OF_GAMES - keys_of((*self.KEYS, *EVERYWHERE)):
            event.stop()
            self.refuse([self.viewer.listener.say("screen-key-not-here")])

    def _pick(self, wish: Any) -> None:
        """Go to the choice that was wished for; say why there is none."""
        viewer, choices = self.viewer, self.stage.choices
        view, offered = viewer.view, choices.offered
        found = viewer.presenter.grant(view, offered, choices.considered, wish)
        if isinstance(found, Refused):
            self.refuse(viewer.words.refusal(viewer.listener, "", found, ""), found.rule)
        elif found is not None:
            choices.highlight(found)

    def refuse(self, lines: Sequence[str], rule: str | None = None) -> None:
        """Say why not, and how to read the rule behind it."""
        if rule is not None:
            self.viewer.refusal = Refusal(tuple(lines), rule)
            lines = [*lines, self.viewer.listener.say("screen-press-why")]
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
        viewer = self.viewer
        listener, view = viewer.listener, viewer.view
        self.answer(viewer.presenter.own_in_full(listener, view, viewer.legal))

    def action_common(self) -> None:
        """Tell what is left for everybody."""
        self.answer(self.viewer.presenter.common_in_full(self.viewer.listener, self.viewer.view))

    def action_answer(self, query: str) -> None:
        """Answer a question about the table."""
        listener, queries = self.viewer.listener, self.viewer.words.queries
        asked = _ABOUT_EVERYBODY if listener.seat is None else query
        self.answer(queries[asked].answer(listener, self.viewer.view, []))

    def answer(self, lines: Sequence[str]) -> None:
        """Put an answer on top of the table."""
        self._last_answer = lines
        self.stage.notice("screen-answer", lines)

    def action_loupe(self) -> None:
        """Put the site under the cursor under the loupe."""
        viewer, site = self.viewer, self.stage.tabletop.cursor
        if site is None:
            return
        presenter, listener, view = viewer.presenter, viewer.listener, viewer.view
        shown = presenter.close_up(listener, view, site, self.shell.charset, self.stage.marks)
        title = listener.say("screen-loupe", place=shown.name)
        about = presenter.about(listener, view, site)
        self.app.push_screen(Loupe(shown.canvas, title, about, listener.say("screen-close")))

    def action_explain(self) -> None:
        """Explain the last refusal, the site under the cursor, the choice, or the last stop."""
        desk, refusal = self.viewer.desk(), self.viewer.refusal
        presenter, tabletop = self.viewer.presenter, self.stage.tabletop
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
        known = commands(self.viewer.desk(), self.VOCABULARY)
        self.query_one("#sentence").display = False
        hint = self.viewer.listener.say("screen-command", example=known[0])
        self.query_one(CommandBar).open(known, hint)

    @on(CommandBar.Closed)
    def _bar_closed(self) -> None:
        self.query_one("#sentence").display = True
        self.stage.go_home()

    @on(CommandBar.Typed)
    async def _typed(self, event: CommandBar.Typed) -> None:
        """Do, answer or refuse what was typed."""
        desk = self.viewer.desk()
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
        say = self.viewer.listener.say
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
                self.answer(ANSWERS[word.name](self.viewer.desk(), word.arguments))
