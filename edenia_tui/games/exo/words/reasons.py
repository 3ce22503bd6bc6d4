"""The reasons for a choice, the weightiest first."""

from collections.abc import Iterator, Sequence
from typing import Final

from edenia_tui.games.exo.words import nouns
from edenia_tui.games.exo.words.gains import best_gain
from edenia_tui.language.listener import Listener
from edenia_tui.language.reason import Reason, weightiest
from rules.exo.actions import Action
from rules.exo.events import Event, Placed, Taken
from rules.exo.game import EXO
from rules.exo.square import AROUND_STAR
from rules.exo.state import Galaxy, State
from rules.exo.universe import free_planets
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat

_SURE: Final = 1000


def tell_reasons(listener: Listener, view: State, line: Sequence[Action]) -> list[str]:
    """Tell the two weightiest reasons for a choice, followed by its likely next ones."""
    after, events = view, list[Event]()
    for action in line:
        step = EXO.apply(after, action)
        after = step.state
        events.extend(step.events)
    found = list(_reasons(listener, view, after, events))
    return weightiest(found or [Reason(0, listener.say("hint-later"))])


def _reasons(
    listener: Listener, before: State, after: State, events: Sequence[Event]
) -> Iterator[Reason]:
    seat, mine = before.active, before.galaxies[before.active]
    if after.outcome is not None:
        yield _ending(listener, after.outcome, seat)
    for event in events:
        if isinstance(event, Placed) and event.seat == seat:
            yield from _points(listener, mine, event)
            yield from _prepares(listener, mine, after, seat)
        elif isinstance(event, Taken) and event.seat == seat:
            yield from _keeps_from(listener, before, event)
            yield from _frees(listener, after, event)
    yield from _promise(listener, after, seat)


def _ending(listener: Listener, outcome: Outcome, seat: Seat) -> Reason:
    """END-2, TIE-1 and TIE-2: the last planet of the game."""
    names, rule = listener.together(map(listener.name_or_you, outcome.winners)), outcome.rule
    if seat in outcome.winners:
        return Reason(_SURE, listener.say("hint-wins", names=names, rule=rule))
    number = len(outcome.winners)
    return Reason(_SURE, listener.say("hint-loses", names=names, number=number, rule=rule))


def _points(listener: Listener, mine: Galaxy, event: Placed) -> Iterator[Reason]:
    """LINE-1 and TIE-1: what the square brings; beside the Star only where others were open, too."""
    if event.earned:
        points = nouns.amount(listener, "point", event.points)
        told = listener.say("hint-points", earned=event.earned, points=points)
        yield Reason(10 * event.earned, told)
    if event.square in AROUND_STAR and not set(mine.open) <= set(AROUND_STAR):
        yield Reason(1, listener.say("hint-star"))


def _prepares(listener: Listener, mine: Galaxy, after: State, seat: Seat) -> Iterator[Reason]:
    """LINE-1: the planet of the universe that is worth most more to the player from now on."""
    grown = after.galaxies[seat]
    gains = {planet: best_gain(grown, planet) for planet in after.universe if planet >= 0}
    better = [planet for planet, gain in gains.items() if gain > best_gain(mine, planet)]
    if better and not after.is_full(seat):
        planet = max(better, key=lambda one: gains[one])
        named = nouns.planet(listener, planet)
        told = listener.say("hint-prepares", planet=named, earned=gains[planet])
        yield Reason(3 * gains[planet], told)


def _keeps_from(listener: Listener, before: State, event: Taken) -> Iterator[Reason]:
    """TAKE-1: what nobody else can take any more."""
    gains = {
        seat: best_gain(galaxy, event.planet)
        for seat, galaxy in zip(before.seats(), before.galaxies, strict=True)
        if seat != event.seat and not before.is_full(seat)
    }
    seat = max(gains, key=lambda one: gains[one], default=event.seat)
    if gains.get(seat):
        told = listener.say("hint-keeps", earned=gains[seat], name=listener.name(seat))
        yield Reason(8 * gains[seat], told)


def _frees(listener: Listener, after: State, event: Taken) -> Iterator[Reason]:
    """TAKE-2: what the next player gets to choose from."""
    following = Seat((event.seat + 1) % len(after.galaxies))
    for planet in event.freed:
        gain = best_gain(after.galaxies[following], planet)
        if gain and not after.is_full(following):
            told = listener.say(
                "hint-frees",
                planet=nouns.planet(listener, planet),
                earned=gain,
                name=listener.name(following),
            )
            yield Reason(6 * gain, told)


def _promise(listener: Listener, after: State, seat: Seat) -> Iterator[Reason]:
    """LINE-1: what can be made of it next turn."""
    free = free_planets(after.layout, after.universe)
    gain = max((best_gain(after.galaxies[seat], planet) for planet in free), default=0)
    if gain and not after.is_full(seat):
        yield Reason(5 * gain, listener.say("hint-next", earned=gain))
