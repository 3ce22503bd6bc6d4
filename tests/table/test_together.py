"""What belongs together is kept together: a choice with its chance, a way back with its consents."""

import asyncio
from random import Random

import pytest

from edenia_tui.games.edenia.options import EDENIA_OPTIONS
from edenia_tui.storage.save_errors import NotKept
from edenia_tui.storage.saved import Misfit, read_saved
from edenia_tui.table.course import NotPossible
from edenia_tui.table.rewind import Rewind, RewindKind, read_rewind, write_rewind
from edenia_tui.table.room import Room
from edenia_tui.table.seating import Sitter
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.kernel.record import steps
from rules.kernel.refused import Unreadable
from rules.kernel.seat import CHANCE, Seat
from tests.table.company import (
    AT_LAST,
    TWO,
    EdeniaPerson,
    EdeniaQuestion,
    EdeniaRewound,
    EdeniaRoom,
    IdleWatcher,
    empty_record,
    lamb_on,
    open_room,
    seats_of,
    text_of,
)
from tests.table.peeking import record_of

RED, GREEN = Seat(0), Seat(1)
BEGUN = Options(2, first=RED)


class Groups:
    """A keeper that remembers what was kept in one go, and whose choice it was."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.kept: list[tuple[str, ...]] = []
        self.by_bots: list[bool] = []
        self.problem: Exception | None = None

    async def append(self, *lines: str, by_bot: bool = False) -> None:
        """Keep a group."""
        if self.problem is not None:
            raise self.problem
        self.kept.append(lines)
        self.by_bots.append(by_bot)

    async def reseat(self, seat: Seat, sitter: Sitter, *notes: str) -> None:
        """Keep who sits there."""
        await self.append(*notes, f"seat {seat} {sitter.name} {sitter.player}")


def test_a_choice_and_the_chance_after_it_are_kept_in_one_go() -> None:
    """Every group is one decision, the last of them the game's end, and ends where somebody decides."""
    keeper = Groups()
    players = {seat: lamb_on(seat, 1) for seat in seats_of(TWO)}
    room = Room(EDENIA, empty_record(TWO), players, keeper=keeper, seed=1)
    asyncio.run(room.run())
    record = record_of(room)
    assert [line for group in keeper.kept for line in group] == [
        EDENIA.write_action(action) for action in record.actions
    ]
    actors = [EDENIA.to_act(step.state) for step in steps(EDENIA, record)]
    at, sizes = 0, set[int]()
    for group, by_bot in zip(keeper.kept, keeper.by_bots, strict=True):
        who = actors[at : at + len(group)]
        assert all(actor is CHANCE for actor in who[1:])
        assert (who[0] is not CHANCE) == by_bot
        at += len(group)
        assert actors[at] is not CHANCE
        sizes.add(len(group))
    assert {1, 2} <= sizes


def test_what_people_choose_is_no_bots_choice() -> None:
    """Only the choices of bots are told as such."""

    async def play() -> None:
        keeper = Groups()
        bots = {GREEN: lamb_on(GREEN, 1)}
        room = Room(EDENIA, empty_record(BEGUN), bots, keeper=keeper, seed=1)
        running = asyncio.ensure_future(room.run())
        asked = await until_anybody_is_asked(room)
        room.answer(asked, asked.legal[0])
        await until_anybody_is_asked(room)
        assert keeper.by_bots[0] is False
        room.stop()
        await running

    asyncio.run(play())


def test_chance_may_come_from_elsewhere() -> None:
    """A room is given generators; it asks them for the number of each draw and keeps no seed."""
    asked: list[int] = []

    def generator(number: int) -> Random:
        asked.append(number)
        return Random(number)

    players = {seat: lamb_on(seat, 1) for seat in seats_of(TWO)}
    room = Room(EDENIA, empty_record(TWO), players, generators=generator)
    asyncio.run(room.run())
    record = record_of(room)
    actors = [EDENIA.to_act(step.state) for step in steps(EDENIA, record)]
    assert asked == [number for number, actor in enumerate(actors) if actor is CHANCE]


class Rewinds(IdleWatcher):
    """Remembers what was taken back."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.told: list[EdeniaRewound] = []

    def rewound(self, rewound: EdeniaRewound) -> None:
        """Remember."""
        self.told.append(rewound)


async def until_anybody_is_asked(room: EdeniaRoom) -> EdeniaQuestion:
    """Wait for the next question to a person."""
    async with asyncio.timeout(AT_LAST):
        while True:
            for seat in (RED, GREEN):
                if (question := room.question(seat)) is not None:
                    return question
            await asyncio.sleep(0)


async def some_turns(keeper: Groups) -> tuple[EdeniaRoom, "asyncio.Future[None]"]:
    """Let two people decide a few times."""
    company = {seat: EdeniaPerson(seat) for seat in (RED, GREEN)}
    room = open_room(empty_record(BEGUN), company, keeper=keeper, seed=1)
    running = asyncio.ensure_future(room.run())
    for _ in range(12):
        asked = await until_anybody_is_asked(room)
        room.answer(asked, asked.legal[0])
    await until_anybody_is_asked(room)
    return room, running


def test_all_who_agree_may_go_back() -> None:
    """Consents and the way back are one group; everybody is told, and the same chance comes again."""

    async def play() -> None:
        keeper, rewinds = Groups(), Rewinds()
        room, running = await some_turns(keeper)
        room.attach(rewinds, GREEN)
        done = record_of(room).actions
        await room.rewinding.back_by_consent(RED, 1, lambda: ["# yes green"])
        assert keeper.kept[-1] == ("# yes green", "back 1 agreed")
        assert record_of(room).actions == done[:1]
        (told,) = rewinds.told
        assert (told.kind, told.actor, told.number) == (RewindKind.BACK, RED, len(done) - 1)
        room.stop()
        await running
        lines = "\n".join(line for group in keeper.kept for line in group)
        saved = read_saved(text_of(empty_record(BEGUN)) + lines, EDENIA, EDENIA_OPTIONS)
        assert saved.record.actions == done[:1]

    asyncio.run(play())


def test_consent_that_is_void_or_not_kept_changes_nothing() -> None:
    """Who raises while consent is looked at, and a disk that is full, leave the game as it was."""

    async def play() -> None:
        keeper = Groups()
        room, running = await some_turns(keeper)
        done, kept = record_of(room).actions, list(keeper.kept)

        def void() -> list[str]:
            raise NotPossible(RewindKind.BACK)

        with pytest.raises(NotPossible):
            await room.rewinding.back_by_consent(RED, 1, void)
        with pytest.raises(NotPossible):
            await room.rewinding.back_by_consent(RED, len(done), list)
        keeper.problem = NotKept("here", "disk full")
        with pytest.raises(NotKept):
            await room.rewinding.back_by_consent(RED, 1, list)
        assert (record_of(room).actions, keeper.kept) == (done, kept)
        room.stop()
        await running

    asyncio.run(play())


def test_an_agreed_way_back_is_read_as_it_is_written() -> None:
    """The word says that people agreed; without it two people do not go back, with another nobody."""
    rewind = Rewind(RewindKind.BACK, 3, is_agreed=True)
    assert read_rewind(write_rewind(rewind), 1) == rewind
    assert read_rewind("back 3", 1) == Rewind(RewindKind.BACK, 3)
    for wrong in ("back 3 agreed agreed", "back agreed", "back 3 forced", "undo agreed"):
        with pytest.raises(Unreadable):
            read_rewind(wrong, 1)
    people = text_of(empty_record(BEGUN)).replace(" lamb", " human")
    assert read_saved(f"{people}skip\nback 0 agreed\n", EDENIA, EDENIA_OPTIONS).record.actions == ()
    with pytest.raises(Misfit):
        read_saved(f"{people}skip\nback 0\n", EDENIA, EDENIA_OPTIONS)


def test_who_takes_a_seat_is_kept_with_the_reason() -> None:
    """The notes and the seat are one group; a reason that is gone by then changes nothing."""

    async def play() -> None:
        keeper = Groups()
        room, running = await some_turns(keeper)

        def gone() -> list[str]:
            raise LookupError

        with pytest.raises(LookupError):
            await room.replace(RED, lamb_on(RED, 1), gone)
        assert room.kinds[RED] == "human"
        await room.replace(RED, lamb_on(RED, 1), lambda: ["# why"])
        assert ("# why", "seat 0 Ann lamb") in keeper.kept
        assert room.kinds[RED] == "lamb"
        room.stop()
        await running

    asyncio.run(play())


def test_nothing_changes_while_a_room_is_undisturbed() -> None:
    """An answer that comes meanwhile waits."""

    async def play() -> None:
        keeper = Groups()
        room, running = await some_turns(keeper)
        done = len(record_of(room).actions)

        async def look() -> int:
            asked = await until_anybody_is_asked(room)
            room.answer(asked, asked.legal[0])
            for _ in range(5):
                await asyncio.sleep(0)
            return len(record_of(room).actions)

        assert await room.undisturbed(look) == done
        await until_anybody_is_asked(room)
        assert len(record_of(room).actions) > done
        room.stop()
        await running

    asyncio.run(play())
