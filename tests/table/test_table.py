"""The table asks, applies, keeps and tells."""

import asyncio
import errno
import threading
from typing import Any

import pytest

from edenia_tui.table.chance import rng_of_bot, rng_of_chance
from edenia_tui.table.players import NotOffered, Question
from edenia_tui.table.table import Table
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
    EdeniaTable,
    EdeniaTold,
    Guest,
    bot_table,
    empty_record,
    lamb_on,
    play_bots,
    seats_of,
    sitters,
)

RED, GREEN = Seat(0), Seat(1)
BEGUN = Options(2, first=RED)


class Stubborn:
    """A player who says the same whatever is asked."""

    kind = "stubborn"

    def __init__(self, action: Action) -> None:
        """Make up one's mind."""
        self._action = action

    async def choose(self, view: State, legal: tuple[Action, ...], number: int) -> Action:  # noqa: ARG002
        """Say it."""
        return self._action


class Grumbler:
    """A watcher that fails at everything it is told."""

    def saw(self, told: EdeniaTold) -> None:
        """Fail."""
        raise BrokenPipeError(errno.EPIPE, f"nobody reads this {type(told).__name__}")


class Stopper:
    """A watcher that ends the run after one action."""

    def __init__(self, table: EdeniaTable) -> None:
        """Know what to stop."""
        self._table = table

    def saw(self, told: EdeniaTold) -> None:
        """Stop."""
        del told
        self._table.stop()


async def until_asked(person: EdeniaPerson) -> Question[State, Action]:
    """Give the table time until a person has a question to answer."""
    async with asyncio.timeout(5):
        while True:
            await asyncio.sleep(0.001)
            if (question := person.question) is not None:
                return question


def table_of(red: EdeniaPlayer, green: EdeniaPlayer, options: Options = BEGUN) -> EdeniaTable:
    """Set a table for two players, red to begin."""
    return Table(EDENIA, empty_record(options), {RED: red, GREEN: green}, seed=1)


@pytest.mark.parametrize(
    "options", [row.options for row in EDENIA_ROWS], ids=[row.name for row in EDENIA_ROWS]
)
def test_a_whole_game_of_bots_equals_the_replay_of_its_file(options: Options) -> None:
    """The table's last state, its record's and its file's are the same finished game."""
    keeper, saved = begin("edenia", options, sitters(options), 7)
    table = play_bots(options, 7, keeper)
    keeper.close()
    read = read_file(keeper.path)
    assert table.is_over
    assert EDENIA.outcome(table.state) is not None
    assert table.state == replay(EDENIA, table.record) == read.state
    assert table.record == read.record
    assert saved.record == empty_record(options)


def test_the_same_seed_gives_the_same_game() -> None:
    """Chance and every bot are repeatable, and another seed is another game."""
    first, again, other = (play_bots(TWO, seed).record for seed in (3, 3, 4))
    assert first == again
    assert first != other


def test_every_draw_and_every_bot_has_a_generator_of_its_own() -> None:
    """No two of them give the same numbers, in a table's own draws either."""
    numbers = [rng_of_chance(1, number).random() for number in range(200)]
    numbers += [rng_of_bot(1, seat, number).random() for seat in (RED, GREEN) for number in (0, 1)]
    assert len(set(numbers)) == len(numbers)
    for seed in range(3):
        table = play_bots(BEGUN, seed)
        state = EDENIA.start(table.record.options)
        for number, action in enumerate(table.record.actions):
            if EDENIA.to_act(state) is CHANCE:
                assert action == draw_chance(EDENIA, state, rng_of_chance(seed, number))
            state = EDENIA.apply(state, action).state


def test_a_bot_on_another_seat_does_not_change_the_dice() -> None:
    """Chance has its own generator: who begins and what is drawn first depend on the seed alone."""
    drawn = []
    for seed in (5, 6):
        table = Table(
            EDENIA,
            empty_record(TWO),
            {seat: lamb_on(seat, seed) for seat in seats_of(TWO)},
            seed=11,
        )
        asyncio.run(table.run())
        drawn.append(table.record.actions)
    assert drawn[0][0] == drawn[1][0]
    assert drawn[0] != drawn[1]


def test_a_game_broken_off_meets_the_same_chance() -> None:
    """A draw depends on the seed and its place in the record, not on what was drawn before."""
    whole = play_bots(TWO, 3).record
    state, met = EDENIA.start(TWO), 0
    for number, action in enumerate(whole.actions):
        if EDENIA.to_act(state) is CHANCE:
            cut = EdeniaRecord(whole.game, TWO, whole.names, whole.actions[:number])
            table = bot_table(TWO, 3, record=cut)
            table.watch(Stopper(table))
            asyncio.run(table.run())
            assert table.record.actions == whole.actions[: number + 1]
            met += 1
        state = EDENIA.apply(state, action).state
    assert met > 10


def test_everyone_is_told_what_they_may_know_and_no_more() -> None:
    """Views and news are those of the seat, and an action that names a secret is left out."""
    table = bot_table(Options(3), 3)
    diaries = {seat: Diary() for seat in (None, *seats_of(Options(3)))}
    for seat, diary in diaries.items():
        table.watch(diary, seat)
    asyncio.run(table.run())
    state = EDENIA.start(Options(3))
    secrets = 0
    for number, action in enumerate(table.record.actions):
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
    """A watcher finds the action it is told of as the last line of the file."""
    keeper, _ = begin("edenia", TWO, sitters(TWO), 7)

    class Reader:
        """Compares what it is told with the file."""

        seen = 0

        def saw(self, told: EdeniaTold) -> None:
            """Read the last line."""
            last = keeper.path.read_text("utf-8").splitlines()[-1]
            assert told.action is None or last == EDENIA.write_action(told.action)
            self.seen += 1

    table, reader = bot_table(TWO, 7, keeper), Reader()
    table.watch(reader)
    asyncio.run(table.run())
    keeper.close()
    assert reader.seen == len(table.record.actions) > 50


def test_two_people_see_their_own_view_each() -> None:
    """Two people in one program play to the end; questions hold the asked one's view only."""
    asked: list[Question[State, Action]] = []
    table = table_of(Guest(RED, 1, asked), Guest(GREEN, 2, asked), TWO)
    asyncio.run(table.run())
    assert table.is_over
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
        table = table_of(person, lamb_on(GREEN, 1))
        running = asyncio.ensure_future(table.run())
        question = await until_asked(person)
        with pytest.raises(NotOffered):
            person.answer(End())
        assert person.question is question
        person.answer(Skip())
        with pytest.raises(NotOffered):
            person.answer(Skip())
        await until_asked(person)
        assert table.record.actions[0] == Skip()
        table.stop()
        await running

    asyncio.run(play())


def test_an_illegal_answer_changes_nothing() -> None:
    """A bot that answers nonsense ends the run with a refusal; state, record and file stay."""
    keeper, saved = begin("edenia", BEGUN, sitters(BEGUN))
    players: dict[Seat, EdeniaPlayer] = {RED: Stubborn(End()), GREEN: lamb_on(GREEN, 1)}
    table = Table(EDENIA, saved.record, players, keeper=keeper)
    diary = Diary()
    table.watch(diary)
    before = keeper.path.read_bytes()
    with pytest.raises(Refused):
        asyncio.run(table.run())
    assert table.state == EDENIA.start(BEGUN)
    assert table.record.actions == ()
    assert diary.told == []
    assert keeper.path.read_bytes() == before
    table.replace_player(RED, lamb_on(RED, 1))
    asyncio.run(table.run())
    keeper.close()
    assert table.is_over


def test_resigning_while_asked_hands_the_question_to_the_bot() -> None:
    """The open question is withdrawn, the bot plays on to the end, and the file tells of it."""

    async def play() -> None:
        keeper, saved = begin("edenia", BEGUN, sitters(BEGUN, "human"))
        person = EdeniaPerson(RED)
        table = Table(
            EDENIA, saved.record, {RED: person, GREEN: lamb_on(GREEN, 1)}, keeper=keeper, seed=1
        )
        running = asyncio.ensure_future(table.run())
        await until_asked(person)
        table.replace_player(RED, lamb_on(RED, 1))
        async with asyncio.timeout(5):
            await running
        keeper.close()
        assert person.question is None
        assert table.is_over
        read = read_file(keeper.path)
        assert [sitter.player for sitter in read.sitters] == ["lamb", "human"]
        assert read.record == table.record

    asyncio.run(play())


def test_taking_a_seat_that_is_not_asked_leaves_the_question_open() -> None:
    """Somebody else's resignation does not disturb the one who is thinking."""

    async def play() -> None:
        person = EdeniaPerson(RED)
        table = table_of(person, EdeniaPerson(GREEN))
        running = asyncio.ensure_future(table.run())
        question = await until_asked(person)
        table.replace_player(GREEN, lamb_on(GREEN, 1))
        await asyncio.sleep(0.01)
        assert person.question is question
        table.stop()
        await running
        assert person.question is None

    asyncio.run(play())


def test_stopping_withdraws_the_question_and_keeps_the_game() -> None:
    """After `stop` the run ends, nothing was done, and a table set anew plays on."""

    async def play() -> None:
        person = EdeniaPerson(RED)
        table = table_of(person, lamb_on(GREEN, 1))
        running = asyncio.ensure_future(table.run())
        await until_asked(person)
        table.stop()
        await running
        assert not table.is_over
        assert table.record.actions == ()

    asyncio.run(play())


def test_cancelling_the_run_cancels_the_question() -> None:
    """Whoever cancels the run leaves no player waiting for ever."""

    async def play() -> None:
        person = EdeniaPerson(RED)
        running = asyncio.ensure_future(table_of(person, lamb_on(GREEN, 1)).run())
        await until_asked(person)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        await asyncio.sleep(0)
        assert person.question is None

    asyncio.run(play())


def test_a_failing_watcher_keeps_nobody_from_being_told() -> None:
    """The others hear of the action before the failure ends the run; the action stays done."""
    table = bot_table(TWO, 1)
    before, after = Diary(), Diary()
    for watcher in (before, Grumbler(), after):
        table.watch(watcher)
    with pytest.raises(BrokenPipeError):
        asyncio.run(table.run())
    assert len(before.told) == len(after.told) == len(table.record.actions) == 1


def test_bots_think_in_a_worker_thread() -> None:
    """While a bot thinks, the event loop goes on."""
    threads = set()

    def thinker(game: Game[Any, Any, Any, Any], view: Any, rng: object) -> Any:
        del rng
        threads.add(threading.current_thread())
        return game.legal(view)[0]

    bot = lamb_on(GREEN, 1)
    bot._bot = thinker
    table = table_of(bot, bot, Options(2, rules=Rules(lambs=True)))
    asyncio.run(table.run())
    assert threads
    assert threading.main_thread() not in threads


def test_every_seat_needs_a_player() -> None:
    """A table with an empty seat cannot be set, and nobody can take a seat that is not there."""
    with pytest.raises(ValueError, match="seat 1"):
        Table(EDENIA, empty_record(TWO), {RED: lamb_on(RED, 1)})
    with pytest.raises(ValueError, match="seat 2"):
        bot_table(TWO, 1).replace_player(Seat(2), lamb_on(RED, 1))
