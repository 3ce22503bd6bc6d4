"""Events as sentences: what happened, to the one who listens.

At the level brief one's own choices and all squares are left out; at normal it is told once who has put
which planet where; at the level full every fact is told, so that the position can be rebuilt from the
sentences alone.
"""

from collections.abc import Iterator, Sequence

from edenia_tui.games.exo.words import nouns
from edenia_tui.games.exo.words.outcomes import tell_outcome
from edenia_tui.language.listener import Listener
from edenia_tui.language.message import Fact
from edenia_tui.language.sentences import capital
from rules.exo.events import Began, Ended, Event, Laid, Placed, Taken, TurnBegan
from rules.exo.layout import Place
from rules.exo.planet import NO_PLANET, Planet
from rules.exo.state import State
from rules.exo.universe import free_planets
from rules.kernel.seat import Seat


def tell_events(listener: Listener, after: State, events: Sequence[Event]) -> list[str]:
    """Tell what an action led to, as sentences; some events go without saying."""
    narrator = _Narrator(listener, after)
    return [capital(line) for event in events for line in narrator.tell(event)]


class _Narrator:
    """Speaks to one listener about one action."""

    def __init__(self, listener: Listener, after: State) -> None:
        self._listener = listener
        self._after = after

    def tell(self, event: Event) -> Iterator[str]:
        match event:
            case Laid():
                yield from self._laid()
            case Began(seat):
                yield self._listener.say_of(seat, "event-began")
            case TurnBegan(seat, number) if self._listener.is_full:
                yield self._listener.say_of(seat, "event-turn", round=number)
            case Taken():
                yield from self._taken(event)
            case Placed():
                yield from self._placed(event)
            case Ended(outcome):
                yield from tell_outcome(self._listener, self._after, outcome)

    def _laid(self) -> Iterator[str]:
        """Tell of the universe once, when its last planet lies there."""
        view, listener = self._after, self._listener
        if NO_PLANET in view.universe:
            return
        free = len(free_planets(view.layout, view.universe))
        yield listener.say("event-laid", planets=len(view.universe), free=free)
        if listener.is_full:
            for letter, places in view.layout.rows():
                row = nouns.planets(listener, (view.universe[place] for place in places))
                yield listener.say("universe-row", row=letter, planets=row)

    def _taken(self, event: Taken) -> Iterator[str]:
        listener, own = self._listener, event.seat == self._listener.seat
        planet = nouns.planet(listener, event.planet)
        if listener.is_full:
            place = nouns.place(self._after, event.place)
            yield self._of(event.seat, "event-taken-full", planet=planet, place=place)
        elif not own:
            yield self._of(event.seat, "event-taken", planet=planet)
        if event.freed and not (own and listener.is_brief):
            planets = ", ".join(map(self._freed, event.freed))
            yield listener.say("event-freed", planets=planets)

    def _freed(self, planet: Planet) -> str:
        told = nouns.planet(self._listener, planet)
        if not self._listener.is_full:
            return told
        place = nouns.place(self._after, Place(self._after.universe.index(planet)))
        return self._listener.say("at-planet", planet=told, place=place)

    def _placed(self, event: Placed) -> Iterator[str]:
        listener, own = self._listener, event.seat == self._listener.seat
        facts: dict[str, Fact] = {
            "planet": nouns.planet(listener, event.planet),
            "square": nouns.square(listener, event.square),
            "earned": event.earned,
            "points": nouns.amount(listener, "point", event.points),
        }
        if listener.is_full:
            yield self._of(event.seat, "event-placed-full", **facts)
        elif not listener.is_brief:
            yield self._of(event.seat, "event-placed", **facts)
        elif own and event.earned:
            yield listener.say("event-placed-brief", **facts)

    def _of(self, seat: Seat, message: str, **facts: Fact) -> str:
        return self._listener.say_of(seat, message, **facts)
