"""People who take back and do again at random, for tests of undo and redo."""

import asyncio
from random import Random

from edenia_tui.table.keeper import Keeper
from edenia_tui.table.seating import Sitter
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import State
from rules.kernel.seat import Seat
from tests.table.company import (
    EdeniaPerson,
    EdeniaQuestion,
    EdeniaRecord,
    EdeniaRoom,
    lamb_on,
    open_room,
    seats_of,
    sitters,
)
from tests.table.peeking import record_of, state_of

DECISIONS = 150
"""So many decisions of wavering people are enough."""


class Waverer(EdeniaPerson):
    """A person who takes back and does again at random, and checks that it is so."""

    def __init__(self, seat: Seat, rng: Random, log: list[str]) -> None:
        """Take a seat; `log` collects what was done beside choosing."""
        super().__init__(seat)
        self._rng = rng
        self._log = log
        self._taken: list[tuple[int, State]] = []
        self._replying = asyncio.Lock()
        self._replies: list[asyncio.Future[None]] = []

    def asked(self, question: EdeniaQuestion) -> None:
        """Reply, once the last reply is given."""
        super().asked(question)
        self._replies.append(asyncio.ensure_future(self._reply(question)))

    async def _reply(self, question: EdeniaQuestion) -> None:
        try:
            async with self._replying:
                await self._waver(question)
        except Exception as error:
            self._log.append(f"failed: {error!r}")
            self.room.stop()
            raise

    async def _waver(self, question: EdeniaQuestion) -> None:
        room, way = self.room, self._rng.random()
        assert question.view == room.view(self.seat)
        if len(self._log) > DECISIONS:
            room.stop()
        elif way < 0.35 and room._course.taken_back.again:
            await self._redo()
        elif way < 0.6 and room.rewinding.fence(self.seat) is None:
            await self._undo()
        elif way < 0.65 and (points := room.rewinding.decisions(self.seat)):
            await self._back(self._rng.choice(points))
        else:
            self._taken.clear()
            self._log.append("")
            self.answer(self._rng.choice(question.legal))

    async def _redo(self) -> None:
        self._log.append("redo")
        await self.room.rewinding.redo(self.seat)
        if self._taken:
            assert (len(record_of(self.room).actions), state_of(self.room)) == self._taken.pop()

    async def _back(self, point: int) -> None:
        self._taken.append((len(record_of(self.room).actions), state_of(self.room)))
        self._log.append("back")
        await self.room.rewinding.back(self.seat, point)
        assert len(record_of(self.room).actions) == point

    async def _undo(self) -> None:
        room = self.room
        self._taken.append((len(record_of(room).actions), state_of(room)))
        actions, deep = record_of(room).actions, room.rewinding.steps_back(self.seat)
        self._log.append("undo")
        await room.rewinding.undo(self.seat)
        assert record_of(room).actions == actions[:-1]
        assert EDENIA.to_act(state_of(room)) == self.seat
        assert room.rewinding.steps_back(self.seat) == deep - 1


def sitters_of(options: Options, people: int) -> tuple[Sitter, ...]:
    """Seat people first, then lambs."""
    return sitters(options, "human")[:people] + sitters(options)[people:]


def wavering_room(
    record: EdeniaRecord, seed: int, people: int, log: list[str], keeper: Keeper | None = None
) -> EdeniaRoom:
    """Open a room for wavering people and lambs; `log` collects what the people do."""
    everyone = seats_of(record.options)
    wavering = {seat: Waverer(seat, Random(seed + seat), log) for seat in everyone[:people]}
    lambs = {seat: lamb_on(seat, seed) for seat in everyone[people:]}
    return open_room(record, {**lambs, **wavering}, keeper=keeper, seed=seed)
