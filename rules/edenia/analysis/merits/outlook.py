"""A choice with what comes of it: what every merit is found in."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from rules.edenia.actions import Action
from rules.edenia.events import Event
from rules.edenia.game import EDENIA
from rules.edenia.scoring import is_counted, points
from rules.edenia.state import LAW, Player, State
from rules.kernel.seat import CHANCE, Seat

E = TypeVar("E", bound=Event)


class Outlook(NamedTuple):
    """The table before a choice and after it and its likely next ones."""

    before: State
    after: State
    events: tuple[Event, ...]
    """What happens in between."""
    at_once: State
    """The table after the choice alone."""

    @property
    def seat(self) -> Seat:
        """Whose choice it is."""
        return self.before.active

    @property
    def others(self) -> tuple[Seat, ...]:
        """Everybody else."""
        return tuple(seat for seat in self.before.seats() if seat != self.seat)

    @property
    def mine(self) -> Player:
        """What lies before the player afterwards."""
        return self.after.players[self.seat]

    @property
    def points(self) -> int:
        """The player's points afterwards."""
        return points(self.mine)

    @property
    def points_before(self) -> int:
        """The player's points now."""
        return points(self.before.players[self.seat])

    @property
    def has_law(self) -> bool:
        """WIN-2: whether 42 points win and the player's points are known."""
        return self.before.rules.has_law and is_counted(self.mine)

    @property
    def missing(self) -> int:
        """WIN-2: the points that are missing afterwards."""
        return LAW - self.points

    @property
    def is_turn_over(self) -> bool:
        """Whether the turn has passed on, and nothing of it is left to chance."""
        to_act = EDENIA.to_act(self.after)
        return to_act not in (None, CHANCE, self.seat)

    @property
    def is_idle(self) -> bool:
        """Whether everything lies as before, and only the turn has passed on."""
        before, after = self.before, self.after
        same_turn = replace(after, active=before.active, round=before.round, turn=before.turn)
        return same_turn == before

    def every(self, kind: type[E]) -> Iterator[E]:
        """Give the events of one kind."""
        return (event for event in self.events if isinstance(event, kind))


def look_ahead(view: State, line: Sequence[Action]) -> Outlook:
    """Try a choice and its likely next ones out."""
    states = [view]
    events: list[Event] = []
    for action in line:
        step = EDENIA.apply(states[-1], action)
        states.append(step.state)
        events.extend(step.events)
    return Outlook(view, states[-1], tuple(events), states[1])
