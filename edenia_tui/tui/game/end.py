"""The end of a game: how it is told, and what people can do then."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from edenia_tui.conversation.any_room import AnyRoom
from edenia_tui.language.citing import origin_of
from edenia_tui.tui.game.over import After, Over
from edenia_tui.tui.table.screen import TableScreen
from rules.kernel.outcome import Outcome

WAYS_ON: Final = {
    After.LOOK: "screen-over-look",
    After.WATCH: "screen-over-watch",
    After.AGAIN: "screen-over-again",
    After.MENU: "screen-over-menu",
    After.QUIT: "screen-over-quit",
}


class GameEnd:
    """Tells the end of a game on top of its table, as often as somebody asks."""

    def __init__(
        self,
        screen: TableScreen,
        room: AnyRoom,
        go_on: Callable[[After | None], Awaitable[None]],
        ways_on: Mapping[After, str] = WAYS_ON,
    ) -> None:
        """Wait for the end; `go_on` does what is picked then, of what `ways_on` names by messages."""
        self._screen = screen
        self._room = room
        self._go_on = go_on
        self._ways_on = ways_on

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

    def _over(self, outcome: Outcome) -> Over:
        """Tell who won and by which rule, beside the drawing."""
        screen, viewer = self._screen, self._screen.viewer
        listener = viewer.listener
        rule = viewer.game.rulebook.rule(outcome.deciding_rule, listener.speech.language)
        origin = origin_of(rule, listener.say)
        told = [*viewer.words.asked(listener, viewer.view), "", f"{rule.text()} {origin}"]
        ways = {after: listener.say(message) for after, message in self._ways_on.items()}
        beside = screen.size.width - screen.query_one("#space").size.width
        return Over(listener.say("screen-over"), told, ways, beside)
