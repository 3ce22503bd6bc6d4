"""Giving up: asked once more, then a bot takes the seat."""

from collections.abc import Callable

from edenia_tui.conversation.sitting import AnySitting
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.tui.dialogs.sure import Sure
from edenia_tui.tui.table.table_view import TableView


class Resigning:
    """Lets whoever is asked leave their seat to a bot."""

    def __init__(
        self,
        table_view: TableView,
        sitting: AnySitting,
        complain: Callable[[SaveError], None],
    ) -> None:
        """Resign from a game; `complain` tells that it could not be kept."""
        self._table_view = table_view
        self._viewer = table_view.viewer
        self._sitting = sitting
        self._complain = complain

    def ask(self) -> None:
        """Ask whether somebody is sure."""
        say = self._viewer.listener.say
        sure = Sure(say("screen-resign"), say("screen-resign-no"), say("screen-resign-yes"))
        self._table_view.shell.push_screen(sure, self._resign)

    async def _resign(self, is_sure: bool | None) -> None:  # noqa: FBT001 (a screen answers so)
        """Let a bot take the seat of the one at the keyboard."""
        asked = self._viewer.question
        if not is_sure or asked is None:
            return
        try:
            await self._sitting.resign(asked.seat)
        except SaveError as error:
            self._complain(error)
            return
        self._viewer.question = None
        self._table_view.tell([self._viewer.listener.say("line-resigned")])
        self._table_view.offer()
