"""Whatever comes in through the keyboard or a pipe, line mode goes on or ends, tidily."""

import shlex
import signal
import subprocess
from pathlib import Path

import pytest

from tests.line.process import (
    EDENIA,
    GAME,
    PAIR,
    PATIENCE,
    Terminal,
    assert_tidy,
    records,
    run,
    surroundings,
)
from tests.line.replays import FILE

TURN = "Your turn: "
REPLAY = ("replay", "--line", str(FILE))
CONTROL_C, CONTROL_D = "\x03", "\x04"
INTERRUPTED = 130
QUIET = 0.3
"""Seconds in which something would have been written, if anything were."""

ODD_LINES = {
    "garbage": b"x" * 10_240,
    "spaced garbage": b"go 1 " * 2_000,
    "digits": b"9" * 10_240,
    "invalid UTF-8": b"\xff\xfego\x80\xc3",
    "escape sequence": b"\x1b[2J\x1b]0;title\x07\x1b[31mlook at me",
    "C1 controls": "\u009b2J\u0085".encode(),
    "NUL": b"\x00go\x00 1\x00",
    "bidi marks": "\u202ego\u2066 9 \u200f".encode(),
    "superscript": "²".encode(),
    "other digits": "٩٩".encode(),
    "braces": b"{0} {$name} %s {}",
    "query with an escape": b"rules \x1b[31m",
    "command with an escape": b"go 1 \x1b[31m north",
    "log of much": b"log 99999999999999999999",
    "cell": "at \u202eb2\x1b".encode(),
    "language": b"lang \x1b\x1b",
}

PROMPTS = {
    "menu": (("--line", "--lang", "en"), (), "from 1 to 10: "),
    "players": (("play", "--line"), (), "Enter for 2: "),
    "name": (("play", "--line"), ("2",), "Enter for Red: "),
    "other": (("play", "--line"), ("2", "Ann"), "Enter for a lamb: "),
    "first game": (("play", "--line"), ("2", "Ann", "Bob"), "Enter for no: "),
    "turn": (GAME, (), TURN),
    "resign": (GAME, ("resign",), "Type yes to resign. "),
    "hand-over": (PAIR, ("", "skip"), "press Enter when ready. "),
    "look back": (GAME, ("look back",), "Replay, action 1 of 1: "),
    "what if": (GAME, ("what if",), "What if: Your turn: "),
    "replay": (REPLAY, (), "Replay, action 0 of 88: "),
    "what if of a replay": (REPLAY, ("what if",), "Type draw, or m to choose: "),
}


@pytest.mark.parametrize("odd", ODD_LINES.values(), ids=ODD_LINES)
def test_an_odd_line_gets_a_tidy_answer_and_costs_nothing(odd: bytes, tmp_path: Path) -> None:
    """It is answered, nothing of it is echoed that could disturb, and the turn goes on."""
    result = run(tmp_path, *GAME, typed=odd + b"\nskip\nquit\n")
    text = result.stdout.decode()
    assert result.returncode == 0
    assert result.stderr == b""
    assert_tidy(text)
    assert text.count(TURN) == 3
    assert max(map(len, text.splitlines())) < 80
    (record,) = records(tmp_path)
    assert "\nskip\n" in record.read_text("utf-8")


def test_names_with_marks_and_escapes_are_cleaned(tmp_path: Path) -> None:
    """A name given by anybody cannot turn the text round or clear the screen."""
    turns = b"\nwho\nskip\n\nwho\nquit\n"
    names = "2\n\u202eAnn\x1b[2J\x00\n\u2066Bob\u009b\n\n".encode()
    asked = run(tmp_path, "play", "--line", typed=names + turns)
    given = run(tmp_path, *PAIR[:2], "--seat", "\u202eAnn\x1b[2J", "--seat", "B\nob", typed=turns)
    for result in (asked, given):
        assert result.returncode == 0
        assert_tidy(result.stdout.decode())
        assert "Ann 2J" in result.stdout.decode()
    for record in records(tmp_path):
        assert_tidy(record.read_text("utf-8"))


def test_endless_empty_lines_end_by_themselves(tmp_path: Path) -> None:
    """`yes '' | edenia play --line` stops after a while, and says why."""
    result = subprocess.run(  # noqa: S602 (the pipe is what is tested)
        f"yes '' | {shlex.quote(EDENIA)} play --line",
        shell=True,
        capture_output=True,
        env=surroundings(tmp_path),
        timeout=PATIENCE,
        check=False,
    )
    assert result.returncode == 0
    assert_tidy(result.stdout.decode())
    assert "No sensible line for a long time" in result.stdout.decode()


@pytest.mark.parametrize("arguments", [("demo", "--seed", "1"), GAME, (), REPLAY, REPLAY[::2]])
def test_a_reader_that_leaves_ends_the_program_quietly(
    arguments: tuple[str, ...], tmp_path: Path
) -> None:
    """`| head -1` gets its line, and the program ends without a word on standard error."""
    with subprocess.Popen(
        [EDENIA, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=surroundings(tmp_path),
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stderr is not None
        assert program.stdout.readline().startswith(b"Line mode is on")
        program.stdout.close()
        try:
            program.stdin.write(b"m\n" * 50)
            program.stdin.close()
        except BrokenPipeError:
            pass
        assert program.wait(PATIENCE) == 0
        assert program.stderr.read() == b""


@pytest.mark.parametrize("key", [CONTROL_C, CONTROL_D], ids=["control-c", "control-d"])
@pytest.mark.parametrize("prompt", PROMPTS)
def test_control_c_and_control_d_leave_every_prompt(prompt: str, key: str, tmp_path: Path) -> None:
    """The program ends without a traceback; game and terminal are kept. Ctrl-C is pressed twice."""
    arguments, typed, question = PROMPTS[prompt]
    terminal = Terminal(tmp_path, *arguments)
    for line in typed:
        terminal.wait_for_question()
        terminal.enter(line)
    terminal.wait_for(question)
    if key == CONTROL_C:
        terminal.press(key)
        assert "Ctrl-C again leaves" in terminal.wait_for(question)
    terminal.press(key)
    said, code = terminal.wait_for_end()
    assert code in (0, INTERRUPTED)
    assert terminal.is_as_before
    assert_tidy(said)
    if arguments in (GAME, PAIR):
        assert "The game is saved." in said
        assert len(records(tmp_path)) == 1


def test_what_is_said_after_leaving_a_prompt_begins_a_line(tmp_path: Path) -> None:
    """The goodbye is not glued to the question that was left open."""
    for keys in (CONTROL_C + CONTROL_C, CONTROL_D):
        terminal = Terminal(tmp_path, *GAME)
        terminal.wait_for(TURN)
        terminal.press(keys)
        assert "\nThe game is saved." in terminal.wait_for_end()[0]


@pytest.mark.parametrize("prompt", PROMPTS)
def test_the_end_of_a_pipe_leaves_every_prompt(prompt: str, tmp_path: Path) -> None:
    """Input that ends is no error, wherever it ends."""
    arguments, typed, question = PROMPTS[prompt]
    result = run(tmp_path, *arguments, typed="".join(f"{line}\n" for line in typed).encode())
    assert result.returncode == 0
    assert result.stderr == b""
    text = result.stdout.decode()
    assert_tidy(text)
    assert question.strip() in text.splitlines()[-2] + text.splitlines()[-1]


def test_an_interrupted_pipe_ends_at_once(tmp_path: Path) -> None:
    """Ctrl-C reaches a program that waits for a pipe, too."""
    with subprocess.Popen(
        [EDENIA, *GAME],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=surroundings(tmp_path),
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        while not program.stdout.readline().startswith(TURN.encode()):
            pass
        program.send_signal(signal.SIGINT)
        assert program.wait(PATIENCE) in (0, INTERRUPTED)
        assert b"The game is saved." in program.stdout.read()
        assert program.stderr.read() == b""


@pytest.mark.parametrize(("prompt", "size"), [("menu", 4), ("turn", 1)])
def test_an_empty_enter_repeats_the_question(prompt: str, size: int, tmp_path: Path) -> None:
    """Nothing but the question is said again, with the lines that belong to it."""
    arguments, typed, question = PROMPTS[prompt]
    result = run(tmp_path, *arguments, typed=b"\n\n")
    lines = result.stdout.decode().splitlines()
    after = 1 + next(index for index, line in enumerate(lines) if question.strip() in line)
    assert not typed
    assert lines[after : after + 2 * size] == lines[after - size : after] * 2


def test_an_idle_terminal_is_left_alone(tmp_path: Path) -> None:
    """While nobody types, not a byte is written; before that, nothing that moves a cursor."""
    terminal = Terminal(tmp_path, *GAME)
    assert_tidy(terminal.wait_for(TURN))
    assert terminal.is_silent(QUIET)
    terminal.enter("m")
    assert_tidy(terminal.wait_for(TURN))
    terminal.enter("quit")
    assert_tidy(terminal.wait_for_end()[0])


def test_line_mode_saved_from_within_it_is_the_usual_one(tmp_path: Path) -> None:
    """Plain `edenia` starts in it the next time, says why, and how to get the screen again."""
    for typed, first in (
        ("mode line", "Line mode is on: this is no terminal."),
        ("mode screen", "Line mode is on: your saved setting. mode screen ends that."),
        ("quit", "Line mode is on: this is no terminal."),
    ):
        result = run(tmp_path, typed=f"settings\n{typed}\n\nquit\n".encode())
        assert result.stdout.decode().splitlines()[0] == first
