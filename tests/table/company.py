"""People and bots for the tests of the table."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import partial
from random import Random
from typing import Any

from edenia_tui.games.edenia.options import EDENIA_OPTIONS
from edenia_tui.storage.record_text import Header, write_header
from edenia_tui.table.bot_player import BotPlayer
from edenia_tui.table.chance import rng_of_bot
from edenia_tui.table.keeper import Keeper
from edenia_tui.table.player import Player
from edenia_tui.table.question import NotOffered, Question
from edenia_tui.table.room import Room
from edenia_tui.table.seating import Sitter
from edenia_tui.table.watchers import Rewound, Told
from rules.bots.lamb import lamb
from rules.edenia.actions import Action
from rules.edenia.events import Event
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import State
from rules.kernel.record import Record
from rules.kernel.seat import Seat

EdeniaRoom = Room[Options, State, Action, Event]
EdeniaTold = Told[State, Action, Event]
EdeniaRewound = Rewound[State, Action]
EdeniaQuestion = Question[State, Action]
EdeniaPlayer = Player[State, Action]
EdeniaRecord = Record[Options, Action]

TWO = Options(2)
AT_LAST = 30
"""Seconds after which something that should have happened never will."""
NAMES = ("Ann", "Bob", "Cleo", "Dan")


class IdleWatcher:
    """A watcher whom nothing concerns; others are made of it."""

    def saw(self, told: EdeniaTold) -> None:
        """Do not care."""

    def rewound(self, rewound: EdeniaRewound) -> None:
        """Do not care."""

    def asked(self, question: EdeniaQuestion) -> None:
        """Do not care."""


class Diary(IdleWatcher):
    """A watcher that remembers everything it was told."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.told: list[EdeniaTold] = []

    def saw(self, told: EdeniaTold) -> None:
        """Remember."""
        self.told.append(told)


class Stopper(IdleWatcher):
    """A watcher that ends the run after one action."""

    def __init__(self, room: EdeniaRoom) -> None:
        """Know what to stop."""
        self._room = room

    def saw(self, told: EdeniaTold) -> None:
        """Stop."""
        del told
        self._room.stop()


class EdeniaPerson(IdleWatcher):
    """A person who comes to a room, and answers when the test says so."""

    room: EdeniaRoom

    def __init__(self, seat: Seat) -> None:
        """Mean to take a seat."""
        self.seat = seat
        self._last: EdeniaQuestion | None = None

    def come(self, room: EdeniaRoom) -> None:
        """Take the seat."""
        self.room = room
        room.attach(self, self.seat)

    def asked(self, question: EdeniaQuestion) -> None:
        """Think about it."""
        self._last = question

    @property
    def question(self) -> EdeniaQuestion | None:
        """The open question."""
        return self.room.question(self.seat)

    def answer(self, action: Action) -> None:
        """Answer what was asked last."""
        if self._last is None:
            raise NotOffered
        self.room.answer(self._last, action)


class Guest(EdeniaPerson):
    """A person who answers every question at random as soon as it is put."""

    def __init__(self, seat: Seat, seed: int, asked: list[EdeniaQuestion]) -> None:
        """Take a seat; `asked` collects the questions."""
        super().__init__(seat)
        self._rng = Random(seed)
        self._questions = asked

    def asked(self, question: EdeniaQuestion) -> None:
        """Answer it."""
        super().asked(question)
        self._questions.append(question)
        self.answer(self._rng.choice(question.legal))


def open_room(
    record: EdeniaRecord,
    company: Mapping[Seat, EdeniaPlayer | EdeniaPerson],
    *,
    keeper: Keeper | None = None,
    seed: int | None = None,
) -> EdeniaRoom:
    """Open a room for bots and people, and let the people come."""
    people = [one for one in company.values() if isinstance(one, EdeniaPerson)]
    bots = {seat: one for seat, one in company.items() if not isinstance(one, EdeniaPerson)}
    room = Room(EDENIA, record, bots, keeper=keeper, seed=seed)
    for person in people:
        person.come(room)
    return room


async def until_asked(person: EdeniaPerson) -> EdeniaQuestion:
    """Give the room time until a person has a question to answer."""
    return await until_open(person.room, person.seat)


async def until_open(room: EdeniaRoom, seat: Seat) -> EdeniaQuestion:
    """Give the room time until a person on a seat is to decide, whoever that may be."""
    async with asyncio.timeout(AT_LAST):
        while True:
            await asyncio.sleep(0.001)
            if (question := room.question(seat)) is not None:
                return question


def sitters(options: Options, player: str = "lamb") -> tuple[Sitter, ...]:
    """Seat players of one kind."""
    return tuple(Sitter(name, player) for name in NAMES[: options.players])


def seats_of(options: Options) -> list[Seat]:
    """List the seats of a game."""
    return [Seat(number) for number in range(options.players)]


def lamb_on(seat: Seat, seed: int) -> BotPlayer[State, Action]:
    """Put a lamb on a seat."""
    return BotPlayer(EDENIA, lamb, partial(rng_of_bot, seed, seat), "lamb")


def giving_up(room: Room[Any, Any, Any, Any]) -> Callable[[Seat], Awaitable[None]]:
    """Let a lamb play on for whoever resigns in a room."""
    return lambda seat: room.replace(seat, lamb_on(seat, 1))


def empty_record(options: Options) -> EdeniaRecord:
    """Write down a game nobody has begun."""
    return Record("edenia", options, NAMES[: options.players])


def bot_room(
    options: Options, seed: int, keeper: Keeper | None = None, record: EdeniaRecord | None = None
) -> EdeniaRoom:
    """Set a table for lambs."""
    record = record or empty_record(options)
    players = {seat: lamb_on(seat, seed) for seat in seats_of(options)}
    return Room(EDENIA, record, players, keeper=keeper, seed=seed)


def play_bots(options: Options, seed: int, keeper: Keeper | None = None) -> EdeniaRoom:
    """Let lambs play a whole game."""
    room = bot_room(options, seed, keeper)
    asyncio.run(room.run())
    return room


def text_of(record: EdeniaRecord) -> str:
    """Write a record as it stands in a file."""
    header = Header("edenia", sitters(record.options), record.options)
    return write_header(header, EDENIA_OPTIONS) + "".join(lines_of(record))


def lines_of(record: EdeniaRecord) -> Iterator[str]:
    """Write the actions of a record, a line each."""
    return (f"{EDENIA.write_action(action)}\n" for action in record.actions)
