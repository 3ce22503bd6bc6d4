"""The lines of one table, here and in the store; nobody knows a line that is not kept.

Rule of the file: what is added follows the last line one knows. If others added something meanwhile that
leaves the game where it is, one's own is added after it; otherwise it was meant for another state.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple
from uuid import uuid4

from edenia_tui.host.hub.standing import Standing, is_neutral
from edenia_tui.storage.shared.tables import About, Conflict, TableStore
from edenia_tui.table.journal import carried_through

Tell = Callable[[Standing], About]
"""Says what a list of tables tells about one that stands so."""
Changed = Callable[[Standing], None]
"""Hears that a table stands otherwise than before."""


class Overtaken(Exception):
    """Others have added something that makes a difference; it is to be heard first."""


class Outdated(Exception):
    """Something was added here since it was decided what to add."""


class Unheard(NamedTuple):
    """A line of others that was not made true here yet."""

    before: Standing
    """How the table stood before it."""
    line: str


class TableLog:
    """A table's lines, as far as they are known here."""

    def __init__(
        self,
        store: TableStore,
        name: str,
        lines: Sequence[str],
        tell: Tell,
        changed: Changed = lambda _: None,
    ) -> None:
        """Take over what was read.

        Args:
            store: where more is kept.
            name: the table.
            lines: all so far.
            tell: says what is told of the table.
            changed: hears how it stood, once it stands otherwise.
        """
        self._store = store
        self.name = name
        self._tell = tell
        self._changed = changed
        self._lines = list(lines)
        self._adding = asyncio.Lock()
        self.standing = _after(Standing(), lines)
        """What the lines come to."""
        self._about = tell(self.standing)
        self.unheard: list[Unheard] = []
        """Lines of others, in order; whoever makes them true takes them away."""

    @property
    def text(self) -> str:
        """The record of the game; comments and all."""
        return "".join(f"{line}\n" for line in self._lines)

    @property
    def last(self) -> int:
        """How many lines there are."""
        return len(self._lines)

    async def append(
        self,
        lines: Sequence[str],
        fence: int | None = None,
        *,
        after: int | None = None,
        is_of_game: bool = False,
    ) -> None:
        """Keep lines, all or none; to the end, even if whoever waits for it is cancelled.

        Args:
            lines: what is added.
            fence: that of the lease under which a bot acts.
            after: how many lines there must be, for what was decided some time ago.
            is_of_game: whether only what changes the game makes a difference; else any line does.

        Raises:
            Overtaken: others were quicker.
            Outdated: there are more lines than `after`.
            LeaseLost: bots act elsewhere.
            SaveError: they could not be kept.
        """
        async with self._adding:
            if after is not None and after != self.last:
                raise Outdated(self.name)
            await carried_through(self._append(lines, fence, is_of_game=is_of_game))

    async def follow(self) -> None:
        """Read what others added; it is `unheard` then."""
        async with self._adding:
            self._miss(await self._store.read(self.name, len(self._lines)))

    async def _append(self, lines: Sequence[str], fence: int | None, *, is_of_game: bool) -> None:
        identity = uuid4().hex
        while True:
            standing = _after(self.standing, lines)
            is_same = standing is self.standing
            about = self._about if is_same else self._tell(standing)
            try:
                await self._store.append(
                    self.name,
                    len(self._lines),
                    lines,
                    identity,
                    fence,
                    None if about == self._about else about,
                )
            except Conflict:
                if not is_of_game:
                    raise Overtaken(self.name) from None
                await self._catch_up()
                continue
            self._about = about
            self._take(lines)
            return

    async def _catch_up(self) -> None:
        """Read what others added; Overtaken when the game is another by that."""
        missed = await self._store.read(self.name, len(self._lines))
        if not all(map(is_neutral, missed)):
            raise Overtaken(self.name)
        self._miss(missed)

    def _miss(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.unheard.append(Unheard(self.standing, line))
            self._lines.append(line)
            self.standing = self.standing.after(line)
        self._about = self._tell(self.standing) if lines else self._about

    def _take(self, lines: Sequence[str]) -> None:
        before, self.standing = self.standing, _after(self.standing, lines)
        self._lines += lines
        if self.standing is not before:
            self._changed(before)


def _after(standing: Standing, lines: Sequence[str]) -> Standing:
    for line in lines:
        standing = standing.after(line)
    return standing
