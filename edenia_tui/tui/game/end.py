"""The end of a game: how it is told, and what people can do then."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from textual.content import Content

from edenia_tui.canvas.charset import ASCII
from edenia_tui.canvas.inks import SEAT_INKS
from edenia_tui.canvas.sparks import PLAIN_SPARKS, SPARKS
from edenia_tui.conversation.any_room import AnyRoom
from edenia_tui.conversation.course import Course, course_of, name_turning, what_turned
from edenia_tui.language.citing import origin_of
from edenia_tui.tui.game.ending import Named, course_rows, ends_of, tally_rows
from edenia_tui.tui.game.over import After, Over, Way
from edenia_tui.tui.look.themes import ink_styles
from edenia_tui.tui.table.screen import TableScreen
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat

WAYS_ON: Final = {
    After.LOOK: "screen-over-look",
    After.WATCH: "screen-over-watch",
    After.AGAIN: "screen-over-again",
    After.SHARE: "screen-over-share",
    After.MENU: "screen-over-menu",
    After.QUIT: "screen-over-quit",
}


_FRAME: Final = 6
"""The columns of a frame, of what keeps words away from it, and of the scroll bar."""


class GameEnd:
    """Tells the end of a game on top of its table, as often as somebody asks."""

    def __init__(
        self,
        screen: TableScreen,
        room: AnyRoom,
        go_on: Callable[[Way | None], Awaitable[None]],
        ways_on: Mapping[After, str] = WAYS_ON,
    ) -> None:
        """Wait for the end; `go_on` does what is picked then, of what `ways_on` names by messages."""
        self._screen = screen
        self._room = room
        self._go_on = go_on
        self._ways_on = ways_on
        self._course: Course | None = None

    def tell(self) -> None:
        """Tell how it ended, once it has and everything before was shown."""
        screen, viewer = self._screen, self._screen.viewer
        view = self._room.view(viewer.seat)
        outcome = self._room.game.outcome(view)
        if outcome is not None and not screen.animation.is_moving:
            viewer.question = None
            viewer.see(view)
            screen.table_view.show_now()
            screen.table_view.tabletop.return_to_corner()
            screen.app.push_screen(self._over(outcome), self._go_on)

    @property
    def course(self) -> Course:
        """The game judged turn by turn, once: whoever looks holds chances, no record."""
        if self._course is None:
            seat = self._screen.viewer.seat
            self._course = course_of(self._room.past(seat), seat)
        return self._course

    def _over(self, outcome: Outcome) -> Over:
        """Tell who won and by which rule, beside the drawing."""
        screen, viewer = self._screen, self._screen.viewer
        listener = viewer.listener
        rule = viewer.game.rulebook.rule(outcome.deciding_rule, listener.speech.language)
        origin = origin_of(rule, listener.say)
        won, *more = viewer.words.asked(listener, viewer.view)
        replay = self._room.past(viewer.seat)
        turned = [
            f"{name_turning(listener, one)}: {what_turned(listener, viewer.words, replay, one)}"
            for one in self.course.turnings
        ]
        told = [won, f"{rule.text()} {origin}", "", *turned, "", *more]
        beside = screen.size.width - screen.query_one("#space").size.width
        return Over(
            listener.say("screen-over"), told, self._drawn(beside - _FRAME), self._ways(), beside
        )

    def _drawn(self, width: int) -> list[Content]:
        """Set points side by side, and draw the course of everybody's chances."""
        screen, viewer = self._screen, self._screen.viewer
        listener, view = viewer.listener, viewer.view
        named = [self._named(seat) for seat in sorted(viewer.game.seats(view))]
        total = listener.say("screen-over-total")
        rows = tally_rows(viewer.words.tally(listener, view), named, total, width)
        signs = PLAIN_SPARKS if screen.shell.charset is ASCII else SPARKS
        ends = [listener.say("screen-over-chance", percent=end) for end in ends_of(self.course)]
        title = Content.styled(listener.say("screen-over-course"), "bold $accent")
        return [*rows, Content(""), title, *course_rows(self.course, named, signs, ends, width)]

    def _named(self, seat: Seat) -> Named:
        """Call a player, in the colour of the drawing."""
        viewer = self._screen.viewer
        colour = ink_styles(self._screen.app.theme)[SEAT_INKS[seat]].color
        name = (
            viewer.listener.say("screen-you") if seat == viewer.seat else viewer.listener.name(seat)
        )
        return Named(name, f"bold {colour.name}" if colour else "bold")

    def _ways(self) -> dict[Way, str]:
        """List the ways on, with the turning points after the look back."""
        viewer = self._screen.viewer
        ways: dict[Way, str] = {}
        turnings = self.course.turnings
        for after, message in self._ways_on.items():
            ways[after] = viewer.listener.say(message)
            if after is After.WATCH:
                ways |= {one.point: name_turning(viewer.listener, one) for one in turnings}
        return ways
