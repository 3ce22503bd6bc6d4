"""A game being played: asks, applies, keeps, tells; in this order, for every action.

Rule of the file: the state changes in one place, after the action is on disk and before anybody is
told. Whatever fails earlier (an illegal answer, a full disk) leaves the game as it was.
"""

import asyncio
from collections.abc import Mapping
from contextlib import ExitStack
from typing import Generic, TypeVar

from msgspec.structs import replace

from edenia_tui.table.chance import fresh_seed, rng_of_chance
from edenia_tui.table.course import Course
from edenia_tui.table.keeper import Keeper
from edenia_tui.table.players import Player
from edenia_tui.table.rewinding import Rewinding
from edenia_tui.table.seating import HUMAN, Sitter
from edenia_tui.table.stand_in import ChosenInstead, StandIn
from edenia_tui.table.watchers import Watcher, tell
from rules.bots.chance import draw_chance
from rules.kernel.game import Game
from rules.kernel.record import Record
from rules.kernel.seat import CHANCE, Chance, Seat

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Table(Generic[O, S, A, E]):
    """State and record, the players round it and the people who watch."""

    def __init__(
        self,
        game: Game[O, S, A, E],
        record: Record[O, A],
        seats: Mapping[Seat, Player[S, A]],
        *,
        keeper: Keeper | None = None,
        seed: int | None = None,
    ) -> None:
        """Sit down to a new game or to one that was broken off.

        Args:
            game: the rules.
            record: what has been done so far; without actions for a new game.
            seats: a player for every seat.
            keeper: keeps every action on disk; None for a game nobody wants to keep.
            seed: makes chance repeatable; None for chance nobody can foresee.
        """
        self._game = game
        self._course = Course(game, record)
        self._seats = dict(seats)
        missing = set(game.seats(self.state)) - set(self._seats)
        if missing:
            raise ValueError(f"nobody sits on seat {min(missing)}")
        self._keeper = keeper
        self._seed = fresh_seed() if seed is None else seed
        self._watchers: list[tuple[Watcher[S, A, E], Seat | None]] = []
        self._rewinding = Rewinding(self._course, self)
        self._asked: Seat | None = None
        self._choice: asyncio.Future[A | ChosenInstead[A]] | None = None
        self._stopped = False

    @property
    def game(self) -> Game[O, S, A, E]:
        """The rules that are played by."""
        return self._game

    @property
    def state(self) -> S:
        """The whole truth; hand it to no player."""
        return self._course.state

    @property
    def record(self) -> Record[O, A]:
        """What has been done so far."""
        return self._course.record

    @property
    def seats(self) -> Mapping[Seat, Player[S, A]]:
        """Who plays where."""
        return dict(self._seats)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._game.to_act(self.state) is None

    def view(self, seat: Seat | None) -> S:
        """Show the table as a seat, or a spectator, may see it."""
        return self._game.view(self.state, seat)

    def watch(self, watcher: Watcher[S, A, E], seat: Seat | None = None) -> None:
        """Tell somebody everything from now on, as a seat or a spectator may know it."""
        self._watchers.append((watcher, seat))

    @property
    def rewinding(self) -> Rewinding[O, S, A, E]:
        """The way back: undo, redo, and against bots back to any point."""
        return self._rewinding

    @property
    def is_against_bots(self) -> bool:
        """Whether at most one person plays."""
        return sum(player.kind == HUMAN for player in self._seats.values()) <= 1

    def replace_player(self, seat: Seat, player: Player[S, A]) -> None:
        """Let another player take a seat; if that seat is being asked, the new one is asked instead."""
        if seat not in self._seats:
            raise ValueError(f"there is no seat {seat}")
        if self._keeper is not None:
            self._keeper.reseat(seat, Sitter(self.record.names[seat], player.kind))
        self._seats[seat] = player
        if self._asked == seat:
            self.ask_again()

    def ask_again(self) -> None:
        """Withdraw the open question; `run` goes on with whoever is to act now."""
        if self._choice is not None:
            self._choice.cancel()

    def stop(self) -> None:
        """End `run` before the next action; the game can be resumed from its record."""
        self._stopped = True
        self.ask_again()

    def keep(self, line: str) -> None:
        """Put a line of the record on disk."""
        if self._keeper is not None:
            self._keeper.append(line)

    async def run(self) -> None:
        """Play until the game is over or `stop` was called.

        Raises:
            Refused: a player gave an illegal answer; nothing has changed and `run` may be called again.
            SaveError: the action could not be kept; nothing has changed, nobody was told.
        """
        while not self._stopped and (actor := self._game.to_act(self.state)) is not None:
            if actor is CHANCE:
                self._do(actor, self._draw())
                await asyncio.sleep(0)
            else:
                await self._ask(actor)

    async def _ask(self, seat: Seat) -> None:
        """Let a seat act; when the question is withdrawn meanwhile, do nothing."""
        state, view = self.state, self.view(seat)
        self._asked = seat
        player, number = self._seats[seat], len(self._course)
        self._choice = asyncio.ensure_future(player.choose(view, self._game.legal(view), number))
        choice = self._choice
        try:
            await asyncio.wait({choice})
        finally:
            choice.cancel()
            self._asked = self._choice = None
        if choice.cancelled():
            return
        chosen = choice.result()
        if self.state is not state:  # it was chosen, and then something was taken back
            return
        if isinstance(chosen, ChosenInstead):
            self._do(seat, chosen.action, chosen.stand_in)
        else:
            self._do(seat, chosen)

    def _draw(self) -> A:
        """Let chance draw; where it has drawn before, it draws the same."""
        drawn = self._course.drawn_before()
        if drawn is not None:
            return drawn
        return draw_chance(self._game, self.state, rng_of_chance(self._seed, len(self._course)))

    def _do(self, actor: Seat | Chance, action: A, stand_in: StandIn | None = None) -> None:
        before, step = self.state, self._game.apply(self.state, action)
        self.keep(self._game.write_action(action))
        self._course.add(action, step)
        with ExitStack() as everyone:
            for watcher, seat in reversed(self._watchers):
                told = tell(self._game, before, (actor, action), step, seat)
                everyone.callback(watcher.saw, replace(told, stand_in=stand_in))
