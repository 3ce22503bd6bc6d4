"""A moving picture of the screen: keys are pressed, and each row is kept once for as long as it stays."""

import asyncio
import os
from collections import defaultdict
from html import escape
from tempfile import TemporaryDirectory
from unittest.mock import patch

from edenia_tui.storage.files.folders import CONFIG, DATA
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.look.themes import LOOKS, USUAL
from tests.tui.playing import SMALL, asked
from tests.tui.reading import record
from tests.tui.scenes import middle
from tests.tui.screenshots import FONT, HEIGHT, WIDTH, rows_of
from tests.visits import visit_in

_KEYS = (
    "",
    *("down",) * 5,
    "enter",
    *("down",) * 4,
    "tab",
    "left",
    "up",
    "escape",
    "f10",
    "escape",
)
_SECONDS = 1.2
"""How long a frame stays."""


def moving_picture(title: str) -> str:
    """Play a little, and draw all of it; the description holds the letters of every frame."""
    with TemporaryDirectory() as folder, patch.dict(os.environ, {DATA: folder, CONFIG: folder}):
        frames = asyncio.run(_frames())
    width, height = SMALL[0] * WIDTH, SMALL[1] * HEIGHT
    size = f'width="{width}" height="{height}"'
    told = "\n\n".join("\n".join(text for text, _ in frame) for frame in frames)
    shown: dict[str, list[int]] = defaultdict(list)
    for number, frame in enumerate(frames):
        for _, drawn in frame:
            shown[drawn].append(number)
    view = f'viewBox="0 0 {width} {height}" role="img" xml:space="preserve"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {view}>',
        f"<title>{escape(title)}</title>",
        f"<desc>{escape(told)}</desc>",
        f"<style>text{{{FONT}}}</style>",
        f'<rect {size} fill="{LOOKS[USUAL].ground}"/>',
        *(_part(drawn, at, len(frames)) for drawn, at in shown.items() if drawn),
        "</svg>",
    ]
    return "".join(f"{line}\n" for line in lines)


def _part(drawn: str, at: list[int], frames: int) -> str:
    """Let a row be seen in some frames, over and over again."""
    if len(at) == frames:
        return f"<g>{drawn}</g>"
    changes = [n for n in range(frames) if n == 0 or (n in at) != (n - 1 in at)]
    values = ";".join("visible" if n in at else "hidden" for n in changes)
    times = ";".join(f"{n / frames:.4f}" for n in changes)
    first = "visible" if 0 in at else "hidden"
    return (
        f'<g visibility="{first}"><animate attributeName="visibility" calcMode="discrete"'
        f' dur="{frames * _SECONDS:.1f}s" repeatCount="indefinite" values="{values}"'
        f' keyTimes="{times}"/>{drawn}</g>'
    )


async def _frames() -> list[list[tuple[str, str]]]:
    """Press the keys, and give the rows of every frame: their letters, and as they are drawn."""
    sitting = middle()
    app = EdeniaApp(visit_in("en"), sitting, animated=False)
    frames = []
    try:
        async with app.run_test(size=SMALL) as pilot:
            await asked(pilot)
            for key in _KEYS:
                done = len(record(pilot))
                await pilot.press(*filter(None, [key]))
                if key == "enter":
                    await asked(pilot, done)
                await pilot.pause()
                frames.append(rows_of(app))
    finally:
        sitting.close()
    return frames
