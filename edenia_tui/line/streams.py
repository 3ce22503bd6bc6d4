"""The real standard streams, made safe to read from and write to."""

import contextlib
import io
import os
import select
import signal
import sys
import time

from edenia_tui.line.console import Console

try:
    import readline
except ImportError:  # a Python without a line editor reads plain lines
    readline = None  # type: ignore[assignment]


_LONGEST_LINE = 4096
"""A terminal hands over one line at a time, and none that is longer."""


def standard_console(*, has_screen: bool) -> Console:
    """Join standard input and output; with editing and history where the terminal can."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    reader = _editing if interactive else _plain
    return Console(
        reader,
        sys.stdout,
        patient=sys.stdin.isatty(),
        has_screen=has_screen,
        forget=_forget,
        pause=_pause,
    )


def interrupt_at_once() -> None:
    """Let Ctrl-C reach a waiting prompt: an event loop would keep it until the next line."""
    with contextlib.suppress(ValueError):  # only the main thread can be interrupted
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _editing(prompt: str) -> str | None:
    """Read with the keys of the line editor; leaving without Enter ends the line all the same."""
    try:
        return input(prompt)
    except EOFError:
        sys.stdout.write("\n")
        return None
    except KeyboardInterrupt:
        sys.stdout.write("\n")
        raise


def _forget() -> None:
    """Empty the line editor's history: the next person need not see what this one typed."""
    if readline is not None:
        readline.clear_history()


def _pause(seconds: float) -> bool:
    """Let time pass; Enter or Ctrl-C ends it and tells so, where a keyboard can be listened to."""
    try:
        if os.name == "nt":  # there only sockets can be waited for
            time.sleep(seconds)
            return False
        keyboard = sys.stdin.fileno()
        if select.select([keyboard], [], [], seconds)[0]:
            os.read(keyboard, _LONGEST_LINE)
            return True
    except KeyboardInterrupt:
        sys.stdout.write("\n")
        return True
    return False


def _plain(prompt: str) -> str | None:
    sys.stdout.write(prompt + "\n")
    sys.stdout.flush()
    line = sys.stdin.readline()
    return line or None
