"""People who take back and do again at random, for tests of undo and redo."""

from random import Random

from edenia_tui.table.keeper import Keeper
from edenia_tui.table.seating import Sitter
from edenia_tui.table.table import Table
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import State
from rules.kernel.seat import Seat
from tests.table.company import (
    EdeniaPerson,
    EdeniaPlayer,
    EdeniaQuestion,
    EdeniaRecord,
    EdeniaTable,
    lamb_on,
    seats_of,
    sitters,
)

DECISIONS = 150
"""So many decisions of wavering people are enough."""


class Waverer(EdeniaPerson):
    """A person who takes back and does again at random, and checks that it is so."""

    def __init__(self, seat: Seat, rng: Random, log: list[str]) -> None:
        """Take a seat; `log` collects what was done beside choosing."""
        super().__init__(seat, self._reply)
        self.table: EdeniaTable
        self._rng = rng
        self._log = log
        self._taken: list[tuple[int, State]] = []

    def _reply(self, question: EdeniaQuestion) -> None:
        table, way = self.table, self._rng.random()
        assert question.view == table.view(self.seat)
        if len(self._log) > DECISIONS:
            table.stop()
        elif way < 0.35 and table.rewinding._course.taken_back.again:
            self._redo()
        elif way < 0.6 and table.rewinding.fence(self.seat) is None:
            self._undo()
        elif way < 0.65 and (points := table.rewinding.decisions(self.seat)):
            self._back(self._rng.choice(points))
        else:
            self._taken.clear()
            self._log.append("")
            self.answer(self._rng.choice(question.legal))

    def _redo(self) -> None:
        self._log.append("redo")
        self.table.rewinding.redo(self.seat)
        if self._taken:
            assert (len(self.table.record.actions), self.table.state) == self._taken.pop()

    def _back(self, point: int) -> None:
        self._taken.append((len(self.table.record.actions), self.table.state))
        self._log.append("back")
        self.table.rewinding.back(self.seat, point)
        assert len(self.table.record.actions) == point

    def _undo(self) -> None:
        table = self.table
        self._taken.append((len(table.record.actions), table.state))
        actions, deep = table.record.actions, table.rewinding.steps_back(self.seat)
        self._log.append("undo")
        table.rewinding.undo(self.seat)
        assert table.record.actions == actions[:-1]
        assert EDENIA.to_act(table.state) == self.seat
        assert table.rewinding.steps_back(self.seat) == deep - 1


def sitters_of(options: Options, people: int) -> tuple[Sitter, ...]:
    """Seat people first, then lambs."""
    return sitters(options, "human")[:people] + sitters(options)[people:]


def wavering_table(
    record: EdeniaRecord, seed: int, people: int, log: list[str], keeper: Keeper | None = None
) -> EdeniaTable:
    """Set a table for wavering people and lambs; `log` collects what the people do."""
    everyone = seats_of(record.options)
    wavering = {seat: Waverer(seat, Random(seed + seat), log) for seat in everyone[:people]}
    players: dict[Seat, EdeniaPlayer] = {seat: lamb_on(seat, seed) for seat in everyone}
    table = Table(EDENIA, record, players | wavering, keeper=keeper, seed=seed)
    for person in wavering.values():
        person.table = table
    return table
