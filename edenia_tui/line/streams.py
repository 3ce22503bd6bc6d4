"""The real standard streams, made safe to read from and write to."""

import contextlib
import io
import signal
import sys

from edenia_tui.line.console import Console


def standard_console() -> Console:
    """Join standard input and output; with editing and history where the terminal can."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    # Ctrl-C must reach a waiting prompt at once, not after the next line.
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return Console(_editing if interactive else _plain, sys.stdout, patient=sys.stdin.isatty())


def _editing(prompt: str) -> str | None:
    """Read with the keys of the line editor, if this Python has one."""
    with contextlib.suppress(ImportError):
        import readline

        readline.set_auto_history(True)
    try:
        return input(prompt)
    except EOFError:
        return None


def _plain(prompt: str) -> str | None:
    sys.stdout.write(prompt + "\n")
    sys.stdout.flush()
    line = sys.stdin.readline()
    return line or None
