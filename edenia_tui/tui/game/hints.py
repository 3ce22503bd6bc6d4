"""Hints in a game: sought while everything goes on, and told at the table."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from edenia_tui.conversation.adviser import Adviser
from edenia_tui.conversation.hints import Advices
from edenia_tui.table.question import AnyQuestion
from edenia_tui.tui.table.screen import TableScreen

_GROUP: Final = "hint"


class Hints:
    """Seeks one good choice at a time."""

    def __init__(self, screen: TableScreen, adviser: Adviser) -> None:
        """Advise whoever is asked at a table."""
        self._screen = screen
        self.adviser = adviser

    def seek(self, asked: AnyQuestion) -> None:
        """Look for a good answer; what was sought before is forgotten."""
        self._screen.run_worker(self._seek(asked), exclusive=True, group=_GROUP)

    def cancel(self) -> None:
        """Seek no longer: the question was answered."""
        self._screen.workers.cancel_group(self._screen, _GROUP)

    async def _seek(self, asked: AnyQuestion) -> None:
        """Give a hint, at the table, unless the question was answered while it was sought."""
        screen, viewer = self._screen, self._screen.viewer
        screen.table_view.say(viewer.listener.say("screen-seeking"))
        advices = await self.adviser.seek(asked.view)
        told = await self.adviser.tell(viewer.words, viewer.listener, asked.view, advices)
        screen.on_top.show(partial(self._tell, asked, advices, told))

    def _tell(self, asked: AnyQuestion, advices: Advices, told: Sequence[str]) -> None:
        """Point at the best choice, and tell why it is."""
        screen = self._screen
        if screen.viewer.question is not asked:
            return
        choices = screen.table_view.choices
        if advices:
            choices.highlight(advices[0].action)
        screen.selection.consider(choices.considered)
        screen.answers.give(told)
