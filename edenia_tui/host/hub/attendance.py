"""Who is at a table right now: connections come and go, seats stay."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from edenia_tui.host.hub.news import Dismissal, News, Visitor
from rules.kernel.seat import Seat


class Place(NamedTuple):
    """Somebody who is here."""

    visitor: Visitor
    seat: Seat | None
    """None for a spectator."""


class Distant(NamedTuple):
    """Somebody who is at the same table, through another node."""

    name: str
    seat: Seat | None


class Attendance:
    """The visitors of one table; one that fails is dropped."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._places: list[Place] = []
        self._left: dict[Seat, float] = {}
        self._elsewhere: tuple[Distant, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether anybody is here."""
        return bool(self._places)

    def __iter__(self) -> Iterator[Place]:
        """Go through all who are here, in the order in which they came."""
        return iter(tuple(self._places))

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats whose people are here."""
        seats = [*(place.seat for place in self._places), *(one.seat for one in self._elsewhere)]
        return frozenset(seat for seat in seats if seat is not None)

    @property
    def spectators(self) -> int:
        """How many look on."""
        return len(self.onlookers)

    @property
    def onlookers(self) -> list[str]:
        """What those are called who look on."""
        here = [place.visitor.account.name for place in self._places if place.seat is None]
        return [*here, *(one.name for one in self._elsewhere if one.seat is None)]

    def expect(self, distant: Distant) -> None:
        """Take note that somebody who was just heard of is at another node."""
        self._elsewhere = (*self._elsewhere, distant)

    def meet(self, elsewhere: Sequence[Distant], now: float) -> tuple[set[Distant], set[Distant]]:
        """Take note of who is at other nodes; who came and who went by that, in all."""
        before, own = set(self._elsewhere), {place.seat for place in self._places}
        left = self.seats
        self._elsewhere = tuple(elsewhere)
        for seat in left - self.seats:
            self._left[seat] = now
        for seat in self.seats:
            self._left.pop(seat, None)
        after = set(elsewhere)
        came = {one for one in after - before if one.seat is None or one.seat not in own | left}
        went = {one for one in before - after if one.seat is None or one.seat not in self.seats}
        return came, went

    def find(self, visitor: Visitor) -> Place | None:
        """Tell where somebody is."""
        return next((place for place in self._places if place.visitor is visitor), None)

    def come(self, visitor: Visitor, seat: Seat | None) -> bool:
        """Let somebody in; an earlier visit to the same seat ends first. Whether one did."""
        earlier = [place for place in self._places if seat is not None and place.seat == seat]
        for place in earlier:
            self.dismiss(place, Dismissal.ELSEWHERE)
        self._places.append(Place(visitor, seat))
        if seat is not None:
            self._left.pop(seat, None)
        return bool(earlier)

    def move(self, visitor: Visitor, seat: Seat | None) -> None:
        """Give somebody who is here another place: a seat, or one among the spectators."""
        self._places = [
            Place(visitor, seat) if place.visitor is visitor else place for place in self._places
        ]

    def go(self, visitor: Visitor, now: float) -> Place | None:
        """Let somebody go; where they were, or None when they were not here."""
        place = self.find(visitor)
        if place is not None:
            self._places.remove(place)
            if place.seat is not None and place.seat not in self.seats:
                self._left[place.seat] = now
        return place

    def away_since(self, seat: Seat, otherwise: float) -> float | None:
        """Tell since when nobody is here for a seat; None while somebody is.

        Args:
            seat: which.
            otherwise: what is told where nobody ever came.
        """
        return None if seat in self.seats else self._left.setdefault(seat, otherwise)

    def tell(self, news: News, *, but: Visitor | None = None) -> None:
        """Tell everybody here, perhaps all but one."""
        for place in tuple(self._places):
            if place.visitor is not but and place in self._places:
                self._do(place, lambda visitor: visitor.told(news))

    def dismiss(self, place: Place, why: Dismissal) -> None:
        """Have somebody leave."""
        if place in self._places:
            self._places.remove(place)
            self._do(place, lambda visitor: visitor.dismissed(why))

    def _do(self, place: Place, do: Callable[[Visitor], None]) -> None:
        try:
            do(place.visitor)
        except Exception as error:  # noqa: BLE001 (it is reported; the others are told)
            if place in self._places:
                self._places.remove(place)
            about = {"message": "A visitor failed and was dropped", "exception": error}
            asyncio.get_running_loop().call_exception_handler(about)
