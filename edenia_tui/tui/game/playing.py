"""A game as it goes on: what happens is shown in order, and whoever is asked gets the keyboard."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from textual.worker import Worker

from edenia_tui.conversation.keeping import make_sure, tell_moved
from edenia_tui.conversation.sitting import AnySitting
from edenia_tui.conversation.turn_end import given_end
from edenia_tui.storage.library import Moved
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.table.question import AnyQuestion
from edenia_tui.tui.game.hand_over import HandOver
from edenia_tui.tui.game.local_players import Happened, LocalPlayers, WentBack
from edenia_tui.tui.table.animation import Picture, Scene
from edenia_tui.tui.table.screen import TableScreen
from rules.kernel.seat import Seat

_LINGERS: Final = {"quick": 6, "calm": 24}
"""So many pictures more what a rival did stays in sight, by pace."""


def _look_on() -> None:
    """Let what is drawn stay."""


class Playing:
    """Lets a room play, and shows it from the eyes of whoever is at the keyboard."""

    _worker: Worker[None]

    def __init__(
        self,
        screen: TableScreen,
        players: LocalPlayers,
        end: Callable[[], None],
        asked: Callable[[AnyQuestion], None],
    ) -> None:
        """Get ready to play; `end` tells how it ended, `asked` hears each question that is put."""
        self._asked = asked
        self._screen = screen
        self._viewer = screen.viewer
        self._table_view = screen.table_view
        self._animation = screen.animation
        self._players = players
        self._end = end
        self._at_keyboard: Seat | None = None
        self._waiting: AnyQuestion | None = None
        """What the next person at the keyboard is asked, once the one before has seen enough."""
        self._is_kept = True
        self._begins = True
        """Whether what is told next begins a turn."""

    def begin(self) -> None:
        """Play, until the game is over."""
        self._worker = self._screen.run_worker(self._play, exclusive=True)

    @property
    def is_finished(self) -> bool:
        """Whether nobody plays on, for now."""
        return self._worker.is_finished

    @property
    def can_go_on(self) -> bool:
        """Whether it is worth coming back: the game is not over, and everything could be kept."""
        return self._is_kept and not self._players.room.is_over

    async def _play(self) -> None:
        """Play until the game is over; a game that cannot be kept stops."""
        try:
            await self._players.room.run()
        except SaveError as error:
            self._is_kept = False
            self._screen.on_top.show(partial(self.complain, error))
            return
        end = partial(self._screen.on_top.show, self._end)
        self._screen.call_later(self._animation.join, Scene(tuple, end))

    def complain(self, error: SaveError) -> None:
        """Say that a game cannot be kept."""
        why = self._viewer.listener.say("screen-save-failed", reason=str(error.reason))
        self._table_view.notice("screen-over", [why])

    def tell_move(self, moved: Moved) -> None:
        """Say that the game had to be kept elsewhere."""
        told = tell_moved(self._viewer.listener.speech, moved)
        self._screen.on_top.show(partial(self._table_view.notice, "keeping-title", told))

    def save(self, sitting: AnySitting) -> None:
        """Say that everything is on disk, if it is."""
        listener = self._viewer.listener
        try:
            told = make_sure(sitting, "line-saved", listener.speech)
        except SaveError as error:
            self._is_kept = False
            self.complain(error)
        else:
            self._table_view.notice("keeping-title", told)

    def refuse_now(self) -> None:
        """Say why nothing can be done: the game is over, or others play."""
        why = "question-over" if self._players.room.is_over else "screen-not-now"
        self._table_view.refuse([self._viewer.listener.say(why)])

    # What the room tells and asks.

    def show(self, event: Happened) -> None:
        """Show what happened, after what happened before."""
        self._animation.join(Scene(partial(self._pictures, event), partial(self._tell, event)))

    def go_back(self, event: WentBack) -> None:
        """Show what counts now; whatever was on its way to the screen, a question too, is void."""
        if event.log.seat != self._viewer.seat:
            return
        self._animation.drop()
        self._table_view.traces.wipe()
        self._begins = True
        self._viewer.question = self._waiting = None
        self._viewer.see(event.rewound.after)
        self._table_view.marks = None
        self._screen.show_all()
        if self.is_finished:
            self.begin()

    def ask(self, question: AnyQuestion) -> None:
        """Put a question, once everything before it was shown."""
        self._animation.join(Scene(tuple, partial(self._hand_over, question)))

    def _pictures(self, event: Happened) -> Sequence[Picture]:
        """Give the steps of what travels, as the one at the keyboard sees it."""
        viewer = self._viewer
        if event.log.seat != viewer.seat or not self._screen.shell.is_animated:
            return ()
        pace = viewer.settings.pace
        is_rival = self._rival(event) is not None
        if is_rival and pace == "instant":
            return ()
        shown = [*self._table_view.pictures_of(event.told), *self._moments(event)]
        if shown and is_rival:
            shown += [_look_on] * _LINGERS[pace]
        return shown

    def _rival(self, event: Happened) -> Seat | None:
        """Tell whose turn is shown; None for that of whoever looks."""
        active = self._viewer.game.active(event.told.before)
        return None if active == self._viewer.seat else active

    def _moments(self, event: Happened) -> Sequence[Picture]:
        """Give the pictures of what is felt, one after the other, each with what it was."""
        viewer, told = self._viewer, event.told
        shown: list[Picture] = []
        for one in told.events:
            felt = next((kind for kind in viewer.presenter.moments if kind.holds(one)), None)
            if felt is None:
                continue
            said = viewer.words.tell(viewer.listener, told.before, told.after, [one])
            sign = felt.sign(self._screen.shell.charset)
            shown += self._table_view.shows_moment(sign, said[0]) if said else ()
        return shown

    def _leave_trace(self, event: Happened) -> None:
        """Let the way of a rival stay drawn."""
        rival, told = self._rival(event), event.told
        if rival is None:
            return
        ways = self._viewer.presenter.travel(told.before, told.events)
        if ways:
            self._table_view.traces.leave(rival, ways[-1])

    def _tell(self, event: Happened) -> None:
        """Tell the story to the one at the keyboard; others hear theirs when it is their turn."""
        viewer = self._viewer
        if event.log.seat != viewer.seat:
            return
        told = event.log.tell_once(viewer.listener, event.number, event.told)
        is_own = self._rival(event) is None
        self._table_view.tell_turn(told, begins=self._begins, is_own=is_own)
        self._begins = event.log.ends_turn(event.told) or (self._begins and not told)
        self._leave_trace(event)
        if viewer.question is None:
            viewer.see(event.told.after)
            self._table_view.show_now()

    def _hand_over(self, question: AnyQuestion) -> None:
        """Put a question, after the keyboard went to the one who is asked; an end needs nobody.

        Whoever chose last looks at what came of it as long as they like.
        """
        end = given_end(self._screen.shell.manner, self._players.room, question)
        if end is not None and self._players.answer(question, end):
            self._table_view.tell([self._viewer.listener.say("line-turn-ended")])
            return
        if not self._players.is_hot_seat or self._at_keyboard == question.seat:
            self._put(question)
            return
        self._waiting = question
        if self._at_keyboard is None:
            self.cover()
        else:
            self.say_who_is_next()

    @property
    def is_waiting(self) -> bool:
        """Whether the next person at the keyboard waits until the table is covered."""
        return self._waiting is not None

    def say_who_is_next(self) -> None:
        """Say whom the keyboard goes to, and how."""
        if self._waiting is not None:
            name = self._viewer.listener_on(None).name(self._waiting.seat)
            self._table_view.say(self._viewer.listener.say("screen-next-person", name=name))

    def cover(self) -> None:
        """Cover the table until the next person is ready."""
        question, self._waiting = self._waiting, None
        if question is None:
            return
        app = self._screen.shell
        while app.screen is not self._screen:
            app.pop_screen()
        name = self._viewer.listener_on(None).name(question.seat)
        say = app.manner.speech
        app.push_screen(
            HandOver(say("screen-hand-over", name=name), say("screen-hand-over-how", name=name)),
            lambda _: self._put(question),
        )

    def _put(self, question: AnyQuestion) -> None:
        self._at_keyboard = question.seat
        if self._viewer.be_asked(question):
            self._table_view.marks = None
            self._table_view.traces.wipe()
            self._screen.show_all()
        else:
            self._table_view.show_now()
        if self._screen.shell.manner.bell:
            self._screen.shell.bell()
        self._asked(question)
