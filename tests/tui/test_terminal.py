"""The screen in a real terminal: what is to be seen, and how the terminal is left."""

import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect
import pyte
import pytest

from tests.tui.playing import kept_actions

ROOT = Path(__file__).parents[2]
_PROGRAM = """
from edenia_tui.line.manner import Manner
from edenia_tui.table.settings import Settings
from edenia_tui.tui.run import run_screen
from tests.tui.playing import sit_down
def lines(sitting):
    print("lines", sitting.path)
    sitting.close()
    return 0
raise SystemExit(run_screen(Manner("en", Settings()), sit_down(), lines))
"""
_MAIN_SCREEN = "\x1b[?1049l"
_SHOW, _HIDE = "\x1b[?25h", "\x1b[?25l"


class Terminal:
    """A terminal of 80 by 24 with the program in it."""

    def __init__(self, child: "pexpect.spawn[str]") -> None:
        """Begin to read."""
        self.child = child
        self.screen = pyte.Screen(80, 24)
        self._stream = pyte.Stream(self.screen)
        self.written = ""

    def read(self, seconds: float) -> str:
        """Take what is written within a time; give it back."""
        fresh, end = "", time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                fresh += self.child.read_nonblocking(65536, timeout=0.05)
            except pexpect.TIMEOUT:
                continue
            except pexpect.EOF:
                break
        self.written += fresh
        # pyte knows neither kitty's keyboard codes nor synchronised output
        self._stream.feed(re.sub(r"\x1b\[[<>=?][0-9;]*[a-zA-Z]", _known, fresh))
        return fresh

    def until(self, text: str, patience: float = 15) -> None:
        """Wait until a text is to be seen."""
        end = time.monotonic() + patience
        while text not in self.text():
            assert time.monotonic() < end, self.text()
            self.read(0.1)

    def text(self) -> str:
        """Give what is to be seen."""
        return "\n".join(self.screen.display)


def _known(code: "re.Match[str]") -> str:
    return code[0] if code[0] in (_SHOW, _HIDE) else ""


@contextmanager
def terminal(**environ: str) -> Iterator[Terminal]:
    """Start a game in a terminal; whatever is left of it is ended."""
    child = pexpect.spawn(
        sys.executable,
        ["-c", _PROGRAM],
        cwd=str(ROOT),
        dimensions=(24, 80),
        encoding="utf-8",
        env={**os.environ, "TERM": "xterm-256color", **environ},
        timeout=15,
    )
    try:
        yield Terminal(child)
    finally:
        child.close(force=True)


def the_game(tmp_path: Path) -> str:
    """Find the one game that is kept."""
    (path,) = (tmp_path / "data" / "games").iterdir()
    return str(path)


@pytest.mark.parametrize(
    "environ",
    [{"TERM": "xterm-256color"}, {"TERM": "xterm"}, {"TERM": "linux"}, {"NO_COLOR": "1"}],
    ids=["xterm-256color", "xterm", "linux", "no-color"],
)
def test_a_game_is_shown_and_the_terminal_left_sane(
    tmp_path: Path, environ: dict[str, str]
) -> None:
    """The galaxy is there, Ctrl+Q gives the terminal back as it was, and the game is on disk."""
    with terminal(**environ) as shown:
        shown.until("Your turn")
        for text in ("ARRIDIS", "EDENIA", "Players", "Ctrl+Q"):
            shown.until(text)
        shown.child.send("\r")
        shown.read(1.5)
        shown.child.send("\x11")
        shown.child.expect(pexpect.EOF)
        written = shown.written + (shown.child.before or "")
    assert written.rindex(_SHOW) > written.rindex(_HIDE)
    assert _MAIN_SCREEN in written
    assert shown.child.exitstatus == 0
    actions = kept_actions(the_game(tmp_path))
    assert any(action.startswith("go 1") for action in actions)


def test_the_cursor_stands_at_the_choice() -> None:
    """Screen readers follow the terminal's cursor: it is visible, on the choice under the highlight."""
    with terminal() as shown:
        shown.until("Your turn")
        shown.read(0.5)
        assert not shown.screen.cursor.hidden
        row = shown.screen.cursor.y
        assert "sheep 1 east star" in shown.screen.display[row]
        shown.child.send("\x1b[B")
        shown.read(0.7)
        assert shown.screen.cursor.y == row + 1
        assert shown.screen.display[row + 1][shown.screen.cursor.x :].startswith("sheep 1")


def test_an_idle_screen_writes_nothing() -> None:
    """Nothing ticks, blinks or is painted again while a person thinks."""
    with terminal() as shown:
        shown.until("Your turn")
        shown.read(1.0)
        assert shown.read(3.0) == ""


def test_moving_through_the_choices_writes_little() -> None:
    """Only what changes is painted: the old and the new choice, its way and its sentence."""
    with terminal() as shown:
        shown.until("Your turn")
        shown.read(1.0)
        sizes = []
        for _ in range(5):
            shown.child.send("\x1b[B")
            sizes.append(len(shown.read(0.5)))
        assert max(sizes) < 4000


def test_f2_goes_on_in_lines(tmp_path: Path) -> None:
    """Line mode is given the same game, on the main screen."""
    with terminal() as shown:
        shown.until("Your turn")
        shown.child.send("\x1bOQ")
        shown.child.expect("lines (.*record)")
        assert shown.child.match is not None
        assert the_game(tmp_path) in shown.child.match[1]
        shown.child.expect(pexpect.EOF)


def test_ctrl_c_leaves() -> None:
    """Whoever presses Ctrl+C gets the terminal back."""
    with terminal() as shown:
        shown.until("Your turn")
        shown.child.send("\x03")
        shown.child.expect(pexpect.EOF)
        shown.child.wait()
    assert shown.child.exitstatus == 0
