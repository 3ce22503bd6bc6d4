"""The app as it looks in a terminal: its theme, its signs, what moves, the cursor, the wiped end."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from textual.app import App
from textual.filter import LineFilter, Monochrome, NoColor

from edenia_tui.canvas.charset import ASCII, chosen_charset
from edenia_tui.canvas.palette import FAINT, VIOLET
from edenia_tui.conversation.visit import Visit
from edenia_tui.tui.driver import driver_class
from edenia_tui.tui.exit import Exit
from edenia_tui.tui.look.cleaning import CLEAN
from edenia_tui.tui.look.no_color import ON_DARK, ON_LIGHT
from edenia_tui.tui.look.plain_letters import PlainLetters
from edenia_tui.tui.look.scrollbars import draw_scrollbars
from edenia_tui.tui.look.sixteen_colours import sixteen_colours
from edenia_tui.tui.look.themes import LOOKS, MONOCHROME, USUAL, themes
from edenia_tui.tui.look.together import Together

_FEW: Final = ("standard", "windows")
_SHOW_CURSOR: Final = "\x1b[?25h"
_WIPE: Final = "\x1b[H\x1b[2J"


class ThemedApp(App[Exit]):
    """Knows how things look, and nothing of what is shown."""

    def __init__(self, visit: Visit, *, theme: str, animated: bool) -> None:
        """Put on a look; the usual one when there is none of that name, a plain one without colours."""
        super().__init__(driver_class=driver_class())
        self.visit = visit
        self.charset = visit.charset
        self.no_color = not visit.is_coloured
        for one in themes():
            self.register_theme(one)
        wanted = MONOCHROME if self.no_color else theme
        self.theme = wanted if wanted in LOOKS else USUAL
        self.set_class(self.charset is ASCII, "ascii")
        self._letters = [PlainLetters()] if visit.has_plain_letters else []
        self._filtering: Together | None = None
        draw_scrollbars()
        self.animate_travels(on=animated)

    @property
    def has_few_colours(self) -> bool:
        """Whether there is a terminal, and one that knows no more than sixteen colours."""
        return not self.is_headless and self.console.color_system in _FEW

    @property
    def is_animated(self) -> bool:
        """Whether anything moves by itself."""
        return self.animation_level != "none"

    def draw_with(self, signs: str) -> None:
        """Draw with the signs somebody wishes for, or with those that fit."""
        self.charset = chosen_charset(None, signs, self.visit.fitting)
        self.set_class(self.charset is ASCII, "ascii")

    def animate_travels(self, *, on: bool) -> None:
        """Let what moves travel step by step, as far as anything may, or let nothing move."""
        self.animation_level = self.visit.animation if on else "none"

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Give themes that are not ours the shades they lack."""
        return {"faint": FAINT.web, "now": VIOLET.web}

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Write nothing that could steer a terminal, and no colours but those that are wanted."""
        if not self.no_color:
            usual = super().get_line_filters()
            kept = [one for one in usual if not isinstance(one, Monochrome | NoColor)]
            few = [sixteen_colours(self.theme)] if self.has_few_colours else []
            return self._together(CLEAN, *kept, *few, *self._letters)
        ink = ON_DARK if self.current_theme.dark else ON_LIGHT
        return self._together(CLEAN, ink, *self._letters)

    def _together(self, *filters: LineFilter) -> Sequence[LineFilter]:
        """Make one filter of some: every row is kept once for each, and looked up once for each."""
        if self._filtering is None or self._filtering.filters != filters:
            self._filtering = Together(filters)
        return (self._filtering,)

    def exit(
        self,
        result: Exit | None = None,
        return_code: int = 0,
        message: RenderableType | None = None,
    ) -> None:
        """Leave a wiped screen: a terminal that was resized would keep some of its rows."""
        if self._driver is not None:
            self._driver.write(_WIPE)
        super().exit(result, return_code, message)

    def keep_cursor(self) -> None:
        """Show the terminal's cursor, which Textual hides at the start and after a pause (Ctrl+Z)."""
        self._show_cursor()
        self.app_resume_signal.subscribe(self, self._show_cursor)

    def _show_cursor(self, *_: object) -> None:
        if self._driver is not None:
            self._driver.write(_SHOW_CURSOR)
