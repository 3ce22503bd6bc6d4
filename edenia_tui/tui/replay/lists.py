"""The lists of a replay to pick from: turns, kinds of events, and whose eyes see it."""

from collections.abc import Callable, Sequence

from edenia_tui.conversation.past_viewer import PastViewer
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.games.landmark import Landmark
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.replay.time_travel import TimeTravel
from edenia_tui.tui.table.table_view import TableView


class ReplayLists:
    """Puts lists on top of a replay, and goes where somebody picks."""

    def __init__(self, table_view: TableView, viewer: PastViewer, travel: TimeTravel) -> None:
        """List what there is in a past game."""
        self._table_view = table_view
        self._viewer = viewer
        self._past = viewer.past
        self._travel = travel

    def offer_turns(self) -> None:
        """List the turns."""
        turns, listener = self._past.replay.turns, self._viewer.listener
        texts = [
            listener.say("screen-replay-turn", round=turn.round, name=listener.name(turn.seat))
            for turn in turns
        ]
        before = [number for number, turn in enumerate(turns) if turn.point <= self._travel.point]
        at = before[-1] if before else 0
        self._offer("screen-replay-turns", texts, at, lambda n: self._travel.go_to(turns[n].point))

    def offer_kinds(self, seek: Callable[[Landmark | None], None]) -> None:
        """List the kinds of events that can be jumped to."""
        kinds = (None, *self._viewer.presenter.landmarks)
        texts = [self._kind_told(kind) for kind in kinds]
        at = kinds.index(self._travel.kind)
        self._offer("screen-replay-kinds", texts, at, lambda n: seek(kinds[n]))

    def offer_eyes(self, look_with: Callable[[Viewpoint], None]) -> None:
        """List the eyes it can be seen with."""
        viewpoints = self._past.viewpoints
        texts = [self.viewpoint_told(one) for one in viewpoints]
        at = viewpoints.index(self._viewer.viewpoint)
        self._offer("screen-replay-eyes", texts, at, lambda n: look_with(viewpoints[n]))

    def viewpoint_told(self, viewpoint: Viewpoint) -> str:
        """Call somebody who looks."""
        listener = self._viewer.listener
        if viewpoint.seat is not None:
            return listener.name(viewpoint.seat)
        return listener.say(
            "screen-replay-eyes-open" if viewpoint.is_open else "screen-replay-eyes-spectator"
        )

    def _kind_told(self, kind: Landmark | None) -> str:
        say = self._viewer.listener.say
        if kind is None:
            return say("screen-replay-kind-any")
        sign = kind.sign(self._table_view.shell.charset)
        return say("screen-replay-kind", sign=sign, kind=say(kind.message))

    def _offer(
        self, title: str, texts: Sequence[str], at: int, then: Callable[[int], None]
    ) -> None:
        say = self._viewer.listener.say
        self._table_view.shell.push_screen(
            Pick(say(title), texts, say("screen-pick"), at),
            lambda picked: None if picked is None else then(picked),
        )
