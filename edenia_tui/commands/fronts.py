"""The two ways to play, and the way from one to the other in the middle of a game."""

from typing import TYPE_CHECKING

from edenia_tui.line.console import Console
from edenia_tui.line.manner import Manner
from edenia_tui.mode import Mode

if TYPE_CHECKING:
    from edenia_tui.sitting import Sitting


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
        if self.is_screen:
            return self.show(sitting)
        code = self._lines(sitting)
        if code is not None:
            return code
        from edenia_tui.tui.run import taken_up_again

        return self.show(taken_up_again(sitting))

    def show(self, sitting: "Sitting | None") -> int:
        """Show a game, or the menu, on the screen; the exit code."""
        from edenia_tui.tui.appearance import Appearance
        from edenia_tui.tui.run import run_screen

        animated = self._animated and self.manner.animation
        appearance = Appearance(self._in_ascii, self.manner.theme, animated)
        return run_screen(self.manner, sitting, self._lines, appearance)

    def _lines(self, sitting: "Sitting | None") -> int | None:
        """Play on in line mode; None when the screen is wanted again."""
        from edenia_tui.line.play import play

        if sitting is None:
            self.console.say([self.manner.speech("line-goodbye-menu")])
            return 0
        return play(self.console, self.manner, sitting)
