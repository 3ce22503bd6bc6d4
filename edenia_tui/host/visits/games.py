"""Somebody's games on a host, as a library: a view on the store, read when it is asked for.

A game is called by the code of its table. New ones are begun at tables, not here; a record that was
handed in is kept as a table that is over.
"""

from functools import partial
from uuid import uuid4

from msgspec.structs import replace

from edenia_tui.games.finding import find_entry
from edenia_tui.games.registry import GAMES, entry_named
from edenia_tui.host.hub.codes import OF_TABLES, fresh_code, read_code
from edenia_tui.host.hub.facts import about
from edenia_tui.host.hub.notes import Ended, EndKind, write_note
from edenia_tui.host.hub.plan import Plan, read_plan, write_plan
from edenia_tui.host.hub.refusing import NotDone, Why
from edenia_tui.host.hub.standing import Standing
from edenia_tui.host.limits import Limits
from edenia_tui.storage.library import Opened, Progress
from edenia_tui.storage.save_errors import NotFound, NotKept
from edenia_tui.storage.saved import AnySaved, read_saved
from edenia_tui.storage.shared.tables import About, NewTable, TableRow, TableState, TableStore
from edenia_tui.storage.summarising import summary_of
from edenia_tui.storage.summary import Summary
from edenia_tui.table.seating import Sitter
from edenia_tui.table.thinking import think
from rules.kernel.opaque import AnyOptions
from rules.kernel.refused import Unreadable

_NANOSECONDS = 1_000_000_000
_AT_TABLES = "games are begun at tables"


class HostedGame:
    """A game of somebody; its text is there only if it was fetched."""

    def __init__(self, code: str, kind: str, text: str | None = None) -> None:
        """Know what it is called and which game it is."""
        self.name = code
        self.kind = kind
        self._text = text

    @property
    def text(self) -> str:
        """The record."""
        if self._text is None:
            raise NotFound(self.name, "it is not at hand")
        return self._text

    def read(self) -> AnySaved:
        """Play it again; NotFound where it was not fetched."""
        entry = entry_named(self.kind)
        return read_saved(self.text, entry.game, entry.options)

    def open(self) -> Opened:
        """Refuse: a game is taken up at its table."""
        raise NotFound(self.name, _AT_TABLES)


class HostedLibrary:
    """The games of one account that are over; `load` reads what the lists tell."""

    def __init__(self, tables: TableStore, account: str, limits: Limits) -> None:
        """Know whose games they are."""
        self._tables = tables
        self._account = account
        self._limits = limits
        self._summaries: dict[str, Summary] = {}
        self._handed_in: list[tuple[NewTable, tuple[str, ...]]] = []

    # What is read from the store.

    async def load(self, most: int = 50) -> None:
        """Find out what can be told of the last games."""
        rows = await self._tables.rows([TableState.OVER], self._account, most)
        known = {}
        for row in rows:
            found = self._summaries.get(row.code)
            known[row.code] = found or await self._summarise(row)
        self._summaries = known

    async def fetch(self, code: str) -> HostedGame:
        """Fetch a game of this person that is over.

        Raises:
            NotDone: there is none, or it is not over.
        """
        row = await self._tables.find(read_code(code))
        if row is None or self._account not in row.about.members:
            raise NotDone(Why.NO_TABLE)
        if row.about.state is not TableState.OVER:
            raise NotDone(Why.NOT_OVER)
        return HostedGame(row.code, read_plan(row.plan).game, await self._text(row))

    async def _text(self, row: TableRow) -> str:
        lines = await self._tables.read(row.name)
        return "".join(f"{line}\n" for line in lines)

    async def _summarise(self, row: TableRow) -> Summary:
        text, kind = await self._text(row), read_plan(row.plan).game
        plain = Summary(row.code, len(text), int(row.written * _NANOSECONDS), game=kind)
        entry = entry_named(kind)
        try:
            saved = await think(partial(read_saved, text, entry.game, entry.options))
        except Unreadable as error:
            return replace(plain, problem=error.fault)
        return summary_of(entry.game, saved, plain)

    # What was handed in.

    def keep(self, name: str, text: str) -> HostedGame:
        """Take a record that was checked; `keep_all` has to follow."""
        entry, code = find_entry(text), fresh_code(OF_TABLES)
        saved = read_saved(text, entry.game, entry.options)
        outcome = entry.game.outcome(saved.state)
        players = tuple(sitter.player for sitter in saved.seated)
        plan = Plan(entry.name, self._account, players, title=name, is_public=False)
        ended = Ended(EndKind.AGREED) if outcome is None else Ended(EndKind.RULES, outcome.winners)
        lines = (*text.splitlines(), write_note(ended))
        told = about(plan, Standing()).facts
        row = NewTable(
            *(uuid4().hex, code, write_plan(plan)),
            About(TableState.OVER, (self._account,), told),
        )
        self._handed_in.append((row, lines))
        return HostedGame(code, entry.name, text)

    async def keep_all(self) -> None:
        """Keep what was handed in.

        Raises:
            NotDone: there are too many games of this person.
            SaveError: it could not be kept.
        """
        kept = await self._tables.rows([TableState.OVER], self._account, self._limits.games)
        if len(kept) + len(self._handed_in) > self._limits.games:
            raise NotDone(Why.TOO_MANY)
        while self._handed_in:
            await self._tables.create(*self._handed_in.pop())

    # As a library.

    def begin(
        self, kind: str, options: AnyOptions, sitters: tuple[Sitter, ...], seed: int | None = None
    ) -> Opened:
        """Refuse: games are begun at tables."""
        del options, sitters, seed
        raise NotKept(kind, _AT_TABLES)

    def rename(self, name: str, to: str) -> str:
        """Refuse: a game is called by the code of its table."""
        del to
        raise NotKept(name, _AT_TABLES)

    def put_away(self, name: str) -> str:
        """Refuse: others have the game, too."""
        raise NotKept(name, _AT_TABLES)

    def put_back(self, away: str, name: str) -> None:
        """Refuse: nothing is ever put away here."""
        del away
        raise NotKept(name, _AT_TABLES)

    def __contains__(self, name: str) -> bool:
        """Tell whether a game is known."""
        return read_code(name) in self._summaries

    def game(self, name: str) -> HostedGame:
        """Give a game by its code; its text is not at hand."""
        code = read_code(name)
        known = self._summaries.get(code)
        return HostedGame(code, next(iter(GAMES)) if known is None else known.game)

    def latest(self) -> HostedGame | None:
        """Give none: what was played last is at its table."""
        return None

    def latest_unfinished(self, progress: Progress | None = None) -> HostedGame | None:
        """Give none: unfinished games are at their tables."""
        del progress
        return None

    def count(self, kind: str = "") -> int:
        """Tell how many games are known."""
        return len(self.summaries(kind=kind))

    def summaries(
        self, most: int | None = None, kind: str = "", progress: Progress | None = None
    ) -> list[Summary]:
        """Give a few facts about each game."""
        del progress
        found = [one for one in self._summaries.values() if kind in ("", one.game)]
        return found[:most]
