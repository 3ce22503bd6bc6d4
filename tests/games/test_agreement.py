"""What can be wished before a game and what a form offers, the same for every game."""

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.games.wish import YES
from edenia_tui.language.speech import LANGUAGES, speech
from tests.games.discovery import every_game


@every_game
def test_every_value_of_a_choice_is_granted_and_can_be_said(entry: Entry) -> None:
    """A choice is one of the game's wishes, its values make different options, each has its words."""
    agreement = entry.agreement
    for choice in agreement.choices:
        assert choice.wish in [wish.name for wish in entry.wishes]
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


@every_game
def test_every_wish_is_granted(entry: Entry) -> None:
    """Each value makes options, not all the same; what is wished or not makes others than usual."""
    agreement = entry.agreement
    players = agreement.players[0]
    for wish in entry.wishes:
        texts = wish.values or ("", YES)
        made = [agreement.options(players, {wish.name: text} if text else {}) for text in texts]
        assert len(set(map(repr, made))) == len(texts)
        assert all(wish.can_be(text) for text in texts if text)


def test_wishes_of_one_name_are_of_one_kind() -> None:
    """They are one option of the program, which has values or has none."""
    kinds: dict[str, bool] = {}
    for entry in GAMES.values():
        for wish in entry.wishes:
            assert kinds.setdefault(wish.name, bool(wish.values)) == bool(wish.values)


@every_game
def test_the_editions_of_a_game_are_those_of_its_rulebook(entry: Entry) -> None:
    """What `rules --edition` takes is what paragraphs are marked with."""
    for language in LANGUAGES:
        rules = entry.game.rulebook.rules(language)
        marked = {p.edition for rule in rules for p in rule.paragraphs if p.edition}
        assert marked == {*entry.editions}
