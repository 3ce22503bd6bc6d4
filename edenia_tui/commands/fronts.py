"""The two ways to play, and the way from one to the other in the middle of a game."""

from typing import TYPE_CHECKING

from edenia_tui.conversation.mode import Mode
from edenia_tui.conversation.visit import Visit
from edenia_tui.line.console import Console

if TYPE_CHECKING:
    from collections.abc import Sequence

    from edenia_tui.conversation.exporting import Export
    from edenia_tui.conversation.recording import Recording
    from edenia_tui.conversation.sitting import Sitting
    from edenia_tui.conversation.viewpoint import Viewpoint
    from edenia_tui.conversation.wanted import Wanted
    from edenia_tui.language.listener import Listener
    from edenia_tui.learn.course import Course
    from edenia_tui.storage.library import KeptGame
    from edenia_tui.tui.look.appearance import Appearance


class Fronts:
    """Line mode and the screen, as one person at a keyboard has them."""

    def __init__(
        self,
        console: Console,
        visit: Visit,
        mode: Mode,
        *,
        animated: bool = True,
    ) -> None:
        """Begin in a mode; `animated` is for the screen."""
        self.console = console
        self.visit = visit
        self.is_screen = mode is Mode.SCREEN
        self._animated = animated

    def play(self, sitting: "Sitting") -> int:
        """Play a kept game; the exit code."""
        if self.is_screen:
            return self.show(sitting)
        wanted = self._lines(sitting)
        if isinstance(wanted, int):
            return wanted
        from edenia_tui.tui.run import taken_up_again

        return self.show(None if wanted is None else taken_up_again(wanted))

    def in_lines(self) -> "Fronts":
        """Give the same for somebody who has gone over to line mode."""
        return Fronts(self.console, self.visit, Mode.LINE, animated=self._animated)

    def show(
        self, sitting: "Sitting | None", wanted: "Wanted | None" = None, *, greets: bool = False
    ) -> int:
        """Show a game, or the menu, on the screen; the exit code.

        Args:
            sitting: the game; None for the menu.
            wanted: the game to set up on top of the menu.
            greets: whether language, look and mode are asked first.
        """
        from edenia_tui.tui.run import run_screen

        visit, say = self.visit, self.console.say
        over, appearance = self._over_to_lines, self._appearance()
        return run_screen(visit, sitting, over, appearance, wanted, say=say, greets=greets)

    def learn(self, course: "Course") -> int:
        """Do lessons, puzzles or the task of a day; the exit code."""
        if self.is_screen:
            from edenia_tui.tui.run import run_learning

            lines_wanted = run_learning(self.visit, course, self._appearance())
            if isinstance(lines_wanted, int):
                return lines_wanted
            self.console.say([self.visit.manner.speech("line-on-switched")])
        from edenia_tui.line.learning import learn_by_lines

        return learn_by_lines(self.console, self.visit, course)

    def replay(self, recording: "Recording", viewpoint: "Viewpoint") -> int:
        """Look at a kept game again; the exit code."""
        if self.is_screen:
            return self._show_replay(recording, viewpoint)
        return self._read_replay(recording, viewpoint)

    def _read_replay(self, recording: "Recording", viewpoint: "Viewpoint") -> int:
        """Look at it in line mode, and on the screen if that is wanted."""
        from edenia_tui.conversation.exporting import export_nothing
        from edenia_tui.line.watching import replay_lines

        export = export_nothing if recording.kept is None else self._export(recording.kept)
        point = replay_lines(self.console, self.visit, recording, viewpoint, export)
        return 0 if point is None else self._show_replay(recording._replace(start=point), viewpoint)

    def _show_replay(self, recording: "Recording", viewpoint: "Viewpoint") -> int:
        """Look at it on the screen, and in line mode if that is wanted."""
        from edenia_tui.tui.run import run_replay

        def read_on(point: int) -> int:
            self.console.say([self.visit.manner.speech("line-on-switched")])
            return self._read_replay(recording._replace(start=point), viewpoint)

        return run_replay(
            self.visit, recording, self._appearance(), viewpoint=viewpoint, read_on=read_on
        )

    def _appearance(self) -> "Appearance":
        from edenia_tui.tui.look.appearance import Appearance

        manner = self.visit.manner
        return Appearance(manner.theme, self._animated and manner.animation)

    def _over_to_lines(self, sitting: "Sitting | None") -> "int | Sitting | None":
        """Go on in line mode for somebody who was on the screen, who hears so first."""
        self.console.say([self.visit.manner.speech("line-on-switched")])
        return self._lines(sitting)

    def _lines(self, sitting: "Sitting | None") -> "int | Sitting | None":
        """Play on in line mode; the exit code, or what is wanted on the screen: a game or the menu."""
        if sitting is None:
            from edenia_tui.commands.menu import LineMenu

            return LineMenu(self.in_lines()).run()
        from edenia_tui.line.play import play

        return play(self.console, self.visit, sitting, self._export)

    def _export(self, kept: "KeptGame") -> "Export":
        """Let a kept game be exported by typed words; the forms are loaded when that is done."""

        def export(
            listener: "Listener",
            viewpoint: "Viewpoint | None",
            point: int | None,
            words: "Sequence[str]",
        ) -> list[str]:
            from edenia_tui.sharing.export_words import export_by_words

            return export_by_words(kept, self.visit.exchange)(listener, viewpoint, point, words)

        return export
