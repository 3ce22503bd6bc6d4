"""The table asks, applies, keeps and tells."""

import asyncio
import errno
import threading
from typing import Any

import pytest

from edenia_tui.table.chance import rng_of_bot, rng_of_chance
from edenia_tui.table.question import NotOffered, Question
from edenia_tui.table.replay import Replay
from edenia_tui.table.room import Room
from rules.bots.chance import draw_chance
from rules.edenia.actions import Action, End, Keep, Reveal, Skip
from rules.edenia.events import Ended
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import Rules, State
from rules.kernel.game import Game
from rules.kernel.record import replay
from rules.kernel.refused import Refused
from rules.kernel.seat import CHANCE, Seat
from tests.library import begin, read_file
from tests.rules.games import EDENIA_ROWS
from tests.table.company import (
    TWO,
    Diary,
    EdeniaPerson,
    EdeniaPlayer,
    EdeniaRecord,
    EdeniaRoom,
    EdeniaTold,
    Guest,
    IdleWatcher,
    Stopper,
    bot_room,
    empty_record,
    lamb_on,
    open_room,
    play_bots,
    seats_of,
    sitters,
    until_asked,
    until_open,
)
from tests.table.peeking import record_of, state_of

RED, GREEN = Seat(0), Seat(1)
BEGUN = Options(2, first=RED)


Seated = EdeniaPlayer | EdeniaPerson


class Stubborn:
    """A player who says the same whatever is asked."""

    kind = "stubborn"

    def __init__(self, action: Action) -> None:
        """Make up one's mind."""
        self._action = action

    async def choose(self, view: State, legal: tuple[Action, ...], number: int) -> Action:  # noqa: ARG002
        """Say it."""
        return self._action


class Pensive:
    """A bot that never comes to a choice."""

    kind = "lamb"

    async def choose(self, view: State, legal: tuple[Action, ...], number: int) -> Action:  # noqa: ARG002
        """Think for ever."""
        return await asyncio.Future[Action]()


class StopperAfter(IdleWatcher):
    """A watcher that ends the run after some actions."""

    def __init__(self, room: EdeniaRoom, number: int) -> None:
        """Begin to count."""
        self._room = room
        self._left = number

    def saw(self, told: EdeniaTold) -> None:
        """Stop, when it is time."""
        del told
        self._left -= 1
        if not self._left:
            self._room.stop()


class Grumbler(IdleWatcher):
    """A watcher that fails at everything it is told."""

    def saw(self, told: EdeniaTold) -> None:
        """Fail."""
        raise BrokenPipeError(errno.EPIPE, f"nobody reads this {type(told).__name__}")


def room_of(red: Seated, green: Seated, options: Options = BEGUN) -> EdeniaRoom:
    """Set a table for two players, red to begin."""
    return open_room(empty_record(options), {RED: red, GREEN: green}, seed=1)


@pytest.mark.parametrize(
    "options", [row.options for row in EDENIA_ROWS], ids=[row.name for row in EDENIA_ROWS]
)
def test_a_whole_game_of_bots_equals_the_replay_of_its_file(options: Options) -> None:
    """The table's last state, its record's and its file's are the same finished game."""
    keeper, saved = begin("edenia", options, sitters(options), 7)
    room = play_bots(options, 7, keeper)
    keeper.close()
    read = read_file(keeper.path)
    assert room.is_over
    assert EDENIA.outcome(state_of(room)) is not None
    assert state_of(room) == replay(EDENIA, record_of(room)) == read.state
    assert record_of(room) == read.record
    assert saved.record == empty_record(options)


def test_the_same_seed_gives_the_same_game() -> None:
    """Chance and every bot are repeatable, and another seed is another game."""
    first, again, other = (record_of(play_bots(TWO, seed)) for seed in (3, 3, 4))
    assert first == again
    assert first != other


def test_every_draw_and_every_bot_has_a_generator_of_its_own() -> None:
    """No two of them give the same numbers, in a table's own draws either."""
    numbers = [rng_of_chance(1, number).random() for number in range(200)]
    numbers += [rng_of_bot(1, seat, number).random() for seat in (RED, GREEN) for number in (0, 1)]
    assert len(set(numbers)) == len(numbers)
    for seed in range(3):
        room = play_bots(BEGUN, seed)
        state = EDENIA.start(record_of(room).options)
        for number, action in enumerate(record_of(room).actions):
            if EDENIA.to_act(state) is CHANCE:
                assert action == draw_chance(EDENIA, state, rng_of_chance(seed, number))
            state = EDENIA.apply(state, action).state


def test_a_bot_on_another_seat_does_not_change_the_dice() -> None:
    """Chance has its own generator: who begins and what is drawn first depend on the seed alone."""
    drawn = []
    for seed in (5, 6):
        room = Room(
            EDENIA,
            empty_record(TWO),
            {seat: lamb_on(seat, seed) for seat in seats_of(TWO)},
            seed=11,
        )
        asyncio.run(room.run())
        drawn.append(record_of(room).actions)
    assert drawn[0][0] == drawn[1][0]
    assert drawn[0] != drawn[1]


def test_a_game_broken_off_meets_the_same_chance() -> None:
    """A draw depends on the seed and its place in the record, not on what was drawn before."""
    whole = record_of(play_bots(TWO, 3))
    state, met = EDENIA.start(TWO), 0
    for number, action in enumerate(whole.actions):
        if EDENIA.to_act(state) is CHANCE:
            cut = EdeniaRecord(whole.game, TWO, whole.names, whole.actions[:number])
            room = bot_room(TWO, 3, record=cut)
            room.attach(Stopper(room))
            asyncio.run(room.run())
            drawn = record_of(room).actions
            assert drawn == whole.actions[: len(drawn)]
            assert len(drawn) > number
            met += 1
        state = EDENIA.apply(state, action).state
    assert met > 10


def test_everyone_is_told_what_they_may_know_and_no_more() -> None:
    """Views and news are those of the seat, and an action that names a secret is left out."""
    room = bot_room(Options(3), 3)
    diaries = {seat: Diary() for seat in (None, *seats_of(Options(3)))}
    for seat, diary in diaries.items():
        room.attach(diary, seat)
    asyncio.run(room.run())
    state = EDENIA.start(Options(3))
    secrets = 0
    for number, action in enumerate(record_of(room).actions):
        step, actor = EDENIA.apply(state, action), EDENIA.to_act(state)
        for seat, diary in diaries.items():
            told = diary.told[number]
            assert (told.seat, told.actor) == (seat, actor)
            assert told.before == EDENIA.view(state, seat)
            assert told.after == EDENIA.view(step.state, seat)
            assert told.events == tuple(EDENIA.news(event, seat) for event in step.events)
            secret = isinstance(action, Keep | Reveal) and state.active != seat
            assert told.action == (None if secret else action)
            secrets += secret
        state = step.state
    assert secrets > 10
    assert isinstance(diaries[None].told[-1].events[-1], Ended)


def test_the_record_is_on_disk_before_anyone_is_told() -> None:
    """A watcher finds the action it is told of in its place of the file, chance after it as well."""
    keeper, _ = begin("edenia", TWO, sitters(TWO), 7)
    header = len(keeper.text.splitlines())

    class Reader(IdleWatcher):
        """Compares what it is told with the file."""

        seen = 0

        def saw(self, told: EdeniaTold) -> None:
            """Read its line, and what stands after it."""
            line, *after = keeper.path.read_text("utf-8").splitlines()[header + self.seen :]
            assert told.action is None or line == EDENIA.write_action(told.action)
            assert bool(after) == (EDENIA.to_act(told.after) is CHANCE)
            self.seen += 1

    room, reader = bot_room(TWO, 7, keeper), Reader()
    room.attach(reader)
    asyncio.run(room.run())
    keeper.close()
    assert reader.seen == len(record_of(room).actions) > 50


def test_two_people_see_their_own_view_each() -> None:
    """Two people in one program play to the end; questions hold the asked one's view only."""
    asked: list[Question[State, Action]] = []
    room = room_of(Guest(RED, 1, asked), Guest(GREEN, 2, asked), TWO)
    asyncio.run(room.run())
    assert room.is_over
    assert {question.seat for question in asked} == {RED, GREEN}
    for question in asked:
        assert question.view == EDENIA.view(question.view, question.seat)
        assert question.legal == EDENIA.legal(question.view)


def test_a_person_cannot_answer_what_was_not_offered() -> None:
    """An action that was not offered is turned down at once, and the question stays open."""

    async def play() -> None:
        person = EdeniaPerson(RED)
        with pytest.raises(NotOffered):
            person.answer(Skip())
        room = room_of(person, lamb_on(GREEN, 1))
        running = asyncio.ensure_future(room.run())
        question = await until_asked(person)
        with pytest.raises(NotOffered):
            person.answer(End())
        assert person.question is question
        person.answer(Skip())
        with pytest.raises(NotOffered):
            person.answer(Skip())
        await until_asked(person)
        assert record_of(room).actions[0] == Skip()
        room.stop()
        await running

    asyncio.run(play())


def test_an_illegal_answer_changes_nothing() -> None:
    """A bot that answers nonsense ends the run with a refusal; state, record and file stay."""
    keeper, saved = begin("edenia", BEGUN, sitters(BEGUN))
    players: dict[Seat, EdeniaPlayer] = {RED: Stubborn(End()), GREEN: lamb_on(GREEN, 1)}
    room = Room(EDENIA, saved.record, players, keeper=keeper)
    diary = Diary()
    room.attach(diary)
    before = keeper.path.read_bytes()
    with pytest.raises(Refused):
        asyncio.run(room.run())
    assert state_of(room) == EDENIA.start(BEGUN)
    assert record_of(room).actions == ()
    assert diary.told == []
    assert keeper.path.read_bytes() == before
    asyncio.run(room.replace(RED, lamb_on(RED, 1)))
    asyncio.run(room.run())
    keeper.close()
    assert room.is_over


def test_resigning_while_asked_hands_the_question_to_the_bot() -> None:
    """The open question is withdrawn, the bot plays on to the end, and the file tells of it."""

    async def play() -> None:
        keeper, saved = begin("edenia", BEGUN, sitters(BEGUN, "human"))
        person = EdeniaPerson(RED)
        company: dict[Seat, Seated] = {RED: person, GREEN: lamb_on(GREEN, 1)}
        room = open_room(saved.record, company, keeper=keeper, seed=1)
        running = asyncio.ensure_future(room.run())
        await until_asked(person)
        await room.replace(RED, lamb_on(RED, 1))
        async with asyncio.timeout(5):
            await running
        keeper.close()
        assert person.question is None
        assert room.is_over
        read = read_file(keeper.path)
        assert [sitter.player for sitter in read.sitters] == ["lamb", "human"]
        assert read.record == record_of(room)

    asyncio.run(play())


def test_taking_a_seat_that_is_not_asked_leaves_the_question_open() -> None:
    """Somebody else's resignation does not disturb the one who is thinking."""

    async def play() -> None:
        person = EdeniaPerson(RED)
        room = room_of(person, EdeniaPerson(GREEN))
        running = asyncio.ensure_future(room.run())
        question = await until_asked(person)
        await room.replace(GREEN, lamb_on(GREEN, 1))
        await asyncio.sleep(0.01)
        assert person.question is question
        room.stop()
        await running
        assert person.question is None

    asyncio.run(play())


def test_stopping_withdraws_the_question_and_keeps_the_game() -> None:
    """After `stop` the run ends, nothing was done, and a table set anew plays on."""

    async def play() -> None:
        person = EdeniaPerson(RED)
        room = room_of(person, lamb_on(GREEN, 1))
        running = asyncio.ensure_future(room.run())
        await until_asked(person)
        room.stop()
        await running
        assert not room.is_over
        assert record_of(room).actions == ()

    asyncio.run(play())


def test_cancelling_the_run_cancels_the_question() -> None:
    """Whoever cancels the run leaves no player waiting for ever."""

    async def play() -> None:
        person = EdeniaPerson(RED)
        running = asyncio.ensure_future(room_of(person, lamb_on(GREEN, 1)).run())
        await until_asked(person)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        await asyncio.sleep(0)
        assert person.question is None

    asyncio.run(play())


def test_a_failing_watcher_is_dropped_and_the_game_goes_on() -> None:
    """It is told once and then no more, all others hear everything, and its failure is reported."""
    room, failures = bot_room(TWO, 1), list[Exception]()
    before, grumbler, after = Diary(), Grumbler(), Diary()
    room.attach(before)
    room.attach(grumbler, dropped=failures.append)
    room.attach(after)
    asyncio.run(room.run())
    assert room.is_over
    assert len(before.told) == len(after.told) == len(record_of(room).actions)
    assert [type(failure) for failure in failures] == [BrokenPipeError]


def test_a_failure_nobody_asked_for_reaches_the_event_loop() -> None:
    """Whoever looks after the loop hears of a watcher that was dropped."""
    heard: list[dict[str, object]] = []

    async def play() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, about: heard.append(about))
        room = bot_room(TWO, 1)
        room.attach(Grumbler())
        await room.run()

    asyncio.run(play())
    assert [type(about["exception"]) for about in heard] == [BrokenPipeError]


def test_bots_think_in_a_worker_thread() -> None:
    """While a bot thinks, the event loop goes on."""
    threads = set()

    def thinker(game: Game[Any, Any, Any, Any], view: Any, rng: object) -> Any:
        del rng
        threads.add(threading.current_thread())
        return game.legal(view)[0]

    bot = lamb_on(GREEN, 1)
    bot._bot = thinker
    room = room_of(bot, bot, Options(2, rules=Rules(lambs=True)))
    asyncio.run(room.run())
    assert threads
    assert threading.main_thread() not in threads


def test_nobody_takes_a_seat_that_is_not_there() -> None:
    """A game for two has two seats."""
    with pytest.raises(ValueError, match="seat 2"):
        asyncio.run(bot_room(TWO, 1).replace(Seat(2), lamb_on(RED, 1)))


def test_an_empty_seat_waits_and_whoever_comes_is_asked_at_once() -> None:
    """A person may leave in the middle of a question; the next one on that seat answers it."""

    async def play() -> None:
        room = Room(EDENIA, empty_record(BEGUN), {GREEN: lamb_on(GREEN, 1)}, seed=1)
        running = asyncio.ensure_future(room.run())
        first, second = EdeniaPerson(RED), EdeniaPerson(RED)
        asked = await until_open(room, RED)
        first.come(room)
        assert first.question is asked
        room.detach(first)
        second.come(room)
        assert second.question is asked
        second.answer(Skip())
        await until_asked(second)
        assert record_of(room).actions[0] == Skip()
        room.stop()
        await running

    asyncio.run(play())


def test_several_watch_with_the_eyes_of_one_seat() -> None:
    """Each of them is asked and told the same; the first answer counts, the other comes too late."""

    async def play() -> None:
        one, two = EdeniaPerson(RED), EdeniaPerson(RED)
        told: list[list[EdeniaTold]] = []
        room = room_of(one, lamb_on(GREEN, 1))
        two.come(room)
        for _ in range(2):
            diary = Diary()
            room.attach(diary, RED)
            told.append(diary.told)
        running = asyncio.ensure_future(room.run())
        assert await until_asked(one) is two.question
        one.answer(Skip())
        with pytest.raises(NotOffered):
            two.answer(Skip())
        await until_asked(two)
        assert told[0] == told[1] != []
        room.stop()
        await running

    asyncio.run(play())


def test_an_answer_is_meant_for_its_own_question() -> None:
    """What was asked before something was taken back cannot be answered after it."""

    async def play() -> None:
        red = EdeniaPerson(RED)
        room = room_of(red, lamb_on(GREEN, 1))
        running = asyncio.ensure_future(room.run())
        stale = await until_asked(red)
        room.ask_again()
        await asyncio.sleep(0)
        fresh = await until_asked(red)
        assert fresh == stale
        with pytest.raises(NotOffered):
            room.answer(stale, Skip())
        room.answer(fresh, Skip())
        room.stop()
        await running

    asyncio.run(play())


def test_a_person_takes_the_seat_back_from_a_bot() -> None:
    """The thinking bot is not waited for; the file tells who sits there."""

    async def play() -> None:
        keeper, saved = begin("edenia", BEGUN, sitters(BEGUN, "human"))
        red = EdeniaPerson(RED)
        company: dict[Seat, Seated] = {RED: red, GREEN: lamb_on(GREEN, 1)}
        room = open_room(saved.record, company, keeper=keeper, seed=1)
        await room.replace(RED, Pensive())
        running = asyncio.ensure_future(room.run())
        await asyncio.sleep(0.01)
        assert red.question is None
        await room.replace(RED, None)
        await until_asked(red)
        room.stop()
        await running
        keeper.close()
        assert [one.player for one in read_file(keeper.path).sitters] == ["human", "human"]

    asyncio.run(play())


def test_nothing_secret_leaves_a_room() -> None:
    """The past that a seat is shown holds views, news and known actions only, until the game is over."""
    room = bot_room(TWO, 5)
    whole, hidden = Replay(EDENIA, record_of(play_bots(TWO, 5))), 0
    room.attach(StopperAfter(room, 120))
    asyncio.run(room.run())
    for seat in (RED, GREEN, None):
        past = room.past(seat)
        with pytest.raises(ValueError, match="not its record"):
            _ = past.record
        for point in range(1, past.last + 1):
            assert past.state(point) == whole.view(point, seat)
            assert past.told(point, seat) == whole.told(point, seat)
            assert past.actor(point) == whole.actor(point)
            hidden += past.state(point) != whole.state(point)
        assert past.turns == tuple(one for one in whole.turns if one.point <= past.last)
    assert hidden
    assert play_bots(TWO, 5).past(RED).record == whole.record


def test_a_game_is_played_as_long_as_anybody_waits_for_it() -> None:
    """Several wait for one game; it stops when the last of them leaves, and goes on with the next."""

    async def play() -> None:
        red = EdeniaPerson(RED)
        room, diary = room_of(red, lamb_on(GREEN, 1)), Diary()
        room.attach(diary)
        first, second = (asyncio.ensure_future(room.run()) for _ in range(2))
        await until_asked(red)
        first.cancel()
        await asyncio.wait({first})
        red.answer(Skip())
        await until_asked(red)
        assert len(diary.told) == len(record_of(room).actions) > 1
        second.cancel()
        await asyncio.wait({second})
        assert red.question is None
        third = asyncio.ensure_future(room.run())
        await until_asked(red)
        room.stop()
        await third

    asyncio.run(play())


def test_everybody_who_waits_hears_that_a_game_cannot_go_on() -> None:
    """What ends the game for one ends it for all."""

    async def play() -> None:
        room = room_of(Stubborn(End()), lamb_on(GREEN, 1))
        ends = await asyncio.gather(room.run(), room.run(), return_exceptions=True)
        assert [type(end) for end in ends] == [Refused, Refused]

    asyncio.run(play())
