"""A game looked at again: where to, with whose eyes, and what might have been."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

from edenia_tui.conversation.understanding import Word
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.games.landmark import Landmark
from edenia_tui.tui.keys import REPLAY, Key, bindings
from edenia_tui.tui.screens.pick import Pick
from edenia_tui.tui.screens.time import TimeScreen
from edenia_tui.tui.screens.what_if import WhatIfScreen


class ReplayScreen(TimeScreen):
    """The table as it was, with everything people can do there."""

    KEYS: ClassVar[tuple[Key, ...]] = REPLAY
    BINDINGS = [*bindings(REPLAY)]  # noqa: RUF012 (Textual reads it)

    _kind: Landmark | None = None

    # Lists to pick from.

    def action_turns(self) -> None:
        """List the turns."""
        turns, listener = self.past.replay.turns, self.past_viewer.listener
        texts = [
            listener.say("screen-replay-turn", round=turn.round, name=listener.name(turn.seat))
            for turn in turns
        ]
        before = [number for number, turn in enumerate(turns) if turn.point <= self.point]
        at = before[-1] if before else 0
        self._offer("screen-replay-turns", texts, at, lambda n: self.go_to(turns[n].point))

    def action_kinds(self) -> None:
        """List the kinds of events that can be jumped to."""
        kinds = (None, *self.past_viewer.presenter.landmarks)
        texts = [self._kind_told(kind) for kind in kinds]
        self._offer(
            "screen-replay-kinds", texts, kinds.index(self._kind), lambda n: self._seek(kinds[n])
        )

    def action_eyes(self) -> None:
        """List the eyes it can be seen with."""
        viewpoints = self.past.viewpoints
        texts = [self.viewpoint_told(one) for one in viewpoints]
        at = viewpoints.index(self.past_viewer.viewpoint)
        self._offer("screen-replay-eyes", texts, at, lambda n: self._look_with(viewpoints[n]))

    def _offer(
        self, title: str, texts: Sequence[str], at: int, then: Callable[[int], None]
    ) -> None:
        self.pause()
        say = self.past_viewer.listener.say
        self.app.push_screen(
            Pick(say(title), texts, say("screen-pick"), at),
            lambda picked: None if picked is None else then(picked),
        )

    def _seek(self, kind: Landmark | None) -> None:
        """Mark only events of a kind, and go to the next."""
        self._kind = kind
        self.line = self.draw_line(kind)
        self.tell()
        self.seek_event(onward=True)

    def _kind_told(self, kind: Landmark | None) -> str:
        say = self.past_viewer.listener.say
        if kind is None:
            return say("screen-replay-kind-any")
        sign = kind.sign(self.shell.charset)
        return say("screen-replay-kind", sign=sign, kind=say(kind.message))

    def _look_with(self, viewpoint: Viewpoint) -> None:
        self.past_viewer.look_with(viewpoint)
        self.show_all()

    # What if, and the way out.

    async def do_word(self, word: Word) -> None:
        """Do what a word of the replay asks for."""
        match word.name:
            case "what-if":
                self.action_what_if()
            case "export":
                self.action_export(*word.arguments)
            case "eyes":
                self._look_with_typed(word.arguments)
            case "return":
                await self.action_leave()
            case _:
                await super().do_word(word)

    def _look_with_typed(self, words: Sequence[str]) -> None:
        refusal = self.past_viewer.tour.look_with(self.past_viewer.listener, words)
        if refusal is None:
            self._look_with(self.past_viewer.tour.viewpoint)
        else:
            self.refuse(refusal.lines)

    def action_export(self, *words: str) -> None:
        """Write the game to a file; a picture shows this place with the eyes that look."""
        from edenia_tui.sharing.exporting import Exporter  # noqa: PLC0415 (few export)
        from edenia_tui.tui.exporting import export_words  # noqa: PLC0415

        self.pause()
        self.tell()
        if self.past.kept is None:
            self.refuse([self.past_viewer.listener.say("line-no-export")])
            return
        visit, charset = self.shell.visit, self.shell.charset
        exporter = Exporter(
            *(self.past.kept, visit.exchange, visit.manner.speech),
            *(self.past_viewer.viewpoint, self.point, charset),
        )
        export_words(self.app, exporter, words)

    def action_what_if(self) -> None:
        """Leave the game here, and try out what could have been."""
        self.pause()
        self.tell()
        past = self.past
        branch = past.branch(self.point, self.past_viewer.viewpoint)
        visit, recording = self.shell.visit, past.recording
        keep = None if recording is None else partial(recording.keep, visit.library)
        self.app.push_screen(WhatIfScreen(visit, past.entry, past.names, branch, keep))

    async def action_leave(self) -> None:
        """Go back to where the replay was called from, or out."""
        if len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        else:
            await self.app.action_quit()
