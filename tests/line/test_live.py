"""While others think: a prompt waits, questions and `quit` are heard, and news stand above the prompt."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from edenia_tui.conversation.adviser import Adviser
from edenia_tui.games.registry import GAMES
from edenia_tui.line import session
from edenia_tui.line.leaving import Left
from edenia_tui.line.session import Session
from edenia_tui.line.table_talk import TableTalk
from edenia_tui.line.talk import Talk
from edenia_tui.table.pool import common_pool
from edenia_tui.table.room import Room
from rules.edenia.actions import Skip
from rules.edenia.opening import Options
from rules.kernel.seat import Seat
from tests.line.live import LiveKeyboard
from tests.line.process import Terminal
from tests.line.transcript import own_folders, saved
from tests.table.company import bot_room, empty_record, giving_up, lamb_on
from tests.table.peeking import record_of
from tests.visits import visit_in

RED, GREEN = Seat(0), Seat(1)
ENTRY = GAMES["edenia"]
BEGUN = Options(2, first=RED)
GREEN_BEGINS = 2
"""The seed of a game in which Green begins."""
ENDING = 5
"""The seed of a game in which Green makes the last choice."""
OVER = "The game is over. Type another, replay or quit: "
TURN, MEANWHILE, THINKING = "Your turn: ", "Meanwhile: ", "Green is thinking."


_SLOW = """
from rules.bots import herd
from rules.bots.budget import Budget
herd.BUDGETS = {"ram": Budget(iterations=9_999_999)}
from edenia_tui.cli import main
main()
"""
"""The program with bots that think for hours, so that no machine is too quick."""


class Ponderer:
    """A bot that chooses when the test lets it."""

    kind = "lamb"

    def __init__(self) -> None:
        """Begin to ponder."""
        self.may = asyncio.Event()
        self.plan: list[Any] = []
        """What is chosen, one after the other; without it the last choice of each list."""

    async def choose(self, view: Any, legal: tuple[Any, ...], number: int) -> Any:  # noqa: ARG002
        """Choose in the end."""
        await self.may.wait()
        return self.plan.pop(0) if self.plan else legal[-1]


class Evening:
    """A person at a live keyboard against somebody who takes long."""

    def __init__(self, people: int = 1, begun: tuple[Any, ...] = (), seed: int = 1) -> None:
        """Sit down to a game that has begun so."""
        self.keyboard, self.bot = LiveKeyboard(), Ponderer()
        bots = {GREEN: self.bot} if people == 1 else {}
        record = replace(empty_record(BEGUN), actions=begun)
        self.room: Room[Any, Any, Any, Any] = Room(ENTRY.game, record, bots, seed=seed)
        talk = Talk(self.keyboard.console, visit_in("en"), ENTRY.words, ("", ""))
        adviser = Adviser(ENTRY.game, common_pool().thinker(ENTRY.game))
        table = TableTalk(talk, self.room, giving_up(self.room), adviser, save=saved)
        self.session = Session(talk, self.room, (RED,), table)

    async def until_it_thinks(self) -> None:
        """Make one's own choice, and wait until the other is known to think."""
        await self.keyboard.until_said(TURN)
        self.keyboard.enter("skip")
        await self.keyboard.until_said(MEANWHILE)


@pytest.fixture(autouse=True)
def quickly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let people lose their patience soon, and keep their settings apart."""
    monkeypatch.setattr(session, "SILENCE", 0.01)
    with own_folders(tmp_path):
        yield


def spend(
    steps: Callable[[Evening], Awaitable[None]], people: int = 1, *, leaves: bool = True
) -> Evening:
    """Play while the steps are done; whoever plays leaves in the end, or the test fails."""

    async def run() -> Evening:
        evening = Evening(people)
        playing = asyncio.ensure_future(evening.session.run())
        await steps(evening)
        if not leaves:
            playing.cancel()
        done, _ = await asyncio.wait({playing}, timeout=30)
        assert done
        if leaves:
            assert isinstance(playing.exception(), Left)
        return evening

    return asyncio.run(run())


def test_ones_own_result_is_told_before_the_other_has_chosen() -> None:
    """Nobody waits for a bot to hear what came of one's own choice."""

    async def steps(evening: Evening) -> None:
        await evening.until_it_thinks()
        text = evening.keyboard.text
        assert text.index("You skip") < text.index(THINKING) < text.index(MEANWHILE)
        assert record_of(evening.room).actions == (Skip(),)
        evening.keyboard.enter("quit")

    spend(steps)


def test_nobody_is_told_that_their_own_bot_thinks_while_they_are_about_to_be_asked() -> None:
    """On a slow machine the question comes later than the turn; meanwhile nothing is said."""
    evening = Evening()
    mentioned = evening.session._mention_thinker(None)
    assert mentioned is None
    assert not evening.keyboard.text


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("who", "You: 3 points"),
        ("look", "Round 1"),
        ("log", "You skip"),
        ("rules LEAP-2", "LEAP-2"),
        ("go 1 east star", "Not now"),
        ("hint", "Not now"),
        ("resign", "Not now"),
        ("what if", "Not now"),
        ("undo", "Nothing to take back"),
        ("", ""),
    ],
)
def test_what_is_typed_meanwhile_is_answered_at_once(typed: str, answer: str) -> None:
    """Questions are answered, what cannot be done now is refused, and the prompt waits again."""

    async def steps(evening: Evening) -> None:
        await evening.until_it_thinks()
        said = len(evening.keyboard.text)
        evening.keyboard.enter(typed)
        text = await evening.keyboard.until_said(MEANWHILE, 2)
        assert answer in text[said:]
        assert not evening.bot.may.is_set()
        assert record_of(evening.room).actions == (Skip(),)
        evening.keyboard.enter("quit")

    spend(steps)


def test_what_is_typed_before_anybody_loses_patience_is_answered_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A line is heard however short the other has been thinking."""
    monkeypatch.setattr(session, "SILENCE", 3600)

    async def steps(evening: Evening) -> None:
        await evening.keyboard.until_said(TURN)
        evening.keyboard.enter("skip")
        await evening.keyboard.until_said("You skip")
        evening.keyboard.enter("who")
        text = await evening.keyboard.until_said("You: 3 points")
        assert THINKING not in text
        assert not evening.bot.may.is_set()
        evening.keyboard.enter("quit")

    spend(steps)


def test_the_keyboard_can_be_closed_while_the_other_thinks() -> None:
    """The end of input leaves, as at any prompt."""

    async def steps(evening: Evening) -> None:
        await evening.until_it_thinks()
        evening.keyboard.enter(None)

    spend(steps)


def test_news_stand_above_what_is_being_typed() -> None:
    """The line that was begun is shown again after the news, under the new question, and not lost."""

    async def steps(evening: Evening) -> None:
        await evening.until_it_thinks()
        evening.keyboard.unfinished = "ski"
        said = len(evening.keyboard.text)
        evening.bot.may.set()
        await evening.keyboard.until_said(TURN, 2)
        news, prompt, typed = evening.keyboard.text[said:].rpartition(TURN)
        assert news.startswith("\n")
        assert "Green" in news
        assert news.endswith("\n")
        assert (prompt, typed) == (TURN, "ski")
        evening.keyboard.unfinished = ""
        evening.keyboard.enter("skip")
        await evening.keyboard.until(lambda _: record_of(evening.room).actions.count(Skip()) > 1)
        await evening.keyboard.until_said(TURN, 3)
        evening.keyboard.enter("quit")

    spend(steps)


def test_who_was_typing_when_the_game_ended_hears_the_end_first() -> None:
    """The line that was begun stands after the question that follows the end."""

    async def run() -> str:
        whole = bot_room(BEGUN, ENDING)
        await whole.run()
        actions, game, state = record_of(whole).actions, ENTRY.game, ENTRY.game.start(BEGUN)
        deciders: list[tuple[int, Any]] = []
        for number, action in enumerate(actions):
            deciders.append((number, game.to_act(state)))
            state = game.apply(state, action).state
        last = max(number for number, actor in deciders if actor == RED)
        evening = Evening(begun=actions[:last], seed=ENDING)
        evening.bot.plan = [actions[n] for n, actor in deciders if actor == GREEN and n > last]
        playing = asyncio.ensure_future(evening.session.run())
        await evening.keyboard.until_said(": ")
        evening.keyboard.enter(game.write_action(actions[last]))
        await evening.keyboard.until_said(MEANWHILE)
        evening.keyboard.unfinished = "he"
        evening.bot.may.set()
        text = await evening.keyboard.until_said(OVER)
        evening.keyboard.enter("quit")
        with pytest.raises(Left):
            await asyncio.wait_for(playing, 30)
        return text

    end = asyncio.run(run()).rpartition(MEANWHILE)[2]
    assert " win" in end
    assert end.endswith(f"\n{OVER}he")


def test_what_happens_while_one_is_asked_is_told_above_the_prompt() -> None:
    """Somebody else's doing does not wait for one's own answer; the question is put again."""

    async def steps(evening: Evening) -> None:
        room = evening.room
        await evening.keyboard.until_said(TURN)
        evening.keyboard.enter("skip")
        await evening.keyboard.until_said(MEANWHILE)
        asked = room.question(GREEN)
        assert asked is not None
        room.answer(asked, Skip())
        await evening.keyboard.until_said(TURN, 2)
        evening.keyboard.unfinished = "lo"
        await room.replace(GREEN, lamb_on(GREEN, 1))
        room.ask_again()
        text = await evening.keyboard.until_said(TURN, 3)
        assert text.endswith(f"{TURN}lo")
        evening.keyboard.unfinished = ""
        evening.keyboard.enter("quit")

    spend(steps, people=2)


def test_the_room_goes_on_when_hearing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of one keyboard ends its session with that fault, and nobody else's game."""
    failure = RuntimeError("deaf")

    def fail(*_: object) -> None:
        raise failure

    async def run() -> None:
        evening = Evening()
        playing = asyncio.ensure_future(evening.session.run())
        await evening.keyboard.until_said(TURN)
        monkeypatch.setattr("edenia_tui.conversation.log.Log.saw", fail)
        evening.keyboard.enter("skip")
        done, _ = await asyncio.wait({playing}, timeout=30)
        assert done
        assert playing.exception() is failure
        assert record_of(evening.room).actions == (Skip(),)

    asyncio.run(run())


_BARE = """
import sys
for name in ("readline", "termios", "fcntl"):
    sys.modules[name] = None
from edenia_tui.cli import main
main()
"""
"""The program where neither a line editor nor modes of the terminal are to be had."""


def test_a_terminal_without_a_line_editor_plays_as_well(tmp_path: Path) -> None:
    """Lines are read as the system edits them; Ctrl-C twice leaves, and what is said begins a line."""
    seats = ("--seat", "Ann", "--seat", "Bob:lamb", "--seed", "3")
    terminal = Terminal(tmp_path, "play", "--line", "--lang", "en", *seats, code=_BARE)
    terminal.wait_for(TURN)
    terminal.enter("skip")
    terminal.wait_for("You skip")
    terminal.wait_for(TURN)
    terminal.press("\x03")
    assert "\nCtrl-C again leaves; the game is kept.\n" in terminal.wait_for(TURN)
    terminal.press("\x03")
    said, code = terminal.wait_for_end()
    assert "\nThe game is saved." in said
    assert code == 0


def test_on_a_real_terminal(tmp_path: Path) -> None:
    """While a bot thinks for long, questions are answered at once, and `quit` leaves."""
    seats = ("--seat", "Ann", "--seat", "Ram:ram", "--seed", "3")
    terminal = Terminal(tmp_path, "play", "--line", "--lang", "en", *seats, code=_SLOW)
    terminal.wait_for(TURN)
    terminal.enter("skip")
    terminal.wait_for("You skip")
    terminal.wait_for("Ram is thinking.")
    terminal.wait_for(MEANWHILE)
    terminal.enter("who")
    assert "You: 3 points" in terminal.wait_for(MEANWHILE)
    terminal.enter("log")
    assert "You skip" in terminal.wait_for(MEANWHILE)
    terminal.enter("quit")
    said, code = terminal.wait_for_end()
    assert "The game is saved." in said
    assert code == 0


def test_who_begins_is_told_before_who_thinks() -> None:
    """A bot that begins is not said to think before the game is said to have begun."""

    async def run() -> str:
        evening = Evening()
        record = empty_record(Options(2, first=None))
        evening.room = Room(ENTRY.game, record, {GREEN: evening.bot}, seed=GREEN_BEGINS)
        talk = Talk(evening.keyboard.console, visit_in("en"), ENTRY.words, ("", ""))
        adviser = Adviser(ENTRY.game, common_pool().thinker(ENTRY.game))
        table = TableTalk(talk, evening.room, giving_up(evening.room), adviser, save=saved)
        playing = asyncio.ensure_future(Session(talk, evening.room, (RED,), table).run())
        text = await evening.keyboard.until_said(MEANWHILE)
        evening.keyboard.enter("quit")
        with pytest.raises(Left):
            await asyncio.wait_for(playing, 30)
        return text

    text = asyncio.run(run())
    assert 0 <= text.index("Green begins") < text.index("Type m for") < text.index(THINKING)
