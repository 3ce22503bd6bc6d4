"""Commands in the words people use: articles, cells as they are told, other verbs, names of artefacts."""

import pytest

from edenia_tui.conversation.vocabularies import SESSION_WORDS
from edenia_tui.games.edenia.words.queries.catalogue import QUERIES
from edenia_tui.games.edenia.words.verbs import in_english
from rules.edenia.game import EDENIA
from rules.edenia.notation.actions import parse_action, write_action
from tests.games.edenia.words.test_leads import HAND
from tests.rules.edenia.scenario import Scene


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("move sheep 1 east on the star path", "go 1 east star"),
        ("aller mouton 1 vers l'est par l'étoile", "go 1 east star"),
        ("GO 1 EAST STAR", "go 1 east star"),
        ("teleport sheep 2 to d 4", "jump 2 d4"),
        ("téléporter le mouton 2 en d 4", "jump 2 d4"),
        ("teleporter 2 d4", "jump 2 d4"),
        ("take a clover", "clover"),
        ("prendre un trèfle", "clover"),
        ("raise a flag", "flag"),
        ("planter le drapeau", "flag"),
        ("end the turn", "end"),
        ("finir le tour", "end"),
        ("skip the turn", "skip"),
        ("passer son tour", "skip"),
        ("straight on", "on"),
        ("search the dwarf planet", "search"),
        ("fouiller la planète naine", "search"),
        ("hole to the south", "hole south"),
        ("play the turbo engine 3", "play turbo-3"),
        ("play red pocket teleporter 5 sheep 1 to d4", "play pocket-red-5 1 d4"),
        ("jouer téléporteur de poche rouge 5 1 d 4", "play pocket-red-5 1 d4"),
        ("play junction 4 2 north star", "play junction-4 2 north star"),
        ("jouer bifurcation-4 2 nord étoile", "play junction-4 2 north star"),
        ("keep sheepscope 4", "keep scope-4"),
        ("garder moutonscope-4", "keep scope-4"),
        ("reveal R2-M2 4", "reveal r2m2-4"),
        ("play quantum accelerator", "play quantum"),
        ("draw +0/", "draw +o/"),
        ("draw planet", "draw OOO"),
        ("piocher une planète", "draw OOO"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_command_in_other_words_is_the_same(typed: str, command: str, language: str) -> None:
    """Both languages are always understood, with accents or without."""
    assert write_action(parse_action(in_english(typed, language))) == command


def test_the_number_of_a_sheep_is_not_taken_for_points() -> None:
    """Where the points are left off, what follows the name is the sheep, as in the commands."""
    state = Scene(HAND).state
    typed = "play junction 1 west nebula"
    assert EDENIA.write_action(EDENIA.read_action(state, in_english(typed, "en"))) == (
        "play junction-4 1 west nebula"
    )


@pytest.mark.parametrize("word", [*QUERIES, *SESSION_WORDS])
def test_no_other_verb_takes_a_word_that_asks_something(word: str) -> None:
    """What is asked at a table does nothing to the game."""
    assert in_english(word, "en") == word
