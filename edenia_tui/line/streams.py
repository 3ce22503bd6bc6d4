"""The real standard streams, made safe to read from and write to."""

import io
import sys

from edenia_tui.language.plain_letters import PLAIN_LETTERS
from edenia_tui.line.console import Console
from edenia_tui.line.interrupting import interrupt_at_once


def standard_console(*, has_screen: bool, encoding: str | None = None) -> Console:
    """Join standard input and output; with editing and history where the terminal can.

    Args:
        has_screen: whether there is a screen to go to.
        encoding: that of the locale, where it is not UTF-8; letters it lacks lose their accents.
    """
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAIN_LETTERS)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=encoding or "utf-8", errors=errors)
    if not sys.stdin.isatty():
        return Console(_plain, sys.stdout, patient=False, heeds_interrupts=True)
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
    )


async def _plain(prompt: str) -> str | None:
    """Read a pipe, which is only done at a prompt: nothing else goes on that would have to wait."""
    interrupt_at_once()
    sys.stdout.write(prompt + "\n")
    sys.stdout.flush()
    return sys.stdin.readline() or None
