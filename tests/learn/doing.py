"""Doing lessons without a front end."""

from edenia_tui.conversation.manner import Manner
from edenia_tui.games.entry import Entry
from edenia_tui.language.listener import Listener
from edenia_tui.learn.exercise import Exercise
from edenia_tui.learn.task import Task
from edenia_tui.storage.settings import Settings
from rules.kernel.opaque import AnyAction


def listener_of(task: Task, language: str = "en") -> Listener:
    """Give whoever does a task."""
    names = ("",) * len(task.entry.game.seats(task.start))
    manner = Manner(language, Settings())
    return manner.listener(names, task.seat, task.entry.words.messages)


def action_of(entry: Entry, exercise: Exercise, text: str) -> AnyAction:
    """Find a legal action by its canonical text."""
    write = entry.game.write_action
    return next(one for one in exercise.legal if write(one) == text)
