"""Events as facts for programs: keys are only ever added."""

import pytest

from edenia_tui.games.edenia.words.event_facts import facts_of
from rules.edenia.events import Bounced
from rules.edenia.galaxy import NORTH, Cell, Path, Sheep


@pytest.mark.parametrize(("clovers", "clover"), [(1, True), (0, False)])
def test_a_relay_tells_whether_and_how_much_it_gave(clovers: int, *, clover: bool) -> None:
    """The older key tells whether, the newer one how many."""
    told = facts_of(Bounced(Sheep(0), Cell(1), NORTH, Path(0), clovers), ())
    assert (told["clovers"], told["clover"]) == (clovers, clover)
