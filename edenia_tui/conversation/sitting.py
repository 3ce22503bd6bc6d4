"""A kept game with its seats: what every front end needs to sit people and bots down at a table."""

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from edenia_tui.conversation.any_room import AnyRoom
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import entry_named
from edenia_tui.games.unreadable import tell_unreadable
from edenia_tui.language.speech import Speech
from edenia_tui.storage.library import KeptGame, Moved, Opened
from edenia_tui.storage.save_errors import InUse
from edenia_tui.table.bot_player import BotPlayer
from edenia_tui.table.chance import fresh_seed, rng_of_bot
from edenia_tui.table.pool import Thinker, common_pool
from edenia_tui.table.room import Room
from edenia_tui.table.seating import given_names
from rules.bots.herd import BOTS, read_bot
from rules.kernel.refused import Unreadable
from rules.kernel.seat import Seat

LocalRoom = Room[Any, Any, Any, Any]
RESIGNED_TO = "lamb"
"""The bot that takes the seat of somebody who resigns."""


class UnknownBot(Exception):
    """A bot that is not known here sits at the table."""

    def __init__(self, name: str) -> None:
        """Keep what it is called."""
        super().__init__(name)
        self.name = name


class AnySitting(Protocol):
    """A game with its seats, here or shared over a connection, as front ends know it."""

    @property
    def kept(self) -> KeptGame:
        """Where it is kept."""

    @property
    def entry(self) -> Entry:
        """The game with all that belongs to it."""

    @property
    def thinker(self) -> Thinker:
        """Where hints of this game are thought about."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names people gave; empty for the word for the seat."""

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of the people at this keyboard; none for spectators."""

    def room(self) -> AnyRoom:
        """Open the room."""

    async def resign(self, seat: Seat) -> None:
        """Give up for a seat."""

    def wake_bots(self) -> None:
        """Let bots that look ahead get ready."""

    def hear_of_moves(self, told: Callable[[Moved], None]) -> None:
        """Let somebody hear that the game had to be kept elsewhere."""

    def secure(self, told: Callable[[Moved], None]) -> None:
        """Make sure that the whole game is kept; SaveError when it cannot be."""

    def close(self) -> None:
        """Let others have the game."""


class Sitting:
    """A game that was just begun or is taken up again."""

    def __init__(self, opened: Opened) -> None:
        """Take over a kept game; `close` lets others have it."""
        self.kept, self._keeper, self._saved = opened
        self.entry = entry_named(self._saved.record.game)
        self._seed = fresh_seed() if self._saved.seed is None else self._saved.seed
        self.thinker = common_pool().thinker(self.entry.game)
        """Where bots and hints of this game think."""
        self._room: LocalRoom | None = None
        """The one that was opened last."""

    @property
    def is_torn(self) -> bool:
        """Whether an unfinished last line was left out."""
        return bool(self._keeper.torn)

    @property
    def names(self) -> tuple[str, ...]:
        """The names people gave; empty where the record only has the word for the seat."""
        return given_names(self._saved.sitters, self.entry.options.seats)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats on which people sit."""
        return tuple(Seat(n) for n, sitter in enumerate(self._saved.sitters) if sitter.is_human)

    def room(self) -> LocalRoom:
        """Open a room: bots take their seats, all others wait for people."""
        bots = {
            Seat(n): self._bot(Seat(n), sitter.player)
            for n, sitter in enumerate(self._saved.sitters)
            if not sitter.is_human
        }
        self._room = Room(
            self.entry.game,
            self._saved.record,
            bots,
            keeper=self._keeper,
            seed=self._seed,
            taken_back=self._saved.taken_back,
            sat_down=self._saved.people,
        )
        return self._room

    async def resign(self, seat: Seat) -> None:
        """Let a bot play on for somebody in the room; SaveError when it could not be kept."""
        if self._room is not None:
            await self._room.replace(seat, self._bot(seat, RESIGNED_TO))

    def wake_bots(self) -> None:
        """Let bots that look ahead get ready, once people have something to look at."""
        bots = (sitter.player for sitter in self._saved.sitters if not sitter.is_human)
        if any(read_bot(bot)[1] is not None for bot in bots):
            self.thinker.wake()

    def hear_of_moves(self, told: Callable[[Moved], None]) -> None:
        """Let somebody hear, from now on, that the game had to be kept elsewhere."""
        self._keeper.told = told

    def secure(self, told: Callable[[Moved], None]) -> None:
        """Make sure that the whole game is kept; `told` hears where it is, if that is elsewhere.

        Raises:
            SaveError: it is not kept, and cannot be.
        """
        usual, self._keeper.told = self._keeper.told, told
        try:
            self._keeper.secure()
        finally:
            self._keeper.told = usual

    def close(self) -> None:
        """Let other programs have the game."""
        self._keeper.close()

    def _bot(self, seat: Seat, name: str) -> BotPlayer[Any, Any]:
        chance = partial(rng_of_bot, self._seed, seat)
        return BotPlayer.summoned(self.entry.game, name, chance, self.thinker)


def take_up(kept: KeptGame) -> Sitting:
    """Go on with a kept game, whichever it is.

    Raises:
        SaveError: there is no such game, or another program plays it.
        Unreadable: with the first line that does not fit the rules.
        UnknownBot: nobody here can play for one of the seats.
    """
    opened = kept.open()
    sitters = opened.saved.sitters
    unknown = [one.player for one in sitters if not one.is_human and one.player not in BOTS]
    if unknown:
        opened.keeper.close()
        raise UnknownBot(unknown[0])
    return Sitting(opened)


def why_not_resumed(spoken: Speech, kept: KeptGame, error: Exception) -> str:
    """Tell why a game cannot be taken up or looked at."""
    match error:
        case Unreadable():
            reason = tell_unreadable(spoken, entry_named(kept.kind), error)
            return spoken("line-cannot-resume", reason=reason)
        case InUse():
            return spoken("saves-in-use")
        case UnknownBot():
            return spoken("line-unknown-bot", name=error.name)
        case _:
            return spoken("line-cannot-resume", reason=str(error))
