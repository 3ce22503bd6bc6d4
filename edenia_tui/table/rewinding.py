"""The way back at a table: within a turn for everybody, and against bots to any point.

Rule of the file: as with actions, a line is on disk before the game changes, and only then is anybody
told.
"""

from collections.abc import Callable
from contextlib import ExitStack
from typing import Generic, Protocol, TypeVar

from edenia_tui.table.course import Course, NotPossible, TakenBack
from edenia_tui.table.rewind import Rewind, RewindKind, write_rewind
from edenia_tui.table.watchers import Rewound, tell
from rules.kernel.seat import Seat
from rules.kernel.undo import Fence

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Company(Protocol):
    """Those at the table, as far as the way back concerns them."""

    @property
    def is_against_bots(self) -> bool:
        """Whether at most one person plays."""

    def keep(self, line: str) -> None:
        """Put a line on disk."""

    def ask_again(self) -> None:
        """Withdraw the open question and put the one that is open now."""


class Rewinding(Generic[O, S, A, E]):
    """Takes back, does again, and tells those who watch."""

    def __init__(self, course: Course[O, S, A, E], company: Company) -> None:
        """Look after the course of a game."""
        self._course = course
        self._company = company
        self._hooks: list[tuple[Callable[[Rewound[S, A]], None], Seat | None]] = []

    def watch(self, hook: Callable[[Rewound[S, A]], None], seat: Seat | None = None) -> None:
        """Tell somebody, as a seat or a spectator may know it, what is taken back or done again."""
        self._hooks.append((hook, seat))

    def recall(self, taken_back: TakenBack[A]) -> None:
        """Remember what was taken back before the game was broken off."""
        self._course.recall(taken_back)

    def fence(self, seat: Seat) -> Fence | None:
        """Tell what keeps a seat from an undo now; None when nothing does."""
        return self._course.fence(seat)

    def steps_back(self, seat: Seat) -> int:
        """Count how often a seat could undo now."""
        return self._course.steps_back(seat)

    def decisions(self, seat: Seat) -> list[int]:
        """List what `back` may be given so that a seat decides anew; empty when others play, too."""
        return self._course.decisions(seat) if self._company.is_against_bots else []

    def undo(self, seat: Seat) -> None:
        """Take back the last decision of a seat, within its turn; the seat is asked again.

        Raises:
            NotPossible: the fence tells why; nothing has changed.
            SaveError: it could not be kept; nothing has changed, nobody was told.
        """
        fence = self.fence(seat)
        if fence is not None:
            raise NotPossible(RewindKind.UNDO, fence)
        self._rewind(Rewind(RewindKind.UNDO), seat)

    def redo(self, seat: Seat) -> None:
        """Do again what was taken back last, when nothing else was done since; raises as `undo`."""
        self._rewind(Rewind(RewindKind.REDO), seat)

    def back(self, seat: Seat, number: int) -> None:
        """Against bots alone, go back to where only so many actions were done; raises as `undo`."""
        if not self._company.is_against_bots:
            raise NotPossible(RewindKind.BACK, Fence.OTHER)
        self._rewind(Rewind(RewindKind.BACK, number), seat)

    def _rewind(self, rewind: Rewind, actor: Seat) -> None:
        course = self._course
        course.check(rewind)
        self._company.keep(write_rewind(rewind))
        before = course.state
        moved = course.rewind(rewind)
        self._company.ask_again()
        earlier = before if rewind.kind is RewindKind.REDO else course.state
        with ExitStack() as everyone:
            for hook, seat in reversed(self._hooks):
                rewound = Rewound(
                    seat,
                    rewind.kind,
                    actor,
                    course.game.view(before, seat),
                    course.game.view(course.state, seat),
                    course.game.round(course.state),
                    len(moved),
                    self._known(earlier, moved, seat),
                )
                everyone.callback(hook, rewound)

    def _known(self, state: S, moved: tuple[A, ...], seat: Seat | None) -> A | None:
        """Give the one action that led on from a state, if a seat may know it."""
        game = self._course.game
        actor = game.to_act(state)
        if len(moved) != 1 or actor is None:
            return None
        return tell(game, state, (actor, moved[0]), game.apply(state, moved[0]), seat).action
