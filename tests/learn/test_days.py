"""Every day: the same puzzle and galaxy for everybody, streaks, a calendar, a text to share."""

from datetime import date, timedelta

import pytest
from click.testing import CliRunner

from edenia_tui.cli import main
from edenia_tui.games.registry import GAMES
from edenia_tui.language.speech import speech
from edenia_tui.learn.day import DailyPuzzle, Days, puzzle_of, seed_of
from edenia_tui.learn.exercise import Exercise
from tests.visits import visit_in

_DAY = date(2025, 3, 12)
_EDENIA = GAMES["edenia"]


def test_a_day_is_the_same_for_everybody_and_no_day_like_the_next() -> None:
    """Galaxy and puzzle follow from date and game alone."""
    days = [_DAY + timedelta(days=number) for number in range(30)]
    assert len({seed_of(day, _EDENIA) for day in days}) == len(days)
    assert puzzle_of(_DAY, _EDENIA) == puzzle_of(_DAY, _EDENIA)
    assert len({puzzle_of(day, _EDENIA) for day in days}) > 1


def test_days_in_a_row_are_a_streak_until_one_is_missed() -> None:
    """Today may still be missing; a gap ends it. It is kept with the settings."""
    manner = visit_in().manner
    days = Days(manner, _EDENIA)
    for back in (1, 2, 4):
        days.keep(_DAY - timedelta(days=back), slips=back - 1)
    assert days.streak(_DAY) == 2
    days.keep(_DAY, slips=0)
    days.keep(_DAY, slips=7)
    again = Days(visit_in(settings=manner.settings).manner, _EDENIA)
    assert again.streak(_DAY) == 3
    assert again.results[_DAY] == 0
    told = again.tell(speech("en"), _DAY)
    assert told[0] == "A streak of 3 days."
    assert told[-1] == "2025-03-10 + * *"


def test_what_makes_no_sense_among_what_is_kept_is_passed_over() -> None:
    """Settings are a file that anybody may edit or spoil."""
    kept = "day edenia 2025-03-11 0"
    spoilt = (
        *("", "day", "day edenia", "day edenia x 1", "day edenia 2025-03-12 x", "day edenia 9 \0"),
        *("day edenia 2025-02-30 1", f"day edenia 2025-03-12 {'9' * 5000}", f"{kept} 0", "[]"),
    )
    manner = visit_in().manner
    manner.remember(learned=(*spoilt, kept))
    assert Days(manner, _EDENIA).results == {date(2025, 3, 11): 0}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_shared_names_the_day_and_gives_nothing_away(language: str) -> None:
    """Game, date, pieces, slips: nothing of position or solution."""
    manner = visit_in(language).manner
    course = DailyPuzzle(_EDENIA, manner, _DAY)
    exercise = course.begin()
    assert isinstance(exercise, Exercise)
    exercise.slips = 2
    course.keep(exercise)
    text = Days(manner, _EDENIA).share(manner.speech, _DAY)
    assert "2025-03-12" in text
    assert "standard" in text
    assert "2" in text
    puzzle = puzzle_of(_DAY, _EDENIA)
    assert puzzle is not None
    assert not any(step in text for step in puzzle.solution if " " in step)


def test_the_day_can_be_asked_for_at_the_shell() -> None:
    """Calendar and text to share are lines of an answer."""
    result = CliRunner().invoke(main, ["daily", "--calendar", "--share"])
    assert result.exit_code == 0
    assert "No streak yet" in result.output
    assert "not solved yet" in result.output
