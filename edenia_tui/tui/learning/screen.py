"""A task on the screen: the table of its position, what to do, and the way to the next."""

from functools import partial
from typing import ClassVar

from edenia_tui.conversation.understanding import Word
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.conversation.visit import Visit
from edenia_tui.conversation.vocabulary import Vocabulary
from edenia_tui.learn.course import Course
from edenia_tui.learn.exercise import Exercise, Judged, Verdict
from edenia_tui.learn.viewer import ExerciseViewer
from edenia_tui.learn.vocabulary import HELP, IN_TASK
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.keys import TASK, Key, bindings
from edenia_tui.tui.table.animation import Scene
from edenia_tui.tui.table.screen import TableScreen
from rules.kernel.opaque import AnyAction


class TaskScreen(TableScreen):
    """One task of a course."""

    KEYS: ClassVar[tuple[Key, ...]] = TASK
    BINDINGS = [*bindings(TASK)]  # noqa: RUF012 (Textual reads it)
    KEYS_SECTION: ClassVar[str] = "keys-in-a-task"
    BANNER: ClassVar[str] = "learn-banner"
    VOCABULARY: ClassVar[Vocabulary] = IN_TASK

    def __init__(self, visit: Visit, course: Course, exercise: Exercise) -> None:
        """Begin with an exercise of the course."""
        self.task_viewer = ExerciseViewer(visit, exercise)
        super().__init__(self.task_viewer)
        self.course = course
        self.exercise = exercise
        self._visit = visit

    def on_mount(self) -> None:
        """Show the table, and on top of it what to do."""
        super().on_mount()
        self.call_after_refresh(self._tell_task)

    def key_now(self, key: Key) -> Key | None:
        """Tell what a key is now: help is for a task that is not done."""
        is_idle = self.exercise.is_done and key.message in {"key-task-hint", "key-task-answer"}
        return None if is_idle else super().key_now(key)

    def do(self, action: AnyAction) -> None:
        """Do a choice and show what came of it, or why it is put back."""
        if self.viewer.question is None:
            return
        judged = self.task_viewer.choose(action)
        if judged.verdict is Verdict.PUT_BACK:
            self.table_view.notice("learn-put-back", judged.lines)
            return
        self.viewer.question = None
        game, viewpoint = self.viewer.game, Viewpoint(self.viewer.seat)
        *others, last = (done.told(game, viewpoint) for done in judged.done)
        for told in others:
            self.animation.join(Scene(partial(self.table_view.pictures_of, told), lambda: None))
        pictures = partial(self.table_view.pictures_of, last)
        self.animation.join(Scene(pictures, partial(self._show, judged)))

    def _show(self, judged: Judged) -> None:
        """Show how things stand; a task that is done is summed up."""
        self.task_viewer.be_asked_next()
        self.table_view.marks = None
        self.show_all()
        if judged.verdict is Verdict.DONE:
            self.course.keep(self.exercise)
            self._ask_on()

    def _ask_on(self) -> None:
        listener = self.viewer.listener
        ways = [listener.say(f"learn-go-{way}") for way in ("next", "again", "leave")]
        told = "\n".join(self.exercise.task.afterwards(listener))
        pick = Pick(listener.say("learn-done"), ways, listener.say("screen-pick"), told=told)
        self.app.push_screen(pick, self._go_on)

    async def _go_on(self, picked: int | None) -> None:
        match picked:
            case None:
                pass
            case 0:
                self._show_next()
            case 1:
                self._show_task(Exercise(self.exercise.task))
            case _:
                await self.action_leave()

    def _show_next(self) -> None:
        """Turn to the next task; where none is left, say so."""
        self.course.go_on()
        exercise = self.course.begin()
        if exercise is None:
            self.table_view.notice("learn-done", [self.viewer.listener.say("learn-all-done")])
        else:
            self._show_task(exercise)

    def _show_task(self, exercise: Exercise) -> None:
        self.app.switch_screen(TaskScreen(self._visit, self.course, exercise))

    # Keys and words.

    def action_hint(self) -> None:
        """Help a little."""
        if not self.exercise.is_done:
            self.table_view.notice("learn-hint", self.exercise.hint(self.viewer.listener))

    def action_solution(self) -> None:
        """Give the next choice away."""
        if not self.exercise.is_done:
            self.table_view.notice("learn-hint", self.exercise.show(self.viewer.listener))

    def action_task(self) -> None:
        """Tell again what to do; once it is done, how to go on."""
        if self.exercise.is_done:
            self._ask_on()
        else:
            self._tell_task()

    async def do_word(self, word: Word) -> None:
        """Do by words what keys do."""
        match word.name:
            case "hint":
                self.action_hint()
            case "answer":
                self.action_solution()
            case "task":
                self.action_task()
            case "restart":
                self._show_task(Exercise(self.exercise.task))
            case "next":
                self._show_next()
            case "drop":
                await self.action_leave()
            case "help" if not word.arguments:
                self.answers.give([*map(self.viewer.listener.say, HELP)])
            case _:
                await super().do_word(word)

    async def action_leave(self) -> None:
        """Go back to where the task was called from, or out."""
        if len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        else:
            await self.app.action_quit()

    def _tell_task(self) -> None:
        listener, task = self.viewer.listener, self.exercise.task
        told = [task.title(listener), "", *task.told(listener)]
        self.table_view.notice("learn-task", told)


def opening_of(visit: Visit, course: Course) -> TaskScreen:
    """Give the screen of the first task of a course; ValueError where it has none."""
    exercise = course.begin()
    if exercise is None:
        raise ValueError("there is nothing to do")
    return TaskScreen(visit, course, exercise)
