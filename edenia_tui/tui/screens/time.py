"""Going through a past game: step by step, by turns, by events, or as it plays by itself."""

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.timer import Timer

from edenia_tui.conversation.aside_help import help_in_replay
from edenia_tui.conversation.landmarks import find_landmarks
from edenia_tui.conversation.past import Past
from edenia_tui.conversation.past_viewer import PastViewer
from edenia_tui.conversation.tour import TRAVELS
from edenia_tui.conversation.understanding import Refusal, Word
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.conversation.visit import Visit
from edenia_tui.conversation.vocabularies import IN_REPLAY
from edenia_tui.conversation.vocabulary import Vocabulary
from edenia_tui.games.landmark import Landmark
from edenia_tui.language.folding import as_number
from edenia_tui.tui.procession import Picture, Scene
from edenia_tui.tui.screens.looking import LookingScreen
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.time_bar import TimeBar
from edenia_tui.tui.widgets.time_line import TimeLine

SPEEDS: Final = (4.0, 2.0, 1.0, 0.5, 0.25, 0.1)
"""Seconds between two actions, from slow to fast."""
_USUAL_SPEED: Final = 2


class TimeScreen(LookingScreen):
    """The table as it was, above a time line."""

    AUTO_FOCUS = "TimeBar"
    VOCABULARY: ClassVar[Vocabulary] = IN_REPLAY
    ONLY_SKIP: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, visit: Visit, past: Past, point: int = 0) -> None:
        """Begin at a point."""
        self.past_viewer = PastViewer(visit, past, min(point, past.replay.last))
        super().__init__(self.past_viewer)
        self.past = past
        self._speed = _USUAL_SPEED
        self._timer: Timer | None = None
        self.line = self.draw_line(None)

    def compose_side(self) -> ComposeResult:
        """Give the sentence, so that the drawing has its rows."""
        yield Sentence(id="sentence")

    def compose_foot(self) -> ComposeResult:
        """Give the time line."""
        yield TimeBar(self.shell.charset, id="time")

    def do(self, action: Any) -> None:
        """Nothing can be done in the past."""

    @property
    def point(self) -> int:
        """How many actions are done here."""
        return self.past_viewer.point

    @property
    def is_playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer is not None

    def show_all(self) -> None:
        """Show everything anew, the time line too."""
        super().show_all()
        self.tell()

    # Going through time.

    def go_to(self, point: int) -> None:
        """Show another point at once."""
        self._procession.drop()
        self.past_viewer.go_to(max(0, min(point, self.past.replay.last)))
        self.stage.marks = None
        self.stage.show_table()
        self.stage.offer()
        self.stage.tell_anew(self.past_viewer.sentences())
        self.tell()

    def tell(self) -> None:
        """Let what happened last stand out in the story, and mark the place."""
        say, last = self.past_viewer.listener.say, self.past.replay.last
        self.stage.grow_old(but=len(self.past_viewer.news()))
        self.stage.say(*self.past_viewer.untold())
        at = say("screen-replay-at", point=self.point, last=last)
        longest = say("screen-replay-at", point=last, last=last)
        plays, waits = (
            say(message, speed=self._speed + 1)
            for message in ("screen-replay-playing", "screen-replay-paused")
        )
        state = (plays if self.is_playing else waits).ljust(max(len(plays), len(waits)))
        after = f"{self.viewpoint_told(self.past_viewer.viewpoint)}, {state}"
        self.query_one(TimeBar).show(self.line, self.point, at.ljust(len(longest)), after)

    def _walk_on(self) -> None:
        """Show the next action, what travels step by step; all of the set-up is one."""
        replay = self.past.replay
        if self.point < replay.opening:
            self.go_to(replay.opening)
        elif self.point < replay.last:
            self._procession.join(Scene(self._pictures, partial(self.go_to, self.point + 1)))

    def _pictures(self) -> Sequence[Picture]:
        return self.pictures_of(self.past_viewer.told_at(self.point + 1))

    def action_step(self, key: str) -> None:
        """Go to the next action, or back to the one before."""
        self.pause()
        if key == "right":
            self._walk_on()
        else:
            self.go_to(self.point - 1 if self.point > self.past.replay.opening else 0)

    def action_turn(self, key: str) -> None:
        """Go to where the next turn begins, or back to where this or the last one did."""
        points = [turn.point for turn in self.past.replay.turns]
        self._jump(points, onward=key == "down", say="screen-replay-no-turn")

    def action_edge(self, key: str) -> None:
        """Go to the beginning, or to the end."""
        self.pause()
        self.go_to(0 if key == "home" else self.past.replay.last)

    def action_event(self, key: str) -> None:
        """Go to the next event of the kind, or back to the one before."""
        self.seek_event(onward=key == "n")

    def seek_event(self, *, onward: bool) -> None:
        """Go to the nearest event that is marked on the line."""
        self._jump([*self.line.landmarks], onward=onward, say="screen-replay-no-event")

    def _jump(self, points: Sequence[int], *, onward: bool, say: str) -> None:
        self.pause()
        later = [point for point in points if point > self.point]
        earlier = [point for point in points if point < self.point]
        found = later[:1] if onward else earlier[-1:]
        if found:
            self.go_to(found[0])
        else:
            self.tell()
            self.stage.say(self.past_viewer.listener.say(say))

    @on(TimeBar.Wanted)
    def _wanted(self, event: TimeBar.Wanted) -> None:
        self.pause()
        self.go_to(event.point)

    # Typing.

    async def do_word(self, word: Word) -> None:
        """Go somewhere, or tell where one is, by words."""
        listener, tour = self.past_viewer.listener, self.past_viewer.tour
        match word.name:
            case name if name in TRAVELS:
                self._travel(word)
            case "play":
                self._play_typed(word.arguments)
            case "where":
                self.answer([tour.place(listener), *tour.tell_viewpoint(listener)])
            case "help":
                self.answer(help_in_replay(self.past_viewer.desk(), word.arguments))
            case "moves":
                self.refuse([listener.say("replaying-no-choice")])
            case _:
                await super().do_word(word)

    def _travel(self, word: Word) -> None:
        """Show the place that a word leads to; say why it leads nowhere."""
        self.pause()
        before, tour = self.point, self.past_viewer.tour
        told = tour.go(self.past_viewer.listener, word)
        if isinstance(told, Refusal):
            self.refuse(told.lines)
        elif tour.point == before:
            self.refuse(told)
        else:
            self.go_to(tour.point)

    def _play_typed(self, words: Sequence[str]) -> None:
        """Let it go on by itself, as fast as a number says."""
        speed = as_number(words[0]) if words else self._speed + 1
        if speed is None or not 1 <= speed <= len(SPEEDS):
            self.refuse([self.past_viewer.listener.say("replaying-no-speed", most=len(SPEEDS))])
            return
        self.pause()
        self._speed = speed - 1
        self.action_play()

    # Playing.

    def action_play(self) -> None:
        """Let it go on by itself, or stop it."""
        if self.is_playing:
            self.pause()
        elif self.point < self.past.replay.last:
            self._timer = self.set_interval(self._seconds, self._tick)
            self._walk_on()
        self.tell()

    def action_faster(self) -> None:
        """Wait less between two actions."""
        self._hurry(1)

    def action_slower(self) -> None:
        """Wait longer between two actions."""
        self._hurry(-1)

    def _hurry(self, by: int) -> None:
        self._speed = max(0, min(len(SPEEDS) - 1, self._speed + by))
        if self._timer is not None:
            self._timer.stop()
            self._timer = self.set_interval(self._seconds, self._tick)
        self.tell()

    @property
    def _seconds(self) -> float:
        return SPEEDS[self._speed]

    def _tick(self) -> None:
        """Go on, unless something is still on its way or something lies on top."""
        if self._procession.is_moving or self.app.screen is not self:
            return
        if self.point >= self.past.replay.last:
            self.pause()
            self.tell()
        else:
            self._walk_on()

    def pause(self) -> None:
        """Stop going on by itself."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    # What is drawn and said.

    def draw_line(self, kind: Landmark | None) -> TimeLine:
        """Draw the time line with the events of a kind, or of every kind."""
        replay = self.past.replay
        rounds = {turn.round: turn.point for turn in reversed(replay.turns)}
        kinds = self.past_viewer.presenter.landmarks
        found = find_landmarks(replay, kinds if kind is None else (kind,))
        return TimeLine(replay.last, sorted(rounds.values()), found, kinds)

    def viewpoint_told(self, viewpoint: Viewpoint) -> str:
        """Call somebody who looks."""
        listener = self.past_viewer.listener
        if viewpoint.seat is not None:
            return listener.name(viewpoint.seat)
        return listener.say(
            "screen-replay-eyes-open" if viewpoint.is_open else "screen-replay-eyes-spectator"
        )
