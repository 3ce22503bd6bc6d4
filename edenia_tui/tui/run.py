"""Playing on the screen, with the way to line mode and back in the middle of a game."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from edenia_tui.canvas.charset import chosen_charset
from edenia_tui.conversation.keeping import farewell
from edenia_tui.conversation.sitting import AnySitting, Sitting, take_up
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.conversation.visit import Visit
from edenia_tui.conversation.wanted import Wanted
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.exit import Exit, Toward
from edenia_tui.tui.look.appearance import Appearance
from edenia_tui.tui.signals import run_until_signalled

if TYPE_CHECKING:
    from edenia_tui.conversation.recording import Recording
    from edenia_tui.learn.course import Course

PlayLines = Callable[[Sitting | None], int | Sitting | None]
"""Plays on in line mode, or asks there what to do; the exit code, or what to show (None: the menu)."""
Say = Callable[[Sequence[str]], None]
"""Says lines where line mode would."""

_USUAL: Final = Appearance()
_STOPPED: Final = 1
"""The exit code where a game could not be kept."""


def run_screen(  # noqa: PLR0913 (what is shown, how, and what comes after)
    visit: Visit,
    sitting: Sitting | None,
    play_lines: PlayLines,
    appearance: Appearance = _USUAL,
    wanted: Wanted | None = None,
    *,
    say: Say,
    greets: bool = False,
) -> int:
    """Show the game, or the menu; the exit code.

    Args:
        visit: whose keyboard it is.
        sitting: the game to play; None for the menu.
        play_lines: line mode; it closes the sitting it is given.
        appearance: how it looks; what people change holds when they come back from line mode.
        wanted: the game to set up to begin with.
        say: tells, once the terminal is given back, how to go on with a game that was left.
        greets: whether language, look and mode are asked first.
    """
    signs = visit.manner.settings.signs
    while True:
        if visit.manner.settings.signs != signs:
            signs = visit.manner.settings.signs
            visit = visit._replace(charset=chosen_charset(None, signs, visit.fitting))
        app = EdeniaApp(visit, sitting, wanted=wanted, greets=greets, **appearance._asdict())
        greets = False
        told: list[str] = []
        is_kept = True
        leave: Exit | None = None
        try:
            leave = asyncio.run(run_until_signalled(app))
        finally:
            played = app.sitting
            if played is not None:
                told, is_kept = _leave(visit, played, leave)
                played.close()
        appearance = appearance._replace(theme=app.theme, animated=app.is_animated)
        if told:
            say(told)
        if leave is None or leave.toward is Toward.DOOR or not is_kept:
            return app.return_code or (0 if is_kept else _STOPPED)
        left = play_lines(None if played is None else taken_up_again(played))
        if isinstance(left, int):
            return left
        sitting, wanted = (None if left is None else taken_up_again(left)), None


def run_replay(
    visit: Visit,
    recording: "Recording",
    appearance: Appearance = _USUAL,
    *,
    viewpoint: Viewpoint | None = None,
    read_on: Callable[[int], int] | None = None,
) -> int:
    """Show a past game until its people leave; the exit code.

    Args:
        visit: whose keyboard it is.
        recording: the game, and where to begin.
        appearance: how it looks.
        viewpoint: whose eyes see it at first; without them those that give nothing away.
        read_on: the replay in line mode from a point on, for F2; without it F2 only leaves.
    """
    from edenia_tui.conversation.past import past_of_recording  # noqa: PLC0415 (a game needs none of this)
    from edenia_tui.tui.replay.screen import ReplayScreen  # noqa: PLC0415

    screen = ReplayScreen(visit, past_of_recording(recording, viewpoint), recording.start)
    app = EdeniaApp(visit, opening=screen, **appearance._asdict())
    leave = asyncio.run(run_until_signalled(app))
    if leave is not None and leave.toward is Toward.LINES and read_on is not None:
        return read_on(screen.travel.point)
    return app.return_code or 0


def run_learning(visit: Visit, course: "Course", appearance: Appearance = _USUAL) -> int | None:
    """Show the tasks of a course until their people leave; the exit code, or None for line mode."""
    from edenia_tui.tui.learning.screen import opening_of  # noqa: PLC0415 (a game needs none of this)

    app = EdeniaApp(visit, opening=opening_of(visit, course), **appearance._asdict())
    leave = asyncio.run(run_until_signalled(app))
    if leave is not None and leave.toward is Toward.LINES:
        return None
    return app.return_code or 0


def _leave(visit: Visit, played: AnySitting, leave: Exit | None) -> tuple[list[str], bool]:
    """Make sure of a game that is left; what to say of it, and whether it is kept."""
    goes_on = leave is not None and leave.toward is Toward.DOOR and leave.game is not None
    return farewell(visit.manner.speech, played, "line-goodbye" if goes_on else "")


def taken_up_again(sitting: AnySitting) -> Sitting:
    """Open a game that was closed, as far as it has come."""
    return take_up(sitting.kept)
