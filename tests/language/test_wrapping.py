"""Lines broken at the width of line mode, and made whole again for other widths."""

import pytest

from edenia_tui.language.wrapping import WIDTH, rows, unwrapped, wrapped

_LONG = "Artefacts: " + ", ".join(f"pocket teleporter {number}" for number in range(20)) + "."


@pytest.mark.parametrize(
    "sentences",
    [
        [_LONG],
        [_LONG, _LONG],
        ["Short.", _LONG, "Short again."],
        ["A heading", "A line below it."],
        ["x" * WIDTH, "", "A paragraph after a full line."],
        [],
    ],
)
def test_what_was_broken_is_made_whole(sentences: list[str]) -> None:
    """Sentences come back as they were; lines that were never one stay apart."""
    lines = [part for sentence in sentences for part in wrapped(sentence)]
    assert unwrapped(lines) == sentences


@pytest.mark.parametrize("width", range(10, 40))
def test_rows_of_a_panel_keep_a_letter_with_its_number(width: int) -> None:
    """No row ends with the letter of a place, nor begins with a sign that French sets apart."""
    line = "prendre la petite rouge gazeuse en f 3 ; sinon la grande en n 2 o 1 : plus 2."
    broken = rows(line, width, "  ")
    assert " ".join(row.strip() for row in broken) == line
    assert all(len(row) <= width for row in broken)
    assert not any(row.endswith((" f", " n", " o")) for row in broken)
    assert not any(row.strip()[0] in ":;" for row in broken)
