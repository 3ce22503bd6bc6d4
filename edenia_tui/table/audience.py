"""Those who are told what happens at a table; they come and go while the game goes on."""

import asyncio
from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from edenia_tui.table.question import Question
from edenia_tui.table.watchers import Watcher
from rules.kernel.seat import Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

Dropped = Callable[[Exception], None]
"""Hears why a watcher was dropped."""


class _Place(NamedTuple):
    watcher: Watcher[Any, Any, Any]
    seat: Seat | None
    dropped: Dropped


class Audience(Generic[S, A, E]):
    """Watchers, each with the seat whose eyes they have; one that fails is dropped."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._places: list[_Place] = []

    def attach(
        self, watcher: Watcher[S, A, E], seat: Seat | None, dropped: Dropped | None = None
    ) -> None:
        """Tell somebody everything from now on; `dropped` hears of a failure, else the event loop."""
        self._places.append(_Place(watcher, seat, dropped or _report))

    def detach(self, watcher: Watcher[S, A, E]) -> None:
        """Tell somebody nothing any more; one who has been dropped may leave, too."""
        self._places = [place for place in self._places if place.watcher is not watcher]

    def tell(self, say: Callable[[Watcher[S, A, E], Seat | None], object]) -> None:
        """Tell everybody in the order in which they came, whatever becomes of the others."""
        for place in tuple(self._places):
            if place in self._places:
                self._tell(place, say)

    def ask(self, question: Question[S, A]) -> None:
        """Tell those who watch with the eyes of a seat that a person there is to decide."""
        self.tell(lambda watcher, seat: watcher.asked(question) if seat == question.seat else None)

    def _tell(self, place: _Place, say: Callable[[Watcher[S, A, E], Seat | None], object]) -> None:
        try:
            say(place.watcher, place.seat)
        except Exception as error:  # noqa: BLE001 (it is reported; the game goes on)
            self.detach(place.watcher)
            place.dropped(error)


def _report(error: Exception) -> None:
    """Leave a failure to whoever looks after the event loop."""
    about = {"message": "A watcher failed and was dropped", "exception": error}
    asyncio.get_running_loop().call_exception_handler(about)
