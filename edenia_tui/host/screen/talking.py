"""Saying something to everybody in the lobby or at a table, and what is heard of it."""

from typing import TYPE_CHECKING, Any, cast

from textual.screen import Screen

from edenia_tui.host.hub.news import News
from edenia_tui.host.hub.table import Table
from edenia_tui.host.visits.telling import REFUSALS, tell_news, tell_refusal
from edenia_tui.tui.dialogs.type_line import TypeLine
from edenia_tui.tui.widgets.talk import Talk
from rules.kernel.seat import Seat

if TYPE_CHECKING:
    from edenia_tui.host.screen.app import HostApp


class Talking:
    """The talk of one screen."""

    def __init__(self, screen: Screen[Any], table: Table | None = None) -> None:
        """Talk at a table; in the lobby without one."""
        self._screen = screen
        self._table = table

    @property
    def app(self) -> "HostApp":
        """The app."""
        return cast("HostApp", self._screen.app)

    @property
    def seat(self) -> Seat | None:
        """The seat for which whoever is at the screen speaks; None without one, and in the lobby."""
        table = self._table
        return None if table is None else table.standing.say_of(self.app.visiting.account.id)

    async def recall(self) -> None:
        """Show what was said last, before what was told meanwhile."""
        visiting, say = self.app.visiting, self.app.manner.speech
        said = await visiting.hub.recall(visiting)
        lines = [line for one in said for line in tell_news(say, one, None, None)]
        for talk in self._screen.query(Talk):
            told = talk.sentences
            talk.tell_anew([*(line for line in lines if line not in told), *told])

    def hear(self, news: News) -> None:
        """Show what somebody said or did; how to answer by typing is for those who type."""
        for talk in self._screen.query(Talk):
            talk.tell(tell_news(self.app.manner.speech, news, self._table, self.seat)[:1])

    def tell(self, line: str) -> None:
        """Tell somebody something that nobody said."""
        for talk in self._screen.query(Talk):
            talk.tell([line])

    def ask(self) -> None:
        """Let somebody type what they want to say."""
        say, limits = self.app.manner.speech, self.app.visiting.hub.house.limits
        title, how = say("host-screen-say"), say("host-screen-type-how")
        self.app.push_screen(TypeLine(title, how, most=limits.chat_letters), self._say)

    async def _say(self, text: str | None) -> None:
        if text:
            visiting = self.app.visiting
            try:
                await visiting.hub.say(visiting, text)
            except REFUSALS as error:
                self.app.notice(tell_refusal(self.app.manner.speech, error))

    def entitle(self) -> None:
        """Tell above the talk who is here."""
        for talk in self._screen.query(Talk):
            talk.border_title = " ".join(self.present())

    def present(self) -> list[str]:
        """Tell who is here, who is away and how many look on."""
        say, table = self.app.manner.speech, self._table
        if table is None:
            return [say("host-people", names=", ".join(self.app.visiting.hub.lobby.names))]
        here = [owner.name for owner in table.people if owner.seat in table.attendance.seats]
        away = [owner.name for owner in table.people if owner.seat not in table.attendance.seats]
        told = [say("host-present", names=", ".join(here))] if here else []
        if away:
            told.append(say("host-away", names=", ".join(away)))
        if table.attendance.spectators:
            told.append(say("host-looking-on", number=table.attendance.spectators))
        return told
