"""A seat is understood by the letter that a drawing has for it, in the language of now."""

import pytest

from edenia_tui.language.arguments import Arguments
from edenia_tui.language.listener import Listener
from rules.kernel.seat import Seat
from tests.games.spoken import speech_of


@pytest.mark.parametrize(
    ("game", "language", "letters"),
    [
        ("edenia", "en", "rgyb"),
        ("edenia", "fr", "rvjn"),
        ("exo", "en", "asv"),
        ("exo", "fr", "asv"),
    ],
)
def test_the_letters_of_seats_are_understood(game: str, language: str, letters: str) -> None:
    """Even where a word for oneself begins alike: vous, me."""
    listener = Listener(speech_of(game, language), ("",) * len(letters), Seat(0))
    for seat, letter in enumerate(letters):
        assert Arguments(listener, [letter.upper()]).seat() == seat
