"""The real standard streams, made safe to read from and write to."""

import io
import sys

from edenia_tui.language.plain_letters import PLAIN_LETTERS
from edenia_tui.line.console import Console, Phrase
from edenia_tui.line.interrupting import Interrupted, interrupt_at_once
from edenia_tui.outside import limits


def standard_console(*, has_screen: bool, phrase: Phrase, encoding: str | None = None) -> Console:
    """Join standard input and output; with editing and history where the terminal can.

    Args:
        has_screen: whether there is a screen to go to.
        phrase: says what a console says by itself.
        encoding: that of the locale, where it is not UTF-8; letters it lacks lose their accents.
    """
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAIN_LETTERS)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=encoding or "utf-8", errors=errors)
    writer = getattr(
        sys.stdout, "uncleaned", sys.stdout
    )  # a console cleans what it says, and rings
    if not sys.stdin.isatty():
        return Console(_plain, writer, patient=False, heeds_interrupts=True, phrase=phrase)
    from edenia_tui.line.terminal import Terminal

    terminal, interactive = Terminal(), sys.stdout.isatty()
    return Console(
        terminal.read if interactive else _plain,
        writer,
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
        return _read_line()
    except OSError:  # closed, or a terminal that is gone: nobody will type here
        return None
    except KeyboardInterrupt:
        if not sys.stdin.isatty():
            raise
        raise Interrupted from None  # the terminal has forgotten what was typed


def _read_line() -> str | None:
    """Read a line; of one that is longer than anybody types the beginning, of one without end nothing."""
    line = part = sys.stdin.readline(limits.LINE)
    for _ in range(limits.DOCUMENT // limits.LINE):
        if not part or part.endswith("\n"):
            return line or None
        part = sys.stdin.readline(limits.LINE)
    return None
