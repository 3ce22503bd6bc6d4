"""A visit by lines, from the lobby to the goodbye."""

from enum import Enum, auto

from edenia_tui.host.hub.news import Dismissal
from edenia_tui.host.hub.table import Table
from edenia_tui.host.lines.at_table import AtTable, PlayOn
from edenia_tui.host.lines.conversation import Dismissed, Speaker
from edenia_tui.host.lines.hosted_talk import LeftTable
from edenia_tui.host.lines.lobby import LineLobby
from edenia_tui.host.lines.wire_console import WireConsole
from edenia_tui.host.visits.telling import REFUSALS, tell_dismissal, tell_refusal
from edenia_tui.host.visits.visiting import Visiting
from edenia_tui.line.leaving import Left, WantsScreen


class Towards(Enum):
    """Where somebody goes from lines."""

    DOOR = auto()
    SCREEN = auto()


class LineVisit:
    """Somebody who plays by lines."""

    def __init__(self, visiting: Visiting, wired: WireConsole, fingerprint: str) -> None:
        """Get ready; `run` follows.

        Args:
            visiting: who it is.
            wired: where they type.
            fingerprint: the key they came with.
        """
        self._speaker = Speaker(visiting, wired.console)
        self._input = wired.input
        self._fingerprint = fingerprint

    async def run(self, command: str = "") -> Towards:
        """Be in the lobby and at tables until they leave; a command leads to a table at once."""
        visiting = self._speaker.visiting
        table = visiting.hub.table_of(visiting)
        try:
            while True:
                lobby = LineLobby(self._speaker, self._fingerprint)
                if table is None and command:
                    table, command = await lobby.go(command), ""
                table = table or await lobby.run()
                table = await self._be_at(table)
        except WantsScreen:
            return Towards.SCREEN
        except Left:
            self._say_goodbye()
        except Dismissed as dismissed:
            self._speaker.tell([tell_dismissal(self._speaker.spoken, dismissed.why)])
        return Towards.DOOR

    async def _be_at(self, table: Table) -> Table | None:
        """Be at a table; the one that follows, or None for the lobby."""
        speaker = self._speaker
        visiting, hub = speaker.visiting, speaker.hub
        seat = table.standing.seat_of(visiting.account.id)
        try:
            await AtTable(speaker, table).run()
        except LeftTable:
            hub.leave_table(visiting)
            message = "host-left-watching" if seat is None else "host-left-table"
            speaker.say(speaker.spoken(message, code=table.code))
        except PlayOn as on:
            return await self._join(on.code)
        except Dismissed as dismissed:
            if visiting.ended is not None:
                raise
            speaker.tell([tell_dismissal(speaker.spoken, dismissed.why)])
            hub.leave_table(visiting)
            if dismissed.why is Dismissal.OVERTAKEN:
                return await self._join(table.code)
        return None

    async def _join(self, code: str) -> Table | None:
        speaker = self._speaker
        try:
            return await speaker.hub.join(speaker.visiting, code)
        except REFUSALS as error:
            speaker.say(tell_refusal(speaker.spoken, error))
            return None

    def _say_goodbye(self) -> None:
        spoken, name = self._speaker.spoken, self._speaker.visiting.account.name
        idle = spoken("host-idle") if self._input.is_idle else spoken("host-goodbye", name=name)
        self._speaker.say(idle)
