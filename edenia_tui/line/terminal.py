"""A terminal that is read without holding anybody up: a thread waits for the next line.

The thread cannot be called back: whoever stops listening finds the line, or what was typed of it, later.
"""

import asyncio
import atexit
import os
import select
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from threading import Thread
from typing import Any

from edenia_tui.language.wrapping import WIDTH
from edenia_tui.line.interrupting import Interrupted, until_interrupted
from edenia_tui.table.thinking import think

try:
    import readline
except ImportError:  # a Python without a line editor reads plain lines
    readline = None  # type: ignore[assignment]
try:
    import termios
except ImportError:  # where terminals have no modes that could be left behind
    termios = None  # type: ignore[assignment]

_LONGEST_LINE = 4096
"""A terminal hands over one line at a time, and none that is longer."""
_NARROWEST = 20
"""The cells of the smallest braille displays; a terminal that says less is broken."""
_INTERRUPT = "\x03"
"""Ctrl-C, where the line editor reads it as a key: it ends the line that was begun."""
_IS_KEY = readline is not None and termios is not None and "libedit" not in (readline.__doc__ or "")
"""Whether it does; else Ctrl-C is a signal, and the terminal itself forgets the line."""


class Terminal:
    """Reads lines with the keys of the line editor, where there is one."""

    def __init__(self) -> None:
        """Begin to read nothing."""
        self._reading: Future[str | None] | None = None
        self._modes: Any = None
        """How the terminal was before the line editor changed it."""

    async def read(self, prompt: str) -> str | None:
        """Read a line, or go on with the one that is being read, whatever its prompt was."""
        reading = self._line(prompt)  # a prompt is shown only once Ctrl-C is heeded
        try:
            line = await (reading if _IS_KEY else until_interrupted(reading))
        except Interrupted:
            sys.stdout.write("\n")
            raise
        self._reading = None
        if line is not None and line.endswith(_INTERRUPT):
            raise Interrupted(line.removesuffix(_INTERRUPT))
        return line

    async def _line(self, prompt: str) -> str | None:
        """Wait for the line that is being read, or begin to read one."""
        if self._reading is None:
            self._keep_modes()
            self._reading = _start(prompt)
        return await asyncio.wrap_future(self._reading)

    def width(self) -> int:
        """Tell how many columns a line may have: those of the terminal as it is now, less one."""
        try:
            columns = os.get_terminal_size(sys.stdout.fileno()).columns
        except (OSError, ValueError):
            return WIDTH
        return max(_NARROWEST, min(WIDTH, columns - 1)) if columns else WIDTH

    def typed(self) -> str | None:
        """Give what was typed of the line that is being read; None when none is."""
        if self._reading is None or self._reading.done():
            return None
        return "" if readline is None else readline.get_line_buffer()

    async def begun(self) -> None:
        """Wait until a line was typed that nobody reads; for ever, where that cannot be known."""
        loop, is_there = asyncio.get_running_loop(), asyncio.Event()
        try:
            loop.add_reader(sys.stdin.fileno(), is_there.set)
        except (NotImplementedError, OSError, ValueError):
            await asyncio.Future[None]()
        try:
            await is_there.wait()
        finally:
            loop.remove_reader(sys.stdin.fileno())

    def forget(self) -> None:
        """Empty the line editor's history: the next person need not see what this one typed."""
        if readline is not None:
            readline.clear_history()

    async def pause(self, seconds: float) -> bool:
        """Let time pass; Enter or Ctrl-C ends it and tells so, where a keyboard can be listened to."""
        try:
            return await until_interrupted(think(lambda: _is_pressed_within(seconds)))
        except Interrupted:
            sys.stdout.write("\n")
            return True

    def _keep_modes(self) -> None:
        """Make sure that the terminal is as it was, however the program ends that reads a line."""
        if termios is not None and self._modes is None:
            with suppress(termios.error, OSError, ValueError):
                self._modes = termios.tcgetattr(sys.stdin.fileno())
                atexit.register(self._restore_modes)

    def _restore_modes(self) -> None:
        with suppress(termios.error, OSError, ValueError):
            termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self._modes)


def _start(prompt: str) -> "Future[str | None]":
    """Begin to read a line."""
    reading: Future[str | None] = Future()
    reading.set_running_or_notify_cancel()
    Thread(target=_edit, args=(prompt, reading), name="typing", daemon=True).start()
    return reading


def _edit(prompt: str, reading: "Future[str | None]") -> None:
    """Read a line; leaving without Enter ends the line all the same."""
    if hasattr(signal, "pthread_sigmask"):  # Ctrl-C is for those who wait for the line
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        with _interrupt_as_key():
            line = input(prompt)
        reading.set_result(line)
    except (EOFError, OSError):  # the end, or a terminal that is gone
        with suppress(OSError):
            sys.stdout.write("\n")
        reading.set_result(None)
    except BaseException as error:  # noqa: BLE001 (it is raised where the line is waited for)
        reading.set_exception(error)


@contextmanager
def _interrupt_as_key() -> Iterator[None]:
    """Let Ctrl-C end a line, marked, instead of sending a signal: what was typed can be forgotten."""
    if not _IS_KEY:
        yield
        return
    readline.parse_and_bind(r'"\C-c": "\C-e\C-v\C-c\C-m"')
    keyboard, remembered = sys.stdin.fileno(), readline.get_current_history_length()
    _set_interrupt(keyboard, os.fpathconf(keyboard, "PC_VDISABLE"))
    try:
        yield
    finally:
        _set_interrupt(keyboard, ord(_INTERRUPT))
        _forget_interrupted(remembered)


def _set_interrupt(keyboard: int, key: int) -> None:
    """Choose the key that sends the signal of Ctrl-C."""
    with suppress(termios.error, OSError, ValueError):
        modes = termios.tcgetattr(keyboard)
        modes[6][termios.VINTR] = bytes([key])
        termios.tcsetattr(keyboard, termios.TCSANOW, modes)


def _forget_interrupted(remembered: int) -> None:
    """Take a line that was forgotten out of the history."""
    number = readline.get_current_history_length()
    if number > remembered and str(readline.get_history_item(number)).endswith(_INTERRUPT):
        readline.remove_history_item(number - 1)


def _is_pressed_within(seconds: float) -> bool:
    """Wait for Enter, but not for ever."""
    if os.name == "nt":  # there only sockets can be waited for
        time.sleep(seconds)
        return False
    keyboard = sys.stdin.fileno()
    if select.select([keyboard], [], [], seconds)[0]:
        os.read(keyboard, _LONGEST_LINE)
        return True
    return False
