"""Actions in records: no game writes one that a record would take for something of its own."""

from edenia_tui.storage.record_text import Line, read_seat
from edenia_tui.table.rewind import read_rewind
from rules.kernel.lines import COMMENT
from tests.rules.games import every_row
from tests.rules.row import AnyRow
from tests.rules.test_contract import pool


@every_row
def test_no_action_reads_as_a_line_about_the_game(row: AnyRow) -> None:
    """Neither as a seat that is taken, nor as something taken back, nor as a comment."""
    for action in pool(row.game.name):
        text = row.game.write_action(action)
        assert not text.startswith(COMMENT)
        assert read_rewind(text, 1) is None
        assert read_seat(Line(text, 1), ()) is None
