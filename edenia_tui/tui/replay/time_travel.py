"""Going through a past game: step by step, by turns, by events; every place is shown at once."""

from collections.abc import Callable, Sequence
from functools import partial

from edenia_tui.conversation.landmarks import find_landmarks
from edenia_tui.conversation.past_viewer import PastViewer
from edenia_tui.conversation.understanding import Refusal, Word
from edenia_tui.games.landmark import Landmark
from edenia_tui.tui.table.animation import AnimationQueue, Picture, Scene
from edenia_tui.tui.table.table_view import TableView
from edenia_tui.tui.widgets.time_line import TimeLine


class TimeTravel:
    """Takes a viewer of the past from place to place."""

    def __init__(
        self,
        table_view: TableView,
        viewer: PastViewer,
        animation: AnimationQueue,
        arrived: Callable[[], None],
    ) -> None:
        """Begin where the viewer is; `arrived` is called at every new place."""
        self._table_view = table_view
        self._viewer = viewer
        self._replay = viewer.past.replay
        self._animation = animation
        self._arrived = arrived
        self.kind: Landmark | None = None
        """The kind of events that are marked and jumped to; None for every kind."""
        self.line = self._draw_line()

    @property
    def point(self) -> int:
        """How many actions are done here."""
        return self._viewer.point

    @property
    def is_at_end(self) -> bool:
        """Whether nothing comes after this place."""
        return self.point >= self._replay.last

    def go_to(self, point: int) -> None:
        """Show another point at once."""
        self._animation.drop()
        self._viewer.go_to(max(0, min(point, self._replay.last)))
        self._table_view.show_now()
        self._table_view.tell_anew(self._viewer.sentences())
        self._arrived()

    def walk_on(self) -> None:
        """Show the next action, what travels step by step; all of the set-up is one."""
        if self.point < self._replay.opening:
            self.go_to(self._replay.opening)
        elif not self.is_at_end:
            self._animation.join(Scene(self._pictures, partial(self.go_to, self.point + 1)))
        else:
            self._say_edge()

    def _pictures(self) -> Sequence[Picture]:
        return self._table_view.pictures_of(self._viewer.told_at(self.point + 1))

    def walk_back(self) -> None:
        """Show the action before."""
        if self.point:
            self.go_to(self.point - 1 if self.point > self._replay.opening else 0)
        else:
            self._say_edge()

    def _say_edge(self) -> None:
        """Say that there is nothing on that side, in the place of what stood there."""
        self._arrived()
        self._table_view.say(self._viewer.listener.say("screen-replay-no-step"))

    def go_to_edge(self, *, onward: bool) -> None:
        """Go to the end, or to the beginning."""
        self.go_to(self._replay.last if onward else 0)

    def seek_turn(self, *, onward: bool) -> None:
        """Go to where the next turn begins, or back to where this or the last one did."""
        points = [turn.point for turn in self._replay.turns]
        self._jump(points, onward=onward, say="screen-replay-no-turn")

    def seek_event(self, *, onward: bool) -> None:
        """Go to the nearest event that is marked on the line."""
        self._jump([*self.line.landmarks], onward=onward, say="screen-replay-no-event")

    def _jump(self, points: Sequence[int], *, onward: bool, say: str) -> None:
        later = [point for point in points if point > self.point]
        earlier = [point for point in points if point < self.point]
        found = later[:1] if onward else earlier[-1:]
        if found:
            self.go_to(found[0])
        else:
            self._arrived()
            self._table_view.say(self._viewer.listener.say(say))

    def go_by_word(self, word: Word) -> None:
        """Show the place that a word leads to; say why it leads nowhere."""
        before, tour = self.point, self._viewer.tour
        told = tour.go(self._viewer.listener, word)
        if isinstance(told, Refusal):
            self._table_view.refuse(told.lines)
        elif tour.point == before:
            self._table_view.refuse(told)
        else:
            self.go_to(tour.point)

    def mark(self, kind: Landmark | None) -> None:
        """Mark only events of a kind on the line, or of every kind."""
        self.kind = kind
        self.line = self._draw_line()

    def _draw_line(self) -> TimeLine:
        replay, kinds = self._replay, self._viewer.presenter.landmarks
        rounds = {turn.round: turn.point for turn in reversed(replay.turns)}
        found = find_landmarks(replay, kinds if self.kind is None else (self.kind,))
        return TimeLine(replay.last, sorted(rounds.values()), found, kinds)
