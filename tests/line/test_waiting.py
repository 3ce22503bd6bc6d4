"""Waiting for a bot in line mode: a person is told who thinks, a pipe is not."""

import asyncio
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from edenia_tui.conversation.bot_news import tell_told
from edenia_tui.games.edenia.words.words import WORDS
from edenia_tui.language.listener import Listener
from edenia_tui.line import session
from edenia_tui.table.bot_player import BotPlayer
from edenia_tui.table.chance import rng_of_bot
from edenia_tui.table.stand_in import StandIn
from edenia_tui.table.watchers import Told
from rules.bots.lamb import lamb
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.kernel.game import Game
from rules.kernel.seat import Seat
from tests.games.spoken import speech_of
from tests.line.transcript import Keyboard, own_folders
from tests.table.bots_in_trouble import raising

RED, GREEN = Seat(0), Seat(1)
SHORT = 0.01
"""Seconds of silence that are long enough in these tests."""
THINKING = "Green is thinking."


@pytest.fixture(autouse=True)
def quickly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let people lose their patience soon, and keep their settings apart."""
    monkeypatch.setattr(session, "SILENCE", SHORT)
    with own_folders(tmp_path):
        yield


class Ponderer:
    """A bot that thinks until it is spoken of, and then a while longer."""

    def __init__(self, keyboard: Keyboard) -> None:
        """Listen to what is said at a keyboard."""
        self._keyboard = keyboard

    def __call__(self, game: Game[Any, Any, Any, Any], view: Any, rng: Random) -> Any:
        """Take the first choice in the end."""
        del rng
        while THINKING not in self._keyboard._paper.getvalue():
            time.sleep(SHORT)
        time.sleep(10 * SHORT)
        return game.legal(view)[0]


def slow(game: Game[Any, Any, Any, Any], view: Any, rng: Random) -> Any:
    """Think for longer than people like, and take the first choice."""
    del rng
    time.sleep(10 * SHORT)
    return game.legal(view)[0]


class LateRiser:
    """A bot that is slow at its first choices, and then a lamb: a whole game need not be slow."""

    def __init__(self) -> None:
        """Begin asleep."""
        self.is_slow_for = 5

    def __call__(self, game: Game[Any, Any, Any, Any], view: Any, rng: Random) -> Any:
        """Choose, more or less awake."""
        self.is_slow_for -= 1
        return (lamb if self.is_slow_for < 0 else slow)(game, view, rng)


def said_by(keyboard: Keyboard, bot: Any) -> list[str]:
    """Make one move against a bot; everything that is said until the next question."""
    player: BotPlayer[Any, Any] = BotPlayer(EDENIA, bot, partial(rng_of_bot, 1, GREEN), "stub")
    asyncio.run(keyboard.room.replace(GREEN, player))
    typed = iter(("skip",))
    return keyboard.play(lambda _: next(typed, None))[1].lines


def test_who_waits_long_hears_what_happened_and_once_who_thinks() -> None:
    """The outcome of one's own move comes first, then one calm sentence, then the bot's moves."""
    keyboard = Keyboard()
    lines = said_by(keyboard, Ponderer(keyboard))
    assert lines.count(THINKING) == 1
    assert lines[0].startswith("You skip")
    assert lines[1] == THINKING
    assert len(lines) > 2


def test_a_pipe_is_told_nothing_that_depends_on_time() -> None:
    """However long a bot thinks, the words are the same."""
    keyboard = Keyboard()
    keyboard.console.is_patient = False
    assert THINKING not in said_by(keyboard, slow)


def test_one_who_has_given_up_is_not_bothered() -> None:
    """Only the end is told to somebody for whom a bot plays on."""
    keyboard = Keyboard(Options(2, first=RED))
    bot = LateRiser()
    player: BotPlayer[Any, Any] = BotPlayer(EDENIA, bot, partial(rng_of_bot, 1, GREEN), "stub")
    asyncio.run(keyboard.room.replace(GREEN, player))
    typed = iter(("resign", "yes"))
    exchanges = keyboard.play(lambda _: next(typed, None))
    assert keyboard.room.is_over
    assert bot.is_slow_for < 0
    assert not [line for exchange in exchanges for line in exchange.lines if "thinking" in line]


def test_a_failing_bot_is_told_before_what_was_chosen_for_it() -> None:
    """The sentence is in the story and in the log."""
    keyboard = Keyboard()
    lines = said_by(keyboard, raising)
    failed = "Green's bot failed; ewe chose for it."
    assert failed in lines
    assert lines.index(failed) < len(lines) - 1
    assert failed in keyboard._session._logs[RED].heard


@pytest.mark.parametrize(
    ("language", "seat", "stand_in", "sentence"),
    [
        ("en", RED, StandIn("ewe", is_late=False), "Green's bot failed; ewe chose for it."),
        ("en", GREEN, StandIn("ewe", is_late=True), "Your bot took too long; ewe chose for it."),
        (
            "en",
            RED,
            StandIn(None, is_late=False),
            "Green's bot failed; the first choice was taken.",
        ),
        (
            "fr",
            RED,
            StandIn("ewe", is_late=True),
            "Vert : robot trop lent ; la brebis a choisi à sa place.",
        ),
        (
            "fr",
            GREEN,
            StandIn(None, is_late=False),
            "Votre robot est en panne ; le premier choix est retenu.",
        ),
    ],
)
def test_a_stand_in_in_words(language: str, seat: Seat, stand_in: StandIn, sentence: str) -> None:
    """In both languages it is said whose bot could not choose, why, and who did."""
    state = EDENIA.start(Options(2, first=GREEN))
    told = Told[Any, Any, Any](seat, state, state, (), GREEN, None, stand_in)
    listener = Listener(speech_of("edenia", language), ("", ""), seat)
    assert tell_told(listener, WORDS, told) == [sentence]
