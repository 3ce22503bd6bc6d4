"""What has changed between two views, the most important first."""

from collections.abc import Iterator

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.outcomes import tell_outcome
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import fold
from rules.galaxies.cards import NO_PILOT, NO_PLANET
from rules.galaxies.fleet import spots_of
from rules.galaxies.points import points_of
from rules.galaxies.state import State
from rules.kernel.seat import Seat


def diff(listener: Listener, before: State, after: State) -> list[str]:
    """Tell what has changed: the end, the mats, what came into the rows, the round."""
    return fold(_changes(listener, before, after)) or [listener.say("query-diff-nothing")]


def _changes(listener: Listener, before: State, after: State) -> Iterator[str]:
    if after.outcome is not None and before.outcome is None:
        yield from tell_outcome(listener, after, after.outcome)
    seats = sorted(range(len(after.mats)), key=lambda one: (one != listener.seat, one))
    for seat in map(Seat, seats):
        facts = [*_mat(listener, before, after, seat)]
        if facts:
            yield nouns.say_of(listener, after, seat, "query-player", facts=", ".join(facts))
    planets = [one for one in after.row if one not in before.row and one != NO_PLANET]
    if planets:
        known = ", ".join(nouns.planet(after, one) for one in planets)
        yield listener.say("sum-planets", planets=known)
    pilots = [one for one in after.pilots if one not in before.pilots and one != NO_PILOT]
    if pilots:
        known = ", ".join(nouns.pilot(after, one) for one in pilots)
        yield listener.say("sum-pilots", pilots=known, count=len(pilots))
    if before.round != after.round:
        yield listener.say("query-round-number", round=after.round)


def _mat(listener: Listener, before: State, after: State, seat: Seat) -> Iterator[str]:
    old, new = before.mats[seat], after.mats[seat]
    if points_of(after, seat) != points_of(before, seat):
        yield nouns.amount(listener, "point", points_of(after, seat))
    if new.level != old.level:
        yield nouns.amount(listener, "level", new.level)
    if (new.energy, new.culture) != (old.energy, old.culture):
        yield nouns.stock(listener, (new.energy, new.culture))
    for planet in new.colonies:
        if planet not in old.colonies:
            yield nouns.say_of(
                listener, after, seat, "sum-colonises", planet=nouns.planet(after, planet)
            )
    was = spots_of(old)
    for spot in spots_of(new):
        if spot in was:
            was.remove(spot)
        else:
            yield nouns.place(listener, after, spot)
    if len(new.found) > len(old.found):
        yield nouns.amount(listener, "card", len(new.found))
