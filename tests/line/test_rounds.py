"""How much is heard in whole games against bots that think: a round, and the list of choices."""

from statistics import median

import pytest

from edenia_tui.language.listener import Level
from edenia_tui.language.speech import LANGUAGES
from tests.line.rounds import CHOICES, LIMITS, heard

SEEDS = range(3)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), LIMITS)
def test_a_round_against_ewes_is_short(game: str, players: int, language: str) -> None:
    """Between two turns of one's own there is a sentence for each rival, and one's own result."""
    normal, brief = LIMITS[game, players]
    assert heard((game, players), language, Level.NORMAL, SEEDS).median <= normal
    assert heard((game, players), language, Level.BRIEF, SEEDS).median <= brief


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), LIMITS)
def test_a_list_of_choices_can_be_listened_to(game: str, players: int, language: str) -> None:
    """However many there are, they are told in portions."""
    choices = heard((game, players), language, Level.NORMAL, SEEDS).choices
    usual, most = CHOICES
    assert median(choices) <= usual
    assert max(choices) <= most
