"""What a table is laid out for: how large a terminal is, and of what form."""

from typing import Final, NamedTuple

from edenia_tui.canvas.zoom import Zoom


class Form(NamedTuple):
    """A layout, the terminal it needs, and how large everything is drawn in it."""

    name: str
    """The class of the screen that style sheets know it by."""
    columns: int
    rows: int
    zoom: Zoom = Zoom.SMALL
    is_terse: bool = True
    """Whether signs stand for the words of players."""

    def fits(self, columns: int, rows: int) -> bool:
        """Tell whether a terminal has room for it."""
        return columns >= self.columns and rows >= self.rows


VAST: Final = Form("vast", 200, 60, Zoom.LARGE, is_terse=False)
"""Two columns of panels beside the largest drawing."""
WIDE: Final = Form("wide", 120, 40, Zoom.MEDIUM, is_terse=False)
USUAL: Final = Form("usual", 80, 24)
PORTRAIT: Final = Form("portrait", 50, 30)
"""The drawing above, the choices below, as a phone is held."""
REDUCED: Final = Form("reduced", 60, 20)
"""As much of the drawing as there is room for; all of it, and nothing else, while it has the keys."""
FORMS: Final = (VAST, WIDE, USUAL, PORTRAIT, REDUCED)
"""The best first."""


def form_for(columns: int, rows: int) -> Form | None:
    """Choose the layout of a terminal; None where there is room for none."""
    return next((form for form in FORMS if form.fits(columns, rows)), None)
