"""Signals that ask the program to end: it leaves as by a key, and gives the terminal back."""

import asyncio
import os
import signal
import sys
from typing import Final

from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.leave import Leave, Toward

_PATIENCE: Final = 5
"""Seconds a terminal has to take the last bytes."""


async def run_until_told(app: EdeniaApp) -> Leave | None:
    """Show an app until its people leave, or a signal tells it to; the game is on disk already."""
    if sys.platform == "win32":
        return await app.run_async()
    loop = asyncio.get_running_loop()
    for told in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(told) is not signal.SIG_IGN:
            loop.add_signal_handler(told, _end, app, told)
    try:
        return await app.run_async()
    finally:
        signal.alarm(0)


def _end(app: EdeniaApp, told: signal.Signals) -> None:
    """Leave politely, or at once when there is no terminal any more that could be given back."""
    if not os.isatty(0):
        signal.signal(told, signal.SIG_DFL)
        os.kill(os.getpid(), told)
    signal.alarm(_PATIENCE)
    app.exit(Leave(Toward.DOOR), return_code=128 + told)
