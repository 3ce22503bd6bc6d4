"""The way back in a game: the last choice taken back, done again, or one picked from a list."""

from collections.abc import Awaitable, Callable, Sequence

from edenia_tui.conversation.any_room import AnyRoom
from edenia_tui.conversation.decisions import decisions
from edenia_tui.conversation.rewinds import rewind
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.table.seating import HUMAN
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.table.table_view import TableView
from rules.kernel.seat import Seat


class Rewinding:
    """Goes back and forth for whoever plays at the keyboard."""

    def __init__(
        self, table_view: TableView, room: AnyRoom, complain: Callable[[SaveError], None]
    ) -> None:
        """Rewind a room; `complain` tells that it could not be kept."""
        self._table_view = table_view
        self._viewer = table_view.viewer
        self._room = room
        self._complain = complain

    async def rewind(self, word: str, arguments: Sequence[str] = ()) -> None:
        """Take back or do again; say why not."""
        seat = self._player()
        if seat is None:
            return
        listener, words = self._viewer.listener, (word, arguments, "screen-use-back")

        async def rewind_or_say_why() -> None:
            refusal = await rewind(listener, self._room, seat, *words)
            if refusal is not None:
                self._table_view.refuse(refusal.lines, refusal.rule)

        await self._keeping(rewind_or_say_why())

    async def take_back(self) -> None:
        """Against bots, list the decisions one can go back to."""
        seat = self._player()
        if seat is None:
            return
        listener = self._viewer.listener
        listed = decisions(self._viewer.words, listener, self._room, seat)
        if not listed:
            await self.rewind("back")
            return

        async def go_back(picked: int | None) -> None:
            if picked is not None:
                await self._keeping(self._room.rewinding.back(seat, listed[picked].point))

        texts = [decision.told for decision in listed]
        pick = Pick(listener.say("screen-take-back"), texts, listener.say("screen-pick"))
        self._table_view.shell.push_screen(pick, go_back)

    def _player(self) -> Seat | None:
        """Give the seat of whoever plays at the keyboard; one who only looks on is told so."""
        seat = self._viewer.seat
        if seat is None or self._room.kinds[seat] != HUMAN:
            self._table_view.refuse([self._viewer.listener.say("screen-not-playing")])
            return None
        return seat

    async def _keeping(self, change: Awaitable[None]) -> None:
        """Change what is kept, or say that it cannot be."""
        try:
            await change
        except SaveError as error:
            self._complain(error)
