"""Every lesson of every game: finished by its own way, by none of its wrong choices, said in full."""

import re
from typing import Final

import pytest

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.language.speech import speech
from edenia_tui.learn.course import Lessons, lessons_of
from edenia_tui.learn.exercise import Exercise, Verdict
from edenia_tui.learn.lessons.lesson import Lesson
from edenia_tui.learn.lessons.task import LessonTask
from edenia_tui.learn.page import PARTS, tell_page
from edenia_tui.learn.progress import LESSONS
from tests.learn.doing import action_of, listener_of
from tests.visits import visit_in

_ALL: Final = [(entry, lesson) for entry in GAMES.values() for lesson in lessons_of(entry)]
_EVERY: Final = pytest.mark.parametrize(
    ("entry", "lesson"), _ALL, ids=[f"{entry.name}-{lesson.name}" for entry, lesson in _ALL]
)
_GAMES: Final = pytest.mark.parametrize("entry", GAMES.values(), ids=list(GAMES))
_RULE: Final = re.compile(r"\b[A-Z]{3,4}-\d+\b")
_MOST_WORDS: Final = 200


@_EVERY
def test_a_lesson_is_finished_by_its_own_way_and_by_no_wrong_choice(
    entry: Entry, lesson: Lesson
) -> None:
    """Wrong choices are put back, each with a reason, and the table stays as it was."""
    task = LessonTask(entry, lesson)
    exercise, listener = Exercise(task), listener_of(task)
    for wrong in lesson.wrong:
        judged = exercise.choose(listener, action_of(entry, exercise, wrong))
        assert judged.verdict is Verdict.PUT_BACK
        assert len(judged.lines) > 1
        assert exercise.state == task.start
    while not exercise.is_done:
        judged = exercise.choose(listener, exercise.expected)
    assert judged.verdict is Verdict.DONE
    assert task.is_reached(exercise.state, exercise.events)


@_EVERY
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_lesson_says_is_whole_and_names_rules_there_are(
    entry: Entry, lesson: Lesson, language: str
) -> None:
    """Every text of a lesson is there in both languages, and short enough for a minute."""
    task = LessonTask(entry, lesson)
    listener, exercise = listener_of(task, language), Exercise(task)
    told = [task.title(listener), *task.told(listener), *task.afterwards(listener)]
    told += exercise.hint(listener)
    assert all(told)
    assert len(" ".join(told).split()) < _MOST_WORDS
    named = set(_RULE.findall(" ".join(task.afterwards(listener))))
    assert named <= set(entry.game.rulebook.ids())
    assert named or entry.name == "prince"


@_GAMES
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_is_told_on_one_page(entry: Entry, language: str) -> None:
    """Goal, turn and ways to win take 200 words at most."""
    _, *parts = tell_page(speech(language), entry)
    assert len(parts) == len(PARTS)
    assert len(" ".join(parts).split()) <= _MOST_WORDS
    assert all(parts)


@_GAMES
def test_lessons_go_on_where_they_were_left(entry: Entry) -> None:
    """What is done is kept with the settings, and the first that is not done comes next."""
    manner = visit_in().manner
    first = Lessons(entry, manner)
    exercise = first.begin()
    assert exercise is not None
    first.keep(exercise)
    again = Lessons(entry, visit_in(settings=manner.settings).manner)
    assert exercise.task.name in again.progress.done(LESSONS, entry)
    assert again.task is None or again.task.name != exercise.task.name or len(again.lessons) == 1
