"""Playing on the screen, with the way to line mode and back in the middle of a game."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from edenia_tui.line.manner import Manner
from edenia_tui.sitting import Sitting
from edenia_tui.table.shelf import Shelf
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.appearance import Appearance
from edenia_tui.tui.ending import run_until_told
from edenia_tui.tui.leave import Toward

PlayLines = Callable[[Sitting | None], int | None]
"""Plays on in line mode, or asks there what to do; the exit code, or None to come back to the screen."""

_USUAL: Final = Appearance()


def run_screen(
    manner: Manner,
    sitting: Sitting | None,
    play_lines: PlayLines,
    appearance: Appearance = _USUAL,
) -> int:
    """Show the game, or the menu; the exit code.

    Args:
        manner: language and level.
        sitting: the game to play; None for the menu.
        play_lines: line mode; it closes the sitting it is given.
        appearance: how it looks; what people change holds when they come back from line mode.
    """
    while True:
        app = EdeniaApp(manner, sitting, **appearance._asdict())
        try:
            leave = asyncio.run(run_until_told(app))
        finally:
            played = app.sitting
            if played is not None:
                played.close()
        appearance = appearance._replace(theme=app.theme, animated=app.is_animated)
        if leave is None or leave.toward is Toward.DOOR:
            return app.return_code or 0
        code = play_lines(None if played is None else taken_up_again(played))
        if code is not None:
            return code
        sitting = None if played is None else taken_up_again(played)


def taken_up_again(sitting: Sitting) -> Sitting:
    """Open a game that was closed, as far as it has come."""
    entry = sitting.entry
    shelf: Shelf[Any, Any, Any, Any] = Shelf(entry.game, entry.options)
    return Sitting(entry, *shelf.open(Path(sitting.path)))
