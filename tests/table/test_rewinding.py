"""Undo, redo and back at a table: the same states again, the same chance, and a file that only grows."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from edenia_tui.storage.files.record_file import RecordFile
from edenia_tui.storage.save_errors import NotKept
from edenia_tui.table.chance import rng_of_chance
from edenia_tui.table.course import NotPossible
from edenia_tui.table.rewind import RewindKind
from edenia_tui.table.table import Table
from edenia_tui.table.watchers import Rewound
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
    EdeniaTable,
    EdeniaTold,
    empty_record,
    lamb_on,
    seats_of,
    sitters,
)
from tests.table.waverer import sitters_of, wavering_table

RED, GREEN = Seat(0), Seat(1)
BEGUN = Options(2, first=RED)
EdeniaRewound = Rewound[State, Action]


class Notary:
    """A watcher that checks that chance never draws twice at the same place, and reads along."""

    def __init__(self, table: EdeniaTable, path: Path) -> None:
        """Begin with nothing drawn."""
        self._table = table
        self._path = path
        self._text = path.read_bytes()
        self.drawn: dict[tuple[int, State], Action] = {}

    def saw(self, told: EdeniaTold) -> None:
        """Check one action."""
        self._check_growth()
        number = len(self._table.record.actions) - 1
        if told.actor is CHANCE and told.action is not None:
            assert self.drawn.setdefault((number, told.before), told.action) == told.action

    def rewound(self, rewound: EdeniaRewound) -> None:
        """Check that it is in the file."""
        self._check_growth()
        last = self._path.read_text("utf-8").splitlines()[-1]
        assert last.split()[0] == rewound.kind.value
        assert rewound.after == self._table.view(rewound.seat)

    def _check_growth(self) -> None:
        text = self._path.read_bytes()
        assert text.startswith(self._text)
        assert len(text) > len(self._text)
        self._text = text


def waver(options: Options, seed: int, people: int) -> list[str]:
    """Let people waver for a while, lambs on the other seats; what they did beside choosing."""
    keeper, saved = begin("edenia", options, sitters_of(options, people), seed)
    log: list[str] = []
    table = wavering_table(saved.record, seed, people, log, keeper)
    notary = Notary(table, keeper.path)
    table.watch(notary)
    table.rewinding.watch(notary.rewound)
    asyncio.run(table.run())
    keeper.close()
    read = read_file(keeper.path)
    assert (read.record, read.state) == (table.record, table.state)
    assert read.taken_back.again == table.rewinding._course.taken_back.again
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


class Scripted(EdeniaPerson):
    """A person who hands each question to the test."""

    def __init__(self, seat: Seat) -> None:
        """Take a seat."""
        self._asked_so_far: asyncio.Queue[EdeniaQuestion] = asyncio.Queue()
        super().__init__(seat, self._asked_so_far.put_nowait)

    async def next(self) -> EdeniaQuestion:
        """Wait for the next question, but not for ever."""
        return await asyncio.wait_for(self._asked_so_far.get(), 10)


async def sit_down(
    people: int = 1, keeper: RecordFile | None = None
) -> tuple[EdeniaTable, Scripted]:
    """Set a table for red and one more, and let it run until the test ends."""
    red = Scripted(RED)
    green: EdeniaPlayer = lamb_on(GREEN, 1) if people == 1 else Scripted(GREEN)
    table = Table(EDENIA, empty_record(BEGUN), {RED: red, GREEN: green}, keeper=keeper, seed=1)
    return table, red


def test_the_question_is_put_again_and_everybody_is_told() -> None:
    """After an undo the earlier question is open, and each seat hears of it as far as it may know."""

    async def play() -> None:
        table, red = await sit_down()
        told: list[EdeniaRewound] = []
        for seat in (RED, GREEN, None):
            table.rewinding.watch(told.append, seat)
        running = asyncio.ensure_future(table.run())
        question = await red.next()
        while table.rewinding.fence(RED) is not None:
            red.answer(Random(len(table.record.actions)).choice(question.legal))
            question = await red.next()
        before, actions = table.state, table.record.actions
        table.rewinding.undo(RED)
        again = await red.next()
        assert again.view == table.view(RED)
        assert actions[-1] in again.legal
        assert [one.seat for one in told] == [RED, GREEN, None]
        assert {one.kind for one in told} == {RewindKind.UNDO}
        assert {(one.actor, one.number) for one in told} == {(RED, 1)}
        assert told[0].action == actions[-1]
        table.rewinding.redo(RED)
        once_more = await red.next()
        assert once_more.view == EDENIA.view(before, RED)
        assert told[-1].kind is RewindKind.REDO
        assert told[-1].after == EDENIA.view(before, None)
        table.stop()
        await running

    asyncio.run(play())


def test_a_secret_choice_that_is_taken_back_stays_secret() -> None:
    """Others hear that something was taken back, not what: `keep scope-4` names an artefact."""
    record = _until_kept_within_a_turn()
    state = replay(EDENIA, record)
    seat = EDENIA.to_act(state)
    assert isinstance(seat, int)
    people = {RED: EdeniaPerson(RED), GREEN: EdeniaPerson(GREEN)}
    table = Table(EDENIA, record, people)
    told: dict[Seat | None, EdeniaRewound] = {}
    for eyes in (RED, GREEN, None):
        table.rewinding.watch(lambda rewound: told.update({rewound.seat: rewound}), eyes)
    table.rewinding.undo(Seat(seat))
    known = {eyes: rewound.action for eyes, rewound in told.items()}
    assert known == {eyes: record.actions[-1] if eyes == seat else None for eyes in told}


def test_what_is_not_possible_changes_nothing() -> None:
    """Nothing to undo, nothing to redo, nowhere to go back to, not one's turn, people at the table."""

    async def play() -> None:
        table, red = await sit_down(people=2)
        running = asyncio.ensure_future(table.run())
        await red.next()
        rewinding = table.rewinding
        attempts: list[tuple[Callable[[], None], RewindKind, Fence | None]] = [
            (lambda: rewinding.undo(RED), RewindKind.UNDO, Fence.START),
            (lambda: rewinding.undo(GREEN), RewindKind.UNDO, Fence.TURN),
            (lambda: rewinding.redo(RED), RewindKind.REDO, None),
            (lambda: rewinding.back(RED, 0), RewindKind.BACK, Fence.OTHER),
        ]
        for attempt, kind, fence in attempts:
            with pytest.raises(NotPossible) as caught:
                attempt()
            assert (caught.value.kind, caught.value.fence) == (kind, fence)
        assert rewinding.decisions(RED) == []
        assert red.question is not None
        red.answer(Skip())
        green = table.seats[GREEN]
        assert isinstance(green, Scripted)
        await green.next()
        with pytest.raises(NotPossible):
            rewinding.undo(GREEN)
        assert table.record.actions == (Skip(),)
        table.stop()
        await running

    asyncio.run(play())


def test_an_undo_that_cannot_be_kept_is_not_done() -> None:
    """On a full disk nothing is taken back and nobody is told of it."""
    created, _ = begin("edenia", BEGUN, sitters(BEGUN, "human"))
    created.close()
    file = FullDisk(created.path, "r+")
    keeper = RecordFile(created.path, file, ("red", "green"))

    async def play() -> None:
        table, red = await sit_down(keeper=keeper)
        told: list[EdeniaRewound] = []
        table.rewinding.watch(told.append, RED)
        running = asyncio.ensure_future(table.run())
        await red.next()
        red.answer(Skip())
        await red.next()
        before, file.room = table.record, 0
        with pytest.raises(NotKept):
            table.rewinding.back(RED, 0)
        assert (table.record, told) == (before, [])
        assert red.question is not None
        table.stop()
        await running
        assert read_file(created.path).record.actions == before.actions

    asyncio.run(play())
    keeper.close()


def test_another_seed_after_a_break_draws_what_was_drawn_before() -> None:
    """Who leaves, comes back and takes back cannot make chance draw anew, without a seed either."""
    keeper, saved = begin("edenia", TWO, sitters(TWO))
    players = {seat: lamb_on(seat, 1) for seat in seats_of(TWO)}
    table = Table(EDENIA, saved.record, players, keeper=keeper, seed=1)
    asyncio.run(table.run())
    draws = [n for n, s in enumerate(_states(table)) if EDENIA.to_act(s) is CHANCE]
    table.rewinding.back(RED, draws[0])
    keeper.close()
    again, saved = open_file(keeper.path)
    different = 0
    for point in draws[:40]:
        other = Table(EDENIA, saved.record, players, seed=2)
        other.rewinding.recall(saved.taken_back)
        other.rewinding.redo(RED)
        whole = other.record.actions
        other.rewinding.back(RED, point)
        state = other.state
        other.watch(_Stopper(other))
        asyncio.run(other.run())
        assert other.record.actions == whole[: point + 1]
        different += draw_chance(EDENIA, state, rng_of_chance(2, point)) != whole[point]
    again.close()
    assert different > 10


def test_a_new_choice_forgets_what_could_be_done_again() -> None:
    """Redo is for the moment after taking back; later there is nothing to do again, in the file too."""

    async def play() -> None:
        keeper, _ = begin("edenia", BEGUN, sitters(BEGUN, "human")[:1] + sitters(BEGUN)[1:])
        table, red = await sit_down(keeper=keeper)
        running = asyncio.ensure_future(table.run())
        await red.next()
        red.answer(Skip())
        await red.next()
        table.rewinding.back(RED, 0)
        question = await red.next()
        assert table.rewinding._course.taken_back.again
        red.answer(question.legal[0])
        await red.next()
        with pytest.raises(NotPossible):
            table.rewinding.redo(RED)
        table.stop()
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


class _Stopper:
    """A watcher that ends the run after one action."""

    def __init__(self, table: EdeniaTable) -> None:
        """Know what to stop."""
        self._table = table

    def saw(self, told: EdeniaTold) -> None:
        """Stop."""
        del told
        self._table.stop()


def _states(table: EdeniaTable) -> list[State]:
    """List the states of a game before each action."""
    states = [EDENIA.start(table.record.options)]
    for action in table.record.actions:
        states.append(EDENIA.apply(states[-1], action).state)
    return states[:-1]
