"""Whoever looks at a past game: at a point of it, with eyes that can be changed."""

from collections.abc import Sequence

from edenia_tui.conversation.log import Log
from edenia_tui.conversation.past import Past
from edenia_tui.conversation.tour import Tour
from edenia_tui.conversation.viewer import Viewer
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.conversation.visit import Visit
from edenia_tui.table.watchers import AnyTold
from rules.kernel.seat import CHANCE, Seat


class PastViewer(Viewer):
    """Is asked nothing, and sees what somebody knew then."""

    def __init__(self, visit: Visit, past: Past, point: int) -> None:
        """Begin at a point, with the eyes to begin with."""
        self.past = past
        is_live, words = past.recording is None, past.entry.words
        self.tour = Tour(past.replay, words, past.first, point, is_live=is_live)
        super().__init__(
            visit,
            past.entry,
            past.names,
            self._log,
            seat=self.viewpoint.seat,
            view=self.tour.view,
        )

    @property
    def point(self) -> int:
        """How many actions are done here."""
        return self.tour.point

    @property
    def viewpoint(self) -> Viewpoint:
        """Whose eyes look."""
        return self.tour.viewpoint

    def go_to(self, point: int) -> None:
        """Look at another point."""
        self.tour.point = point
        self.see(self.tour.view)

    def look_with(self, viewpoint: Viewpoint) -> None:
        """Look with other eyes."""
        self.tour.viewpoint, self.seat = viewpoint, viewpoint.seat
        self.go_to(self.point)

    def asks(self) -> str:
        """Tell whose turn it was."""
        turn = self.past.replay.turn_at(self.point)
        if turn is None:
            return self.listener.say("screen-replay-before")
        name = self.listener.name(turn.seat)
        return self.listener.say("screen-replay-turn", round=turn.round, name=name)

    def news(self) -> list[str]:
        """Tell what happened last, as the story ends with it."""
        return self.tour.told(self.listener)

    def untold(self) -> list[str]:
        """Tell what the story leaves out: that this is the beginning, or what nothing came of."""
        if self.point == 0:
            return [self.listener.say("screen-replay-beginning")]
        return [] if self.news() else self._name(self.told_at(self.point))

    def _name(self, told: AnyTold) -> list[str]:
        """Name an action that nothing came of, unless it is a secret."""
        if told.action is None or told.actor is CHANCE:
            return []
        name = self.listener.name(told.actor)
        choice = self.words.describe(self.listener, told.before, told.action)
        return [self.listener.say("screen-replay-done", name=name, choice=choice)]

    def told_at(self, point: int) -> AnyTold:
        """Give what these eyes were told when a point was reached."""
        return self.viewpoint.told_at(self.past.replay, point)

    def turns(self) -> Sequence[int]:
        """Every sentence stands for itself: it is one step."""
        return ()

    def _log(self, _: Seat | None) -> Log:
        return self.tour.log()
