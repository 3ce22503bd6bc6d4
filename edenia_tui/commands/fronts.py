"""The two ways to play, and the way from one to the other in the middle of a game."""

from typing import TYPE_CHECKING

from edenia_tui.line.console import Console
from edenia_tui.line.manner import Manner
from edenia_tui.mode import Mode

if TYPE_CHECKING:
    from edenia_tui.games import Entry
    from edenia_tui.line.eyes import Eyes
    from edenia_tui.line.recording import Recording
    from edenia_tui.sitting import Sitting
    from edenia_tui.tui.appearance import Appearance


class Fronts:
    """Line mode and the screen, as one person at a keyboard has them."""

    def __init__(
        self,
        console: Console,
        manner: Manner,
        mode: Mode,
        *,
        in_ascii: bool = False,
        animated: bool = True,
    ) -> None:
        """Begin in a mode; `in_ascii` and `animated` are for the screen."""
        self.console = console
        self.manner = manner
        self.is_screen = mode is Mode.SCREEN
        self._in_ascii = in_ascii
        self._animated = animated

    def play(self, sitting: "Sitting") -> int:
        """Play a kept game; the exit code."""
        if self._is_shown(sitting.entry):
            return self.show(sitting)
        code = self._lines(sitting)
        if code is not None:
            return code
        from edenia_tui.tui.run import taken_up_again

        return self.show(taken_up_again(sitting))

    def show(self, sitting: "Sitting | None") -> int:
        """Show a game, or the menu, on the screen; the exit code."""
        from edenia_tui.tui.run import run_screen

        return run_screen(self.manner, sitting, self._lines, self._appearance())

    def replay(self, recording: "Recording", eyes: "Eyes") -> int:
        """Look at a kept game again; the exit code."""
        if self._is_shown(recording.entry):
            return self._show_replay(recording, eyes)
        return self._read_replay(recording, eyes)

    def _read_replay(self, recording: "Recording", eyes: "Eyes") -> int:
        """Look at it in line mode, and on the screen if that is wanted."""
        from edenia_tui.line.recording import replay_lines

        point = replay_lines(self.console, self.manner, recording, eyes)
        return 0 if point is None else self._show_replay(recording._replace(start=point), eyes)

    def _show_replay(self, recording: "Recording", eyes: "Eyes") -> int:
        """Look at it on the screen, and in line mode if that is wanted."""
        from edenia_tui.tui.run import run_replay

        def read_on(point: int) -> int:
            return self._read_replay(recording._replace(start=point), eyes)

        return run_replay(
            self.manner,
            recording.replay,
            recording.names,
            self._appearance(),
            recording.start,
            sitters=recording.sitters,
            name=recording.name,
            eyes=eyes,
            read_on=read_on,
        )

    def _is_shown(self, entry: "Entry") -> bool:
        """Tell whether a game goes to the screen; say so when it would but for the game."""
        if self.is_screen and not entry.has_screen:
            self.console.say([self.manner.speech("line-on-no-screen")])
        return self.is_screen and entry.has_screen

    def _appearance(self) -> "Appearance":
        from edenia_tui.tui.appearance import Appearance

        animated = self._animated and self.manner.animation
        return Appearance(self._in_ascii, self.manner.theme, animated)

    def _lines(self, sitting: "Sitting | None") -> int | None:
        """Play on in line mode; None when the screen is wanted again."""
        from edenia_tui.line.play import play

        if sitting is None:
            self.console.say([self.manner.speech("line-goodbye-menu")])
            return 0
        return play(self.console, self.manner, sitting)
