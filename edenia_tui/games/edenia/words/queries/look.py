"""look: where my sheep stand, what lies ahead of them, and what is asked."""

from collections.abc import Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.amounts import amount
from edenia_tui.games.edenia.words.queries.arguments import Arguments
from edenia_tui.games.edenia.words.queries.question import asked
from edenia_tui.games.edenia.words.queries.ray import destination
from edenia_tui.games.edenia.words.queries.tracing import Ray, Step, trace
from edenia_tui.games.edenia.words.queries.whereabouts import flock_of, whereabouts
from edenia_tui.language.listener import Listener
from rules.edenia.galaxy import HUB, KIND, SIDES, Kind, Sheep, Side, Spot, far_end, hub_path
from rules.edenia.places import find_sheep, line_at
from rules.edenia.state import State


def look(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell of one's own sheep; a spectator hears of those whose turn it is."""
    Arguments(listener, view, words).end()
    seat = view.active if listener.seat is None else listener.seat
    return [*(_sheep(listener, view, sheep) for sheep in flock_of(seat)), *asked(listener, view)]


def _sheep(listener: Listener, view: State, sheep: Sheep) -> str:
    ways = () if listener.is_brief else _ways(listener, view, sheep)
    ahead = [_ahead(listener, trace(view, start, met, sheep)) for start, met in ways]
    place = "; ".join((whereabouts(listener, view, sheep), *ahead))
    return listener.say("query-sheep-at", sheep=nouns.sheep(listener, sheep), place=place)


def _ahead(listener: Listener, found: Ray) -> str:
    """Tell where a way leads, and how many sheep would have to be leapt."""
    side = nouns.side(listener, found.steps[0][1])
    what = destination(listener, found)
    if not found.met:
        return listener.say("query-ahead", side=side, what=what)
    past = amount(listener, "sheep", len(found.met))
    return listener.say("query-ahead-past", side=side, past=past, what=what)


def _ways(listener: Listener, view: State, sheep: Sheep) -> list[tuple[Step, tuple[Sheep, ...]]]:
    """The ways a sheep can set off: both ends of its track; on request, the four sides of a hub."""
    found = find_sheep(view.flock, sheep)
    if found is None:
        return []
    spot, index = found
    if spot < HUB:
        line = line_at(view.flock, spot)
        named, far = Side(spot & 3), far_end(view.tiles[spot // 12], spot)
        return [((spot, named), line[:index][::-1]), ((spot, far), line[index + 1 :])]
    cell = spot - HUB
    if not listener.is_full or KIND[view.tiles[cell]] not in (Kind.DWARF, Kind.PAD):
        return []
    spokes = [Spot(cell * 12 + hub_path(view.tiles[cell]) * 4 + side) for side in SIDES]
    return [((spoke, Side(spoke & 3)), line_at(view.flock, spoke)) for spoke in spokes]
