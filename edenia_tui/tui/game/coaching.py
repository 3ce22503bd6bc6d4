"""The coach at a table: speaks before a choice is made, when it throws much away."""

from collections.abc import Callable
from functools import partial
from typing import Final

from edenia_tui.conversation.any_room import AnyRoom
from edenia_tui.learn.coach import Coach
from edenia_tui.table.question import AnyQuestion
from edenia_tui.tui.dialogs.sure import Sure
from edenia_tui.tui.table.screen import TableScreen
from rules.kernel.opaque import AnyAction

_GROUP: Final = "coach"


class Coaching:
    """Hands choices on, those that are warned of only when somebody is sure."""

    def __init__(
        self,
        screen: TableScreen,
        coach: Coach | None,
        room: AnyRoom,
        answer: Callable[[AnyAction], object],
    ) -> None:
        """Sit down at a table, where there is to be a coach; `answer` makes a choice."""
        self._answer = answer
        self._screen = screen
        self._coach = coach
        self._room = room

    def judge(self, question: AnyQuestion, action: AnyAction) -> bool:
        """Begin to judge a choice; False where nobody wants that, and it can be made at once."""
        if self._coach is None or not self._coach.is_wanted(self._room, question):
            return False
        judging = self._judge(self._coach, question, action)
        self._screen.run_worker(judging, exclusive=True, group=_GROUP)
        return True

    def meet(self, question: AnyQuestion) -> None:
        """Say what is met for the first time."""
        if self._coach is not None and self._coach.is_wanted(self._room, question):
            lines = self._coach.meet(self._screen.viewer.listener, question)
            if lines:
                self._screen.table_view.notice("coach-title", lines)

    async def _judge(self, coach: Coach, question: AnyQuestion, action: AnyAction) -> None:
        screen = self._screen
        listener = screen.viewer.listener
        lines = await coach.warn(listener, question, action)
        if screen.viewer.question is not question:
            return
        if not lines:
            self._answer(action)
            return
        answers = listener.say("coach-take-back"), listener.say("coach-do-it")
        screen.app.push_screen(
            Sure("\n".join(lines), *answers),
            partial(self._do_if_sure, action),
        )

    def _do_if_sure(self, action: AnyAction, is_sure: bool | None) -> None:  # noqa: FBT001 (Textual calls it)
        if is_sure:
            self._answer(action)
