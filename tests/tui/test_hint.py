"""Hints on the screen: sought without holding anything up, told with reasons, and shown in the list."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from edenia_tui.conversation.adviser import Adviser
from edenia_tui.table.pool import Pool
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.screens.help import HelpScreen
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.command_bar import CommandBar
from edenia_tui.tui.widgets.sentence import Sentence
from rules.bots.budget import Budget
from rules.bots.hint import Advice
from rules.edenia.opening import Options
from tests.table.peeking import record_of
from tests.tui.playing import (
    ENTRY,
    AnyPilot,
    asked,
    choices_of,
    game_of,
    on_screen,
    play,
    until,
)


class Sage:
    """Advises the last choice, once it is told to speak."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Take the place of whoever thinks."""
        self.speaks = asyncio.Event()
        self.has_answered = False

        async def seek(_: Adviser, view: Any) -> tuple[Advice[Any], ...]:
            await self.speaks.wait()
            self.has_answered = True
            last = ENTRY.game.legal(view)[-1]
            return (Advice(last, 0.5, (last,)),)

        monkeypatch.setattr(Adviser, "seek", seek)


def said(pilot: AnyPilot) -> str:
    """Read the line below the galaxy."""
    return str(game_of(pilot).query_one(Sentence).content)


async def found(pilot: AnyPilot) -> None:
    """Wait until nothing is sought any more."""
    await until(pilot, lambda: not any(one.group == "hint" for one in pilot.app.workers))
    await pilot.pause()


def first_question() -> Any:
    """Give what the first player sees at the beginning."""
    game = ENTRY.game
    start = game.start(Options(2))
    chosen = game.legal(start)[0]
    return game.view(game.apply(start, chosen).state, chosen.seat)


@pytest.mark.parametrize("typed", ["", "hint", "conseil"])
def test_the_best_choice_is_told_and_highlighted(
    monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    """`h` and the words say that something is sought, keys work meanwhile; then the best is in sight."""

    async def steps(pilot: AnyPilot) -> None:
        sage = Sage(monkeypatch)
        if typed:
            game_of(pilot).post_message(CommandBar.Typed(typed))
            await pilot.pause()
        else:
            await pilot.press("h")
        assert said(pilot) == "Looking for a good choice."
        await pilot.press("down")
        assert choices_of(pilot).considered == choices_of(pilot).offered[1]
        sage.speaks.set()
        await until(pilot, lambda: isinstance(on_screen(pilot), Notice))
        notice = on_screen(pilot)
        assert isinstance(notice, Notice)
        assert notice.sentences[0] == "Best: skip, take a clover. Chance to win 50 %."
        assert len(notice.sentences) > 1
        best = choices_of(pilot).offered[-1]
        assert choices_of(pilot).considered == best
        await pilot.press("enter")
        assert said(pilot).startswith("skip, take a clover")
        assert game_of(pilot).viewer.question is not None

    play(steps)


def test_the_sign_goes_away_even_if_the_best_was_highlighted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing says any more that something is sought once it was found."""

    async def steps(pilot: AnyPilot) -> None:
        sage = Sage(monkeypatch)
        sage.speaks.set()
        await pilot.press("end", "h")
        await until(pilot, lambda: isinstance(on_screen(pilot), Notice))
        assert said(pilot).startswith("skip, take a clover")

    play(steps)


def test_an_answered_question_needs_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """One who has chosen meanwhile is not told what would have been best."""

    async def steps(pilot: AnyPilot) -> None:
        sage = Sage(monkeypatch)
        await pilot.press("h")
        done = len(record_of(game_of(pilot).room).actions)
        choices_of(pilot).post_message(Choices.Made(choices_of(pilot).offered[0]))
        await asked(pilot, done + 1)
        sage.speaks.set()
        await pilot.pause()
        assert not sage.has_answered
        assert on_screen(pilot) is game_of(pilot)

    play(steps)


def test_a_question_that_was_withdrawn_needs_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint for what was taken back meanwhile is dropped."""

    async def steps(pilot: AnyPilot) -> None:
        sage = Sage(monkeypatch)
        await pilot.press("h")
        room: Any = game_of(pilot).room
        room.ask_again()
        old = game_of(pilot).viewer.question
        await until(pilot, lambda: game_of(pilot).viewer.question is not old)
        sage.speaks.set()
        await until(pilot, lambda: sage.has_answered)
        await pilot.pause()
        assert on_screen(pilot) is game_of(pilot)

    play(steps)


def test_a_hint_waits_for_whoever_reads_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is never put on top of another screen; it is told at the table, once one is back there."""

    async def steps(pilot: AnyPilot) -> None:
        sage = Sage(monkeypatch)
        await pilot.press("h", "f1")
        sage.speaks.set()
        await found(pilot)
        assert isinstance(on_screen(pilot), HelpScreen)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(on_screen(pilot), Notice))
        assert pilot.app.screen_stack[-2] is game_of(pilot)
        assert choices_of(pilot).considered == choices_of(pilot).offered[-1]
        await pilot.press("escape")
        await pilot.pause()
        assert on_screen(pilot) is game_of(pilot)

    play(steps)


def test_a_hint_that_waited_too_long_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """One who comes back to another question is not told about the one before."""

    async def steps(pilot: AnyPilot) -> None:
        sage = Sage(monkeypatch)
        await pilot.press("h", "f1")
        sage.speaks.set()
        await found(pilot)
        old = game_of(pilot).viewer.question
        room: Any = game_of(pilot).room
        room.ask_again()
        await until(pilot, lambda: game_of(pilot).viewer.question is not old)
        await pilot.press("escape")
        await pilot.pause()
        assert on_screen(pilot) is game_of(pilot)

    play(steps)


def test_there_is_no_hint_while_others_play() -> None:
    """One who is asked nothing is told so, and nothing is sought."""

    async def steps(pilot: AnyPilot) -> None:
        game_of(pilot).viewer.question = None
        await pilot.press("h")
        assert said(pilot) == "Not now: it is not your turn."

    play(steps)


@pytest.fixture
def pool() -> Iterator[Pool]:
    """Give a pool of one process, and end it."""
    pool = Pool(1)
    yield pool
    pool.close()


def test_the_thinking_is_done_in_a_process_of_the_pool(pool: Pool) -> None:
    """The real adviser brings legal choices from a process, which then waits for others."""
    seen = first_question()

    async def run() -> None:
        adviser = Adviser(ENTRY.game, pool.thinker(ENTRY.game), Budget(iterations=30))
        advices = await adviser.seek(seen)
        assert {advice.action for advice in advices} <= set(ENTRY.game.legal(seen))
        assert len(advices) == 3
        (worker,) = pool._idle
        assert worker.is_awake

    asyncio.run(run())


def test_where_no_process_can_be_had_a_thread_thinks(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine that gives no more processes still gives hints."""
    monkeypatch.setattr("edenia_tui.table.worker._COMMAND", ("/nowhere/python",))
    adviser = Adviser(ENTRY.game, pool.thinker(ENTRY.game), Budget(iterations=30))
    assert asyncio.run(adviser.seek(first_question()))


def test_asked_twice_the_advice_is_the_same(pool: Pool) -> None:
    """Seconds give other luck each time, so one thought serves for a question."""
    seen = first_question()

    async def run() -> None:
        adviser = Adviser(ENTRY.game, pool.thinker(ENTRY.game), Budget(seconds=0.1))
        assert await adviser.seek(seen) is await adviser.seek(seen)

    asyncio.run(run())
