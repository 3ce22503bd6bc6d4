"""What has changed between two views, the most important first."""

from collections.abc import Iterator

from edenia_tui.games.exo.words import nouns
from edenia_tui.games.exo.words.outcomes import tell_outcome
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import fold
from rules.exo.planet import NO_PLANET
from rules.exo.state import Galaxy, State
from rules.exo.universe import free_planets
from rules.kernel.seat import Seat


def diff(listener: Listener, before: State, after: State) -> list[str]:
    """Tell what has changed: the end, the galaxies, what is free now."""
    return fold(_changes(listener, before, after)) or [listener.say("query-diff-nothing")]


def _changes(listener: Listener, before: State, after: State) -> Iterator[str]:
    if after.outcome is not None and before.outcome is None:
        yield from tell_outcome(listener, after, after.outcome)
    for seat in sorted(after.seats(), key=lambda one: (one != listener.seat, one)):
        yield from _galaxy(listener, seat, before.galaxies[seat], after.galaxies[seat])
    if after.held not in (before.held, NO_PLANET):
        held = nouns.planet(listener, after.held)
        yield listener.say_of(after.active, "in-hand", planet=held)
    known = free_planets(before.layout, before.universe)
    fresh = [one for one in free_planets(after.layout, after.universe) if one not in known]
    if fresh:
        yield listener.say("event-freed", planets=nouns.planets(listener, fresh))
    if before.round != after.round:
        yield listener.say_of(after.active, "query-round", round=after.round)


def _galaxy(listener: Listener, seat: Seat, old: Galaxy, new: Galaxy) -> Iterator[str]:
    if new.points != old.points:
        total = nouns.amount(listener, "point", new.points)
        sign = "query-gain" if new.points > old.points else "query-loss"
        change = listener.say(sign, change=abs(new.points - old.points), total=total)
        yield listener.say_of(seat, "query-player", facts=change)
    for square, planet in zip(new.squares, new.planets, strict=True):
        if planet not in old.planets:
            told, where = nouns.planet(listener, planet), nouns.square(listener, square)
            yield listener.say_of(seat, "in-galaxy", planet=told, where=where)
