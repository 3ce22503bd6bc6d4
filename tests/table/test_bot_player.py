"""Bots at the table: they think elsewhere, never hurt a game, and choose the same wherever they think."""

import asyncio
from collections.abc import Iterator
from functools import partial
from random import Random
from subprocess import Popen
from typing import Any, Final

import pytest
from msgspec.structs import replace

from edenia_tui.table.bot_player import LONG, BotPlayer
from edenia_tui.table.chance import rng_of_bot, rng_of_chance
from edenia_tui.table.pool import Pool, Thinker
from edenia_tui.table.room import Room
from edenia_tui.table.stand_in import ChosenInstead, StandIn
from rules.bots.bot import Bot
from rules.bots.chance import draw_chance
from rules.bots.ewe import ewe
from rules.bots.herd import summon
from rules.edenia.actions import Action
from rules.edenia.game import EDENIA, Edenia
from rules.edenia.opening import Options
from rules.edenia.state import State
from rules.kernel.record import Record
from rules.kernel.seat import CHANCE, Seat
from tests.library import begin, read_file
from tests.table.bots_in_trouble import (
    CountingBot,
    asleep,
    babbling,
    chatty,
    cheating,
    dying,
    exhausted,
    leaving,
    raising,
)
from tests.table.company import Diary, EdeniaRecord, empty_record, lamb_on, sitters
from tests.table.peeking import record_of

RED, GREEN = Seat(0), Seat(1)
BEGUN = Options(2, first=RED)
START: Final = EDENIA.view(EDENIA.start(BEGUN), RED)
LEGAL: Final = EDENIA.legal(START)
SEED = 5
SOON = 0.05
"""Seconds; a bot that never answers is late after any time."""
AT_LAST = 10
"""Seconds after which something that should have ended is stuck."""

EdeniaBot = BotPlayer[State, Action]


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    """Give a place to think, and check that nothing is left of it."""
    pool = Pool(1)
    yield pool.thinker(EDENIA)
    pool.close()
    assert not pool._busy
    assert all(worker._process is None for worker in pool._idle)


def process_in(thinker: Thinker) -> "Popen[bytes] | None":
    """Give the process that waits for the next thought."""
    (worker,) = thinker._pool._idle
    return worker._process


def red(bot: Bot, thinker: Thinker | None = None, seconds: float = LONG) -> EdeniaBot:
    """Put a bot on the first seat."""
    chance = partial(rng_of_bot, SEED, RED)
    return BotPlayer(EDENIA, bot, chance, "stub", thinker=thinker, seconds=seconds)


def chosen_by(player: EdeniaBot, number: int = 0) -> Action | ChosenInstead[Action]:
    """Ask for the first decision of a game."""
    return asyncio.run(player.choose(START, LEGAL, number))


def ewes_choice(number: int = 0) -> Action:
    """Tell what a ewe would do."""
    chosen: Action = ewe(EDENIA, START, rng_of_bot(SEED, RED, number))
    return chosen


@pytest.mark.parametrize("bot", [raising, leaving, exhausted, cheating, babbling])
@pytest.mark.parametrize("is_apart", [False, True], ids=["thread", "process"])
def test_a_ewe_chooses_for_a_bot_that_fails(bot: Bot, thinker: Thinker, *, is_apart: bool) -> None:
    """Whatever goes wrong, in a thread or in a process, a ewe's legal choice comes of it."""
    player = red(bot, thinker if is_apart else None)
    assert chosen_by(player, 3) == ChosenInstead(ewes_choice(3), StandIn("ewe", is_late=False))


@pytest.mark.parametrize("is_apart", [False, True], ids=["thread", "process"])
def test_a_ewe_chooses_for_a_bot_that_takes_too_long(thinker: Thinker, *, is_apart: bool) -> None:
    """Nobody waits for a bot that never answers, and its process is ended."""
    player = red(asleep, thinker if is_apart else None, SOON)
    assert chosen_by(player) == ChosenInstead(ewes_choice(), StandIn("ewe", is_late=True))
    if is_apart:
        assert process_in(thinker) is None


def test_a_process_that_dies_is_replaced(thinker: Thinker) -> None:
    """One decision is a ewe's; the next thought has a new process and is the bot's own again."""
    assert chosen_by(red(dying, thinker)) == ChosenInstead(
        ewes_choice(), StandIn("ewe", is_late=False)
    )
    rng = rng_of_bot(SEED, RED, 0)
    assert chosen_by(red(chatty, thinker)) == rng.choice(LEGAL)


def test_a_process_that_died_while_nobody_thought_is_not_missed(thinker: Thinker) -> None:
    """The next thought starts another."""
    assert chosen_by(red(chatty, thinker)) in LEGAL
    process = process_in(thinker)
    assert process is not None
    process.kill()
    process.wait()
    assert chosen_by(red(chatty, thinker)) in LEGAL
    assert process_in(thinker) not in (None, process)


def test_a_worker_that_cannot_start_costs_only_the_thought(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine without room for another process still plays on."""
    monkeypatch.setattr("edenia_tui.table.worker._COMMAND", ("/nowhere/python",))
    chosen = chosen_by(red(chatty, thinker))
    assert chosen == ChosenInstead(ewes_choice(), StandIn("ewe", is_late=False))


class Senseless(Edenia):
    """A game in which a ewe is at a loss."""

    def estimate(self, state: State) -> tuple[float, ...]:
        """Fail."""
        raise ArithmeticError(state)


def test_the_first_choice_is_taken_when_the_ewe_fails_too() -> None:
    """There is always something to go on with."""
    player = BotPlayer(Senseless(), raising, partial(rng_of_bot, SEED, RED), "stub")
    chosen = asyncio.run(player.choose(START, LEGAL, 0))
    assert chosen == ChosenInstead(LEGAL[0], StandIn(None, is_late=False))


def test_a_withdrawn_thought_ends_its_process_at_once(thinker: Thinker) -> None:
    """Leaving, undoing or taking a seat waits for no bot."""

    async def withdraw() -> None:
        thinker.wake()
        process = process_in(thinker)
        thinking = asyncio.ensure_future(red(asleep, thinker).choose(START, LEGAL, 0))
        await asyncio.sleep(0)
        thinking.cancel()
        async with asyncio.timeout(AT_LAST):
            with pytest.raises(asyncio.CancelledError):
                await thinking
        assert process_in(thinker) is None
        assert process is not None
        assert process.returncode is not None

    asyncio.run(withdraw())


def test_a_game_with_a_failing_bot_is_told_and_kept_as_a_plain_game() -> None:
    """Watchers hear of every stand-in; the file is that of a game in which a ewe sat there."""
    records, diary = [], Diary()
    for bot in (raising, ewe):
        keeper, saved = begin("edenia", BEGUN, sitters(BEGUN), SEED)
        players = {RED: red(bot), GREEN: lamb_on(GREEN, SEED)}
        room = Room(EDENIA, saved.record, players, keeper=keeper, seed=SEED)
        if bot is raising:
            room.attach(diary)
        asyncio.run(room.run())
        keeper.close()
        records.append(read_file(keeper.path).record)
    assert records[0] == records[1]
    stood_in = {told.actor for told in diary.told if told.stand_in is not None}
    assert stood_in == {RED}
    assert all(told.stand_in is not None for told in diary.told if told.actor == RED)


def room_of(spec: str, thinker: Thinker | None, record: EdeniaRecord) -> Room[Any, Any, Any, Any]:
    """Set a table for two bots that look ahead, in a process or in threads."""
    players = {}
    for seat in (RED, GREEN):
        chance = partial(rng_of_bot, SEED, seat)
        players[seat] = BotPlayer[State, Action](
            EDENIA, summon(spec), chance, spec, thinker=thinker
        )
    return Room(EDENIA, record, players, seed=SEED)


def test_a_bot_chooses_the_same_wherever_it_thinks(thinker: Thinker) -> None:
    """A game through the process, one in threads and one without a table are the same."""
    rooms = [room_of("ram:50", place, empty_record(BEGUN)) for place in (thinker, None)]
    for room in rooms:
        asyncio.run(room.run())
    state, bot, actions = EDENIA.start(BEGUN), summon("ram:50"), list[Action]()
    while (actor := EDENIA.to_act(state)) is not None:
        number = len(actions)
        if actor is CHANCE:
            action = draw_chance(EDENIA, state, rng_of_chance(SEED, number))
        else:
            action = bot(EDENIA, EDENIA.view(state, actor), rng_of_bot(SEED, actor, number))
        actions.append(action)
        state = EDENIA.apply(state, action).state
    assert rooms[0].is_over
    assert (
        record_of(rooms[0])
        == record_of(rooms[1])
        == replace(empty_record(BEGUN), actions=tuple(actions))
    )


def test_a_game_taken_up_again_meets_the_same_choices() -> None:
    """A bot's chance depends on the decision alone, not on what it has thought before."""
    whole = room_of("ram:10", None, empty_record(BEGUN))
    asyncio.run(whole.run())
    half = len(record_of(whole).actions) // 2
    begun = Record("edenia", BEGUN, record_of(whole).names, record_of(whole).actions[:half])
    again = room_of("ram:10", None, begun)
    asyncio.run(again.run())
    assert record_of(again) == record_of(whole)


@pytest.mark.parametrize(
    ("spec", "is_apart", "seconds"),
    [
        ("lamb", False, 10),
        ("ewe", False, 10),
        ("ram:50", True, 10),
        ("ram:1000000", True, 4000),
        ("shepherd:1.5s", True, 6.5),
    ],
)
def test_bots_that_look_ahead_think_in_the_process(
    spec: str, thinker: Thinker, seconds: float, *, is_apart: bool
) -> None:
    """Quick bots need no process; how long a bot is waited for depends on its budget."""
    player = EdeniaBot.summoned(EDENIA, spec, Random, thinker)
    assert player.kind == spec
    assert player._thinker is (thinker if is_apart else None)
    assert player._seconds == seconds


def test_a_bot_that_thought_elsewhere_keeps_its_plan(thinker: Thinker) -> None:
    """It thinks as a copy in another process; what it means to do next comes back with its choice."""
    counting = CountingBot()
    player = EdeniaBot(EDENIA, counting, lambda _: Random(1), "counting", thinker=thinker)

    async def choose_thrice() -> list[Action | ChosenInstead[Action]]:
        return [await player.choose(START, LEGAL, number) for number in range(3)]

    assert asyncio.run(choose_thrice()) == list(LEGAL[:3])
    assert counting.asked == 0, "it has thought here"
