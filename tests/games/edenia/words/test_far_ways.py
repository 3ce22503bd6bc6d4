"""route and threats: ways of several turns with their price, and what others could do next turn."""

from edenia_tui.games.edenia.words.words import WORDS
from edenia_tui.language.listener import Level
from rules.edenia.analysis.journeys import MOST_TURNS, journey
from rules.edenia.analysis.threats import threats
from rules.edenia.galaxy import EDENIA, Sheep
from rules.edenia.places import seat_of
from rules.kernel.seat import Seat
from tests.line.rounds import hearing, played

LATE = [told.before for told in played("edenia", 3, 0)][-1:100:-60]
"""Some positions of a game, the last ones first."""


def test_a_journey_is_made_of_moves_that_can_be_made() -> None:
    """Each turn begins where the one before ended, and the price is what its moves cost."""
    found = 0
    for view in LATE:
        for sheep in (Sheep(0), Sheep(4)):
            way = journey(view, sheep, EDENIA)
            assert len(way.turns) <= MOST_TURNS
            assert way.cost == sum(turn.cost for turn in way.turns)
            found += not way.away
    assert found


def test_a_route_tells_its_turns_and_its_price() -> None:
    """Somebody else's sheep has a way, too."""
    listener = hearing("edenia", 3, "en", Level.NORMAL)
    for view in LATE:
        for asked in ("route 1 edenia", "route bea 2 c3"):
            query, *words = asked.split()
            lines = WORDS.queries[query].answer(listener, view, words)
            assert lines
            assert len(lines) <= MOST_TURNS + 1


def test_a_threat_can_be_carried_out() -> None:
    """Whoever is told to be able to reach Edenia has a sheep that is not there yet."""
    told = [
        threat
        for view in LATE
        for seat in (Seat(1), Seat(2))
        for threat in threats(view, seat, Seat(0))
    ]
    assert told
    for threat in told:
        assert seat_of(threat.sheep) != Seat(0)
