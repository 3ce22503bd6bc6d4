"""Lines broken at the width of line mode, and made whole again for other widths."""

import pytest

from edenia_tui.words.wrapping import WIDTH, unwrapped, wrapped

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
