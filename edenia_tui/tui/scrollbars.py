"""Scroll bars without half blocks, for terminals that draw ASCII signs only."""

from typing import ClassVar

from textual.scrollbar import ScrollBar, ScrollBarRender


class PlainBars(ScrollBarRender):
    """Ends where a character ends."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "]
    HORIZONTAL_BARS: ClassVar[list[str]] = [" "]


def draw_scrollbars(*, plain: bool) -> None:
    """Choose how all scroll bars are drawn."""
    ScrollBar.renderer = PlainBars if plain else ScrollBarRender
