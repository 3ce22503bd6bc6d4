"""Doing tasks by plain lines: lessons and puzzles, one after the other."""

import asyncio
from contextlib import suppress
from typing import ClassVar

from edenia_tui.conversation.answers import moves
from edenia_tui.conversation.desk import Desk
from edenia_tui.conversation.log import Log
from edenia_tui.conversation.prompts import put_question
from edenia_tui.conversation.understanding import Word
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.conversation.visit import Visit
from edenia_tui.conversation.vocabulary import Vocabulary
from edenia_tui.language.listener import Listener
from edenia_tui.learn.course import Course
from edenia_tui.learn.exercise import Exercise, Verdict
from edenia_tui.learn.vocabulary import HELP, IN_TASK
from edenia_tui.line.aside import Aside
from edenia_tui.line.console import Console
from edenia_tui.line.leaving import Left
from edenia_tui.line.talk import Talk
from edenia_tui.table.question import Question
from rules.kernel.opaque import AnyAction


class Learning(Aside):
    """Somebody at a task; the eyes and the seat are those of whoever is to do it."""

    VOCABULARY: ClassVar[Vocabulary] = IN_TASK

    def __init__(self, talk: Talk, course: Course, exercise: Exercise) -> None:
        """Begin with an exercise; `run` follows."""
        super().__init__(talk)
        self._course = course
        self._begin(exercise)

    def _begin(self, exercise: Exercise) -> None:
        self._exercise = exercise
        self._names = ("",) * len(exercise.task.entry.game.seats(exercise.task.start))
        self._log = Log(exercise.seat, self.talk.words)
        self._is_asked = False

    @property
    def listener(self) -> Listener:
        """Whoever does the task."""
        manner, words = self.talk.visit.manner, self.talk.words
        return manner.listener(self._names, self._exercise.seat, words.messages)

    async def run(self) -> None:
        """Tell the task, then hear until somebody leaves."""
        self._tell_task()
        await super().run()

    def desk(self) -> Desk:
        """Give the table of the task."""
        view, game = self._exercise.state, self._exercise.task.entry.game
        return Desk(
            *(self.listener, view, view, self._exercise.legal),
            *(lambda: self._log, self.talk.visit, self.talk.words, game),
        )

    def put_question(self) -> str:
        """Ask for the next choice; once the task is done, what to do."""
        exercise, listener = self._exercise, self.listener
        if exercise.is_done:
            return listener.say("learn-prompt-over") + " "
        question = Question(exercise.seat, exercise.state, exercise.legal)
        choices, prompt = put_question(self.talk.words, listener, question)
        if not self._is_asked:
            self.talk.console.note(choices)
        self._is_asked = True
        return prompt

    def asked(self) -> str:
        """Give the question."""
        return self.talk.words.question(self.listener, self._exercise.state)

    async def hear(self, typed: str) -> None:
        """Understand a line; once the task is done, an empty one goes on."""
        if not typed and self._exercise.is_done:
            self._go_on()
        else:
            await super().hear(typed)

    async def do(self, word: Word) -> None:
        """Help, tell again, begin again, go on or leave."""
        exercise, listener = self._exercise, self.listener
        match word.name:
            case "hint" | "answer" if exercise.is_done:
                self.say([listener.say("learn-over-unclear")])
            case "hint":
                self.say(exercise.hint(listener))
            case "answer":
                self.say(exercise.show(listener))
            case "task":
                self._tell_task()
            case "restart":
                self._begin(Exercise(exercise.task))
                self._tell_task()
            case "next":
                self._go_on()
            case "moves":
                self.say(moves(self.desk(), word.arguments))
            case "help" if not word.arguments:
                self.say([*exercise.task.told(listener), *map(listener.say, HELP)])
            case "drop":
                self.finish()
            case "screen":
                self.say([listener.say("trying-no-screen")])
            case _:
                await super().do(word)

    def choose(self, action: AnyAction) -> None:
        """Do a choice, or hear why it is put back."""
        exercise, listener = self._exercise, self.listener
        self.heed()
        judged = exercise.choose(listener, action)
        self._is_asked = judged.verdict is Verdict.PUT_BACK
        game, viewpoint = exercise.task.entry.game, Viewpoint(exercise.seat)
        lines = list(judged.lines)
        for done in judged.done:
            self._log.saw(done.told(game, viewpoint))
        lines += self._log.listen(listener)
        if judged.verdict is Verdict.DONE:
            self._course.keep(exercise)
            lines += exercise.task.afterwards(listener)
        if lines:
            self.say(lines)

    def _go_on(self) -> None:
        """Turn to the next task, or say that there is none."""
        self._course.go_on()
        exercise = self._course.begin()
        if exercise is None:
            self.say([self.listener.say("learn-all-done")])
            self.finish()
        else:
            self._begin(exercise)
            self._tell_task()

    def _tell_task(self) -> None:
        listener, task = self.listener, self._exercise.task
        self.say([f"{task.title(listener)}.", *task.told(listener)])


def learn_by_lines(console: Console, visit: Visit, course: Course) -> int:
    """Do the tasks of a course until somebody leaves; the exit code."""
    exercise = course.begin()
    if exercise is None:
        console.say([visit.manner.speech("learn-all-done")])
        return 0
    talk = Talk(console, visit, course.entry.words, ())
    with suppress(Left, KeyboardInterrupt):
        asyncio.run(Learning(talk, course, exercise).run())
    console.say([visit.manner.speech("learn-left")])
    return 0
