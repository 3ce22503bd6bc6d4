"""Who is told what happens, each as far as they may know."""

from typing import Any, Generic, Protocol, TypeVar

from edenia_tui.table.question import Question
from edenia_tui.table.rewind import RewindKind
from edenia_tui.table.stand_in import StandIn
from rules.kernel.game import Game
from rules.kernel.seat import Chance, Seat
from rules.kernel.step import Step
from rules.kernel.value import Tagged, Value

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Told(Value, Generic[S, A, E], frozen=True):
    """One action and what came of it, as one watcher may know it."""

    seat: Seat | None
    """Whose eyes; None for a spectator."""
    before: S
    after: S
    events: tuple[E, ...]
    actor: Seat | Chance
    action: A | None
    """None when the action itself would give a secret away."""
    stand_in: StandIn | None = None
    """Who chose the action when the actor's bot could not."""


class Rewound(Value, Generic[S, A], frozen=True):
    """Actions that were taken back or done again at one go, as one watcher may know it."""

    seat: Seat | None
    """Whose eyes; None for a spectator."""
    kind: RewindKind
    actor: Seat
    """Who wanted it."""
    before: S
    after: S
    """What counts from now on; whatever was shown of `before` is to be forgotten."""
    round: int
    """The round of `after`."""
    number: int
    """How many actions."""
    action: A | None
    """The one action; None when there were several or it would give a secret away."""


class Watcher(Protocol[S, A, E]):
    """Whoever is told; at once and in order, so it must not take long."""

    def saw(self, told: Told[S, A, E]) -> None:
        """Take note of one action; the line of it is kept already."""

    def rewound(self, rewound: Rewound[S, A]) -> None:
        """Take note of what was taken back or done again."""

    def asked(self, question: Question[S, A]) -> None:
        """Take note that a person on the seat one watches with is to decide."""


def tell(
    game: Game[O, S, A, E],
    before: S,
    done: tuple[Seat | Chance, A | None],
    step: Step[S, E],
    seat: Seat | None,
) -> Told[S, A, E]:
    """Leave of a step what a seat (None: a spectator) may know."""
    actor, action = done
    events = tuple(game.news(event, seat) for event in step.events)
    return Told(
        seat,
        game.view(before, seat),
        game.view(step.state, seat),
        events,
        actor,
        action if events == step.events or _names_nothing(action) else None,
    )


def _names_nothing(action: object) -> bool:
    """Tell whether an action has no fields, so that it cannot give away what its events hide.

    All others are as secret as what they brought about: `keep scope-4` is hidden with its `Kept`.
    """
    return isinstance(action, Tagged) and not action.__struct_fields__


AnyTold = Told[Any, Any, Any]
AnyRewound = Rewound[Any, Any]
