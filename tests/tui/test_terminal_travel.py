"""Travelling sheep in a real terminal, and how a terminal is left whose size has changed."""

import re

from tests.tui.terminals import CTRL_Q, ENTER, FIRST, SAVED, SECOND, WIDE, terminal

_CODES = re.compile(r"\x1b\[[<>=?]?[0-9;$]*[a-zA-Z]")
_MAIN_SCREEN, _WIPE = "\x1b[?1049l", "\x1b[2J"


def test_nothing_is_written_once_a_sheep_has_arrived() -> None:
    """With animations on, the screen is as silent after a travel as without them."""
    with terminal(environ={"TEXTUAL_ANIMATIONS": "full"}) as shown:
        shown.until_whole(FIRST)
        shown.press(ENTER)
        shown.until_whole(SECOND)
        shown.until_quiet(1.0)
        assert shown.read(2.0) == ""


def test_a_resized_terminal_is_left_without_a_trace() -> None:
    """The screen is wiped before it is given back; then only how to go on is said."""
    with terminal() as shown:
        shown.until_whole(FIRST)
        shown.resize(WIDE)
        shown.until("Your hand")
        shown.press(CTRL_Q)
        assert shown.until_end() == 0
        before, switch, after = shown.written.rpartition(_MAIN_SCREEN)
        assert switch
        assert _CODES.sub("", before.rpartition(_WIPE)[2]) == ""
        assert _CODES.sub("", after).strip() == SAVED
