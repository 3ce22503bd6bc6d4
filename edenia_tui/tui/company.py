"""The people at this keyboard and the table they sit at: what they are asked and told, as messages."""

from typing import Any

from textual.message import Message
from textual.message_pump import MessagePump

from edenia_tui.conversation.sitting import AnyTable, Sitting
from edenia_tui.table.players import NotOffered, Person, Question
from edenia_tui.table.watchers import Rewound, Told
from edenia_tui.tui.memory import News
from edenia_tui.tui.witness import Witness
from rules.kernel.seat import Seat


class Asked(Message):
    """Somebody at this keyboard is asked."""

    def __init__(self, question: Question[Any, Any]) -> None:
        """Keep the question."""
        super().__init__()
        self.question = question


class Happened(Message):
    """A seat at this keyboard was told something."""

    def __init__(self, witness: Witness, told: Told[Any, Any, Any]) -> None:
        """Keep who was told what."""
        super().__init__()
        self.witness = witness
        self.number = witness.seen
        self.told = told


class WentBack(Message):
    """A seat at this keyboard was told that something was taken back, or done again."""

    def __init__(self, witness: Witness, rewound: Rewound[Any, Any]) -> None:
        """Keep who was told what."""
        super().__init__()
        self.witness = witness
        self.rewound = rewound


class Company:
    """Sits people and bots down; bots think elsewhere, so that nobody waits for them."""

    def __init__(self, sitting: Sitting, hearer: MessagePump) -> None:
        """Take the seats of the people; messages go to `hearer`."""
        self._hearer = hearer
        self._people = {seat: Person[Any, Any](seat, self._ask) for seat in sitting.people}
        self.table: AnyTable = sitting.table(self._people)
        self.witnesses: dict[Seat | None, Witness] = {}
        for seat in (*self._people,) or (None,):
            witness = Witness(seat, sitting.entry.words, self._tell)
            witness.recall(self.table)
            self.table.watch(witness, seat)
            self.table.rewinding.watch(witness.rewound, seat)
            self.witnesses[seat] = witness

    @property
    def is_hot_seat(self) -> bool:
        """Whether several people share the keyboard."""
        return len(self._people) > 1

    @property
    def first(self) -> Seat | None:
        """Whose eyes see the table before anybody is asked; None for spectators."""
        return next(iter(self.witnesses))

    def answer(self, seat: Seat, action: Any) -> bool:
        """Answer for a person; tell whether the answer was taken."""
        try:
            self._people[seat].answer(action)
        except NotOffered:
            return False
        return True

    def _ask(self, question: Question[Any, Any]) -> None:
        self._hearer.post_message(Asked(question))

    def _tell(self, witness: Witness, news: News) -> None:
        if isinstance(news, Rewound):
            self._hearer.post_message(WentBack(witness, news))
        else:
            self._hearer.post_message(Happened(witness, news))
