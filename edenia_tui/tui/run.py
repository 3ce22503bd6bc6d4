"""Playing on the screen, with the way to line mode and back in the middle of a game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from edenia_tui.line.manner import Manner
from edenia_tui.sitting import Sitting
from edenia_tui.table.shelf import Shelf
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.leave import Toward

PlayLines = Callable[[Sitting | None], int | None]
"""Plays on in line mode, or asks there what to do; the exit code, or None to come back to the screen."""


def run_screen(
    manner: Manner,
    sitting: Sitting | None,
    play_lines: PlayLines,
    *,
    ascii: bool = False,  # noqa: A002 (the word everybody knows)
    theme: str = "",
) -> int:
    """Show the game, or the menu; the exit code.

    Args:
        manner: language and level.
        sitting: the game to play; None for the menu.
        play_lines: line mode; it closes the sitting it is given.
        ascii: whether only ASCII signs are drawn.
        theme: the name of the look; the usual one unless said.
    """
    while True:
        app = EdeniaApp(manner, sitting, ascii=ascii, theme=theme)
        try:
            leave = app.run()
        finally:
            played = app.sitting
            if played is not None:
                played.close()
        theme = app.theme
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
