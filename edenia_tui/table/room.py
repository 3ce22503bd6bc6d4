"""A room runs a table: it asks, applies, keeps, tells; in this order, for every action.

Rule of the file: the game changes in one place, after its lines are kept and before anybody is told. A
choice is kept together with what chance brings after it: nobody can know one without the other.
Whatever fails earlier (an illegal answer, a full disk) leaves the game as it was. A room knows no front
end: seats outlive whoever sits on them, and what leaves the room is a view, or news of one.
"""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from edenia_tui.table.asking import Asking, Withdrawn
from edenia_tui.table.audience import Audience, Dropped
from edenia_tui.table.chance import fresh_seed, rng_of_chance
from edenia_tui.table.course import Course, NotPossible, TakenBack
from edenia_tui.table.drawing import Deed, Drawing, Generators
from edenia_tui.table.journal import Journal, settled
from edenia_tui.table.keeper import Keeper
from edenia_tui.table.player import Player
from edenia_tui.table.question import Question
from edenia_tui.table.replay import Replay
from edenia_tui.table.rewind import RewindKind, read_rewind
from edenia_tui.table.rewinding import Rewinding
from edenia_tui.table.seating import HUMAN, Sitter
from edenia_tui.table.stand_in import ChosenInstead, StandIn
from edenia_tui.table.watchers import Watcher, tell
from rules.kernel.game import Game
from rules.kernel.record import Record
from rules.kernel.seat import CHANCE, Seat

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
T = TypeVar("T")


class Room(Generic[O, S, A, E]):
    """A game being played, and everybody round it."""

    def __init__(  # noqa: PLR0913 (what is played, by whom, and what came before)
        self,
        game: Game[O, S, A, E],
        record: Record[O, A],
        bots: Mapping[Seat, Player[S, A]],
        *,
        keeper: Keeper | None = None,
        seed: int | None = None,
        generators: Generators | None = None,
        taken_back: TakenBack[A] | None = None,
        sat_down: Collection[Seat] = (),
    ) -> None:
        """Open a room for a new game or for one that was broken off.

        Args:
            game: the rules.
            record: what has been done so far; without actions for a new game.
            bots: who plays on which seat; all other seats are people's, and wait for them.
            keeper: keeps every line; None for a game nobody wants to keep.
            seed: makes chance repeatable; None for chance nobody can foresee.
            generators: where chance gets its numbers, if no seed is to exist anywhere.
            taken_back: what no longer counted when the game was broken off.
            sat_down: seats on which people have played, whoever is there now.
        """
        self._game = game
        self._course = Course(game, record)
        if taken_back is not None:
            self._course.recall(taken_back)
        self._all = tuple(game.seats(self._course.state))
        self._bots = dict(bots)
        self._people = {seat for seat in self._all if seat not in bots} | set(sat_down)
        if generators is None:
            generators = partial(rng_of_chance, fresh_seed() if seed is None else seed)
        self._drawing = Drawing(self._course, generators)
        self._journal = Journal(keeper)
        self._audience = Audience[S, A, E]()
        self._asking = Asking(self._audience)
        self._rewinding = Rewinding(self._course, self._journal, self._audience, self)
        self._playing: asyncio.Future[None] | None = None
        self._waiting = 0
        """How many wait for the end."""
        self._stopped = False

    # What everybody may know.

    @property
    def game(self) -> Game[O, S, A, E]:
        """The rules that are played by."""
        return self._game

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._game.to_act(self._course.state) is None

    def is_alone(self, seat: Seat) -> bool:
        """Whether no person but one on this seat has ever sat down; one who resigned did."""
        return self._people <= {seat}

    @property
    def kinds(self) -> Mapping[Seat, str]:
        """Who plays where: the word for a person, or the name of a bot."""
        bots = self._bots
        return {seat: bots[seat].kind if seat in bots else HUMAN for seat in self._all}

    @property
    def rewinding(self) -> Rewinding[O, S, A, E]:
        """The way back: undo, redo, and against bots back to any point."""
        return self._rewinding

    @property
    def last_verb(self) -> str:
        """The first word of the last line, which says what was done but not to what."""
        return self._game.write_action(self._course.record.actions[-1]).split()[0]

    def view(self, seat: Seat | None) -> S:
        """Show the table as a seat, or a spectator, may see it."""
        return self._game.view(self._course.state, seat)

    def past(self, seat: Seat | None) -> Replay[O, S, A, E]:
        """Show the game so far as a seat, or a spectator, knows it; all of it once it is over."""
        game, record = self._game, self._course.record
        return Replay(game, record) if self.is_over else Replay.seen_by(game, record, seat)

    # Who comes and goes.

    def attach(
        self,
        watcher: Watcher[S, A, E],
        seat: Seat | None = None,
        dropped: Dropped | None = None,
    ) -> None:
        """Tell somebody everything from now on, as a seat or a spectator may know it.

        Args:
            watcher: who is told; if a person on the seat is to decide now, of that at once.
            seat: whose eyes; None for a spectator.
            dropped: hears of a failure of the watcher, after which it is told no more.
        """
        self._audience.attach(watcher, seat, dropped)
        asked = None if seat is None else self.question(seat)
        if asked is not None:
            watcher.asked(asked)

    def detach(self, watcher: Watcher[S, A, E]) -> None:
        """Tell somebody nothing any more; the seat stays, and waits if it is a person's."""
        self._audience.detach(watcher)

    async def replace(
        self,
        seat: Seat,
        bot: Player[S, A] | None,
        notes: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        """Let a bot, or a person (None), take a seat; if that seat is being asked, they are asked.

        Args:
            seat: which.
            bot: who takes it.
            notes: makes sure, while nobody changes the game, that it is still wanted, or raises; gives
                the lines that are kept together with it.

        Raises:
            SaveError: it could not be kept; nothing has changed.
        """
        if seat not in self._all:
            raise ValueError(f"there is no seat {seat}")
        await self._journal.change(partial(self._replace, seat, bot, notes))

    async def _replace(
        self, seat: Seat, bot: Player[S, A] | None, notes: Callable[[], Sequence[str]]
    ) -> None:
        name, kind = self._course.record.names[seat], HUMAN if bot is None else bot.kind
        await self._journal.reseat(seat, Sitter(name, kind), *notes())
        self.reseated(seat, bot)

    def reseated(self, seat: Seat, bot: Player[S, A] | None) -> None:
        """Take note of who took a seat elsewhere, where it is kept already; within `undisturbed`."""
        if bot is None:
            self._bots.pop(seat, None)
            self._people.add(seat)
        else:
            self._bots[seat] = bot
        if self._asking.seat == seat:
            self.ask_again()

    def carry_on(self, line: str, wanted_by: Seat | None = None) -> None:
        """Do what was done to this game elsewhere, where it is kept already; within `undisturbed`.

        Args:
            line: an action, or what takes something back.
            wanted_by: who wanted to go back, where all agreed.

        Raises:
            Refused, NotACommand, Ambiguous, NotPossible: it does not follow; nothing has changed.
        """
        rewind = read_rewind(line, 0)
        if rewind is not None:
            self._rewinding.carry_on(rewind, wanted_by)
            return
        state = self._course.state
        actor, action = self._game.to_act(state), self._game.read_action(state, line)
        if actor is None:
            raise NotPossible(RewindKind.REDO)
        self._do(Deed(actor, state, action, self._game.apply(state, action)), None)
        self.ask_again()

    async def undisturbed(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something while nobody changes the game, and to its end."""
        return await self._journal.change(work)

    # The game.

    def question(self, seat: Seat) -> Question[S, A] | None:
        """Give what a person on a seat is asked; None when nothing is, or it is answered."""
        asked = self._asking.question
        return asked if asked is not None and asked.seat == seat else None

    def answer(self, question: Question[S, A], action: A) -> None:
        """Answer a question; it is applied to the state it was meant for, or not at all.

        Raises:
            NotOffered: it is not the open question, or none of its choices; an open one stays open.
        """
        self._asking.answer(question, action)

    def ask_again(self) -> None:
        """Withdraw the open question; `run` goes on with whoever is to act now."""
        self._asking.withdraw()

    def stop(self) -> None:
        """End `run` before the next action; the game can be resumed from its record."""
        self._stopped = True
        self.ask_again()

    async def run(self) -> None:
        """Wait until the game is over or `stop` was called; it is played as long as anybody waits.

        Raises:
            Refused: a bot gave an illegal answer; nothing has changed and `run` may be called again.
            SaveError: the action could not be kept; nothing has changed, nobody was told.
        """
        if self._playing is None or self._playing.done():
            self._playing = asyncio.ensure_future(self._play())
        playing = self._playing
        self._waiting += 1
        try:
            await asyncio.shield(playing)
        finally:
            self._waiting -= 1
            if not self._waiting:
                playing.cancel()
                await settled(playing)

    async def _play(self) -> None:
        while not self._stopped and (actor := self._game.to_act(self._course.state)) is not None:
            if actor is CHANCE:
                await self._act(self._course.state)
                await asyncio.sleep(0)
            else:
                await self._ask(actor)

    async def _ask(self, seat: Seat) -> None:
        """Let a seat act; when the question is withdrawn meanwhile, do nothing."""
        state, view = self._course.state, self.view(seat)
        question = Question(seat, view, self._game.legal(view))
        with suppress(Withdrawn):
            bot = self._bots.get(seat)
            chosen = await self._asking.ask(question, bot, len(self._course))
            await self._act(state, (seat, chosen), by_bot=bot is not None)

    async def _act(
        self,
        state: S,
        chosen: tuple[Seat, A | ChosenInstead[A]] | None = None,
        *,
        by_bot: bool = False,
    ) -> None:
        """Keep a choice and do it, unless the state it was meant for is gone; chance draws now."""
        await self._journal.change(partial(self._keep_and_do, state, chosen, by_bot=by_bot))

    async def _keep_and_do(
        self, state: S, chosen: tuple[Seat, A | ChosenInstead[A]] | None, *, by_bot: bool
    ) -> None:
        if self._stopped or self._course.state is not state:  # something was taken back meanwhile
            return
        stand_in, choice = None, None
        if chosen is not None:
            seat, given = chosen
            stand_in = given.stand_in if isinstance(given, ChosenInstead) else None
            choice = seat, given.action if isinstance(given, ChosenInstead) else given
        deeds = self._drawing.follow(choice)
        lines = (self._game.write_action(deed.action) for deed in deeds)
        await self._journal.keep(*lines, by_bot=by_bot)
        for deed in deeds:
            self._do(deed, stand_in if deed is deeds[0] else None)

    def _do(self, deed: Deed[S, A, E], stand_in: StandIn | None) -> None:
        """Do what is kept, and tell everybody."""
        self._course.add(deed.action, deed.step)

        def say(watcher: Watcher[S, A, E], seat: Seat | None) -> None:
            done = deed.actor, deed.action
            told = tell(self._game, deed.before, done, deed.step, seat)
            watcher.saw(replace(told, stand_in=stand_in))

        self._audience.tell(say)
