"""Playing on the screen, with the way to line mode and back in the middle of a game."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from edenia_tui.canvas.charset import chosen_charset
from edenia_tui.conversation.sitting import Sitting
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.conversation.visit import Visit
from edenia_tui.games.entry import Entry
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.exit import Toward
from edenia_tui.tui.look.appearance import Appearance
from edenia_tui.tui.signals import run_until_signalled

if TYPE_CHECKING:
    from edenia_tui.conversation.recording import Recording

PlayLines = Callable[[Sitting | None], int | None]
"""Plays on in line mode, or asks there what to do; the exit code, or None to come back to the screen."""
Say = Callable[[Sequence[str]], None]
"""Says lines where line mode would."""

_USUAL: Final = Appearance()


def run_screen(  # noqa: PLR0913 (what is shown, how, and what comes after)
    visit: Visit,
    sitting: Sitting | None,
    play_lines: PlayLines,
    appearance: Appearance = _USUAL,
    wanted: Entry | None = None,
    *,
    say: Say,
) -> int:
    """Show the game, or the menu; the exit code.

    Args:
        visit: whose keyboard it is.
        sitting: the game to play; None for the menu.
        play_lines: line mode; it closes the sitting it is given.
        appearance: how it looks; what people change holds when they come back from line mode.
        wanted: the game to set up to begin with.
        say: tells, once the terminal is given back, how to go on with a game that was left.
    """
    signs = visit.manner.settings.signs
    while True:
        if visit.manner.settings.signs != signs:
            signs = visit.manner.settings.signs
            visit = visit._replace(charset=chosen_charset(None, signs, visit.fitting))
        app = EdeniaApp(visit, sitting, wanted=wanted, **appearance._asdict())
        try:
            leave = asyncio.run(run_until_signalled(app))
        finally:
            played = app.sitting
            if played is not None:
                played.close()
        appearance = appearance._replace(theme=app.theme, animated=app.is_animated)
        if leave is None or leave.toward is Toward.DOOR:
            if leave is not None and leave.game is not None:
                say([visit.manner.speech("line-goodbye")])
            return app.return_code or 0
        code = play_lines(None if played is None else taken_up_again(played))
        if code is not None:
            return code
        sitting, wanted = (None if played is None else taken_up_again(played)), None


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


def taken_up_again(sitting: Sitting) -> Sitting:
    """Open a game that was closed, as far as it has come."""
    return Sitting(sitting.kept.open())
