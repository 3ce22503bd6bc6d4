"""How much is heard in whole games against bots that think: a round, and the list of choices."""

import pytest

from edenia_tui.language.listener import Level
from edenia_tui.language.speech import LANGUAGES
from tests.line.rounds import LIMITS, heard

SEEDS = range(3)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), LIMITS)
def test_a_round_against_ewes_is_short(game: str, players: int, language: str) -> None:
    """Between two turns of one's own there is a sentence for each rival, and one's own result."""
    normal, brief = LIMITS[game, players]
    assert heard((game, players), language, Level.NORMAL, SEEDS).median <= normal
    assert heard((game, players), language, Level.BRIEF, SEEDS).median <= brief
