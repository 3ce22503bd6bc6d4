"""What a choice and those after it bring about, as merits; found in the events."""

from collections.abc import Iterator, Sequence
from typing import Final

from rules.galaxies import events as told
from rules.galaxies.analysis.merits.kinds import (
    AnyMerit,
    Closer,
    Colonising,
    Entering,
    Find,
    Keeping,
    Landing,
    NewPilot,
    Resources,
    Rising,
    Robbing,
    Trigger,
    Waste,
)
from rules.galaxies.cards import Planet
from rules.galaxies.events import Event
from rules.galaxies.fleet import rivals_in_orbit
from rules.galaxies.ships import Where
from rules.galaxies.state import State
from rules.kernel.seat import Seat

_POINT: Final = 10
"""What a point at once weighs."""
_NEAR: Final = 2
"""So few advances to go are near."""


def results(before: State, seat: Seat, events: Sequence[Event]) -> Iterator[AnyMerit]:
    """Find what somebody has of a run of events, and what others lose by it."""
    yield from _gained(seat, events)
    for event in events:
        match event:
            case told.Colonised(whose, planet, points, _) if whose == seat:
                yield Colonising(_POINT * points + _POINT, "COL-1", planet, points)
                yield from _kept_from(before, seat, planet)
            case told.Upgraded(whose, level, _, _, points, _) if whose == seat:
                yield _risen(before, level, points)
            case told.Advanced(whose, _, _, target, _) if whose == seat:
                yield from _closer(before, target.where, Planet(target.card), target.number)
            case told.Moved(whose, _, _, target) if whose == seat:
                yield from _arrived(before, target.where, Planet(target.card))
            case told.Pushed(whose, by, _, origin, _, steps) if by == seat != whose:
                planet = Planet(origin.card)
                weight = steps * before.setup.content.planets[planet].points
                yield Keeping(weight, "PSH-1", whose, planet)
            case told.Stolen(whose, victim, energy, culture, _, _, _, _) if whose == seat:
                yield Robbing(3 * (energy + culture), "PLN-3", victim, energy + culture)
            case told.Hired(whose, pilot, model, _, _, _, points, _) if whose == seat:
                yield NewPilot(_POINT * points + 5, "HIR-6", pilot, model)
            case told.Found(whose, _, card, _, points, _) if whose == seat:
                yield Find(_POINT * points + 5, "EXP-6", card)
            case told.Triggered(whose, rule, total) if whose == seat:
                yield Trigger(5 * _POINT, rule, total)
            case _:
                continue


def _gained(seat: Seat, events: Sequence[Event]) -> Iterator[AnyMerit]:
    gains = [one for one in events if isinstance(one, told.Gained) and one.seat == seat]
    energy, culture = sum(one.energy for one in gains), sum(one.culture for one in gains)
    wasted = sum(sum(one.wasted) for one in gains)
    if energy or culture:
        yield Resources(2 * (energy + culture), "ACQ-1" if energy else "ACQ-2", energy, culture)
    if wasted:
        yield Waste(wasted, "ACQ-3", wasted)


def _risen(before: State, level: int, points: int) -> Rising:
    levels = before.setup.content.levels
    new, old = levels[level - 1], levels[level - 2]
    weight = _POINT * points + 8 * (new.dice - old.dice) + 8 * (new.ships - old.ships)
    return Rising(weight, "UPG-1", level, new.dice - old.dice, new.ships - old.ships)


def _closer(before: State, where: Where, planet: Planet, number: int) -> Iterator[AnyMerit]:
    if where is not Where.ORBIT:
        return
    card = before.setup.content.planets[planet]
    to_go = card.length + 1 - number
    if to_go > 0:
        weight = card.points * (3 if to_go <= _NEAR else 2)
        yield Closer(weight, "ADV-1", planet, to_go, card.points)


def _arrived(before: State, where: Where, planet: Planet) -> Iterator[AnyMerit]:
    match where:
        case Where.ORBIT:
            points = before.setup.content.planets[planet].points
            yield Entering(2 + points, "MOV-1", planet, points)
        case Where.SURFACE:
            yield Landing(2, "MOV-4", planet)
        case _:
            return


def _kept_from(before: State, seat: Seat, planet: Planet) -> Iterator[AnyMerit]:
    """COL-1: ships of others that were on their way there go home."""
    card = before.setup.content.planets[planet]
    for other, _, spot in rivals_in_orbit(before, seat, planet):
        if spot.number:
            weight = card.points + spot.number
            yield Keeping(weight, "COL-1", other, planet)
