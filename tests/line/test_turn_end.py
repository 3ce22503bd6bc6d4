"""ART-10 by lines: a turn ends by itself where nothing else is left and nobody else plays."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from edenia_tui.commands.surroundings import settings_keeper
from edenia_tui.conversation.wishes import tell_manner
from edenia_tui.language.speech import LANGUAGES
from edenia_tui.storage.settings import Settings
from rules.edenia.actions import End
from tests.games.edenia.turn_ends import TWO, before_a_second_turn, begun, is_mere_end
from tests.line.transcript import Keyboard, converse, own_folders
from tests.table.peeking import record_of
from tests.visits import visit_in

ENDED = {"en": "Your turn ends.", "fr": "Votre tour est fini."}
ASKED = Settings(auto_end=False)


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path) -> Iterator[None]:
    """Let settings live in a folder of this test."""
    with own_folders(tmp_path):
        yield


@pytest.mark.parametrize("language", LANGUAGES)
def test_art_10_the_end_is_given_said_and_kept(language: str) -> None:
    """Nobody is asked: one short line says so, the record has its line, and the next turn is asked."""
    keyboard = Keyboard(TWO, language=language, begun=begun())
    first = keyboard.play(lambda _: None)[0]
    assert ENDED[language] in first.lines
    assert record_of(keyboard.room).actions[len(begun())] == End()
    assert len(keyboard.legal) > 1


def test_art_10_whoever_wants_to_be_asked_is_asked() -> None:
    """With the setting off the question stands, and `end` answers it."""
    keyboard = Keyboard(TWO, settings=ASKED, begun=begun())
    answers = converse("end", keyboard=keyboard)
    assert is_mere_end(answers[0].before)
    assert record_of(keyboard.room).actions[len(begun())] == End()
    assert ENDED["en"] not in answers[0].lines


def test_art_10_among_people_everybody_is_asked() -> None:
    """Two people at the keyboard: a turn that ended by itself would tell what is in the hand."""
    keyboard = Keyboard(TWO, people=2, begun=begun())
    said = keyboard.play(lambda _: None)
    assert record_of(keyboard.room).actions == begun()
    assert ENDED["en"] not in [line for one in said for line in one.lines]


def test_art_10_nobody_who_plays_alone_ever_types_a_mere_end() -> None:
    """In whole games nothing but real choices is asked, and the record still has every end."""
    ends = sum(_played_alone(seed) for seed in range(4))
    assert ends > 0


def _played_alone(seed: int) -> int:
    """Play a whole game against a lamb; how many ends its record has."""
    keyboard, rng = Keyboard(TWO, seed=seed), Random(seed)
    said = keyboard.play(lambda _: str(rng.randint(1, len(keyboard.legal))))
    assert not any(is_mere_end(one.after) for one in said)
    return record_of(keyboard.room).actions.count(End())


def test_art_10_undo_goes_to_the_choice_before_the_end() -> None:
    """In the second turn of a Quantum Accelerator `undo` takes the choice and its mere end back."""
    done = before_a_second_turn()
    keyboard = Keyboard(TWO, begun=done)
    (answer,) = converse("undo", keyboard=keyboard)
    assert record_of(keyboard.room).actions == done[:-1]
    assert len(answer.told) == 1
    again = Keyboard(TWO, begun=done)
    converse("undo", "redo", keyboard=again)
    assert record_of(again.room).actions == (*done, End())


def test_art_10_undo_of_a_mere_end_is_refused_with_the_reason_of_the_choice_before() -> None:
    """A draw lies before the end: nothing is taken back, not even the end alone."""
    done = begun()
    keyboard = Keyboard(TWO, begun=done)
    converse("undo", keyboard=keyboard)
    assert record_of(keyboard.room).actions[: len(done) + 1] == (*done, End())


def test_art_10_back_goes_to_a_choice_and_not_to_the_end() -> None:
    """`back` lists choices alone, so that it never leads to an end that is given again at once."""
    keyboard = Keyboard(TWO, begun=begun())
    converse("back", keyboard=keyboard)
    assert len(record_of(keyboard.room).actions) < len(begun())
    assert keyboard.legal != (End(),)


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "auto-end off", "Auto-end off: you end every turn yourself."),
        ("fr", "fin-auto non", "Fin manuelle : vous finissez chaque tour vous-même."),
    ],
)
def test_the_setting_is_typed_and_remembered(language: str, typed: str, said: str) -> None:
    """It holds from now on and in the next game; without a word it is switched."""
    keyboard = Keyboard(TWO, language=language)
    answers = converse(typed, typed.split(maxsplit=1)[0], typed, keyboard=keyboard)
    assert [one.lines[0] == said for one in answers] == [True, False, True]
    assert said in tell_manner(visit_in(language, ASKED).manner)


def test_the_setting_is_on_unless_it_was_switched_off() -> None:
    """Who has chosen nothing is asked for nothing that is no choice."""
    assert settings_keeper().load()[0].auto_end
