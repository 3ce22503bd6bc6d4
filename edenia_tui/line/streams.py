"""The real standard streams, made safe to read from and write to."""

import io
import sys

from edenia_tui.line.console import Console, Phrase
from edenia_tui.line.interrupting import Interrupted, interrupt_at_once


def standard_console(*, has_screen: bool, phrase: Phrase) -> Console:
    """Join standard input and output; with editing and history where the terminal can."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    if not sys.stdin.isatty():
        return Console(_plain, sys.stdout, patient=False, heeds_interrupts=True, phrase=phrase)
    from edenia_tui.line.terminal import Terminal

    terminal, interactive = Terminal(), sys.stdout.isatty()
    return Console(
        terminal.read if interactive else _plain,
        sys.stdout,
        patient=True,
        live=interactive,
        has_screen=has_screen,
        forget=terminal.forget,
        typed=terminal.typed,
        begun=terminal.begun,
        pause=terminal.pause,
        heeds_interrupts=True,
        width=terminal.width,
        phrase=phrase,
    )


async def _plain(prompt: str) -> str | None:
    """Read a pipe, which is only done at a prompt: nothing else goes on that would have to wait."""
    interrupt_at_once()
    sys.stdout.write(prompt + "\n")
    sys.stdout.flush()
    try:
        return sys.stdin.readline() or None
    except KeyboardInterrupt:
        if not sys.stdin.isatty():
            raise
        raise Interrupted from None  # the terminal has forgotten what was typed
