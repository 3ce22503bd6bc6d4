"""French calls a thing by one word, whoever speaks of it: choices, story, help and examples."""

import pytest

from edenia_tui.conversation.vocabularies import IN_GAME
from edenia_tui.games.edenia.words.words import WORDS
from edenia_tui.language.listener import Listener
from rules.kernel.seat import Seat
from tests.games.spoken import speech_of

FRENCH = Listener(speech_of("edenia", "fr"), ("", ""), Seat(0))


@pytest.mark.parametrize("event", ["event-leapt", "event-leapt-brief"])
def test_the_story_leaps_with_the_verb_of_the_command(event: str) -> None:
    """Whoever chose to leap hears that a sheep leapt."""
    verb = WORDS.example(FRENCH, "leap")
    told = FRENCH.say(event, sheep="Mouton 1", over="Rouge 1", paid=1, total="1 trèfle")
    assert FRENCH.say("action-leap", sheep="Rouge 1", price="1 trèfle").startswith(verb)
    assert f" {verb.removesuffix('r')} " in told


@pytest.mark.parametrize(
    "command", ["go 1 north star", "skip", "leap", "stop", "play turbo-3", "end"]
)
def test_the_help_teaches_the_commands_that_refusals_suggest(command: str) -> None:
    """Each command of the English help stands in the French one, as examples give it."""
    assert command in Listener(speech_of("edenia", "en"), ("", ""), Seat(0)).say("help-commands")
    assert WORDS.example(FRENCH, command) in FRENCH.say("help-commands")


def test_a_hint_has_two_names() -> None:
    """Both words that come to mind ask for one."""
    assert IN_GAME.find(["indice"]) == IN_GAME.find(["conseil"]) == "hint"
