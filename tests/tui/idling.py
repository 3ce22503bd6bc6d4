"""Waiting until an app has nothing left to do, without looking at a clock."""

import asyncio
from typing import Any

from textual._context import active_app

_TURNS = 3
"""So many turns of the loop in a row in which nobody but the one who waits has something to do."""
_FRAMES = 20
"""What moves by itself is not waited for longer."""
_A_MOMENT = 0.001
"""Lets what other threads and the system have ready come in."""


async def wait_for_idle(*_: float) -> None:
    """Wait until everything that was begun is done and painted; other processes are not waited for."""
    for _frame in range(_FRAMES):
        await _until_nothing_is_ready()
        await asyncio.sleep(_A_MOMENT)
        await _until_nothing_is_ready()
        if not _paint():
            return


async def _until_nothing_is_ready() -> None:
    loop = asyncio.get_running_loop()
    idle = 0
    while idle < _TURNS:
        await asyncio.sleep(0)
        idle = 0 if loop._ready else idle + 1  # type: ignore[attr-defined]


def _paint() -> bool:
    """Do now what a timer would do soon, a new size or the next frame; tell whether there was any."""
    app: Any = active_app.get()
    is_resized, is_due = app._resize_event is not None, False
    if is_resized:
        app._check_resize()
    if app.screen_stack and app.screen._update_timer._active.is_set():
        is_due = True
        app.screen._on_timer_update()
    return is_resized or is_due
