"""The documents show a record that can be read."""

from itertools import dropwhile, takewhile
from pathlib import Path

from edenia_tui.games.edenia.options import EDENIA_OPTIONS
from edenia_tui.storage.record_text import read_record, write_header
from edenia_tui.storage.saved import read_saved
from edenia_tui.table.seating import Sitter
from rules.edenia.game import EDENIA

PAGE = Path(__file__).parents[2] / "docs" / "saves.md"


def test_the_documented_record_can_be_read() -> None:
    """The example of docs/saves.md is a legal game, and its header is in canonical form."""
    lines = PAGE.read_text("utf-8").splitlines()
    example = takewhile(str.strip, dropwhile(lambda line: not line.startswith("    "), lines))
    text = "".join(f"{line.strip()}\n" for line in example)
    header = read_record(text, "edenia", EDENIA_OPTIONS).header
    assert text.startswith(write_header(header, EDENIA_OPTIONS))
    saved = read_saved(text, EDENIA, EDENIA_OPTIONS)
    assert saved.sitters[0] == Sitter("Ann Lee", "lamb")
    assert [number for number, _ in saved.taken_back.drawn] == [6], "`back 5` took a draw back"
