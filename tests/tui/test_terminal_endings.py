"""How a game on the screen may be cut off, and what is left: a sane terminal, the game on disk."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tui.playing import kept_actions
from tests.tui.terminals import (
    CTRL_C,
    CTRL_Q,
    CTRL_Z,
    DOWN,
    ENTER,
    FIRST,
    PATIENCE,
    SAVED,
    SECOND,
    Terminal,
    terminal,
)

LAST_TOLD = "Lamb 1 at Arridis."


def play_a_turn(shown: Terminal) -> str:
    """Make the first choice, and give the story as far as it is announced then."""
    shown.until_whole(FIRST)
    shown.press(ENTER)
    shown.until_whole(SECOND)
    shown.until(LAST_TOLD)
    return story(shown)


def story(shown: Terminal) -> str:
    """Read the story below the galaxy."""
    top = shown.row_of("Story")
    return "\n".join(row.rstrip() for row in shown.rows[top + 1 : top + 4])


def the_game(tmp_path: Path) -> Path:
    """Find the one game that is kept."""
    (path,) = (tmp_path / "data" / "games").glob("*.record")
    return path


def assert_goes_on(told: str, tmp_path: Path) -> None:
    """Hold that everything announced is on disk, and that the game is taken up again with it."""
    before = kept_actions(str(the_game(tmp_path)))
    assert "go 1 east star" in before
    with terminal("resume") as shown:
        shown.until_whole(SECOND)
        shown.until(lambda: story(shown) == told)
        shown.press(CTRL_Q)
        assert shown.until_end() == 0
    assert kept_actions(str(the_game(tmp_path)))[: len(before)] == before


def pressing(key: str) -> Callable[[Terminal], None]:
    """End by a key."""
    return lambda shown: shown.press(key)


def sending(told: signal.Signals) -> Callable[[Terminal], None]:
    """End by a signal."""
    return lambda shown: os.kill(shown.child.pid, told)


@pytest.mark.parametrize(
    ("end", "code", "says"),
    [
        (pressing(CTRL_Q), 0, SAVED),
        (pressing(CTRL_C), 0, SAVED),
        (sending(signal.SIGTERM), 128 + signal.SIGTERM, ""),
        (sending(signal.SIGHUP), 128 + signal.SIGHUP, ""),
    ],
    ids=["ctrl-q", "ctrl-c", "sigterm", "sighup"],
)
def test_every_end_leaves_a_sane_terminal_and_the_game(
    end: Callable[[Terminal], None], code: int, says: str, tmp_path: Path
) -> None:
    """However it ends, the terminal is as it was and the game goes on later; people are told how."""
    with terminal() as shown:
        told = play_a_turn(shown)
        end(shown)
        assert shown.until_end() == code
        shown.assert_sane()
        assert shown.text.strip() == says
    assert_goes_on(told, tmp_path)


def test_when_the_far_end_goes_away_the_program_ends(tmp_path: Path) -> None:
    """A connection that breaks ends the program at once, with every announced action on disk."""
    with terminal() as shown:
        told = play_a_turn(shown)
        shown.hang_up()
        end = time.monotonic() + PATIENCE
        while shown.child.isalive():
            assert time.monotonic() < end
            time.sleep(0.05)
        assert shown.child.signalstatus == signal.SIGHUP
    assert_goes_on(told, tmp_path)


@pytest.mark.parametrize(
    "pause", [pressing(CTRL_Z), sending(signal.SIGTSTP)], ids=["ctrl-z", "sigtstp"]
)
def test_a_pause_gives_the_terminal_back_and_takes_it_again(
    pause: Callable[[Terminal], None],
) -> None:
    """Ctrl+Z leaves a sane terminal to the shell; then picture, cursor and keys are back."""
    with terminal() as shown:
        shown.until_whole(FIRST)
        shown.until_quiet(0.3)
        picture, at = shown.text, shown.screen.cursor.y
        pause(shown)
        shown.until(lambda: _is_stopped(shown.child.pid))
        shown.read(0.1)
        shown.assert_sane()
        os.kill(shown.child.pid, signal.SIGCONT)
        shown.until(lambda: shown.text == picture)
        assert shown.modes.is_full_screen
        shown.until(lambda: not shown.screen.cursor.hidden)
        shown.press(DOWN)
        shown.until(lambda: shown.screen.cursor.y == at + 1)
        shown.press(CTRL_Q)
        assert shown.until_end() == 0
        shown.assert_sane()


def _is_stopped(pid: int) -> bool:
    """Ask the system whether a process is stopped."""
    status = Path(f"/proc/{pid}/stat").read_text("ascii")
    return status.rpartition(")")[2].split()[0] == "T"
