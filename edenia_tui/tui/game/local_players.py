"""The people at this keyboard and the table they sit at: what they are asked and told, as messages."""

from textual.message import Message
from textual.message_pump import MessagePump

from edenia_tui.conversation.any_room import AnyRoom
from edenia_tui.conversation.log import Log, News
from edenia_tui.conversation.sitting import AnySitting
from edenia_tui.table.question import AnyQuestion, NotOffered
from edenia_tui.table.watchers import AnyRewound, AnyTold, Rewound
from rules.kernel.opaque import AnyAction
from rules.kernel.seat import Seat


class Asked(Message):
    """Somebody at this keyboard is asked."""

    def __init__(self, question: AnyQuestion) -> None:
        """Keep the question."""
        super().__init__()
        self.question = question


class Happened(Message):
    """A seat at this keyboard was told something."""

    def __init__(self, log: Log, told: AnyTold) -> None:
        """Keep who was told what."""
        super().__init__()
        self.log = log
        self.number = log.seen
        self.told = told


class WentBack(Message):
    """A seat at this keyboard was told that something was taken back, or done again."""

    def __init__(self, log: Log, rewound: AnyRewound) -> None:
        """Keep who was told what."""
        super().__init__()
        self.log = log
        self.rewound = rewound


class LocalPlayers:
    """Those who watch the table at this keyboard, a log for each of its people."""

    def __init__(self, sitting: AnySitting, screen: MessagePump) -> None:
        """Take the seats of the people; messages go to `screen` once they attend."""
        self._screen = screen
        self._people = sitting.people
        self.room: AnyRoom = sitting.room()
        self.logs: dict[Seat | None, Log] = {}
        for seat in self._people or (None,):
            self.logs[seat] = Log(
                seat, sitting.entry.words, passed_on=self._tell, stirred=self._ask
            )

    def attend(self) -> None:
        """Hear what was told so far, and everything from now on: others may be playing already."""
        for seat, log in self.logs.items():
            log.recall(self.room)
            self.room.attach(log, seat, self._complain)

    @property
    def is_hot_seat(self) -> bool:
        """Whether several people share the keyboard."""
        return len(self._people) > 1

    @property
    def first(self) -> Seat | None:
        """Whose eyes see the table before anybody is asked; None for spectators."""
        return next(iter(self.logs))

    def answer(self, question: AnyQuestion, action: AnyAction) -> bool:
        """Answer for a person; tell whether the answer was taken."""
        try:
            self.room.answer(question, action)
        except NotOffered:
            return False
        return True

    def leave(self) -> None:
        """Be told nothing more; the seats stay."""
        for log in self.logs.values():
            self.room.detach(log)

    def _complain(self, error: Exception) -> None:
        """Let a log that failed be treated as any other fault of the screen."""
        self._screen.call_later(_raise, error)

    def _ask(self, question: AnyQuestion | None) -> None:
        if question is not None:
            self._screen.post_message(Asked(question))

    def _tell(self, log: Log, news: News) -> None:
        if isinstance(news, Rewound):
            self._screen.post_message(WentBack(log, news))
        else:
            self._screen.post_message(Happened(log, news))


def _raise(error: Exception) -> None:
    raise error
