"""Undo, redo and back at a table: the same states again, the same chance, and a file that only grows."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from edenia_tui.storage.files.record_file import RecordFile
from edenia_tui.storage.save_errors import NotKept
from edenia_tui.table.chance import rng_of_chance
from edenia_tui.table.course import NotPossible
from edenia_tui.table.rewind import RewindKind
from edenia_tui.table.room import Room
from rules.bots.chance import draw_chance
from rules.edenia.actions import Action, Keep, Skip
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import State
from rules.kernel.record import replay
from rules.kernel.seat import CHANCE, Seat
from rules.kernel.undo import Fence
from tests.library import begin, open_file, read_file
from tests.rules.games import EDENIA_ROWS
from tests.storage.test_record_file import FullDisk
from tests.table.company import (
    TWO,
    EdeniaPerson,
    EdeniaPlayer,
    EdeniaQuestion,
    EdeniaRecord,
    EdeniaRewound,
    EdeniaRoom,
    EdeniaTold,
    IdleWatcher,
    Stopper,
    empty_record,
    lamb_on,
    open_room,
    seats_of,
    sitters,
)
from tests.table.peeking import record_of, state_of
from tests.table.waverer import sitters_of, wavering_room

RED, GREEN = Seat(0), Seat(1)
BEGUN = Options(2, first=RED)


class Notary(IdleWatcher):
    """A watcher that checks that chance never draws twice at the same place, and reads along."""

    def __init__(self, room: EdeniaRoom, path: Path) -> None:
        """Begin with nothing drawn."""
        self._room = room
        self._path = path
        self._text = path.read_bytes()
        self.drawn: dict[tuple[int, State], Action] = {}

    def saw(self, told: EdeniaTold) -> None:
        """Check one action."""
        self._check_growth()
        number = len(record_of(self._room).actions) - 1
        if told.actor is CHANCE and told.action is not None:
            assert self.drawn.setdefault((number, told.before), told.action) == told.action

    def rewound(self, rewound: EdeniaRewound) -> None:
        """Check that it is in the file."""
        self._check_growth()
        last = self._path.read_text("utf-8").splitlines()[-1]
        assert last.split()[0] == rewound.kind.value
        assert rewound.after == self._room.view(rewound.seat)

    def _check_growth(self) -> None:
        text = self._path.read_bytes()
        assert text.startswith(self._text)
        assert len(text) > len(self._text)
        self._text = text


def waver(options: Options, seed: int, people: int) -> list[str]:
    """Let people waver for a while, lambs on the other seats; what they did beside choosing."""
    keeper, saved = begin("edenia", options, sitters_of(options, people), seed)
    log: list[str] = []
    room = wavering_room(saved.record, seed, people, log, keeper)
    notary = Notary(room, keeper.path)
    room.attach(notary)
    asyncio.run(room.run())
    keeper.close()
    read = read_file(keeper.path)
    assert (read.record, read.state) == (record_of(room), state_of(room))
    assert read.taken_back.again == room._course.taken_back.again
    assert not [one for one in log if one.startswith("failed")]
    return log


@pytest.mark.parametrize(
    "options", [row.options for row in EDENIA_ROWS], ids=[row.name for row in EDENIA_ROWS]
)
def test_one_person_against_bots_may_waver(options: Options) -> None:
    """Redo gives the equal state back, chance never draws twice, and the file tells all of it."""
    log = waver(options, 5, 1)
    assert log.count("undo") > 3
    assert log.count("redo") > 3
    assert log.count("back") > 3


@pytest.mark.parametrize("options", [Options(2), Options(4)])
def test_people_among_themselves_may_waver_within_their_turns(options: Options) -> None:
    """Nobody goes back further than the last thing that revealed something."""
    log = waver(options, 8, options.players)
    assert log.count("undo") > 10
    assert log.count("redo") > 5
    assert "back" not in log


class Rewinds(IdleWatcher):
    """A watcher that writes down what is taken back and done again."""

    def __init__(self, told: list[EdeniaRewound]) -> None:
        """Write into a list."""
        self._told = told

    def rewound(self, rewound: EdeniaRewound) -> None:
        """Write it down."""
        self._told.append(rewound)


class Scripted(EdeniaPerson):
    """A person who hands each question to the test."""

    def __init__(self, seat: Seat) -> None:
        """Take a seat."""
        super().__init__(seat)
        self._asked_so_far: asyncio.Queue[EdeniaQuestion] = asyncio.Queue()

    def asked(self, question: EdeniaQuestion) -> None:
        """Keep it until the test wants it."""
        super().asked(question)
        self._asked_so_far.put_nowait(question)

    async def next(self) -> EdeniaQuestion:
        """Wait for the next question, but not for ever."""
        return await asyncio.wait_for(self._asked_so_far.get(), 10)


async def sit_down(
    people: int = 1, keeper: RecordFile | None = None
) -> tuple[EdeniaRoom, Scripted]:
    """Set a table for red and one more, and let it run until the test ends."""
    red = Scripted(RED)
    green: EdeniaPlayer | EdeniaPerson = lamb_on(GREEN, 1) if people == 1 else Scripted(GREEN)
    room = open_room(empty_record(BEGUN), {RED: red, GREEN: green}, keeper=keeper, seed=1)
    return room, red


def test_the_question_is_put_again_and_everybody_is_told() -> None:
    """After an undo the earlier question is open, and each seat hears of it as far as it may know."""

    async def play() -> None:
        room, red = await sit_down()
        told: list[EdeniaRewound] = []
        for seat in (RED, GREEN, None):
            room.attach(Rewinds(told), seat)
        running = asyncio.ensure_future(room.run())
        question = await red.next()
        while room.rewinding.fence(RED) is not None:
            red.answer(Random(len(record_of(room).actions)).choice(question.legal))
            question = await red.next()
        before, actions = state_of(room), record_of(room).actions
        await room.rewinding.undo(RED)
        again = await red.next()
        assert again.view == room.view(RED)
        assert actions[-1] in again.legal
        assert [one.seat for one in told] == [RED, GREEN, None]
        assert {one.kind for one in told} == {RewindKind.UNDO}
        assert {(one.actor, one.number) for one in told} == {(RED, 1)}
        assert told[0].action == actions[-1]
        await room.rewinding.redo(RED)
        once_more = await red.next()
        assert once_more.view == EDENIA.view(before, RED)
        assert told[-1].kind is RewindKind.REDO
        assert told[-1].after == EDENIA.view(before, None)
        room.stop()
        await running

    asyncio.run(play())


def test_a_secret_choice_that_is_taken_back_stays_secret() -> None:
    """Others hear that something was taken back, not what: `keep scope-4` names an artefact."""
    record = _until_kept_within_a_turn()
    state = replay(EDENIA, record)
    seat = EDENIA.to_act(state)
    assert isinstance(seat, int)
    room, told = Room(EDENIA, record, {}), list[EdeniaRewound]()
    for eyes in (RED, GREEN, None):
        room.attach(Rewinds(told), eyes)
    asyncio.run(room.rewinding.undo(Seat(seat)))
    known = {rewound.seat: rewound.action for rewound in told}
    assert known == {eyes: record.actions[-1] if eyes == seat else None for eyes in known}
    assert len(known) == 3


def test_what_is_not_possible_changes_nothing() -> None:
    """Nothing to undo, nothing to redo, nowhere to go back to, not one's turn, people at the table."""

    async def play() -> None:
        room, red = await sit_down(people=2)
        running = asyncio.ensure_future(room.run())
        await red.next()
        rewinding, green = room.rewinding, Scripted(GREEN)
        green.come(room)
        attempts: list[tuple[Callable[[], Awaitable[None]], RewindKind, Fence | None]] = [
            (lambda: rewinding.undo(RED), RewindKind.UNDO, Fence.START),
            (lambda: rewinding.undo(GREEN), RewindKind.UNDO, Fence.TURN),
            (lambda: rewinding.redo(RED), RewindKind.REDO, None),
            (lambda: rewinding.redo(GREEN), RewindKind.REDO, Fence.TURN),
            (lambda: rewinding.back(RED, 0), RewindKind.BACK, Fence.OTHER),
        ]
        for attempt, kind, fence in attempts:
            with pytest.raises(NotPossible) as caught:
                await attempt()
            assert (caught.value.kind, caught.value.fence) == (kind, fence)
        assert rewinding.decisions(RED) == []
        assert red.question is not None
        red.answer(Skip())
        await green.next()
        with pytest.raises(NotPossible):
            await rewinding.undo(GREEN)
        assert record_of(room).actions == (Skip(),)
        room.stop()
        await running

    asyncio.run(play())


def test_an_undo_that_cannot_be_kept_is_not_done() -> None:
    """On a full disk nothing is taken back and nobody is told of it."""
    created, _ = begin("edenia", BEGUN, sitters(BEGUN, "human"))
    created.close()
    file = FullDisk(created.path, "r+")
    keeper = RecordFile(created.path, file, ("red", "green"))

    async def play() -> None:
        room, red = await sit_down(keeper=keeper)
        told: list[EdeniaRewound] = []
        room.attach(Rewinds(told), RED)
        running = asyncio.ensure_future(room.run())
        await red.next()
        red.answer(Skip())
        await red.next()
        before, file.room = record_of(room), 0
        with pytest.raises(NotKept):
            await room.rewinding.back(RED, 0)
        assert (record_of(room), told) == (before, [])
        assert red.question is not None
        room.stop()
        await running
        assert read_file(created.path).record.actions == before.actions

    asyncio.run(play())
    keeper.close()


def test_another_seed_after_a_break_draws_what_was_drawn_before() -> None:
    """Who leaves, comes back and takes back cannot make chance draw anew, without a seed either."""
    keeper, saved = begin("edenia", TWO, sitters(TWO))
    players = {seat: lamb_on(seat, 1) for seat in seats_of(TWO)}
    room = Room(EDENIA, saved.record, players, keeper=keeper, seed=1)
    asyncio.run(room.run())
    states = _states(room)
    begins = next(n for n, state in enumerate(states) if EDENIA.to_act(state) == RED)
    draws = [n for n, s in enumerate(states) if EDENIA.to_act(s) is CHANCE and n > begins]
    asyncio.run(room.rewinding.back(RED, begins))
    keeper.close()
    again, saved = open_file(keeper.path)
    different = 0
    for point in draws[:40]:
        other = Room(EDENIA, saved.record, players, seed=2, taken_back=saved.taken_back)
        asyncio.run(other.rewinding.redo(RED))
        whole = record_of(other).actions
        asyncio.run(other.rewinding.back(RED, point))
        state = state_of(other)
        other.attach(Stopper(other))
        asyncio.run(other.run())
        drawn = record_of(other).actions
        assert drawn == whole[: len(drawn)]
        assert len(drawn) > point
        different += draw_chance(EDENIA, state, rng_of_chance(2, point)) != whole[point]
    again.close()
    assert different > 10


def test_a_new_choice_forgets_what_could_be_done_again() -> None:
    """Redo is for the moment after taking back; later there is nothing to do again, in the file too."""

    async def play() -> None:
        keeper, _ = begin("edenia", BEGUN, sitters(BEGUN, "human")[:1] + sitters(BEGUN)[1:])
        room, red = await sit_down(keeper=keeper)
        running = asyncio.ensure_future(room.run())
        await red.next()
        red.answer(Skip())
        await red.next()
        await room.rewinding.back(RED, 0)
        question = await red.next()
        assert room._course.taken_back.again
        red.answer(question.legal[0])
        await red.next()
        with pytest.raises(NotPossible):
            await room.rewinding.redo(RED)
        room.stop()
        await running
        keeper.close()
        assert read_file(keeper.path).taken_back.again == ()

    asyncio.run(play())


def _until_kept_within_a_turn() -> EdeniaRecord:
    """Play at random until somebody has kept an artefact and is asked again."""
    actions, state, rng = list[Action](), EDENIA.start(BEGUN), Random(2)
    while True:
        actor, legal = EDENIA.to_act(state), EDENIA.legal(state)
        action = draw_chance(EDENIA, state, rng) if actor is CHANCE else rng.choice(legal)
        state = EDENIA.apply(state, action).state
        actions.append(action)
        if isinstance(action, Keep) and EDENIA.to_act(state) == actor:
            return replace(empty_record(BEGUN), actions=tuple(actions))


def _states(room: EdeniaRoom) -> list[State]:
    """List the states of a game before each action."""
    states = [EDENIA.start(record_of(room).options)]
    for action in record_of(room).actions:
        states.append(EDENIA.apply(states[-1], action).state)
    return states[:-1]
