"""What can be asked beyond a look at the table: news, dangers, ways; in the words people use."""

import pytest

from edenia_tui.language.speech import LANGUAGES
from rules.edenia.opening import Options
from rules.kernel.seat import Seat
from tests.games.discovery import LINE_GAMES
from tests.line.line_game import LineGame
from tests.line.lint import faults
from tests.line.transcript import Keyboard, converse

NEWS = {"en": "news", "fr": "nouvelles"}
THREATS = {"en": "threats", "fr": "menaces"}
every_game = pytest.mark.parametrize("game", LINE_GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@every_game
def test_news_and_threats_are_answered_in_every_game(game: LineGame, language: str) -> None:
    """Both take at most ten keys, and what they tell keeps to the limits of line mode."""
    assert max(len(NEWS[language]), len(THREATS[language])) <= 10
    keyboard = Keyboard(game.two_players(Seat(0)), game=game.name, language=language, seed=3)
    asked = ("1", "1", "1", NEWS[language], THREATS[language], "goal")
    *_, news, threats, goal = converse(*asked, keyboard=keyboard)
    for exchange in (news, threats, goal):
        assert exchange.lines
        assert faults(exchange.said, exchange.prompt) == []


def test_news_tells_a_turn_of_somebody_else_in_a_line() -> None:
    """What one did oneself, and what chance brought to it, is no news."""
    keyboard = Keyboard(Options(3, first=Seat(0)), names=("", "Bea", "Cy"), seed=3)
    *_, news = converse("1", "news", keyboard=keyboard)
    assert [line.split()[0] for line in news.lines] == ["Bea", "Cy"]


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("where", "look"),
        ("Where am I?", "look"),
        ("how far", "goal"),
        ("what changed?", "diff"),
        ("whose turn", "turn"),
        ("danger", "threats"),
    ],
)
def test_natural_words_are_understood(typed: str, word: str) -> None:
    """People ask in words of their own."""
    *_, natural, known = converse(typed, word)
    assert natural.lines == known.lines


@pytest.mark.parametrize(
    ("typed", "language", "word"),
    [("stauts", "en", "status"), ("tokns", "en", "tokens"), ("regader", "fr", "regarder")],
)
def test_what_is_not_understood_gets_the_nearest_word(typed: str, language: str, word: str) -> None:
    """A slip of the finger is answered with what was meant, not with the same example each time."""
    *_, refused = converse(typed, keyboard=Keyboard(language=language))
    assert len(refused.lines) == 1
    assert word in refused.lines[0]


def test_repeat_says_the_last_answer_again() -> None:
    """Nobody has to know that it is called again."""
    *_, status, repeated = converse("status", "repeat")
    assert repeated.lines == status.lines
