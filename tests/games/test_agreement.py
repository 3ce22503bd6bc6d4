"""What a form offers before a game, the same for every game."""

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.language.speech import LANGUAGES, speech
from tests.games.discovery import every_game


@every_game
def test_every_value_of_a_choice_is_granted_and_can_be_said(entry: Entry) -> None:
    """A choice is one of the game's wishes, its values make different options, each has its words."""
    agreement = entry.agreement
    for choice in agreement.choices:
        assert choice.wish in agreement.wishes
        made = [
            agreement.options(agreement.players[0], {choice.wish: text} if text else {})
            for text, _ in choice.values
        ]
        assert len(set(map(repr, made))) == len(choice.values)
        usual = {choice.wish: choice.usual} if choice.usual else {}
        assert agreement.options(2, usual) == agreement.options(2, {})
        for language in LANGUAGES:
            spoken = [
                speech(language, entry.words.messages)(message) for _, message in choice.values
            ]
            assert len(set(spoken)) == len(spoken)


def test_a_moot_choice_names_a_wish_that_the_form_has_too() -> None:
    """Else it could never be moot."""
    for entry in GAMES.values():
        values = {c.wish: [text for text, _ in c.values] for c in entry.agreement.choices}
        for choice in entry.agreement.choices:
            wish, value = choice.moot_with
            assert not wish or value in values[wish]
