"""The screen in a real terminal: what is to be seen, where the cursor is, how much is written."""

from pathlib import Path

import pytest

from tests.tui.playing import decisions
from tests.tui.terminals import CTRL_Q, DOWN, ENTER, F2, FIRST, SECOND, SMALL, WIDE, terminal

_TOO_SMALL = (50, 20)


@pytest.mark.parametrize(
    "environ",
    [
        {"TERM": "xterm-256color"},
        {"TERM": "xterm"},
        {"TERM": "screen"},
        {"TERM": "linux"},
        {"NO_COLOR": "1"},
    ],
    ids=["xterm-256color", "xterm", "screen", "linux", "no-color"],
)
def test_turns_are_played_in_every_kind_of_terminal(
    environ: dict[str, str], tmp_path: Path
) -> None:
    """The galaxy is there, keys make choices, and leaving gives the terminal back as it was."""
    with terminal(environ=environ) as shown:
        shown.until_whole(FIRST)
        shown.until("ARRIDIS")
        assert shown.modes.is_full_screen
        seen = []
        for _ in range(2):
            shown.until(lambda: shown.rows[-2].startswith("sheep 1 "))
            seen.append(shown.rows[-2].strip())
            shown.press(ENTER)
            shown.until(lambda: shown.rows[-2].strip() != seen[-1])
        shown.press(CTRL_Q)
        assert shown.until_end() == 0
        shown.assert_sane()
    (path,) = (tmp_path / "data" / "games").glob("*.record")
    assert [told for told, _ in decisions(path)] == seen


def test_without_colours_none_is_written() -> None:
    """NO_COLOR is heard: every sign is there, no code of a colour is sent, and the choice is reversed."""
    pictures, colours = [], []
    for environ in (dict[str, str](), {"NO_COLOR": "1"}):
        with terminal(environ={"COLORTERM": "truecolor", **environ}) as shown:
            shown.until_whole(FIRST)
            shown.until_quiet(0.3)
            pictures.append(shown.text)
            cells = [cell for row in shown.screen.buffer.values() for cell in row.values()]
            colours.append({cell.fg for cell in cells} | {cell.bg for cell in cells})
            swapped = {cell.data for cell in cells if cell.reverse}
    assert pictures[0] == pictures[1]
    assert len(colours[0]) > 5
    assert colours[1] == {"default"}
    assert swapped >= set("sheep1eastar")


def test_the_picture_follows_the_window() -> None:
    """A larger window gets the larger galaxy, a small one says so, and the keys go on afterwards."""
    with terminal() as shown:
        shown.until_whole(FIRST)
        shown.until_quiet(0.3)
        small = shown.text
        shown.resize(WIDE)
        shown.until("╭─ ARRIDIS ─╮")
        shown.until("Your hand")
        shown.resize(SMALL)
        shown.until(lambda: shown.text == small)
        shown.resize(_TOO_SMALL)
        shown.until("50 columns and 20 rows")
        assert "line mode" in shown.text
        assert "ARRIDIS" not in shown.text
        shown.resize(SMALL)
        shown.until(lambda: shown.text == small)
        shown.press(ENTER)
        shown.until_whole(SECOND)


def test_too_small_a_window_leads_to_lines() -> None:
    """Whoever has only a small window presses F2 there and plays on in sentences."""
    with terminal(size=_TOO_SMALL) as shown:
        shown.until("50 columns and 20 rows")
        shown.press(F2)
        shown.until("Your turn:")
        assert shown.modes.is_usual


def test_lines_and_screen_alternate_in_the_middle_of_a_game() -> None:
    """F2 goes on in sentences with the same game, the word screen comes back to the picture."""
    with terminal() as shown:
        shown.until_whole(FIRST)
        shown.press(F2)
        shown.until("Your turn:")
        assert shown.modes.is_usual
        first = next(row for row in shown.rows if row.strip())
        assert first.strip() == "Line mode is on. Type screen to go back to the screen."
        shown.press("go 1 east star\r")
        shown.until("At bravo 1")
        shown.press("screen\r")
        shown.until_whole(SECOND)
        assert shown.modes.is_full_screen
        shown.press(CTRL_Q)
        assert shown.until_end() == 0
        shown.assert_sane()


def test_the_cursor_stands_at_the_choice() -> None:
    """Screen readers follow the terminal's cursor: it is visible, on the choice under the highlight."""
    with terminal() as shown:
        shown.until_whole(FIRST)
        shown.until_quiet(0.3)
        row = shown.screen.cursor.y
        assert not shown.screen.cursor.hidden
        assert shown.rows[row][shown.screen.cursor.x :].startswith("sheep 1 east star")
        shown.press(DOWN)
        shown.until(lambda: shown.screen.cursor.y == row + 1)
        assert shown.rows[row + 1][shown.screen.cursor.x :].startswith("sheep 1 east nebula")


def test_an_idle_screen_writes_nothing() -> None:
    """Nothing ticks, blinks or is painted again while a person thinks."""
    with terminal() as shown:
        shown.until_whole(FIRST)
        shown.until_quiet(1.0)
        assert shown.read(3.0) == ""


def test_moving_through_the_choices_writes_little() -> None:
    """Only what changes is painted: the old and the new choice, its way and its sentence."""
    with terminal() as shown:
        shown.until_whole(FIRST)
        shown.until_quiet(0.5)
        sizes = []
        for path in ("nebula", "meteorite"):
            written = len(shown.written)
            shown.press(DOWN)
            shown.until(f"sheep 1 east {path}: ")
            shown.until_quiet(0.3)
            sizes.append(len(shown.written) - written)
        assert max(sizes) < 2000


def test_typing_a_letter_of_a_command_writes_little() -> None:
    """A letter paints its own line, not the picture."""
    with terminal() as shown:
        shown.until_whole(FIRST)
        shown.press(":")
        shown.until("A command, such as")
        shown.until_quiet(0.3)
        written = len(shown.written)
        shown.press("s")
        shown.until("skip")
        shown.until_quiet(0.3)
        assert len(shown.written) - written < 1000
