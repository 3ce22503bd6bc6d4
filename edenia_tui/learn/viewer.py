"""Whoever does a task: sees and is asked what the seat of the task would be."""

from edenia_tui.conversation.log import Log
from edenia_tui.conversation.viewer import Viewer
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.conversation.visit import Visit
from edenia_tui.learn.exercise import Exercise, Judged
from edenia_tui.table.question import Question
from rules.kernel.opaque import AnyAction
from rules.kernel.seat import Seat


class ExerciseViewer(Viewer):
    """Sees with the eyes of the seat that does the task."""

    def __init__(self, visit: Visit, exercise: Exercise) -> None:
        """Begin at the position of the task."""
        task = exercise.task
        names = ("",) * len(task.entry.game.seats(task.start))
        self.exercise = exercise
        super().__init__(
            visit, task.entry, names, self._log, seat=exercise.seat, view=exercise.state
        )
        self.be_asked_next()

    def be_asked_next(self) -> None:
        """Take the question that is open now; none once the task is done."""
        exercise = self.exercise
        self.be_asked(Question(exercise.seat, exercise.state, exercise.legal))
        if exercise.is_done:
            self.question = None

    def sentences(self) -> list[str]:
        """Tell the task, then what was done."""
        return [*self.exercise.task.told(self.listener), *super().sentences()]

    def choose(self, action: AnyAction) -> Judged:
        """Do a choice, or hear why it is put back."""
        return self.exercise.choose(self.listener, action)

    def _log(self, seat: Seat | None) -> Log:
        done = self.exercise.attempt.done
        told = (one.told(self.game, Viewpoint(seat)) for one in done)
        return Log(seat, self.words, told)
