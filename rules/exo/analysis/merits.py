"""Why a choice is good: points, planets prepared, freed or kept from others, as values."""

from collections.abc import Iterator, Sequence
from typing import Final

from rules.exo.actions import Action
from rules.exo.analysis.gains import best_gain
from rules.exo.events import Event, Placed, Taken
from rules.exo.game import EXO
from rules.exo.planet import Planet
from rules.exo.square import AROUND_STAR
from rules.exo.state import Galaxy, State
from rules.exo.universe import free_planets
from rules.kernel.merit import Merit
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat

_SURE: Final = 1000


class Ending(Merit, frozen=True):
    """END-2, TIE-1 and TIE-2: the last planet of the game."""

    winners: tuple[Seat, ...]
    is_won: bool


class Points(Merit, frozen=True):
    """LINE-1: what the square brings."""

    earned: int
    points: int


class BesideStar(Merit, frozen=True):
    """TIE-1: a planet beside the Star, where other squares were open, too."""


class Preparation(Merit, frozen=True):
    """LINE-1: a planet of the universe is worth more to the player from now on."""

    planet: Planet
    earned: int


class Denial(Merit, frozen=True):
    """TAKE-1: what somebody else cannot take any more."""

    seat: Seat
    earned: int


class Release(Merit, frozen=True):
    """TAKE-2: what the next player gets to choose from."""

    seat: Seat
    planet: Planet
    earned: int


class Promise(Merit, frozen=True):
    """LINE-1: what can be made of it next turn."""

    earned: int


class Nothing(Merit, frozen=True):
    """Nothing speaks for the choice yet."""


AnyMerit = Ending | Points | BesideStar | Preparation | Denial | Release | Promise | Nothing


def merits_of(view: State, line: Sequence[Action]) -> list[AnyMerit]:
    """Find what speaks for a choice, followed by its likely next ones; there is always something."""
    after, events = view, list[Event]()
    for action in line:
        step = EXO.apply(after, action)
        after = step.state
        events.extend(step.events)
    return list(_found(view, after, events)) or [Nothing(0, "")]


def _found(before: State, after: State, events: Sequence[Event]) -> Iterator[AnyMerit]:
    seat, mine = before.active, before.galaxies[before.active]
    if after.outcome is not None:
        yield _ending(after.outcome, seat)
    for event in events:
        if isinstance(event, Placed) and event.seat == seat:
            yield from _points(mine, event)
            yield from _preparations(mine, after, seat)
        elif isinstance(event, Taken) and event.seat == seat:
            yield from _denials(before, event)
            yield from _releases(after, event)
    yield from _promises(after, seat)


def _ending(outcome: Outcome, seat: Seat) -> Ending:
    return Ending(_SURE, outcome.rule, outcome.winners, seat in outcome.winners)


def _points(mine: Galaxy, event: Placed) -> Iterator[Points | BesideStar]:
    """LINE-1 and TIE-1: what the square brings; beside the Star only where others were open, too."""
    if event.earned:
        yield Points(10 * event.earned, "LINE-1", event.earned, event.points)
    if event.square in AROUND_STAR and not set(mine.open) <= set(AROUND_STAR):
        yield BesideStar(1, "TIE-1")


def _preparations(mine: Galaxy, after: State, seat: Seat) -> Iterator[Preparation]:
    """LINE-1: the planet of the universe that is worth most more to the player from now on."""
    grown = after.galaxies[seat]
    gains = {planet: best_gain(grown, planet) for planet in after.universe if planet >= 0}
    better = [planet for planet, gain in gains.items() if gain > best_gain(mine, planet)]
    if better and not after.is_full(seat):
        planet = max(better, key=lambda one: gains[one])
        yield Preparation(3 * gains[planet], "LINE-1", planet, gains[planet])


def _denials(before: State, event: Taken) -> Iterator[Denial]:
    """TAKE-1: what nobody else can take any more."""
    gains = {
        seat: best_gain(galaxy, event.planet)
        for seat, galaxy in zip(before.seats(), before.galaxies, strict=True)
        if seat != event.seat and not before.is_full(seat)
    }
    seat = max(gains, key=lambda one: gains[one], default=event.seat)
    if gains.get(seat):
        yield Denial(8 * gains[seat], "TAKE-1", seat, gains[seat])


def _releases(after: State, event: Taken) -> Iterator[Release]:
    """TAKE-2: what the next player gets to choose from."""
    following = Seat((event.seat + 1) % len(after.galaxies))
    for planet in event.freed:
        gain = best_gain(after.galaxies[following], planet)
        if gain and not after.is_full(following):
            yield Release(6 * gain, "TAKE-2", following, planet, gain)


def _promises(after: State, seat: Seat) -> Iterator[Promise]:
    """LINE-1: what can be made of it next turn."""
    free = free_planets(after.layout, after.universe)
    gain = max((best_gain(after.galaxies[seat], planet) for planet in free), default=0)
    if gain and not after.is_full(seat):
        yield Promise(5 * gain, "LINE-1", gain)
