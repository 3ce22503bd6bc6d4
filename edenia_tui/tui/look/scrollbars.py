"""Scroll bars without half blocks, for terminals that draw ASCII signs only."""

from typing import ClassVar

from textual.scrollbar import ScrollBar, ScrollBarRender


class PlainBars(ScrollBarRender):
    """Ends where a character ends."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "]
    HORIZONTAL_BARS: ClassVar[list[str]] = [" "]


def draw_scrollbars() -> None:
    """Let each scroll bar be drawn as its own app is, for there may be several in one program."""
    ScrollBar.renderer = property(_renderer)  # type: ignore[assignment]


def _renderer(bar: ScrollBar) -> type[ScrollBarRender]:
    return PlainBars if bar.app.has_class("ascii") else ScrollBarRender
