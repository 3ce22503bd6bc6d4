"""The screen over a slow link: nothing typed is lost, the picture ends right, little is sent."""

from pathlib import Path

import pytest

from tests.tui.playing import kept_actions
from tests.tui.terminals import CTRL_Q, DOWN, ENTER, FIRST, Terminal, terminal

LAST = "skip, take a clover"
_PACE = 4000
_AHEAD = 20


def play(shown: Terminal) -> list[str]:
    """Go through the choices faster than they can be drawn, and make one; give the pictures."""
    shown.until_whole(FIRST)
    for _ in range(_AHEAD):
        shown.press(DOWN)
        shown.read(0.03)
    shown.until(lambda: shown.rows[-2].startswith(LAST))
    considered = settled(shown)
    shown.press(ENTER)
    shown.until(lambda: shown.rows[-2].startswith("sheep 1 east nebula: "))
    return [considered, settled(shown)]


def settled(shown: Terminal) -> str:
    """Read on until nothing more arrives that changes the picture."""
    before = ""
    while before != shown.text:
        before = shown.text
        shown.read(0.5)
    return before


@pytest.mark.long
def test_a_slow_link_shows_the_same_pictures(tmp_path: Path) -> None:
    """Keys typed ahead arrive, the pictures are those of a fast link, and frames do not pile up."""
    with terminal() as shown:
        fast = play(shown)
    with terminal() as shown:
        shown.slow_down(_PACE)
        shown.until_whole(FIRST)
        started = len(shown.written)
        assert play(shown) == fast
        assert len(shown.written) - started < 2000 * _AHEAD
        shown.press(CTRL_Q)
        assert shown.until_end() == 0
        shown.assert_sane()
    for path in (tmp_path / "data" / "games").glob("*.record"):
        assert "skip" in kept_actions(str(path))
