"""Events as sentences: what happened, to the one who listens.

At the level brief one's own choices and all squares are left out; at normal it is told once who has put
which planet where; at the level full every fact is told, so that the position can be rebuilt from the
sentences alone.
"""

from collections.abc import Iterator, Sequence

from edenia_tui.games.exo.words import nouns
from edenia_tui.games.exo.words.outcomes import tell_outcome
from edenia_tui.games.words import Happened
from edenia_tui.language.coordinates import spelt_letter
from edenia_tui.language.listener import Listener
from edenia_tui.language.message import Fact
from edenia_tui.language.sentences import capital
from rules.exo.analysis.gains import best_gain
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


def tell_together(listener: Listener, steps: Sequence[Happened[State, Event]]) -> list[str] | None:
    """Tell a turn of somebody else in one line when it is over; one's own is told at once."""
    before, after, last = steps[-1]
    told = [event for step in steps for event in step.events]
    if before.active == listener.seat or any(isinstance(one, Laid | Began) for one in told):
        return [line for step in steps for line in tell_events(listener, step.after, step.events)]
    if not any(isinstance(one, TurnBegan | Ended) for one in last):
        return None
    taken = [one for one in told if isinstance(one, Taken)]
    lines = [_turn(listener, after, one, taken) for one in told if isinstance(one, Placed)]
    for event in told:
        if isinstance(event, Ended):
            lines += tell_outcome(listener, after, event.outcome)
    return [capital(line) for line in lines if line]


def _turn(listener: Listener, after: State, placed: Placed, taken: Sequence[Taken]) -> str:
    """Tell what somebody took and what it earned; then what it frees that is worth something to you.

    At the level brief only what earned points, or frees some, is told.
    """
    facts = [] if listener.is_brief else [nouns.planet(listener, placed.planet)]
    if placed.earned:
        facts.append(nouns.amount(listener, "point", placed.points))
    facts += _freed_for(listener, after, [planet for one in taken for planet in one.freed])
    return listener.say_of(placed.seat, "query-player", facts=", ".join(facts)) if facts else ""


def _freed_for(listener: Listener, after: State, freed: Sequence[Planet]) -> list[str]:
    """Tell the planet that is free now and earns the listener more at once than any other."""
    if listener.seat is None or after.outcome is not None:
        return []
    free = free_planets(after.layout, after.universe)
    worth = [(best_gain(after.galaxies[listener.seat], one), one in freed, one) for one in free]
    earned, is_fresh, planet = max(worth, default=(0, False, NO_PLANET))
    if not earned or not is_fresh or listener.is_brief:
        return []
    return [listener.say("sum-frees", planet=nouns.planet(listener, planet), earned=earned)]


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
                named = spelt_letter(listener, letter)
                yield listener.say("universe-row", row=named, planets=row)

    def _taken(self, event: Taken) -> Iterator[str]:
        listener, own = self._listener, event.seat == self._listener.seat
        planet = nouns.planet(listener, event.planet)
        if listener.is_full:
            place = nouns.place(self._listener, self._after, event.place)
            yield self._of(event.seat, "event-taken-full", planet=planet, place=place)
        elif not own:
            yield self._of(event.seat, "event-taken", planet=planet)
        if event.freed and listener.is_full:
            planets = ", ".join(map(self._freed, event.freed))
            yield listener.say("event-freed", planets=planets)

    def _freed(self, planet: Planet) -> str:
        told = nouns.planet(self._listener, planet)
        place = nouns.place(self._listener, self._after, Place(self._after.universe.index(planet)))
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
