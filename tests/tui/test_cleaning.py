"""Nothing on the screen steers the terminal or is read as markup, wherever it comes from."""

import asyncio
from typing import Any

import pytest
from rich.segment import Segment
from textual.color import Color
from textual.pilot import Pilot
from textual.widgets import Input

from edenia_tui.outside.clean import clean_line
from edenia_tui.tui.screens.importing import ImportScreen
from tests.tui.fronts import SMALL, Fronts, settle, walk

ODD = "\x1b]0;x\x07\x9b2J\x7f\u202e\u2028\u200b"


@pytest.mark.parametrize("typed", [f"{ODD}", f"[red]a[/]{ODD}", "[bold", "[/]"], ids=ascii)
def test_what_is_typed_is_shown_as_it_is_or_not_at_all(typed: str) -> None:
    """In the field, and in the sentence that says that there is no such file."""
    shown: list[str] = []

    async def steps(pilot: Pilot[Any]) -> None:
        app.push_screen(ImportScreen())
        await pilot.pause()
        app.screen.query_one(Input).value = typed
        await pilot.press("enter")
        await settle(pilot)
        shown.extend(strip.text for strip in app.screen._compositor.render_strips())

    app = Fronts("en")
    asyncio.run(walk(app, SMALL, steps))
    assert all(row.isprintable() for row in shown)
    visible = typed.partition(ODD)[0]
    assert sum(visible in row for row in shown) >= 2
    assert (ODD in typed) <= any("?]0;x" in row for row in shown)


def test_every_look_is_clean() -> None:
    """With colours and without."""
    for has_colours in (True, False):
        app = Fronts("en")
        app.no_color = not has_colours
        row = [Segment(ODD)]
        for one in app.get_line_filters():
            row = one.apply(row, Color.parse("black"))
        assert [segment.text for segment in row] == [clean_line(ODD)]
