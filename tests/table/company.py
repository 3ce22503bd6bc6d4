"""People and bots for the tests of the table."""

import asyncio
from collections.abc import Iterator
from functools import partial
from random import Random

from edenia_tui.games.edenia.options import EDENIA_OPTIONS
from edenia_tui.storage.record_text import Header, write_header
from edenia_tui.table.bot_player import BotPlayer
from edenia_tui.table.chance import rng_of_bot
from edenia_tui.table.keeper import Keeper
from edenia_tui.table.players import Person, Player, Question
from edenia_tui.table.seating import Sitter
from edenia_tui.table.table import Table
from edenia_tui.table.watchers import Told
from rules.bots.lamb import lamb
from rules.edenia.actions import Action
from rules.edenia.events import Event
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import State
from rules.kernel.record import Record
from rules.kernel.seat import Seat

EdeniaTable = Table[Options, State, Action, Event]
EdeniaTold = Told[State, Action, Event]
EdeniaPerson = Person[State, Action]
EdeniaQuestion = Question[State, Action]
EdeniaPlayer = Player[State, Action]
EdeniaRecord = Record[Options, Action]

TWO = Options(2)
NAMES = ("Ann", "Bob", "Cleo", "Dan")


class Diary:
    """A watcher that remembers everything it was told."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.told: list[EdeniaTold] = []

    def saw(self, told: EdeniaTold) -> None:
        """Remember."""
        self.told.append(told)


class Guest(EdeniaPerson):
    """A person who answers every question at random as soon as it is put."""

    def __init__(self, seat: Seat, seed: int, asked: list[EdeniaQuestion]) -> None:
        """Take a seat; `asked` collects the questions."""
        super().__init__(seat, self._reply)
        self._rng = Random(seed)
        self._questions = asked

    def _reply(self, question: EdeniaQuestion) -> None:
        self._questions.append(question)
        self.answer(self._rng.choice(question.legal))


def sitters(options: Options, player: str = "lamb") -> tuple[Sitter, ...]:
    """Seat players of one kind."""
    return tuple(Sitter(name, player) for name in NAMES[: options.players])


def seats_of(options: Options) -> list[Seat]:
    """List the seats of a game."""
    return [Seat(number) for number in range(options.players)]


def lamb_on(seat: Seat, seed: int) -> BotPlayer[State, Action]:
    """Put a lamb on a seat."""
    return BotPlayer(EDENIA, lamb, partial(rng_of_bot, seed, seat), "lamb")


def empty_record(options: Options) -> EdeniaRecord:
    """Write down a game nobody has begun."""
    return Record("edenia", options, NAMES[: options.players])


def bot_table(
    options: Options, seed: int, keeper: Keeper | None = None, record: EdeniaRecord | None = None
) -> EdeniaTable:
    """Set a table for lambs."""
    record = record or empty_record(options)
    players = {seat: lamb_on(seat, seed) for seat in seats_of(options)}
    return Table(EDENIA, record, players, keeper=keeper, seed=seed)


def play_bots(options: Options, seed: int, keeper: Keeper | None = None) -> EdeniaTable:
    """Let lambs play a whole game."""
    table = bot_table(options, seed, keeper)
    asyncio.run(table.run())
    return table


def text_of(record: EdeniaRecord) -> str:
    """Write a record as it stands in a file."""
    header = Header("edenia", sitters(record.options), record.options)
    return write_header(header, EDENIA_OPTIONS) + "".join(lines_of(record))


def lines_of(record: EdeniaRecord) -> Iterator[str]:
    """Write the actions of a record, a line each."""
    return (f"{EDENIA.write_action(action)}\n" for action in record.actions)
