"""Rows of a drawing in few bytes: they look as drawn, and themes and focus are followed."""

import asyncio
import gc

from rich.style import Style

from edenia_tui.canvas import inks
from edenia_tui.games.edenia.board.colours import PATH_INKS
from edenia_tui.tui.gc_pause import pause_gc, resume_gc
from edenia_tui.tui.look.themes import LOOKS, MONOCHROME, ink_styles
from edenia_tui.tui.widgets.painting import painted
from edenia_tui.tui.widgets.tabletop import Tabletop
from tests.tui.playing import asked, choices_of, game_of, playing, row_of, sit_down

ROW = "  ━━  │ »R1  ┏"
INKS = [*[inks.DIM] * 2, *[inks.ROUTE] * 2, *[inks.DIM] * 2, PATH_INKS[0], inks.DIM]
INKS += [*[inks.FOCUS] * 3, *[inks.DIM] * 2, inks.FOCUS]


def cells(theme: str) -> list[tuple[str, Style]]:
    """Paint the row, and take it apart again."""
    return [
        (char, segment.style or Style.null())
        for segment in painted(ROW, INKS, ink_styles(theme))
        for char in segment.text
    ]


def test_a_painted_row_looks_as_drawn_in_every_theme() -> None:
    """Letters have their own style; a blank may have another's, with the same ground and no line."""
    for theme in LOOKS:
        found = cells(theme)
        assert "".join(char for char, _ in found) == ROW
        for (char, worn), ink in zip(found, INKS, strict=True):
            own = ink_styles(theme)[ink]
            if char == " ":
                assert worn.bgcolor == own.bgcolor
                assert bool(worn.underline) == bool(own.underline)
            else:
                assert worn == own


def test_blanks_cost_nothing_where_they_can_go_along() -> None:
    """Route, star, focused sheep, the blank after it on another ground, and a corner are five runs."""
    assert len(painted(ROW, INKS, ink_styles("edenia"))) == 5
    assert len(painted(ROW, INKS, ink_styles(MONOCHROME))) > 5


def test_the_screen_is_painted_anew_in_another_theme_and_without_focus() -> None:
    """Rows that are kept are those of the theme and the focus of now."""

    async def go() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            await pilot.pause()
            choices, galaxy = choices_of(pilot), game_of(pilot).query_one(Tabletop)
            row = row_of(choices, choices.considered)
            with_focus = choices.render_line(row)
            galaxy.focus()
            await pilot.pause()
            without = choices.render_line(row)
            assert with_focus.text == without.text
            assert with_focus != without
            tiles = galaxy.query("Band").last().render_line(4)
            pilot.app.theme = "edenia-light"
            await pilot.pause()
            assert galaxy.query("Band").last().render_line(4) != tiles
            assert choices.render_line(row) != without

    asyncio.run(go())


def test_garbage_is_looked_for_again_once_the_screen_is_there() -> None:
    """The pause of garbage collection ends with the first frame."""
    pause_gc()
    try:

        async def go() -> None:
            async with playing(sit_down()) as pilot:
                await asked(pilot)
                await pilot.pause()
                assert gc.isenabled()

        asyncio.run(go())
    finally:
        resume_gc()
        gc.unfreeze()
