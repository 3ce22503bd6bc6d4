"""Signals that ask the program to end: it leaves as by a key, and gives the terminal back."""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final

from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.exit import Exit, Toward

_PATIENCE: Final = 5
"""Seconds a terminal has to take the last bytes."""


async def run_until_signalled(app: EdeniaApp) -> Exit | None:
    """Show an app until its people leave, or a signal tells it to; the game is on disk already."""
    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError):  # there, the system ends programs without asking
        for told in _asking():
            loop.add_signal_handler(told, _end, app, told)
    try:
        return await app.run_async()
    finally:
        _be_patient(0)


def _asking() -> Iterator[signal.Signals]:
    """Give the signals that ask a program to end, as far as this system has and heeds them."""
    for name in ("SIGTERM", "SIGHUP"):
        told: signal.Signals | None = getattr(signal, name, None)
        if told is not None and signal.getsignal(told) is not signal.SIG_IGN:
            yield told


def _end(app: EdeniaApp, told: signal.Signals) -> None:
    """Leave politely, or at once when there is no terminal any more that could be given back."""
    if not os.isatty(0):
        signal.signal(told, signal.SIG_DFL)
        os.kill(os.getpid(), told)
    _be_patient(_PATIENCE)
    app.exit(Exit(Toward.DOOR), return_code=128 + told)


def _be_patient(seconds: int) -> None:
    """End all the same after so many seconds; 0 for never. Not every system can promise that."""
    alarm: Callable[[int], object] | None = getattr(signal, "alarm", None)
    if alarm is not None:
        alarm(seconds)
