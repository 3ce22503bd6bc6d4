"""A game as it is played: what keys and words do at its table, and the ways to other screens."""

from collections.abc import Mapping
from typing import ClassVar

from textual import on

from edenia_tui.conversation.adviser import Adviser
from edenia_tui.conversation.course import answer_course
from edenia_tui.conversation.rematch import rematch
from edenia_tui.conversation.rewinds import WORDS as REWINDS
from edenia_tui.conversation.sitting import AnySitting
from edenia_tui.conversation.understanding import Word
from edenia_tui.conversation.viewer import Viewer
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.conversation.visit import Visit
from edenia_tui.conversation.vocabularies import IN_GAME
from edenia_tui.conversation.vocabulary import Vocabulary
from edenia_tui.learn.coach import Coach
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.storage.settings import PACES
from edenia_tui.tui.game.coaching import Coaching
from edenia_tui.tui.game.end import WAYS_ON, GameEnd
from edenia_tui.tui.game.hints import Hints
from edenia_tui.tui.game.local_players import Asked, Happened, LocalPlayers, WentBack
from edenia_tui.tui.game.over import After, Way
from edenia_tui.tui.game.playing import Playing
from edenia_tui.tui.game.resigning import Resigning
from edenia_tui.tui.game.rewinding import Rewinding
from edenia_tui.tui.keys import GAME, HAND_OVER, OVER, Key, bindings
from edenia_tui.tui.table.screen import TableScreen
from rules.kernel.opaque import AnyAction


class GameScreen(TableScreen):
    """One game, from the eyes of whoever is at the keyboard, with everything people can do at it."""

    KEYS: ClassVar[tuple[Key, ...]] = GAME
    BINDINGS = [*bindings(GAME)]  # noqa: RUF012 (Textual reads it)
    KEYS_SECTION: ClassVar[str] = "keys-in-a-game"
    VOCABULARY: ClassVar[Vocabulary] = IN_GAME
    HAS_COACH: ClassVar[bool] = True
    """Whether somebody who plays with bots alone may have a coach, who thinks a lot."""
    WAYS_ON: ClassVar[Mapping[After, str]] = WAYS_ON
    """What can be done once the game is over, with the messages that name it."""

    def __init__(self, visit: Visit, sitting: AnySitting) -> None:
        """Get ready to play."""
        self.sitting = sitting
        self.players = players = LocalPlayers(sitting, self)
        self.room = room = players.room
        super().__init__(
            Viewer(
                visit,
                sitting.entry,
                sitting.names,
                players.logs.__getitem__,
                seat=players.first,
                view=room.view(players.first),
            )
        )
        entry, thinker = sitting.entry, sitting.thinker
        coach = Coach(entry, visit.manner, thinker) if self.HAS_COACH else None
        self.coaching = Coaching(self, coach, room, self.answer)
        self.end = GameEnd(self, room, self.go_on, self.WAYS_ON)
        self.playing = Playing(self, players, self.end.tell, self.coaching.meet)
        complain = self.playing.complain
        self.rewinding = Rewinding(self.table_view, room, complain)
        self.resigning = Resigning(self.table_view, sitting, complain)
        self.hints = Hints(self, Adviser(sitting.entry.game, sitting.thinker))

    def on_mount(self) -> None:
        """Begin to play."""
        self.players.attend()
        self.viewer.see(self.room.view(self.viewer.seat))
        self.sitting.hear_of_moves(self.playing.tell_move)
        self.playing.begin()
        self.call_after_refresh(self.sitting.wake_bots)

    def on_unmount(self) -> None:
        """Leave the room."""
        self.players.leave()

    @property
    def keys_now(self) -> tuple[Key, ...]:
        """The keys of the game; once it is over, those that still do something."""
        is_bare = self.room.is_over and not self.command_line.bar.display
        return OVER if is_bare else super().keys_now

    def key_now(self, key: Key) -> Key | None:
        """Tell what a key is now: hints are for whoever is asked, Enter hands the keyboard over."""
        match key.message:
            case "key-hint" if self.viewer.question is None:
                return None
            case "key-choose" if self.playing.is_waiting:
                return HAND_OVER
            case _:
                return super().key_now(key)

    @on(Happened)
    def _happened(self, event: Happened) -> None:
        self.playing.show(event)

    @on(Asked)
    def _asked(self, event: Asked) -> None:
        self.playing.ask(event.question)

    @on(WentBack)
    def _went_back(self, event: WentBack) -> None:
        self.playing.go_back(event)

    def do(self, action: AnyAction) -> None:
        """Answer the open question, unless the coach has something to say first."""
        asked = self.viewer.question
        if asked is not None and not self.coaching.judge(asked, action):
            self.answer(action)

    def answer(self, action: AnyAction) -> None:
        """Answer the open question."""
        asked = self.viewer.question
        if asked is not None and self.players.answer(asked, action):
            self.hints.cancel()
            self.viewer.question = None
            self.table_view.traces.wipe()
            self.table_view.grow_old()

    async def do_word(self, word: Word) -> None:
        """Do what a word of the session asks for."""
        match word.name:
            case "back" if not word.arguments:
                await self.rewinding.take_back()
            case name if name in REWINDS:
                await self.rewinding.rewind(name, word.arguments)
            case "hint":
                self.action_hint()
            case "replay":
                self.action_past()
            case "course" if self.room.is_over:
                viewer, replay = self.viewer, self.room.past(self.viewer.seat)
                told = answer_course(viewer.listener, viewer.words, replay, viewer.seat)
                self.answers.give(told)
            case "what-if":
                self.action_what_if()
            case "resign" if self.viewer.question is None:
                self.playing.refuse_now()
            case "resign":
                self.resigning.ask()
            case "export":
                self.action_export(*word.arguments)
            case "save":
                self.playing.save(self.sitting)
            case _:
                await super().do_word(word)

    # Keys.

    async def action_undo(self) -> None:
        """Take the last choice back."""
        await self.rewinding.rewind("undo")

    async def action_redo(self) -> None:
        """Do again what was taken back."""
        await self.rewinding.rewind("redo")

    async def action_take_back(self) -> None:
        """Against bots, list the decisions one can go back to."""
        await self.rewinding.take_back()

    def action_hint(self) -> None:
        """Look for a good choice."""
        if self.viewer.question is None:
            self.playing.refuse_now()
        else:
            self.hints.seek(self.viewer.question)

    def action_choose(self) -> None:
        """Do the choice, or hand the keyboard over; tell the end again once the game is over."""
        if self.playing.is_waiting:
            self.playing.cover()
        else:
            super().action_choose()
        self.end.tell()

    def look_again(self) -> None:
        """Say what is considered, or who is next."""
        super().look_again()
        self.playing.say_who_is_next()

    def action_home(self) -> None:
        """Go back to the choices and what they say; to the end of the game once it is over."""
        self.table_view.go_home()
        self.look_again()
        self.end.tell()

    def action_pace(self) -> None:
        """Show the turns of rivals at the next pace, and remember it."""
        manner = self.shell.manner
        at = PACES.index(manner.settings.pace)
        pace = PACES[(at + 1) % len(PACES)]
        manner.remember(pace=pace)
        self.table_view.say(manner.speech("screen-pace", pace=manner.speech(f"pace-{pace}")))

    # The ways to other screens.

    def action_past(self) -> None:
        """Look back, from now or, once it is over, from the beginning; the game waits."""
        self.look_back(None)

    def look_back(self, point: int | None) -> None:
        """Look back from a point, or from where one usually does."""
        from edenia_tui.conversation.past import past_of_room  # noqa: PLC0415 (a game begins without it)
        from edenia_tui.tui.replay.screen import ReplayScreen  # noqa: PLC0415

        past = past_of_room(self.sitting, self.room, self.viewer.seat)
        start = point or (0 if self.room.is_over else past.replay.last)
        self.app.push_screen(ReplayScreen(self.shell.visit, past, start))

    def action_what_if(self) -> None:
        """Try out what could be, in one's own turn."""
        from edenia_tui.table.branch import Branch  # noqa: PLC0415 (a game begins without it)
        from edenia_tui.tui.what_if.screen import WhatIfScreen  # noqa: PLC0415

        asked = self.viewer.question
        if asked is None:
            self.playing.refuse_now()
            return
        branch = Branch.of_view(self.room.game, asked.view, asked.seat)
        entry, names = self.sitting.entry, self.sitting.names
        self.app.push_screen(WhatIfScreen(self.shell.visit, entry, names, branch))

    def action_export(self, *words: str) -> None:
        """Write the game so far to a file; pictures show what one sees oneself."""
        from edenia_tui.sharing.exporting import Exporter  # noqa: PLC0415 (a game begins without it)
        from edenia_tui.tui.dialogs.exporting import export_words  # noqa: PLC0415

        kept, viewpoint = self.sitting.kept, Viewpoint(self.viewer.seat)
        exchange, speech = self.shell.visit.exchange, self.shell.manner.speech
        charset = self.shell.charset
        export_words(self.app, Exporter(kept, exchange, speech, viewpoint, charset=charset), words)

    def action_menu(self) -> None:
        """Lay the ways to everything else on top of the game, which goes on where it was."""
        from edenia_tui.tui.game.pause import WAYS, Pause  # noqa: PLC0415 (a game begins without it)

        ways = [*WAYS]

        async def go(picked: int | None) -> None:
            if picked is not None:
                await self.run_action(ways[picked].value)

        self.app.push_screen(Pause(self.shell.manner.speech), go)

    def action_leave(self) -> None:
        """Go to the menu; the game is on disk."""
        self.shell.leave_game()

    async def go_on(self, after: Way | None) -> None:
        """Do what somebody picked at the end."""
        match after:
            case int():
                self.look_back(after)
            case After.SHARE:
                self.action_export()
            case After.WATCH:
                self.action_past()
            case After.AGAIN:
                try:
                    self.shell.start_game(rematch(self.shell.visit.library, self.sitting))
                except SaveError as error:
                    self.playing.complain(error)
            case After.MENU:
                self.shell.leave_game()
            case After.QUIT:
                await self.app.action_quit()
            case _:
                self.table_view.tabletop.focus()
