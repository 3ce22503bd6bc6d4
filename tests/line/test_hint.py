"""`hint` in line mode: for whoever is asked, without costing anything."""

import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pexpect
import pytest

from edenia_tui.conversation.adviser import Adviser
from rules.edenia.opening import Options
from rules.kernel.seat import Seat
from tests.line.lint import faults
from tests.line.process import PATIENCE, surroundings
from tests.line.transcript import Keyboard, converse, interrupted, own_folders
from tests.table.peeking import record_of

_PATIENT = """
from edenia_tui.conversation import hints
from rules.bots.budget import Budget
hints.THINKING = Budget(seconds=60.0)
from edenia_tui.cli import main
main()
"""
"""The program with hints that take a minute, so that no machine is too slow to interrupt them."""
THINKING = "Thinking for about a second. Ctrl-C stops it."


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path) -> Iterator[None]:
    """Let settings live in a folder of this test."""
    with own_folders(tmp_path):
        yield


@pytest.mark.parametrize("word", ["hint", "h", "conseil"])
def test_a_hint_says_at_once_that_it_thinks(word: str) -> None:
    """Nobody waits in silence; then the best choices follow by their numbers."""
    keyboard = Keyboard()
    (exchange,) = converse(word, keyboard=keyboard)
    assert exchange.lines[0] == THINKING
    assert exchange.lines[1].startswith("Best: ")
    number = int(exchange.lines[1].split()[1].rstrip(","))
    assert 1 <= number <= len(keyboard.legal)
    assert not faults(exchange.said, exchange.prompt)


def test_a_hint_changes_nothing() -> None:
    """The game, its record and the question stay as they are."""
    keyboard = Keyboard()
    first, second = converse("hint", "hint", keyboard=keyboard)
    assert first.before is first.after
    assert second.before is second.after
    assert record_of(keyboard.room).actions == ()


def test_again_repeats_the_hint_without_thinking() -> None:
    """What was thought of once is said again at once."""
    hint, again = converse("hint", "again")
    assert again.lines == hint.lines[1:]


def test_french() -> None:
    """The hint is French where French is spoken."""
    (exchange,) = converse("conseil", keyboard=Keyboard(language="fr"))
    assert exchange.lines[1].startswith("Conseil : ")


def test_asked_again_the_hint_is_the_same() -> None:
    """Seconds give other luck, so one thought serves a question; the next one gets its own."""
    first, again, _, other = converse("hint", "hint", "skip", "hint")
    assert first.lines == [THINKING, *again.lines]
    assert other.lines[0] == THINKING
    assert other.lines[1:] != again.lines


def test_a_hint_is_for_the_one_who_asks() -> None:
    """At one keyboard everybody gets a hint for their own seat."""
    keyboard = Keyboard(Options(2, first=Seat(0)), people=2, names=("Ann", "Ben"))
    *_, ben = converse("", "skip", "", "hint", keyboard=keyboard)
    assert ben.before.active == Seat(1)
    assert "Ben" not in ben.said
    assert ben.lines[1].startswith("Best: ")


def test_ctrl_c_stops_the_thinking_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hint is given up; the same question is asked again and the game goes on."""
    monkeypatch.setattr(Adviser, "seek", interrupted)
    stopped, skipped = converse("hint", "skip")
    assert stopped.lines == [THINKING, "No hint: the thinking was stopped."]
    assert stopped.prompt == "Your turn: "
    assert skipped.before is not skipped.after


def test_ctrl_c_as_soon_as_it_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads that Ctrl-C stops it can press it at once: it leaves the hint, not the game."""
    keyboard = Keyboard()
    say = keyboard.console.say

    def press(lines: Sequence[str], more: str = "") -> None:
        say(lines, more)
        if list(lines) == [THINKING]:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(keyboard.console, "say", press)
    stopped, skipped = converse("hint", "skip", keyboard=keyboard)
    assert stopped.lines == [THINKING, "No hint: the thinking was stopped."]
    assert skipped.before is not skipped.after


def test_ctrl_c_on_a_real_terminal(tmp_path: Path) -> None:
    """The key reaches the search in the middle of its thinking; you, and the bot, play on."""
    seats = ("--seat", "Ann", "--seat", "Ram:ram", "--seed", "5")
    process = pexpect.spawn(
        sys.executable,
        ["-c", _PATIENT, "play", "--line", "--lang", "en", *seats],
        env=surroundings(tmp_path, "xterm"),
        encoding="utf-8",
        timeout=PATIENCE,
    )
    process.expect("Your turn: $")
    for _ in range(2):
        process.sendline("hint")
        process.expect_exact("stops it.")
        process.sendintr()
        process.expect_exact("No hint: the thinking was stopped.")
        process.expect("Your turn: $")
        process.sendline("skip")
        process.expect("You skip.*Your turn: $")
    process.sendline("quit")
    process.expect(pexpect.EOF)
    process.close()
    assert process.exitstatus == 0


def test_help_names_the_hint() -> None:
    """Whoever asks for help learns of it."""
    (exchange,) = converse("?")
    assert any(line.startswith("hint h: ") for line in exchange.lines)


def test_a_single_choice_takes_no_thought() -> None:
    """Nobody is told to wait for what is plain."""
    keyboard, typed, rng = Keyboard(Options(2, first=Seat(0))), list[str](), Random(1)

    def ask_once_there_is_no_choice(_: str) -> str | None:
        if "hint" in typed:
            return None
        choices = len(keyboard.legal)
        typed.append("hint" if choices == 1 else str(rng.randrange(choices) + 1))
        return typed[-1]

    exchanges = keyboard.play(ask_once_there_is_no_choice)
    (hint,) = (exchange for exchange in exchanges if exchange.typed == "hint")
    assert hint.lines[0].startswith("Only one choice: 1, ")
