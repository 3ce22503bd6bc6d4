"""A lesson as something to do."""

from collections.abc import Sequence
from typing import Any, Final

from edenia_tui.conversation.rules import tell_rules
from edenia_tui.games.entry import Entry
from edenia_tui.language.folding import folded
from edenia_tui.language.listener import Listener
from edenia_tui.learn.lessons.lesson import Goal, Lesson
from edenia_tui.learn.task import Task
from edenia_tui.learn.texts import text_of
from rules.kernel.opaque import AnyAction, AnyState

_OF_A_RULE: Final = 2
"""What is told of the rule behind a choice: what it is called, and what it says."""


class LessonTask(Task):
    """Shows one thing of a game."""

    def __init__(self, entry: Entry, lesson: Lesson) -> None:
        """Read its position."""
        self.entry = entry
        self.lesson = lesson
        self.name = lesson.name
        self.solution = lesson.solution
        self.start = entry.game.read_position(lesson.position)

    def title(self, listener: Listener) -> str:
        """Name it."""
        return self._text(listener, "")

    def told(self, listener: Listener) -> list[str]:
        """Tell what it is about, and what to do."""
        return [self._text(listener, "-told")]

    def hint(self, listener: Listener, state: AnyState, expected: AnyAction) -> list[str]:
        """Give the hint of the lesson; further on, the choice itself."""
        if state == self.start:
            return [self._text(listener, "-hint")]
        told = self.entry.words.tell_choice(listener, state, expected)
        return [listener.say("learn-answer", choice=told)]

    def is_reached(self, state: AnyState, events: Sequence[Any]) -> bool:
        """Tell whether all of its goals are."""
        return all(self._is_true(goal, state, events) for goal in self.lesson.goals)

    def why_not(self, listener: Listener, state: AnyState, action: AnyAction) -> list[str]:
        """Tell where a choice leads and the rule behind it, and that another is wanted."""
        told = self.entry.words.tell_choice(listener, state, action)
        rule = rule_of(self.entry, state, action)
        about = tell_rules(listener, self.entry, [rule])[:_OF_A_RULE] if rule else []
        return [listener.say("learn-lesson-not", choice=told), *about, listener.say("learn-again")]

    def afterwards(self, listener: Listener) -> list[str]:
        """Sum it up."""
        return [self._text(listener, "-done")]

    def _text(self, listener: Listener, part: str) -> str:
        return text_of(self.entry, listener.speech.language, f"{self.name}{part}")

    def _is_true(self, goal: Goal, state: AnyState, events: Sequence[Any]) -> bool:
        game = self.entry.game
        match goal.kind:
            case "event":
                kinds = self.entry.words.event_kinds[folded(goal.what)]
                return any(isinstance(event, kinds) for event in events)
            case "win":
                outcome = game.outcome(state)
                is_won = outcome is not None and self.seat in outcome.winners
                return is_won and outcome is not None and outcome.victory == goal.what
            case "position":
                lines = game.write_position(state).splitlines()
                return any(goal.what in " ".join(line.split()) for line in lines)
            case "points":
                return game.scores(state)[self.seat] >= int(goal.what)
            case _:
                raise ValueError(f"{self.name}: there is no goal {goal.kind!r}")


def rule_of(entry: Entry, state: AnyState, action: AnyAction) -> str:
    """Name the rule that tells most about a choice; nothing where none does."""
    if behind := entry.presenter.rules(state, action):
        return behind[0]
    verb = entry.game.write_action(action).split()[0]
    return entry.words.verb_rules.get(verb, "")
