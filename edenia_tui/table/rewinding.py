"""The way back at a table: within a turn for everybody; to any point against bots, or by consent.

Whose choice it is counts, and who has sat down: one who resigned still minds what is taken back.

Rule of the file: as with actions, a line is kept before the game changes, and only then is anybody
told.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, Protocol, TypeVar

from edenia_tui.table.audience import Audience
from edenia_tui.table.course import Course, NotPossible
from edenia_tui.table.journal import Journal
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

    def is_alone(self, seat: Seat) -> bool:
        """Whether no person but one on this seat has ever played."""

    def ask_again(self) -> None:
        """Withdraw the open question and put the one that is open now."""


class Rewinding(Generic[O, S, A, E]):
    """Takes back, does again, and tells those who watch."""

    def __init__(
        self,
        course: Course[O, S, A, E],
        journal: Journal,
        audience: Audience[S, A, E],
        company: Company,
    ) -> None:
        """Look after the course of a game."""
        self._course = course
        self._journal = journal
        self._audience = audience
        self._company = company

    def fence(self, seat: Seat) -> Fence | None:
        """Tell what keeps a seat from an undo now; None when nothing does."""
        return self._course.fence(seat)

    def steps_back(self, seat: Seat) -> int:
        """Count how often a seat could undo now."""
        return self._course.steps_back(seat)

    def may_go_back(self, seat: Seat) -> bool:
        """Tell whether a seat may go back to any point: nobody else has ever minded what happens."""
        return self._company.is_alone(seat)

    def decisions(self, seat: Seat) -> list[int]:
        """List what `back` may be given so that a seat decides anew; empty when others play, too."""
        return self.points(seat) if self.may_go_back(seat) else []

    def points(self, seat: Seat) -> list[int]:
        """List how many actions had been done wherever a seat decided."""
        return self._course.decisions(seat)

    async def undo(self, seat: Seat) -> None:
        """Take back the last decision of a seat, within its turn; the seat is asked again.

        Against bots the mere ends of turns after it go with it: nobody decided them.

        Raises:
            NotPossible: the fence tells why; nothing has changed.
            SaveError: it could not be kept; nothing has changed, nobody was told.
        """
        ends = self._course.mere_ends(seat) if self.may_go_back(seat) else 0
        await self._rewind(Rewind(RewindKind.UNDO), seat, ends)

    async def redo(self, seat: Seat) -> None:
        """Do a choice of a seat again that was taken back last, while it is asked; raises as `undo`."""
        await self._rewind(Rewind(RewindKind.REDO), seat)

    async def back(self, seat: Seat, number: int) -> None:
        """Against bots alone, go back to where only so many actions were done; raises as `undo`."""
        await self._rewind(Rewind(RewindKind.BACK, number), seat)

    async def back_by_consent(
        self, seat: Seat, number: int, consents: Callable[[], Sequence[str]]
    ) -> None:
        """Go back to where only so many actions were done, because all whom it concerns agree.

        Args:
            seat: who wanted it.
            number: how many actions still count.
            consents: makes sure, while nobody changes the game, that they still do, or raises; gives
                the lines that are kept together with it.

        Raises:
            NotPossible: so few have been done; nothing has changed.
            SaveError: it could not be kept; nothing has changed, nobody was told.
        """
        rewind = Rewind(RewindKind.BACK, number, is_agreed=True)
        await self._journal.change(partial(self._go_back, rewind, seat, consents))

    def carry_on(self, rewind: Rewind, wanted_by: Seat | None) -> None:
        """Take back, or do again, what was taken back elsewhere, where it is kept already.

        Raises:
            NotPossible: it does not follow; nothing has changed.
        """
        self._course.check(rewind)
        before = self._course.state
        asked = self._course.game.to_act(before)
        moved = self._course.rewind(rewind)
        now = self._course.game.to_act(self._course.state)
        actor = asked if rewind.kind is RewindKind.REDO else now
        if wanted_by is not None:
            actor = wanted_by
        self._tell(rewind.kind, actor if isinstance(actor, int) else Seat(0), before, moved)

    async def _go_back(
        self, rewind: Rewind, actor: Seat, consents: Callable[[], Sequence[str]]
    ) -> None:
        self._course.check(rewind)
        before = self._course.state
        await self._journal.keep(*consents(), write_rewind(rewind))
        self._tell(rewind.kind, actor, before, self._course.rewind(rewind))

    async def _rewind(self, rewind: Rewind, actor: Seat, ends: int = 0) -> None:
        await self._journal.change(partial(self._keep_and_do, rewind, actor, ends))

    async def _keep_and_do(self, rewind: Rewind, actor: Seat, ends: int) -> None:
        course = self._course
        self._check_right(rewind, actor, ends)
        before = course.state
        moved: tuple[A, ...] = ()
        try:
            for _ in range(ends + 1):
                course.check(rewind)
                await self._journal.keep(write_rewind(rewind))
                moved = (*course.rewind(rewind), *moved)
        finally:
            if moved:
                self._tell(rewind.kind, actor, before, moved)

    def _tell(self, kind: RewindKind, actor: Seat, before: S, moved: tuple[A, ...]) -> None:
        """Ask anew, and tell everybody what was moved, as far as they may know."""
        self._company.ask_again()
        self._audience.tell(
            lambda watcher, seat: watcher.rewound(self._rewound(kind, actor, before, moved, seat))
        )

    def _check_right(self, rewind: Rewind, seat: Seat, ends: int) -> None:
        """Make sure that it is this seat's to take back, or to do again.

        What is done again begins with a choice of whoever is to act, for it was taken back to there.
        """
        match rewind.kind:
            case RewindKind.UNDO:
                for before in dict.fromkeys((0, ends)):
                    self._check_fence(seat, before)
            case RewindKind.REDO if self._course.game.to_act(self._course.state) != seat:
                raise NotPossible(rewind.kind, Fence.TURN)
            case RewindKind.BACK if not self.may_go_back(seat):
                raise NotPossible(rewind.kind, Fence.OTHER)

    def _check_fence(self, seat: Seat, before: int) -> None:
        fence = self._course.fence(seat, before)
        if fence is not None:
            rule = self._course.rule_behind(seat, before) if fence is Fence.HIDDEN else ""
            raise NotPossible(RewindKind.UNDO, fence, rule)

    def _rewound(
        self, kind: RewindKind, actor: Seat, before: S, moved: tuple[A, ...], seat: Seat | None
    ) -> Rewound[S, A]:
        """Leave of what was moved what a seat (None: a spectator) may know."""
        course = self._course
        earlier = before if kind is RewindKind.REDO else course.state
        return Rewound(
            seat,
            kind,
            actor,
            course.game.view(before, seat),
            course.game.view(course.state, seat),
            course.game.round(course.state),
            len(moved),
            self._known(earlier, moved, seat),
        )

    def _known(self, state: S, moved: tuple[A, ...], seat: Seat | None) -> A | None:
        """Give the one action that led on from a state, if a seat may know it."""
        game = self._course.game
        actor = game.to_act(state)
        if len(moved) != 1 or actor is None:
            return None
        return tell(game, state, (actor, moved[0]), game.apply(state, moved[0]), seat).action
