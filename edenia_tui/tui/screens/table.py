"""A game as it is watched: what happens is shown in order, and whoever is asked gets the keyboard."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from textual import on, work
from textual.worker import Worker

from edenia_tui.conversation.another import another_game
from edenia_tui.conversation.sitting import Sitting
from edenia_tui.conversation.viewer import Viewer
from edenia_tui.conversation.visit import Visit
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.table.question import Question
from edenia_tui.tui.company import Asked, Company, Happened, WentBack
from edenia_tui.tui.epilogue import epilogue
from edenia_tui.tui.procession import Picture, Scene
from edenia_tui.tui.screens.hand_over import HandOver
from edenia_tui.tui.screens.looking import LookingScreen
from edenia_tui.tui.screens.over import After
from rules.kernel.seat import Seat


class TableScreen(LookingScreen):
    """One game, from the eyes of whoever is at the keyboard."""

    _playing: Worker[None]

    def __init__(self, visit: Visit, sitting: Sitting) -> None:
        """Get ready to play."""
        self.sitting = sitting
        self.company = Company(sitting, self)
        self.room = self.company.room
        super().__init__(
            Viewer(
                visit,
                sitting.entry,
                sitting.names,
                self.company.logs.__getitem__,
                seat=self.company.first,
                view=self.room.view(self.company.first),
            )
        )
        self._at_keyboard: Seat | None = None
        self._is_kept = True

    def on_mount(self) -> None:
        """Begin to play."""
        self._playing = self._play()
        self.call_after_refresh(self.sitting.wake_bots)

    def on_unmount(self) -> None:
        """Leave the room."""
        self.company.leave()

    @property
    def can_go_on(self) -> bool:
        """Whether it is worth coming back: the game is not over, and everything could be kept."""
        return self._is_kept and not self.room.is_over

    # What happens at the table.

    @work(exclusive=True)
    async def _play(self) -> None:
        """Play until the game is over; a game that cannot be kept stops."""
        try:
            await self.room.run()
        except SaveError as error:
            self._is_kept = False
            self.show_on_top(partial(self.complain, error))
            return
        self.call_later(self._join, partial(self.show_on_top, self.end))

    def complain(self, error: SaveError) -> None:
        """Say that a game cannot be kept."""
        say = self.viewer.listener.say
        self.stage.notice("screen-over", [say("screen-save-failed", reason=str(error.reason))])

    def _join(self, end: Any) -> None:
        self._procession.join(Scene(tuple, end))

    @on(Happened)
    def _happened(self, event: Happened) -> None:
        self._procession.join(Scene(partial(self._pictures, event), partial(self._tell, event)))

    @on(Asked)
    def _asked(self, event: Asked) -> None:
        self._join(partial(self._hand_over, event.question))

    @on(WentBack)
    def _went_back(self, event: WentBack) -> None:
        """Show what counts now; whatever was on its way to the screen, a question too, is void."""
        if event.log.seat != self.viewer.seat:
            return
        self._procession.drop()
        self.viewer.question = None
        self.viewer.see(event.rewound.after)
        self.stage.marks = None
        self.show_all()
        if self._playing.is_finished:
            self._playing = self._play()

    def _pictures(self, event: Happened) -> Sequence[Picture]:
        """Give the steps of what travels, as the one at the keyboard sees it."""
        is_seen = event.log.seat == self.viewer.seat
        return self.pictures_of(event.told) if is_seen else ()

    def _tell(self, event: Happened) -> None:
        """Tell the story to the one at the keyboard; others hear theirs when it is their turn."""
        viewer = self.viewer
        if event.log.seat != viewer.seat:
            return
        self.stage.tell(event.log.tell_once(viewer.listener, event.number, event.told))
        if viewer.question is None:
            viewer.see(event.told.after)
            self.stage.marks = None
            self.stage.show_table()
            self.stage.offer()

    def _hand_over(self, question: Question[Any, Any]) -> None:
        """Put a question, after the keyboard went to the one who is asked."""
        if not self.company.is_hot_seat or self._at_keyboard == question.seat:
            self._put(question)
            return
        while self.app.screen is not self:
            self.app.pop_screen()
        name = self.viewer.listener_on(None).name(question.seat)
        say = self.shell.manner.speech
        self.app.push_screen(
            HandOver(say("screen-hand-over", name=name), say("screen-hand-over-how", name=name)),
            lambda _: self._put(question),
        )

    def _put(self, question: Question[Any, Any]) -> None:
        self._at_keyboard = question.seat
        is_other = self.viewer.be_asked(question)
        self.stage.marks = None
        if is_other:
            self.show_all()
        else:
            self.stage.show_table()
            self.stage.offer()
        if self.shell.manner.bell:
            self.app.bell()

    # The end.

    def end(self) -> None:
        """Tell how it ended, once it has."""
        outcome = self.room.game.outcome(self.room.view(self.viewer.seat))
        if outcome is not None and not self._procession.is_moving:
            self.viewer.question = None
            self.viewer.see(self.room.view(self.viewer.seat))
            self.stage.marks = None
            self.stage.show_table()
            self.stage.tabletop.return_to_corner()
            self.stage.offer()
            self.show_keys()
            self.app.push_screen(epilogue(self, self.viewer, outcome), self._after)

    async def _after(self, after: After | None) -> None:
        match after:
            case After.WATCH:
                await self.run_action("past")
            case After.AGAIN:
                try:
                    self.shell.start_game(another_game(self.shell.visit.library, self.sitting))
                except SaveError as error:
                    self.complain(error)
            case After.MENU:
                self.shell.leave_game()
            case After.QUIT:
                await self.app.action_quit()
            case _:
                self.stage.tabletop.focus()
