"""A game being played: asks, applies, keeps, tells; in this order, for every action.

Rule of the file: the state changes in one place, after the action is on disk and before anybody is
told. Whatever fails earlier (an illegal answer, a full disk) leaves the game as it was.
"""

import asyncio
from collections.abc import Mapping
from contextlib import ExitStack
from typing import Generic, Protocol, TypeVar

from edenia_tui.table.chance import fresh_seed, rng_of_chance
from edenia_tui.table.players import Player
from edenia_tui.table.seating import Sitter
from edenia_tui.table.watchers import Watcher, tell
from rules.bots.match import draw_chance
from rules.kernel.game import Game
from rules.kernel.record import Record, replay
from rules.kernel.seat import CHANCE, Chance, Seat

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Keeper(Protocol):
    """Whatever keeps a record for good before its methods return."""

    def append(self, text: str) -> None:
        """Keep the canonical text of an action."""

    def reseat(self, seat: Seat, sitter: Sitter) -> None:
        """Keep who sits on a seat from here on."""


class Table(Generic[O, S, A, E]):
    """State and record, the players round it and the people who watch."""

    def __init__(
        self,
        game: Game[O, S, A, E],
        record: Record[O, A],
        seats: Mapping[Seat, Player[S, A]],
        *,
        archive: Keeper | None = None,
        seed: int | None = None,
    ) -> None:
        """Sit down to a new game or to one that was broken off.

        Args:
            game: the rules.
            record: what has been done so far; without actions for a new game.
            seats: a player for every seat.
            archive: keeps every action on disk; None for a game nobody wants to keep.
            seed: makes chance repeatable; None for chance nobody can foresee.
        """
        self._game = game
        self._record = record
        self._state = replay(game, record)
        self._seats = dict(seats)
        missing = set(game.seats(self._state)) - set(self._seats)
        if missing:
            raise ValueError(f"nobody sits on seat {min(missing)}")
        self._archive = archive
        self._seed = fresh_seed() if seed is None else seed
        self._watchers: list[tuple[Watcher[S, A, E], Seat | None]] = []
        self._asked: Seat | None = None
        self._choice: asyncio.Future[A] | None = None
        self._stopped = False

    @property
    def game(self) -> Game[O, S, A, E]:
        """The rules that are played by."""
        return self._game

    @property
    def state(self) -> S:
        """The whole truth; hand it to no player."""
        return self._state

    @property
    def record(self) -> Record[O, A]:
        """What has been done so far."""
        return self._record

    @property
    def seats(self) -> Mapping[Seat, Player[S, A]]:
        """Who plays where."""
        return dict(self._seats)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._game.to_act(self._state) is None

    def view(self, seat: Seat | None) -> S:
        """Show the table as a seat, or a spectator, may see it."""
        return self._game.view(self._state, seat)

    def watch(self, watcher: Watcher[S, A, E], seat: Seat | None = None) -> None:
        """Tell somebody everything from now on, as a seat or a spectator may know it."""
        self._watchers.append((watcher, seat))

    def unwatch(self, watcher: Watcher[S, A, E]) -> None:
        """Tell somebody nothing more."""
        self._watchers = [entry for entry in self._watchers if entry[0] is not watcher]

    def replace_player(self, seat: Seat, player: Player[S, A]) -> None:
        """Let another player take a seat; if that seat is being asked, the new one is asked instead."""
        if seat not in self._seats:
            raise ValueError(f"there is no seat {seat}")
        if self._archive is not None:
            self._archive.reseat(seat, Sitter(self._record.names[seat], player.kind))
        self._seats[seat] = player
        if self._asked == seat and self._choice is not None:
            self._choice.cancel()

    def stop(self) -> None:
        """End `run` before the next action; the game can be resumed from its record."""
        self._stopped = True
        if self._choice is not None:
            self._choice.cancel()

    async def run(self) -> None:
        """Play until the game is over or `stop` was called.

        Raises:
            Refused: a player gave an illegal answer; nothing has changed and `run` may be called again.
            SaveError: the action could not be kept; nothing has changed, nobody was told.
        """
        while not self._stopped and (actor := self._game.to_act(self._state)) is not None:
            if actor is CHANCE:
                rng = rng_of_chance(self._seed, len(self._record.actions))
                self._do(actor, draw_chance(self._game, self._state, rng))
                await asyncio.sleep(0)
            else:
                await self._ask(actor)

    async def _ask(self, seat: Seat) -> None:
        """Let a seat act; when its player is replaced or the table stopped, do nothing."""
        view = self.view(seat)
        self._asked = seat
        self._choice = asyncio.ensure_future(self._seats[seat].choose(view, self._game.legal(view)))
        choice = self._choice
        try:
            await asyncio.wait({choice})
        finally:
            choice.cancel()
            self._asked = self._choice = None
        if not choice.cancelled():
            self._do(seat, choice.result())

    def _do(self, actor: Seat | Chance, action: A) -> None:
        before, step = self._state, self._game.apply(self._state, action)
        if self._archive is not None:
            self._archive.append(self._game.write_action(action))
        self._state = step.state
        self._record = self._record.with_action(action)
        with ExitStack() as everyone:
            for watcher, seat in reversed(self._watchers):
                told = tell(self._game, before, (actor, action), step, seat)
                everyone.callback(watcher.saw, told)
