"""The people at this keyboard and the table they sit at: what they are asked and told, as messages."""

from typing import Any

from textual.message import Message
from textual.message_pump import MessagePump

from edenia_tui.conversation.log import Log, News
from edenia_tui.conversation.sitting import AnyTable, Sitting
from edenia_tui.table.players import NotOffered, Person, Question
from edenia_tui.table.watchers import Rewound, Told
from rules.kernel.seat import Seat


class Asked(Message):
    """Somebody at this keyboard is asked."""

    def __init__(self, question: Question[Any, Any]) -> None:
        """Keep the question."""
        super().__init__()
        self.question = question


class Happened(Message):
    """A seat at this keyboard was told something."""

    def __init__(self, log: Log, told: Told[Any, Any, Any]) -> None:
        """Keep who was told what."""
        super().__init__()
        self.log = log
        self.number = log.seen
        self.told = told


class WentBack(Message):
    """A seat at this keyboard was told that something was taken back, or done again."""

    def __init__(self, log: Log, rewound: Rewound[Any, Any]) -> None:
        """Keep who was told what."""
        super().__init__()
        self.log = log
        self.rewound = rewound


class Company:
    """Sits people and bots down; bots think elsewhere, so that nobody waits for them."""

    def __init__(self, sitting: Sitting, screen: MessagePump) -> None:
        """Take the seats of the people; messages go to `screen`."""
        self._screen = screen
        self._people = {seat: Person[Any, Any](seat, self._ask) for seat in sitting.people}
        self.table: AnyTable = sitting.table(self._people)
        self.logs: dict[Seat | None, Log] = {}
        for seat in (*self._people,) or (None,):
            log = Log(seat, sitting.entry.words, passed_on=self._tell)
            log.recall(self.table)
            self.table.watch(log, seat)
            self.table.rewinding.watch(log.rewound, seat)
            self.logs[seat] = log

    @property
    def is_hot_seat(self) -> bool:
        """Whether several people share the keyboard."""
        return len(self._people) > 1

    @property
    def first(self) -> Seat | None:
        """Whose eyes see the table before anybody is asked; None for spectators."""
        return next(iter(self.logs))

    def answer(self, seat: Seat, action: Any) -> bool:
        """Answer for a person; tell whether the answer was taken."""
        try:
            self._people[seat].answer(action)
        except NotOffered:
            return False
        return True

    def _ask(self, question: Question[Any, Any]) -> None:
        self._screen.post_message(Asked(question))

    def _tell(self, log: Log, news: News) -> None:
        if isinstance(news, Rewound):
            self._screen.post_message(WentBack(log, news))
        else:
            self._screen.post_message(Happened(log, news))
