"""Lessons and puzzles by plain lines: typed, put back, helped, finished."""

import io
from collections.abc import Iterable

import pytest

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.learn.course import Course, Lessons, Puzzles, lessons_of
from edenia_tui.learn.progress import LESSONS, PUZZLES, Progress
from edenia_tui.line.console import Console
from edenia_tui.line.learning import learn_by_lines
from edenia_tui.storage.settings import Settings
from tests.visits import visit_in

_GAMES = pytest.mark.parametrize("entry", GAMES.values(), ids=list(GAMES))


def learn(
    course_of: "type[Lessons | Puzzles]", entry: Entry, typed: Iterable[str]
) -> tuple[str, Settings]:
    """Type lines into a course; what was said, and the settings afterwards."""
    waiting, said = iter(typed), io.StringIO()

    async def read(prompt: str) -> str | None:
        said.write(prompt)
        return next(waiting, None)

    visit = visit_in()
    course: Course = course_of(entry, visit.manner)
    learn_by_lines(Console(read, said, patient=False), visit, course)
    return said.getvalue(), visit.manner.settings


@_GAMES
def test_all_lessons_of_a_game_are_done_by_typing_them(entry: Entry) -> None:
    """Each is finished by what it tells, and the next one begins at Enter."""
    game, typed = entry.game, list[str]()
    for lesson in lessons_of(entry):
        state = game.read_position(lesson.position)
        seat = game.to_act(state)
        for text in lesson.solution:
            if game.to_act(state) == seat:
                typed.append(text)
            action = next(one for one in game.legal(state) if game.write_action(one) == text)
            state = game.apply(state, action).state
        typed.append("")
    said, settings = learn(Lessons, entry, typed)
    done = [one for one in settings.learned if one.startswith(f"{LESSONS} {entry.name} ")]
    assert len(done) == len(lessons_of(entry)), said


def test_a_wrong_choice_is_explained_and_put_back() -> None:
    """The rule behind it is told, and the same question is asked again."""
    said, settings = learn(Lessons, GAMES["edenia"], ["skip", "hint", "task", "return"])
    assert "SKIP-1" in said
    assert "It is put back" in said
    assert "go 1 east star" in said
    assert not settings.learned


def test_a_puzzle_that_is_given_away_does_not_count_as_solved() -> None:
    """What was solved with help comes again another day."""
    entry = GAMES["exo"]
    said, settings = learn(Puzzles, entry, ["answer", "moves", "quit"])
    assert "Do this:" in said
    assert not Progress(visit_in(settings=settings).manner).done(PUZZLES, entry)
