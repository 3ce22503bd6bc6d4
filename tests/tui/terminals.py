"""A terminal for tests: the real program in it, keys and clicks in, the picture and the modes out."""

import os
import re
import sys
import termios
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

import pexpect
import pyte

from tests.tui.modes import Modes

SMALL, WIDE = (80, 24), (120, 40)
PATIENCE = 30.0
GAME = ("play", "--seat", "Anna", "--seat", "Lamb:lamb", "--seed", "5")
FIRST, SECOND = "sheep 1 east star: explores b 1", "sheep 1 east: explores c 1"
"""The choices under the highlight in the first two turns of that game."""
SAVED = "The game is saved. Go on with: edenia resume."
"""What is said to whoever leaves in the middle of a game."""
_AROUND = ("EDENIA", "Players", "Story", "Ctrl+Q")
"""What is to be seen in every corner of a small picture."""
_MAIN = "from edenia_tui.cli import main; main()"
_PRIVATE = re.compile(r"\x1b\[[<>=?][0-9;$]*[a-zA-Z]")
_CUT_SHORT = re.compile(r"\x1b(\[[0-9;<>=?$]*)?$")
"""A code whose end has not come yet."""
_CURSOR = ("\x1b[?25h", "\x1b[?25l")
_OTHER_SCREEN = ("\x1b[?1049h", "\x1b[?1049l")
_ASKS_FOR_FRAMES, _HAS_FRAMES = "\x1b[?2026$p", "\x1b[?2026;2$y"
_TICK = 0.05
_FRAME_ENDS = "\x1b[?2026l"

UP, DOWN, ENTER, F2, ESCAPE = "\x1b[A", "\x1b[B", "\r", "\x1bOQ", "\x1b"
CTRL_C, CTRL_Q, CTRL_Z = "\x03", "\x11", "\x1a"


class Terminal:
    """Shows whole frames only, as a terminal with synchronised output does."""

    def __init__(self, child: "pexpect.spawn[str]", size: tuple[int, int]) -> None:
        """Begin to read."""
        self.child = child
        self.cooked = termios.tcgetattr(child.child_fd)
        """The attributes of the line before the program changed them."""
        self.screen = pyte.Screen(*size)
        self.modes = Modes()
        self.written = ""
        self._stream = pyte.Stream(self.screen)
        self._waiting = ""
        self._rows: list[str] | None = None
        self._has_ended = False
        self._written_at = 0.0
        self._pace: int | None = None

    # What a person sees.

    @property
    def rows(self) -> list[str]:
        """The picture, row by row."""
        if self._rows is None:
            self._rows = list(self.screen.display)
        return self._rows

    @property
    def text(self) -> str:
        """The picture."""
        return "\n".join(self.rows)

    def row_of(self, text: str) -> int:
        """Find the row in which a text is to be seen."""
        return next(row for row, line in enumerate(self.rows) if text in line)

    @property
    def silence(self) -> float:
        """The seconds since something was written."""
        return time.monotonic() - self._written_at

    # What a person does.

    def press(self, *keys: str) -> None:
        """Press keys."""
        for key in keys:
            self.child.send(key)

    def hover(self, column: int, row: int) -> None:
        """Go to a place with the mouse."""
        self.press(f"\x1b[<35;{column + 1};{row + 1}M")

    def click(self, column: int, row: int) -> None:
        """Press the button of the mouse at a place, and let it go."""
        at = f"{column + 1};{row + 1}"
        self.press(f"\x1b[<0;{at}M", f"\x1b[<0;{at}m")

    def resize(self, size: tuple[int, int]) -> None:
        """Make the window larger or smaller."""
        columns, rows = size
        self.screen.resize(rows, columns)
        self._rows = None
        self.child.setwinsize(rows, columns)

    def slow_down(self, pace: int) -> None:
        """Take no more than so many bytes a second, and those late, as over a slow link."""
        self._pace = pace

    def hang_up(self) -> None:
        """Go away, as a connection that breaks."""
        self.child.ptyproc.fileobj.close()

    # Waiting.

    def read(self, seconds: float) -> str:
        """Take what comes within a time; give it back."""
        fresh, end = "", time.monotonic() + seconds
        while not self._has_ended and (left := end - time.monotonic()) > 0:
            fresh += self._take(left)
        return fresh

    def until(self, holds: "str | Callable[[], bool]", patience: float = PATIENCE) -> None:
        """Wait until a text is to be seen, or something holds."""
        end = time.monotonic() + patience
        while not (holds in self.text if isinstance(holds, str) else holds()):
            assert time.monotonic() < end, f"{holds} is not to be seen:\n{self.text}"
            assert not self._has_ended, f"ended before {holds}:\n{self.written[-2000:]}"
            self._take(0.05)

    def until_whole(self, sentence: str) -> None:
        """Wait for the line below the galaxy and for the picture above it: they may come in parts."""
        self.until(lambda: all(text in self.text for text in (sentence, *_AROUND)))

    def until_quiet(self, seconds: float, patience: float = PATIENCE) -> None:
        """Wait until nothing was written for a time."""
        end = time.monotonic() + patience
        while self.read(seconds):
            assert time.monotonic() < end, f"is never quiet:\n{self.text}"

    def until_end(self, patience: float = PATIENCE) -> int | None:
        """Wait until the program has ended; give its exit code, or None if a signal ended it."""
        end = time.monotonic() + patience
        while not self._has_ended:
            assert time.monotonic() < end, f"did not end:\n{self.text}"
            self._take(0.05)
        self.child.wait()
        status: int | None = self.child.exitstatus
        return status

    def _take(self, seconds: float) -> str:
        most = 65536
        if self._pace is not None:
            time.sleep(_TICK)
            most = int(self._pace * _TICK)
        try:
            fresh: str = self.child.read_nonblocking(most, timeout=seconds)
        except pexpect.TIMEOUT:
            return ""
        except pexpect.EOF:
            self._has_ended = True
            return ""
        if _ASKS_FOR_FRAMES in fresh:
            self.press(_HAS_FRAMES)
        self.written += fresh
        self._written_at = time.monotonic()
        self._show(fresh)
        return fresh

    def _show(self, fresh: str) -> None:
        """Show what is complete; the rest of a frame or of a code waits for its end."""
        text = self._waiting + fresh
        begun = text.rfind("\x1b[?2026h")
        cut = begun if begun > text.rfind(_FRAME_ENDS) else len(text)
        if (short := _CUT_SHORT.search(text, 0, cut)) is not None:
            cut = short.start()
        shown, self._waiting = text[:cut], text[cut:]
        self._rows = None
        self.modes.feed(shown)
        self._stream.feed(_PRIVATE.sub(_known, shown))

    # How the terminal was left.

    def assert_sane(self) -> None:
        """Hold that the terminal is as it was: main screen, cursor, no mouse, echo and lines."""
        assert self.modes.is_usual, self.modes
        assert termios.tcgetattr(self.child.child_fd) == self.cooked


def _known(code: "re.Match[str]") -> str:
    """Give what pyte knows of a code: the cursor, and instead of another screen an empty one."""
    if code[0] in _OTHER_SCREEN:
        return "\x1b[2J\x1b[H"
    return code[0] if code[0] in _CURSOR else ""


@contextmanager
def terminal(
    *arguments: str, size: tuple[int, int] = SMALL, environ: Mapping[str, str] | None = None
) -> Iterator[Terminal]:
    """Start `edenia` in a terminal, a game against a lamb unless told, and end what is left of it."""
    columns, rows = size
    child = pexpect.spawn(
        sys.executable,
        ["-c", _MAIN, *(arguments or GAME)],
        dimensions=(rows, columns),
        encoding="utf-8",
        env=_surroundings(environ or {}),
        timeout=PATIENCE,
    )
    child.delaybeforesend = None
    try:
        yield Terminal(child, size)
    finally:
        child.close(force=True)


def _surroundings(environ: Mapping[str, str]) -> dict[str, str]:
    """Give an environment in which only the test decides how the program looks."""
    inherited = {
        name: value
        for name, value in os.environ.items()
        if name not in {"NO_COLOR", "COLORTERM", "COLUMNS", "LINES", "LANG", "LC_ALL"}
    }
    usual = {"TERM": "xterm-256color", "TEXTUAL_ANIMATIONS": "none", "LANG": "en_GB.UTF-8"}
    return {**inherited, **usual, **environ}
