"""What a run of deeds comes to: resources gained and left, and points."""

from collections.abc import Iterator

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.language.listener import Listener
from rules.galaxies import events as told
from rules.galaxies.events import Event
from rules.galaxies.state import State
from rules.kernel.seat import Seat


class Tally:
    """Counts for one player while events go by."""

    def __init__(self, listener: Listener, view: State, seat: Seat) -> None:
        """Begin with nothing."""
        self._listener = listener
        self._view = view
        self._seat = seat
        self._gained = [0, 0]
        self._lost = [0, 0]
        self._wasted = 0
        self._has: tuple[int, int] | None = None
        self._changed = (False, False)
        self._points: int | None = None

    def count(self, event: Event) -> None:
        """Take one event in."""
        match event:
            case told.Gained(_, energy, culture, wasted, has, _):
                self._gained[0] += energy
                self._gained[1] += culture
                self._wasted += sum(wasted)
                self._note(energy or wasted[0], culture or wasted[1], has)
            case told.Paid(_, energy, culture, has, _):
                self._note(energy, culture, has)
            case told.Lost(_, energy, culture, has, _):
                self._lost[0] += energy
                self._lost[1] += culture
                self._note(energy, culture, has)
            case told.Swapped(has=has):
                self._note(1, 1, has)
            case told.Stolen(energy=energy, culture=culture, has=has):
                self._note(energy, culture, has)
            case told.Followed(price=price, has=has):
                self._note(0, price, has)
            case told.Upgraded(total=total) | told.Colonised(total=total) | told.Hired(total=total):
                self._points = total
            case told.Found(points=points, total=total) if points:
                self._points = total
            case told.RogueRose(_, _, total):
                self._points = total
            case told.Rerolled(price=price, has=has):
                self._note(price, 0, has)
            case _:
                return

    def amounts(self) -> Iterator[str]:
        """Tell what was gained; of oneself also what was lost or is wasted, not what one chose to pay."""
        listener = self._listener
        if listener.is_brief:
            return
        if any(self._gained):
            yield nouns.resources(listener, *self._gained)
        if self._wasted and self._is_own():
            yield listener.say("sum-wasted", number=self._wasted)
        if any(self._lost) and self._is_own():
            yield listener.say("sum-less", some=nouns.resources(listener, *self._lost))

    def totals(self, *, is_next: bool) -> Iterator[str]:
        """Tell the points where they changed; of oneself also the resources that did.

        Args:
            is_next: whether this follows the amounts at once: 2 energy, now 4.
        """
        listener = self._listener
        if self._points is not None:
            yield nouns.amount(listener, "point", self._points)
        if self._is_own() and self._has is not None and any(self._changed):
            if is_next and not listener.is_brief and self._is_of_one_kind():
                yield listener.say("sum-now", stock=self._has[self._changed.index(True)])
                return
            names = zip(("energy", "culture"), self._has, self._changed, strict=True)
            stock = [nouns.amount(listener, name, has) for name, has, changed in names if changed]
            yield listener.say("sum-now", stock=", ".join(stock))

    def _is_of_one_kind(self) -> bool:
        """Tell whether nothing but what was gained has changed, and only one resource was."""
        gained = (self._gained[0] > 0, self._gained[1] > 0)
        return self._points is None and gained == self._changed and sum(gained) == 1

    def _note(self, energy: int, culture: int, has: tuple[int, int]) -> None:
        """Take note of what somebody has now, and of which resource it is news."""
        self._has = has
        self._changed = (self._changed[0] or bool(energy), self._changed[1] or bool(culture))

    def _is_own(self) -> bool:
        return self._seat == self._listener.seat
