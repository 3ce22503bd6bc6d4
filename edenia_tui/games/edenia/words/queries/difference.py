"""What has changed between two views, the most important first."""

from collections.abc import Iterator

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.outcomes import tell_outcome
from edenia_tui.games.edenia.words.queries.amounts import amount
from edenia_tui.games.edenia.words.queries.points import points_of
from edenia_tui.games.edenia.words.queries.whereabouts import whereabouts
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import fold
from rules.edenia.analysis.whereabouts import full_relays
from rules.edenia.galaxy import CELLS, HUB, Sheep
from rules.edenia.places import find_sheep, flock_of
from rules.edenia.scoring import is_counted, points, public_points
from rules.edenia.state import State
from rules.kernel.seat import Seat


def diff(listener: Listener, before: State, after: State) -> list[str]:
    """Tell what has changed: the end, oneself, the others, planets, tiles, what is left."""
    if before == after:
        return [listener.say("query-diff-nothing")]
    return fold(_changes(listener, before, after)) or [listener.say("query-diff-nothing")]


def _changes(listener: Listener, before: State, after: State) -> Iterator[str]:
    if after.outcome is not None and before.outcome is None:
        yield from tell_outcome(listener, after, after.outcome)
    yield from _planets(listener, before, after)
    for seat in sorted(after.seats(), key=lambda seat: (seat != listener.seat, seat)):
        yield from _player(listener, before, after, seat)
    yield from _tiles(listener, before, after)
    yield from _dwarfs(listener, before, after)
    yield from _table(listener, before, after)


def _player(listener: Listener, before: State, after: State, seat: Seat) -> Iterator[str]:
    """Tell a change a line: the amount of one thing must not be heard as that of another."""
    old, new = before.players[seat], after.players[seat]
    facts = list(_points(listener, before, after, seat))
    for noun, was, now in (
        ("clover", old.clovers, new.clovers),
        ("flag-in-hand", old.flags, new.flags),
        ("hidden", len(old.hidden), len(new.hidden)),
        ("trifolium", len(old.trifoliums), len(new.trifoliums)),
    ):
        if was != now:
            facts.append(_changed(listener, now - was, amount(listener, noun, now)))
    for fact in facts:
        yield listener.say_of(seat, "query-player", facts=fact)
    if played := new.played[len(old.played) :]:
        names = ", ".join(nouns.artefact_name(listener, name) for name in played)
        yield listener.say_of(seat, "query-diff-played", names=names)
    for sheep in flock_of(seat):
        if _spot(before, sheep) != _spot(after, sheep):
            place = whereabouts(listener, after, sheep)
            yield listener.say("query-sheep-at", sheep=nouns.sheep(listener, sheep), place=place)


def _spot(view: State, sheep: Sheep) -> tuple[int, ...] | None:
    """LEAP-1: find a sheep's place, with its place in line where the order counts, or its way."""
    found, walk = find_sheep(view.flock, sheep), view.walk
    if found is None:
        return None if walk is None else (walk.spot, walk.toward, 1)
    return (found[0],) if found[0] >= HUB else found


def _points(listener: Listener, before: State, after: State, seat: Seat) -> Iterator[str]:
    """SEC-1: tell a change of the points that are known; what was hidden and is counted now is none."""
    old, new = before.players[seat], after.players[seat]
    total = points_of(listener, after, seat)
    if is_counted(new) and not is_counted(old):
        yield total
        return
    count = points if is_counted(new) and is_counted(old) else public_points
    if count(old) != count(new):
        yield _changed(listener, count(new) - count(old), total)


def _changed(listener: Listener, change: int, total: str) -> str:
    sign = "query-gain" if change > 0 else "query-loss"
    return listener.say(sign, change=abs(change), total=total)


def _planets(listener: Listener, before: State, after: State) -> Iterator[str]:
    known = {planet.cell: planet for planet in before.planets}
    for planet in after.planets:
        cell = nouns.cell(listener, planet.cell)
        old = known.get(planet.cell)
        flag = None if old is None else old.flag
        if planet.flag != flag and planet.flag is not None:
            yield listener.say_of(planet.flag, "query-diff-flag", cell=cell)
        if planet.protected and not (old is not None and old.protected):
            yield listener.say("query-diff-protected", cell=cell)
        if old is not None and planet.clovers != old.clovers:
            clovers = amount(listener, "clover", planet.clovers)
            yield listener.say("query-diff-clovers", cell=cell, clovers=clovers)


def _tiles(listener: Listener, before: State, after: State) -> Iterator[str]:
    for cell in CELLS:
        if before.tiles[cell] != after.tiles[cell]:
            tile = nouns.tile(listener, after.tiles[cell])
            yield listener.say("query-diff-tile", cell=nouns.cell(listener, cell), tile=tile)
    for cell in after.sabotaged:
        if cell not in before.sabotaged:
            yield listener.say("query-diff-sabotaged", cell=nouns.cell(listener, cell))
    for cell in before.sabotaged:
        if cell not in after.sabotaged:
            yield listener.say("query-diff-repaired", cell=nouns.cell(listener, cell))


def _dwarfs(listener: Listener, before: State, after: State) -> Iterator[str]:
    known = {dwarf.cell: dwarf for dwarf in before.dwarfs}
    for dwarf in after.dwarfs:
        old = known.get(dwarf.cell)
        if old is not None and len(old.tokens) != len(dwarf.tokens):
            left = amount(listener, "artefact", len(dwarf.tokens))
            yield listener.say(
                "query-diff-dwarf", cell=nouns.cell(listener, dwarf.cell), artefacts=left
            )


def _table(listener: Listener, before: State, after: State) -> Iterator[str]:
    relays = full_relays(after)
    if relays != full_relays(before):
        yield listener.say("query-relays", relays=amount(listener, "relay", len(relays)))
    if before.clovers != after.clovers:
        supply = amount(listener, "clover", after.clovers)
        yield listener.say("query-supply", tokens=supply)
    if before.round != after.round:
        yield listener.say_of(after.active, "query-round", round=after.round)
