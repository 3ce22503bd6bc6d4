"""A game looked at again, above a time line: where to, with whose eyes, and what might have been."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from textual import on
from textual.app import ComposeResult

from edenia_tui.conversation.aside_help import help_in_replay
from edenia_tui.conversation.course import answer_course
from edenia_tui.conversation.past import Past
from edenia_tui.conversation.past_viewer import PastViewer
from edenia_tui.conversation.tour import TRAVELS
from edenia_tui.conversation.understanding import Word
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.conversation.visit import Visit
from edenia_tui.conversation.vocabularies import IN_REPLAY
from edenia_tui.conversation.vocabulary import Vocabulary
from edenia_tui.games.landmark import Landmark
from edenia_tui.language.folding import as_number
from edenia_tui.tui.keys import NEXT_PART, REPLAY, Key, bindings
from edenia_tui.tui.replay.autoplay import Autoplay
from edenia_tui.tui.replay.lists import ReplayLists
from edenia_tui.tui.replay.time_travel import TimeTravel
from edenia_tui.tui.table.layout import lay_out_table
from edenia_tui.tui.table.screen import TableScreen
from edenia_tui.tui.what_if.screen import WhatIfScreen
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.time_bar import TimeBar
from rules.kernel.opaque import AnyAction


class ReplayScreen(TableScreen):
    """The table as it was, with everything people can do there."""

    AUTO_FOCUS = "TimeBar"
    KEYS: ClassVar[tuple[Key, ...]] = REPLAY
    BINDINGS = [*bindings(REPLAY)]  # noqa: RUF012 (Textual reads it)
    KEYS_SECTION: ClassVar[str] = "keys-in-a-replay"
    VOCABULARY: ClassVar[Vocabulary] = IN_REPLAY
    ONLY_SKIP: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, visit: Visit, past: Past, point: int = 0) -> None:
        """Begin at a point."""
        self.past_viewer = PastViewer(visit, past, min(point, past.replay.last))
        super().__init__(self.past_viewer)
        self.past = past
        viewer, view = self.past_viewer, self.table_view
        self.travel = TimeTravel(view, viewer, self.animation, self.tell)
        self.autoplay = Autoplay(self, self.travel, self.animation, self.tell)
        self.lists = ReplayLists(view, viewer, self.travel)

    def compose(self) -> ComposeResult:
        """Lay the table out above a time line; the sentence leaves its row to the drawing."""
        self.table_view.lay_out(*self.size)
        beside, below = [Sentence(id="sentence")], [TimeBar(self.shell.charset, id="time")]
        yield from lay_out_table(self.table_view.drawn, banner=False, beside=beside, below=below)

    def do(self, action: AnyAction) -> None:
        """Nothing can be done in the past."""

    def show_all(self) -> None:
        """Show everything anew, the time line too."""
        super().show_all()
        self.tell()

    def look_again(self) -> None:
        """Say what happened last again."""
        self.table_view.draw(self.viewer.view, None)
        self.tell()

    def key_now(self, key: Key) -> Key | None:
        """Tell what a key is now: at the table arrows move a cursor, and Tab leads on."""
        is_looking = self.table_view.tabletop.has_focus
        return NEXT_PART if is_looking and key.message == "key-step" else super().key_now(key)

    def tell(self) -> None:
        """Let what happened last stand out in the story, and mark the place."""
        viewer, travel, autoplay = self.past_viewer, self.travel, self.autoplay
        say, last = viewer.listener.say, self.past.replay.last
        self.table_view.grow_old(but=len(viewer.news()))
        self.table_view.say(*viewer.untold())
        at = say("screen-replay-at", point=travel.point, last=last)
        longest = say("screen-replay-at", point=last, last=last)
        plays, waits = (
            say(message, speed=autoplay.speed)
            for message in ("screen-replay-playing", "screen-replay-paused")
        )
        state = (plays if autoplay.is_playing else waits).ljust(max(len(plays), len(waits)))
        after = f"{self.lists.viewpoint_told(viewer.viewpoint)}, {state}"
        self.query_one(TimeBar).charset = self.shell.charset
        self.query_one(TimeBar).show(travel.line, travel.point, at.ljust(len(longest)), after)

    # Going through time, by keys.

    def action_step(self, key: str) -> None:
        """Go to the next action, or back to the one before."""
        self.autoplay.pause()
        if key == "right":
            self.travel.walk_on()
        else:
            self.travel.walk_back()

    def action_turn(self, key: str) -> None:
        """Go to where the next turn begins, or back to where this or the last one did."""
        self.autoplay.pause()
        self.travel.seek_turn(onward=key == "down")

    def action_edge(self, key: str) -> None:
        """Go to the beginning, or to the end."""
        self.autoplay.pause()
        self.travel.go_to_edge(onward=key == "end")

    def action_event(self, key: str) -> None:
        """Go to the next event of the kind, or back to the one before."""
        self.autoplay.pause()
        self.travel.seek_event(onward=key == "n")

    @on(TimeBar.Wanted)
    def _wanted(self, event: TimeBar.Wanted) -> None:
        self.autoplay.pause()
        self.travel.go_to(event.point)

    def action_play(self) -> None:
        """Let it go on by itself, or stop it."""
        self.autoplay.toggle()

    def action_faster(self) -> None:
        """Wait less between two actions."""
        self.autoplay.hurry(1)

    def action_slower(self) -> None:
        """Wait longer between two actions."""
        self.autoplay.hurry(-1)

    def action_turns(self) -> None:
        """List the turns."""
        self.autoplay.pause()
        self.lists.offer_turns()

    def action_kinds(self) -> None:
        """List the kinds of events that can be jumped to."""
        self.autoplay.pause()
        self.lists.offer_kinds(self._seek)

    def action_eyes(self) -> None:
        """List the eyes it can be seen with."""
        self.autoplay.pause()
        self.lists.offer_eyes(self.look_with)

    def _seek(self, kind: Landmark | None) -> None:
        """Mark only events of a kind, and go to the next."""
        self.travel.mark(kind)
        self.tell()
        self.travel.seek_event(onward=True)

    def look_with(self, viewpoint: Viewpoint) -> None:
        """Show it as somebody sees it."""
        self.past_viewer.look_with(viewpoint)
        self.show_all()

    # By words.

    async def do_word(self, word: Word) -> None:
        """Do what a word of the replay asks for."""
        viewer = self.past_viewer
        match word.name:
            case name if name in TRAVELS:
                self.autoplay.pause()
                self.travel.go_by_word(word)
            case "play":
                self._play_typed(word.arguments)
            case "where":
                place = viewer.tour.place(viewer.listener)
                self.answers.give([place, *viewer.tour.tell_viewpoint(viewer.listener)])
            case "help":
                self.answers.give(help_in_replay(viewer.desk(), word.arguments))
            case "course":
                tour, seat = viewer.tour, viewer.tour.viewpoint.seat
                self.answers.give(answer_course(viewer.listener, viewer.words, tour.replay, seat))
            case "moves":
                self.table_view.refuse([viewer.listener.say("replaying-no-choice")])
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

    def _play_typed(self, words: Sequence[str]) -> None:
        """Let it go on by itself, as fast as a number says."""
        speed, most = as_number(words[0]) if words else self.autoplay.speed, self.autoplay.fastest
        if speed is None or not 1 <= speed <= most:
            why = self.past_viewer.listener.say("replaying-no-speed", most=most)
            self.table_view.refuse([why])
            return
        self.autoplay.pause()
        self.autoplay.speed = speed
        self.autoplay.play()

    def _look_with_typed(self, words: Sequence[str]) -> None:
        refusal = self.past_viewer.tour.look_with(self.past_viewer.listener, words)
        if refusal is None:
            self.look_with(self.past_viewer.tour.viewpoint)
        else:
            self.table_view.refuse(refusal.lines)

    # The ways out.

    def action_export(self, *words: str) -> None:
        """Write the game to a file; a picture shows this place with the eyes that look."""
        from edenia_tui.sharing.exporting import Exporter  # noqa: PLC0415 (few export)
        from edenia_tui.tui.dialogs.exporting import export_words  # noqa: PLC0415

        self.autoplay.pause()
        self.tell()
        if self.past.kept is None:
            self.table_view.refuse([self.past_viewer.listener.say("line-no-export")])
            return
        visit, charset = self.shell.visit, self.shell.charset
        exporter = Exporter(
            *(self.past.kept, visit.exchange, visit.manner.speech),
            *(self.past_viewer.viewpoint, self.travel.point, charset),
        )
        export_words(self.app, exporter, words)

    def action_what_if(self) -> None:
        """Leave the game here, and try out what could have been."""
        self.autoplay.pause()
        self.tell()
        past = self.past
        branch = past.branch(self.travel.point, self.past_viewer.viewpoint)
        visit, recording = self.shell.visit, past.recording
        keep = None if recording is None else partial(recording.keep, visit.library)
        self.app.push_screen(WhatIfScreen(visit, past.entry, past.names, branch, keep))

    async def action_leave(self) -> None:
        """Go back to where the replay was called from, or out."""
        if len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        else:
            await self.app.action_quit()
