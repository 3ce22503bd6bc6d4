"""What has changed between two views, the most important first."""

from collections.abc import Iterator

from edenia_tui.games.prince.words import nouns
from edenia_tui.games.prince.words.outcomes import tell_outcome
from edenia_tui.games.prince.words.queries.offer import tell_offer
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import fold
from rules.kernel.seat import Seat
from rules.prince.analysis.standing import known_points
from rules.prince.planet import CELLS, Planet, volcanoes_of
from rules.prince.state import State
from rules.prince.tiles import NO_TILE, TileSet


def diff(listener: Listener, before: State, after: State) -> list[str]:
    """Tell what has changed: the end, the planets, what lies there now, the round."""
    return fold(_changes(listener, before, after)) or [listener.say("query-diff-nothing")]


def _changes(listener: Listener, before: State, after: State) -> Iterator[str]:
    if after.outcome is not None and before.outcome is None:
        yield from tell_outcome(listener, after, after.outcome)
    for seat in sorted(after.seats(), key=lambda one: (one != listener.seat, one)):
        facts = [*_planet(listener, after.tiles, before.planets[seat], after.planets[seat])]
        facts += _points(listener, before, after, seat)
        if facts:
            yield listener.say_of(seat, "query-player", facts="; ".join(facts))
    fresh = [
        tile for tile in after.discards if after.discards.count(tile) > before.discards.count(tile)
    ]
    if fresh:
        told = [nouns.tile_in_a_list(listener, after.tiles, one) for one in dict.fromkeys(fresh)]
        yield listener.say("stacks-discards", tiles="; ".join(told))
    if after.stack is not None and (after.offer, after.down) != (before.offer, before.down):
        seat = after.active if listener.seat is None else listener.seat
        yield from tell_offer(listener, after, seat)
    if before.round != after.round:
        yield listener.say_of(after.active, "query-round", round=after.round)


def _planet(listener: Listener, tiles: TileSet, old: Planet, new: Planet) -> Iterator[str]:
    for cell in CELLS:
        tile = new.cells[cell]
        if tile is None and old.cells[cell] is not None:
            yield listener.say("tile-unseen")
        elif tile is not None and tile not in (NO_TILE, old.cells[cell]):
            yield nouns.tile_in_a_list(listener, tiles, tile)
    flipped = new.sight.flipped - old.sight.flipped
    if flipped:
        yield nouns.amount(listener, "flipped", flipped)


def _points(listener: Listener, before: State, after: State, seat: Seat) -> Iterator[str]:
    old, new = known_points(before, listener.seat, seat), known_points(after, listener.seat, seat)
    if new is not None and new != (old or 0):
        sign = "query-gain" if new > (old or 0) else "query-loss"
        total = nouns.amount(listener, "point", new)
        yield listener.say(sign, change=abs(new - (old or 0)), total=total)
    volcanoes = volcanoes_of(after.planets[seat])
    if volcanoes != volcanoes_of(before.planets[seat]):
        yield nouns.amount(listener, "volcano", volcanoes)
