"""Keeping a line is awaited: nobody hears of it earlier, nobody else waits, none is lost or doubled."""

import asyncio
import threading
from pathlib import Path

import pytest

from edenia_tui.storage.files.record_file import RecordFile
from edenia_tui.storage.save_errors import NotKept
from edenia_tui.table.seating import Sitter
from rules.edenia.actions import Skip
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.kernel.seat import Seat
from tests.library import begin, read_file
from tests.table.company import (
    AT_LAST,
    TWO,
    Diary,
    EdeniaPerson,
    bot_room,
    empty_record,
    lamb_on,
    open_room,
    sitters,
    until_asked,
)
from tests.table.peeking import record_of

RED, GREEN = Seat(0), Seat(1)
BEGUN = Options(2, first=RED)


class Pensioner:
    """A keeper that keeps nothing before it is let."""

    def __init__(self, problem: Exception | None = None) -> None:
        """Begin with nothing kept; with a problem, nothing ever will be."""
        self.lines: list[str] = []
        self.asked = asyncio.Event()
        self.may = asyncio.Event()
        self._problem = problem

    async def append(self, *lines: str, by_bot: bool = False) -> None:
        """Keep a line once that is allowed."""
        self.asked.set()
        await self.may.wait()
        if self._problem is not None:
            raise self._problem
        del by_bot
        self.lines += lines

    async def reseat(self, seat: Seat, sitter: Sitter, *notes: str) -> None:
        """Keep who sits there."""
        await self.append(*notes, f"seat {seat} {sitter.name} {sitter.player}")


def test_a_keeper_that_takes_long_delays_nobody_else() -> None:
    """Of two rooms on one loop, one waits for its first line while the other plays to its end."""

    async def play() -> None:
        keeper, diary = Pensioner(), Diary()
        slow, quick = bot_room(TWO, 1, keeper), bot_room(TWO, 2)
        slow.attach(diary)
        waiting = asyncio.ensure_future(slow.run())
        async with asyncio.timeout(AT_LAST):
            await keeper.asked.wait()
            await quick.run()
            assert quick.is_over
            assert (record_of(slow).actions, diary.told, keeper.lines) == ((), [], [])
            keeper.may.set()
            await waiting
        assert slow.is_over
        assert keeper.lines == [EDENIA.write_action(one) for one in record_of(slow).actions]

    asyncio.run(play())


def test_the_loop_goes_on_while_a_disk_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The file of one game blocks in its thread; another game is played to its end meanwhile."""
    keeper, _ = begin("edenia", TWO, sitters(TWO), 1)
    may, threads = threading.Event(), set[threading.Thread]()
    write = RecordFile.write

    def slow(file: RecordFile, text: str) -> None:
        threads.add(threading.current_thread())
        may.wait(AT_LAST)
        write(file, text)

    monkeypatch.setattr(RecordFile, "write", slow)

    async def play() -> None:
        room, other = bot_room(TWO, 1, keeper), bot_room(TWO, 2)
        waiting = asyncio.ensure_future(room.run())
        async with asyncio.timeout(AT_LAST):
            await other.run()
            assert record_of(room).actions == ()
            may.set()
            await waiting

    asyncio.run(play())
    keeper.close()
    assert len(threads) == 1
    assert threading.main_thread() not in threads


def test_lines_stand_in_the_order_in_which_they_were_given() -> None:
    """One writer at a time: appends that are under way together do not overtake each other."""
    keeper, _ = begin("edenia", TWO, sitters(TWO), 1)
    lines = [f"# {number}" for number in range(50)]

    async def write() -> None:
        await asyncio.gather(*(keeper.append(line) for line in lines))

    asyncio.run(write())
    keeper.close()
    assert keeper.path.read_text("utf-8").splitlines()[-50:] == lines


def test_closing_waits_for_what_is_being_written() -> None:
    """A line whose writing has begun is in the file, even if nobody waits for it any more."""
    keeper, _ = begin("edenia", TWO, sitters(TWO), 1)

    async def leave() -> None:
        writing = asyncio.ensure_future(keeper.append("# last"))
        await asyncio.sleep(0)
        writing.cancel()

    asyncio.run(leave())
    keeper.close()
    assert keeper.path.read_text("utf-8").count("# last\n") <= 1
    assert keeper.path.read_text("utf-8").endswith("\n")


def test_cancelling_in_the_middle_of_keeping_carries_the_change_through() -> None:
    """The line is kept once, the game has changed and everybody was told before the run has ended."""

    async def play() -> None:
        keeper, diary = Pensioner(), Diary()
        room = bot_room(TWO, 1, keeper)
        room.attach(diary)
        running = asyncio.ensure_future(room.run())
        await keeper.asked.wait()
        for _ in range(3):
            running.cancel()
            await asyncio.sleep(0)
        assert not running.done()
        keeper.may.set()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert len(keeper.lines) == len(record_of(room).actions) == len(diary.told) == 1
        async with asyncio.timeout(AT_LAST):
            await room.run()
        assert keeper.lines == [EDENIA.write_action(one) for one in record_of(room).actions]

    asyncio.run(play())


@pytest.mark.parametrize("seed", range(2))
def test_a_game_cancelled_again_and_again_is_the_game_in_its_file(seed: int) -> None:
    """Wherever a run is cancelled, file and game agree, and the whole game is one played in peace."""
    keeper, saved = begin("edenia", TWO, sitters(TWO), seed)

    async def play() -> None:
        room = bot_room(TWO, seed, keeper, saved.record)
        while not room.is_over:
            running = asyncio.ensure_future(room.run())
            await asyncio.wait({running}, timeout=0.01)
            running.cancel()
            await asyncio.wait({running})
            assert read_file(keeper.path).record == record_of(room)
        peaceful = bot_room(TWO, seed)
        await peaceful.run()
        assert record_of(peaceful) == record_of(room)

    asyncio.run(play())
    keeper.close()


def test_what_cannot_be_kept_is_not_done(tmp_path: Path) -> None:
    """An answer, a way back and a new player leave the game as it was; the person is asked again."""

    async def play() -> None:
        keeper = Pensioner(NotKept(tmp_path, "disk full"))
        keeper.may.set()
        person, diary = EdeniaPerson(RED), Diary()
        room = open_room(
            empty_record(BEGUN), {RED: person, GREEN: lamb_on(GREEN, 1)}, keeper=keeper, seed=1
        )
        room.attach(diary)
        running = asyncio.ensure_future(room.run())
        await until_asked(person)
        with pytest.raises(NotKept):
            await room.replace(RED, lamb_on(RED, 1))
        assert room.kinds[RED] == "human"
        person.answer(Skip())
        with pytest.raises(NotKept):
            await running
        assert (record_of(room).actions, diary.told) == ((), [])
        again = asyncio.ensure_future(room.run())
        await until_asked(person)
        room.stop()
        await again

    asyncio.run(play())


def test_an_answer_that_is_not_kept_before_the_end_is_not_taken() -> None:
    """Who stops a game in the same moment finds it as it was."""

    async def play() -> None:
        keeper, person = Pensioner(), EdeniaPerson(RED)
        room = open_room(
            empty_record(BEGUN), {RED: person, GREEN: lamb_on(GREEN, 1)}, keeper=keeper, seed=1
        )
        keeper.may.set()
        running = asyncio.ensure_future(room.run())
        await until_asked(person)
        person.answer(Skip())
        room.stop()
        await running
        assert record_of(room).actions == ()
        assert keeper.lines == []

    asyncio.run(play())


def test_an_answer_that_waits_behind_an_undo_is_meant_for_another_state() -> None:
    """While something is being taken back, a choice that comes in is not applied to what is left."""

    async def play() -> None:
        keeper, person = Pensioner(), EdeniaPerson(RED)
        room = open_room(
            empty_record(BEGUN), {RED: person, GREEN: lamb_on(GREEN, 1)}, keeper=keeper, seed=1
        )
        keeper.may.set()
        running = asyncio.ensure_future(room.run())
        await until_asked(person)
        person.answer(Skip())
        await asyncio.sleep(0)
        asked = await until_asked(person)
        done = len(record_of(room).actions)
        keeper.may.clear()
        going_back = asyncio.ensure_future(room.rewinding.back(RED, 0))
        await asyncio.sleep(0)
        person.answer(asked.legal[0])
        await asyncio.sleep(0)
        assert len(record_of(room).actions) == done
        keeper.may.set()
        await going_back
        assert (await until_asked(person)).view == room.view(RED)
        assert record_of(room).actions == ()
        assert keeper.lines[-1] == "back 0"
        room.stop()
        await running
        assert keeper.lines[-1] == "back 0"

    asyncio.run(play())
