"""Tasks one after the other, and what is kept of those that were done."""

from abc import ABC, abstractmethod
from random import Random
from typing import Final

from edenia_tui.conversation.manner import Manner
from edenia_tui.games.entry import Entry
from edenia_tui.learn.exercise import Exercise
from edenia_tui.learn.lessons.lesson import Lesson, read_lessons
from edenia_tui.learn.lessons.task import LessonTask
from edenia_tui.learn.progress import LESSONS, PUZZLES, Progress
from edenia_tui.learn.puzzles.puzzle import Puzzle, read_puzzles
from edenia_tui.learn.puzzles.task import PuzzleTask
from edenia_tui.learn.task import Task

_LESSONS_FILE: Final = "lessons.txt"
_PUZZLES_FILE: Final = "puzzles.txt"


def lessons_of(entry: Entry) -> tuple[Lesson, ...]:
    """Read the lessons of a game, in their order."""
    return read_lessons((entry.learning.folder / _LESSONS_FILE).read_text(encoding="utf-8"))


def puzzles_of(entry: Entry) -> tuple[Puzzle, ...]:
    """Read the puzzles of a game."""
    return read_puzzles((entry.learning.folder / _PUZZLES_FILE).read_text(encoding="utf-8"))


class Course(ABC):
    """What is to be done now, and what comes after it."""

    def __init__(self, entry: Entry, manner: Manner) -> None:
        """Begin with what is done already."""
        self.entry = entry
        self.manner = manner
        self.progress = Progress(manner)
        self.exercise: Exercise | None = None

    @property
    @abstractmethod
    def task(self) -> Task | None:
        """What is to be done now; None when nothing is left."""

    @abstractmethod
    def go_on(self) -> None:
        """Turn to the next task."""

    @abstractmethod
    def keep(self, exercise: Exercise) -> None:
        """Take note that a task was done."""

    def begin(self) -> Exercise | None:
        """Begin what is to be done now; None when nothing is left."""
        task = self.task
        self.exercise = None if task is None else Exercise(task)
        return self.exercise


class Lessons(Course):
    """The lessons of a game, in their order, from the first that is not done."""

    def __init__(self, entry: Entry, manner: Manner, name: str = "") -> None:
        """Begin at a lesson by its name or number, or at the first that is not done."""
        super().__init__(entry, manner)
        self.lessons = lessons_of(entry)
        done = self.progress.done(LESSONS, entry)
        names = [lesson.name for lesson in self.lessons]
        if name.isdecimal() and 0 < int(name) <= len(names):
            name = names[int(name) - 1]
        if name and name not in names:
            raise KeyError(name)
        first = next((one for one in names if one not in done), names[0])
        self._at = names.index(name or first)

    @property
    def task(self) -> Task | None:
        """The lesson it has come to."""
        if self._at >= len(self.lessons):
            return None
        return LessonTask(self.entry, self.lessons[self._at])

    def go_on(self) -> None:
        """Turn to the next lesson."""
        self._at += 1

    def keep(self, exercise: Exercise) -> None:
        """Take note that it was finished, however."""
        self.progress.add(LESSONS, self.entry, exercise.task.name)


class Puzzles(Course):
    """The puzzles of a game that are not solved, easy ones first, else by one's own choice."""

    def __init__(self, entry: Entry, manner: Manner, number: int | None = None) -> None:
        """Begin at a puzzle by its number, or at one that is not solved."""
        super().__init__(entry, manner)
        self.puzzles = puzzles_of(entry)
        self._rng = Random()
        self._seen: set[str] = set()
        self._now: Puzzle | None = None
        if number is None:
            self.go_on()
        else:
            self._now = {one.number: one for one in self.puzzles}[number]

    @property
    def task(self) -> Task | None:
        """The puzzle it has come to."""
        return None if self._now is None else PuzzleTask(self.entry, self._now)

    def go_on(self) -> None:
        """Turn to another one that is not solved, as easy as any."""
        if self._now is not None:
            self._seen.add(str(self._now.number))
        known = self.progress.done(PUZZLES, self.entry) | self._seen
        left = [one for one in self.puzzles if str(one.number) not in known]
        easiest = min((one.grade for one in left), default=0)
        alike = [one for one in left if one.grade == easiest]
        self._now = self._rng.choice(alike) if alike else None

    def keep(self, exercise: Exercise) -> None:
        """Take note that it was solved without a slip and without help."""
        if not exercise.slips and not exercise.helps:
            self.progress.add(PUZZLES, self.entry, exercise.task.name)
