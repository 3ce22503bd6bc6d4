"""The lobby: who is here, and which tables there are."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from edenia_tui.host.hub.facts import TableFacts, in_order
from edenia_tui.host.hub.limits_of_visits import Presence
from edenia_tui.host.hub.news import Dismissal, LobbyChanged, News, Visitor
from edenia_tui.host.limits import Limits
from edenia_tui.storage.shared.tables import TableState


class Listing(NamedTuple):
    """The tables of the lobby as somebody sees them."""

    waiting: list[TableFacts]
    """Where one could sit down."""
    playing: list[TableFacts]
    """Where one could look on."""
    own: list[TableFacts]
    """Where one has a seat."""


class Lobby:
    """All visitors of a hub, at tables or not, and all tables that are not over."""

    def __init__(self, limits: Limits) -> None:
        """Begin with nobody and nothing."""
        self._presence = Presence(limits)
        self._visitors: dict[Visitor, None] = {}
        self._idle: dict[Visitor, None] = {}
        """Those who are at no table."""
        self._elsewhere: set[str] = set()
        """What those are called who are at other nodes."""
        self._tables: dict[str, TableFacts] = {}
        self._tables_of: Counter[str] = Counter()
        """How many tables each account has opened or sits at."""

    # People.

    @property
    def visitors(self) -> tuple[Visitor, ...]:
        """Everybody, in the order in which they came."""
        return tuple(self._visitors)

    @property
    def names(self) -> list[str]:
        """What they are called, each once."""
        here = {visitor.account.name for visitor in self._visitors}
        return sorted(here | self._elsewhere, key=str.casefold)

    def turn_elsewhere(self, names: set[str]) -> None:
        """Take note of who is at other nodes."""
        if names != self._elsewhere:
            self._elsewhere = names
            self._stir()

    def enter(self, visitor: Visitor) -> None:
        """Let somebody in; NotDone when there are too many."""
        self._presence.check_room_for(visitor)
        self._presence.came(visitor)
        self._visitors[visitor] = self._idle[visitor] = None
        self._stir()

    def leave(self, visitor: Visitor) -> None:
        """Let somebody go."""
        if visitor in self._visitors:
            self._presence.went(visitor)
            del self._visitors[visitor]
            self._idle.pop(visitor, None)
            self._stir()

    def turn_to_table(self, visitor: Visitor, *, is_there: bool) -> None:
        """Take note that somebody is at a table, or in the lobby again."""
        if is_there:
            self._idle.pop(visitor, None)
        elif visitor in self._visitors:
            self._idle[visitor] = None

    def tell(self, news: News, to: Iterable[Visitor] | None = None) -> None:
        """Tell those who are at no table, or some of them; one that fails is left out."""
        for visitor in self.idle if to is None else to:
            try:
                visitor.told(news)
            except Exception as error:  # noqa: BLE001 (it is reported; the others are told)
                about = {"message": "A visitor failed", "exception": error}
                asyncio.get_running_loop().call_exception_handler(about)

    @property
    def idle(self) -> list[Visitor]:
        """Those who are at no table."""
        return list(self._idle)

    def dismiss(self, visitor: Visitor, why: Dismissal) -> None:
        """Have somebody leave altogether."""
        self.leave(visitor)
        visitor.dismissed(why)

    # Tables.

    @property
    def table_count(self) -> int:
        """How many tables wait or are played at."""
        return len(self._tables)

    def note(self, name: str, facts: TableFacts) -> None:
        """Take note of how a table stands."""
        if facts.state is TableState.OVER:
            self.drop(name)
        elif self._tables.get(name) != facts:
            self._count(name, -1)
            self._tables[name] = facts
            self._count(name, 1)
            self._stir()

    def drop(self, name: str) -> None:
        """Forget a table."""
        if name in self._tables:
            self._count(name, -1)
            del self._tables[name]
            self._stir()

    def listing(self, account: str) -> Listing:
        """List the tables that concern somebody: public ones, and their own."""
        own = [one for one in self._tables.values() if account in one.members]
        public = [
            one
            for one in self._tables.values()
            if one.plan.is_public and account not in one.members
        ]
        waiting = [one for one in public if one.state is TableState.WAITING and one.free]
        playing = [one for one in public if one.state is TableState.PLAYING]
        return Listing(in_order(waiting), in_order(playing), in_order(own))

    def count_of(self, account: str) -> int:
        """Tell how many tables somebody has opened or sits at."""
        return self._tables_of[account]

    def _count(self, name: str, by: int) -> None:
        """Count a table for everybody who has to do with it, or no more."""
        if name in self._tables:
            facts = self._tables[name]
            for account in {facts.plan.owner, *facts.members}:
                self._tables_of[account] += by
                if not self._tables_of[account]:
                    del self._tables_of[account]

    def _stir(self) -> None:
        self.tell(LobbyChanged())
