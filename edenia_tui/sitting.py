"""A kept game with its seats: what every front end needs to sit people and bots down at a table."""

from collections.abc import Mapping
from typing import Any

from edenia_tui.games import Entry
from edenia_tui.table.archive import Archive
from edenia_tui.table.chance import fresh_seed, rng_of_bot
from edenia_tui.table.players import BotPlayer, Player
from edenia_tui.table.saved import Saved
from edenia_tui.table.table import Table
from rules.bots.herd import BOTS
from rules.kernel.seat import Seat

AnyTable = Table[Any, Any, Any, Any]
RESIGNED_TO = "lamb"
"""The bot that takes the seat of somebody who resigns."""


class Sitting:
    """A game that was just begun or is taken up again."""

    def __init__(self, entry: Entry, archive: Archive, saved: Saved[Any, Any, Any]) -> None:
        """Take over a kept game; `close` lets others have it."""
        self.entry = entry
        self._archive = archive
        self._saved = saved
        self._seed = fresh_seed() if saved.seed is None else saved.seed

    @property
    def path(self) -> str:
        """Where the game is kept."""
        return str(self._archive.path)

    @property
    def names(self) -> tuple[str, ...]:
        """The names people gave; empty where the record only has the word for the seat."""
        words = self.entry.options.seats
        return tuple(
            "" if sitter.name == word else sitter.name
            for sitter, word in zip(self._saved.sitters, words, strict=False)
        )

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats on which people sit."""
        return tuple(Seat(n) for n, sitter in enumerate(self._saved.sitters) if sitter.is_human)

    def table(self, people: Mapping[Seat, Player[Any, Any]]) -> AnyTable:
        """Set the table for these people; bots take the other seats."""
        bots = {
            Seat(n): self._bot(Seat(n), sitter.player)
            for n, sitter in enumerate(self._saved.sitters)
            if Seat(n) not in people
        }
        record, seats = self._saved.record, {**people, **bots}
        return Table(self.entry.game, record, seats, archive=self._archive, seed=self._seed)

    def substitute(self, seat: Seat) -> BotPlayer[Any, Any]:
        """Make the bot that plays on for somebody who resigns."""
        return self._bot(seat, RESIGNED_TO)

    def close(self) -> None:
        """Let other programs have the game."""
        self._archive.close()

    def _bot(self, seat: Seat, name: str) -> BotPlayer[Any, Any]:
        rng = rng_of_bot(self._seed, seat, len(self._saved.record.actions))
        return BotPlayer(self.entry.game, BOTS[name], rng, name)
