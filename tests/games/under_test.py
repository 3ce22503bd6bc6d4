"""Everything that the tests of every game need to know of one: each game has it in its folder."""

from typing import NamedTuple

from edenia_tui.games.entry import Entry
from tests.line.line_game import LineGame
from tests.line.recital import Parity
from tests.rules.row import AnyRow


class GameUnderTest(NamedTuple):
    """A game under test."""

    entry: Entry
    rows: tuple[AnyRow, ...]
    """For the tests of the rules."""
    line: LineGame
    """For the tests of line mode."""
    parity: Parity
    """For the test that listening is enough."""
