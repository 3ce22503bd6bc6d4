"""Who is at a table right now: connections come and go, seats stay."""

import asyncio
from collections.abc import Callable, Iterator
from typing import NamedTuple

from edenia_tui.host.hub.news import Dismissal, News, Visitor
from rules.kernel.seat import Seat


class Place(NamedTuple):
    """Somebody who is here."""

    visitor: Visitor
    seat: Seat | None
    """None for a spectator."""


class Attendance:
    """The visitors of one table; one that fails is dropped."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._places: list[Place] = []
        self._left: dict[Seat, float] = {}

    def __bool__(self) -> bool:
        """Tell whether anybody is here."""
        return bool(self._places)

    def __iter__(self) -> Iterator[Place]:
        """Go through all who are here, in the order in which they came."""
        return iter(tuple(self._places))

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats whose people are here."""
        return frozenset(place.seat for place in self._places if place.seat is not None)

    @property
    def spectators(self) -> int:
        """How many look on."""
        return sum(place.seat is None for place in self._places)

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
