"""A game as it is played: choices are made and taken back, hints given, the past and what-ifs shown."""

from collections.abc import Awaitable, Sequence
from functools import partial
from typing import Any, ClassVar

from textual import work
from textual.binding import Binding

from edenia_tui.conversation.adviser import Adviser
from edenia_tui.conversation.decisions import Decision, decisions
from edenia_tui.conversation.hints import Advices
from edenia_tui.conversation.rewinds import WORDS as REWINDS
from edenia_tui.conversation.rewinds import rewind
from edenia_tui.conversation.sitting import Sitting
from edenia_tui.conversation.understanding import Word
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.conversation.visit import Visit
from edenia_tui.conversation.vocabularies import IN_GAME
from edenia_tui.conversation.vocabulary import Vocabulary
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.table.question import Question
from edenia_tui.table.seating import HUMAN
from edenia_tui.tui.keys import GAME, OVER, Key, bindings
from edenia_tui.tui.screens.pick import Pick
from edenia_tui.tui.screens.sure import Sure
from edenia_tui.tui.screens.table import TableScreen
from rules.kernel.seat import Seat


class GameScreen(TableScreen):
    """The table, with everything people can do at it."""

    KEYS: ClassVar[tuple[Key, ...]] = GAME
    BINDINGS = [  # noqa: RUF012 (Textual reads it)
        *bindings(GAME),
        Binding("enter", "end", show=False),
    ]
    VOCABULARY: ClassVar[Vocabulary] = IN_GAME

    def __init__(self, visit: Visit, sitting: Sitting) -> None:
        """Get ready to play."""
        super().__init__(visit, sitting)
        self.adviser = Adviser(sitting.entry.game, sitting.thinker)

    def do(self, action: Any) -> None:
        """Answer the open question."""
        asked = self.viewer.question
        if asked is not None and self.company.answer(asked, action):
            self.workers.cancel_group(self, "hint")
            self.viewer.question = None
            self.stage.grow_old()

    @property
    def keys_now(self) -> tuple[Key, ...]:
        """The keys of the game; once it is over, those that still do something."""
        return OVER if self.room.is_over else self.KEYS

    def action_end(self) -> None:
        """Tell the end again; before it there is nothing to tell."""
        self.end()

    def action_home(self) -> None:
        """Go back to the choices; to the end of the game once it is over."""
        self.stage.go_home()
        self.end()

    def action_menu(self) -> None:
        """Go to the menu; the game is on disk."""
        self.shell.leave_game()

    async def do_word(self, word: Word) -> None:
        """Do what a word of the session asks for."""
        match word.name:
            case "back" if not word.arguments:
                await self.action_take_back()
            case name if name in REWINDS:
                await self._rewind(name, word.arguments)
            case "hint":
                self.action_hint()
            case "replay":
                self.action_past()
            case "what-if":
                self.action_what_if()
            case "resign":
                self._ask_to_resign()
            case "export":
                self.action_export(*word.arguments)
            case _:
                await super().do_word(word)

    # The way back.

    async def action_undo(self) -> None:
        """Take the last choice back."""
        await self._rewind("undo")

    async def action_redo(self) -> None:
        """Do again what was taken back."""
        await self._rewind("redo")

    async def action_take_back(self) -> None:
        """Against bots, list the decisions one can go back to."""
        seat = self._player()
        if seat is None:
            return
        listener = self.viewer.listener
        listed = decisions(self.viewer.words, listener, self.room, seat)
        if not listed:
            await self._rewind("back")
            return
        say = listener.say
        texts = [decision.told for decision in listed]
        self.app.push_screen(
            Pick(say("screen-take-back"), texts, say("screen-pick")),
            lambda picked: self._take_back(seat, None if picked is None else listed[picked]),
        )

    async def _take_back(self, seat: Seat, decision: Decision | None) -> None:
        if decision is not None:
            await self._keeping(self.room.rewinding.back(seat, decision.point))

    async def _rewind(self, word: str, arguments: Sequence[str] = ()) -> None:
        """Take back or do again; say why not."""
        seat = self._player()
        if seat is None:
            return
        listener, words = self.viewer.listener, (word, arguments, "screen-use-back")

        async def rewind_or_say_why() -> None:
            self.refuse(await rewind(listener, self.room, seat, *words))

        await self._keeping(rewind_or_say_why())

    def _player(self) -> Seat | None:
        """Give the seat of whoever plays at the keyboard; one who only looks on is told so."""
        seat = self.viewer.seat
        if seat is None or self.room.kinds[seat] != HUMAN:
            self.refuse([self.viewer.listener.say("screen-not-playing")])
            return None
        return seat

    async def _keeping(self, change: Awaitable[None]) -> None:
        """Change what is kept, or say that it cannot be."""
        try:
            await change
        except SaveError as error:
            self.complain(error)

    # Advice, the past and what might be.

    def action_hint(self) -> None:
        """Look for a good choice."""
        if self.viewer.question is None:
            self._refuse_now()
        else:
            self._hint()

    def _refuse_now(self) -> None:
        """Say why nothing can be done: the game is over, or others play."""
        why = "question-over" if self.room.is_over else "screen-not-now"
        self.refuse([self.viewer.listener.say(why)])

    @work(exclusive=True, group="hint")
    async def _hint(self) -> None:
        """Give a hint, at the table, unless the question was answered while it was sought."""
        asked, viewer = self.viewer.question, self.viewer
        if asked is None:
            return
        self.stage.say(viewer.listener.say("screen-seeking"))
        advices = await self.adviser.seek(asked.view)
        told = await self.adviser.tell(viewer.words, viewer.listener, asked.view, advices)
        self.show_on_top(partial(self._tell_hint, asked, advices, told))

    def _tell_hint(self, asked: Question[Any, Any], advices: Advices, told: Sequence[str]) -> None:
        """Point at the best choice, and tell why it is."""
        if self.viewer.question is not asked:
            return
        if advices:
            self.stage.choices.highlight(advices[0].action)
        self.consider(self.stage.choices.considered)
        self.answer(told)

    def action_past(self) -> None:
        """Look back, from now or, once it is over, from the beginning; the game waits."""
        from edenia_tui.conversation.past import past_of_room  # noqa: PLC0415 (a game begins without it)
        from edenia_tui.tui.screens.replay import ReplayScreen  # noqa: PLC0415

        past = past_of_room(self.sitting, self.room, self.viewer.seat)
        start = 0 if self.room.is_over else past.replay.last
        self.app.push_screen(ReplayScreen(self.shell.visit, past, start))

    def action_what_if(self) -> None:
        """Try out what could be, in one's own turn."""
        from edenia_tui.table.branch import Branch  # noqa: PLC0415 (a game begins without it)
        from edenia_tui.tui.screens.what_if import WhatIfScreen  # noqa: PLC0415

        asked = self.viewer.question
        if asked is None:
            self._refuse_now()
            return
        branch = Branch.of_view(self.room.game, asked.view, asked.seat)
        entry, names = self.sitting.entry, self.sitting.names
        self.app.push_screen(WhatIfScreen(self.shell.visit, entry, names, branch))

    def action_export(self, *words: str) -> None:
        """Write the game so far to a file; pictures show what one sees oneself."""
        from edenia_tui.sharing.exporting import Exporter  # noqa: PLC0415 (a game begins without it)
        from edenia_tui.tui.exporting import export_words  # noqa: PLC0415

        kept, viewpoint = self.sitting.kept, Viewpoint(self.viewer.seat)
        exchange, speech = self.shell.visit.exchange, self.shell.manner.speech
        charset = self.shell.charset
        export_words(self.app, Exporter(kept, exchange, speech, viewpoint, charset=charset), words)

    # Resigning.

    def _ask_to_resign(self) -> None:
        say = self.viewer.listener.say
        if self.viewer.question is None:
            self._refuse_now()
            return
        sure = Sure(say("screen-resign"), say("screen-resign-no"), say("screen-resign-yes"))
        self.app.push_screen(sure, self._resign)

    async def _resign(self, is_sure: bool | None) -> None:  # noqa: FBT001 (a screen answers so)
        """Let a bot take the seat of the one at the keyboard."""
        asked = self.viewer.question
        if not is_sure or asked is None:
            return
        try:
            await self.room.replace(asked.seat, self.sitting.substitute(asked.seat))
        except SaveError as error:
            self.complain(error)
            return
        self.viewer.question = None
        self.stage.tell([self.viewer.listener.say("line-resigned")])
        self.stage.offer()
