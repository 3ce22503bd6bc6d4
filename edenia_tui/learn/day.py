"""What everybody gets on one day: the same puzzle, the same galaxy; and what came of those of the past.

Rule of the file: all of it follows from the date in UTC, the name of the game and what the program brings
with it. Nothing is asked of a network, and nothing of it is rated.
"""

import re
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Final

from edenia_tui.conversation.manner import Manner
from edenia_tui.games.entry import Entry
from edenia_tui.language.speech import Speech
from edenia_tui.learn.course import Course, puzzles_of
from edenia_tui.learn.exercise import Exercise
from edenia_tui.learn.puzzles.puzzle import Puzzle
from edenia_tui.learn.puzzles.task import PuzzleTask
from edenia_tui.learn.task import Task
from rules.kernel.contents import OURS

_DAY: Final = "day"
_RESULT: Final = re.compile(
    rf"{_DAY} (?P<game>\S+) (?P<day>[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}) (?P<slips>[0-9]{{1,6}})"
)
"""How a day is kept among what is learned."""
_WEEKS: Final = 4
_A_WEEK: Final = 7
_CLEAN: Final = "*"
_HELPED: Final = "+"
_MISSED: Final = "."


def today() -> date:
    """Tell the day it is everywhere."""
    return datetime.now(UTC).date()


def seed_of(day: date, entry: Entry) -> int:
    """Give the seed of a day's galaxy."""
    return int.from_bytes(sha256(f"{day.isoformat()} {entry.name}".encode()).digest()[:6], "big")


def puzzle_of(day: date, entry: Entry) -> Puzzle | None:
    """Give the puzzle of a day; None in a game without any."""
    puzzles = puzzles_of(entry)
    return puzzles[seed_of(day, entry) % len(puzzles)] if puzzles else None


class Days:
    """The days on which somebody has solved the puzzle, and how many slips and hints that took."""

    def __init__(self, manner: Manner, entry: Entry) -> None:
        """Remember what is kept of a game."""
        self._manner = manner
        self._entry = entry
        self.results: dict[date, int] = {}
        for one in manner.settings.learned:
            found = _RESULT.fullmatch(one)
            if found and found["game"] == entry.name:
                with suppress(ValueError):  # settings may be edited: there is no 30th of February
                    self.results[date.fromisoformat(found["day"])] = int(found["slips"])

    def keep(self, day: date, slips: int) -> None:
        """Take note of the first time a day's puzzle was solved."""
        if day in self.results:
            return
        self.results[day] = slips
        learned = self._manner.settings.learned
        one = f"{_DAY} {self._entry.name} {day.isoformat()} {slips}"
        self._manner.remember(learned=(*learned, one))

    def streak(self, day: date) -> int:
        """Count the days in a row up to a day, or to the one before if that is not solved yet."""
        at = day if day in self.results else day - timedelta(days=1)
        count = 0
        while at in self.results:
            count += 1
            at -= timedelta(days=1)
        return count

    def tell(self, speech: Speech, day: date) -> list[str]:
        """Tell the streak, and the last weeks: a sign a day."""
        first = day - timedelta(days=day.weekday() + _A_WEEK * (_WEEKS - 1))
        weeks = []
        for week in range(_WEEKS):
            days = [first + timedelta(days=_A_WEEK * week + number) for number in range(_A_WEEK)]
            signs = " ".join(self._sign(one) for one in days if one <= day)
            weeks.append(speech("daily-week", day=days[0].isoformat(), signs=signs))
        return [
            speech("daily-streak", days=self.streak(day)),
            speech("daily-signs", clean=_CLEAN, helped=_HELPED, missed=_MISSED),
            *weeks,
        ]

    def share(self, speech: Speech, day: date) -> str:
        """Give a text to share: what it took, not what it was."""
        slips = self.results.get(day)
        facts = {
            "game": self._entry.title,
            "day": day.isoformat(),
            "pieces": pieces_of(self._entry),
        }
        if slips is None:
            return speech("daily-share-open", **facts)
        return speech("daily-share", **facts, slips=slips, days=self.streak(day))

    def _sign(self, day: date) -> str:
        slips = self.results.get(day)
        if slips is None:
            return _MISSED
        return _HELPED if slips else _CLEAN


def pieces_of(entry: Entry) -> str:
    """Name the pieces that are played with."""
    content = entry.options.content
    return "" if content is None else f"{OURS} {content.contents.newest}"


class DailyPuzzle(Course):
    """The puzzle of a day, and nothing after it."""

    def __init__(self, entry: Entry, manner: Manner, day: date) -> None:
        """Take the puzzle of a day."""
        super().__init__(entry, manner)
        self.day = day
        self._is_over = False

    @property
    def task(self) -> Task | None:
        """The puzzle."""
        puzzle = None if self._is_over else puzzle_of(self.day, self.entry)
        return None if puzzle is None else PuzzleTask(self.entry, puzzle)

    def go_on(self) -> None:
        """Come to the end."""
        self._is_over = True

    def keep(self, exercise: Exercise) -> None:
        """Take note of what it took."""
        Days(self.manner, self.entry).keep(self.day, exercise.slips + exercise.helps)
