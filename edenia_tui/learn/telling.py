"""How far somebody has come, in sentences."""

from edenia_tui.conversation.manner import Manner
from edenia_tui.games.entry import Entry
from edenia_tui.language.speech import Speech
from edenia_tui.learn.course import lessons_of, puzzles_of
from edenia_tui.learn.progress import LESSONS, PUZZLES, Progress
from edenia_tui.learn.texts import text_of


def tell_lessons(manner: Manner, entry: Entry) -> list[str]:
    """List the lessons of a game by number, and which are done."""
    speech = manner.speech
    done = Progress(manner).done(LESSONS, entry)
    rows = [
        speech(
            "learn-lesson-done" if lesson.name in done else "learn-lesson-open",
            number=number,
            lesson=text_of(entry, speech.language, lesson.name),
        )
        for number, lesson in enumerate(lessons_of(entry), 1)
    ]
    return [tell_lesson_count(speech, manner, entry), *rows]


def tell_lesson_count(speech: Speech, manner: Manner, entry: Entry) -> str:
    """Tell how many lessons of a game are done."""
    names = {lesson.name for lesson in lessons_of(entry)}
    done = len(names & Progress(manner).done(LESSONS, entry))
    return speech("learn-lessons", game=entry.title, done=done, all=len(names))


def tell_puzzle_count(speech: Speech, manner: Manner, entry: Entry) -> str:
    """Tell how many puzzles of a game are solved."""
    solved, puzzles = len(Progress(manner).done(PUZZLES, entry)), len(puzzles_of(entry))
    return speech("learn-puzzles", game=entry.title, done=solved, all=puzzles)
