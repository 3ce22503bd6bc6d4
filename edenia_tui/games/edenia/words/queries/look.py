"""look: where my sheep stand, what lies ahead of them, and what is asked."""

from collections.abc import Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.amounts import amount
from edenia_tui.games.edenia.words.queries.arguments import Arguments
from edenia_tui.games.edenia.words.queries.question import asked
from edenia_tui.games.edenia.words.queries.ray import destination
from edenia_tui.games.edenia.words.queries.whereabouts import whereabouts
from edenia_tui.language.listener import Listener
from rules.edenia.analysis.rays import Ray, rays_of
from rules.edenia.galaxy import HUB, Sheep
from rules.edenia.places import find_sheep, flock_of
from rules.edenia.state import State


def look(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell of one's own sheep; a spectator hears of those whose turn it is."""
    Arguments(listener, view, words).end()
    seat = view.active if listener.seat is None else listener.seat
    return [*(_sheep(listener, view, sheep) for sheep in flock_of(seat)), *asked(listener, view)]


def _sheep(listener: Listener, view: State, sheep: Sheep) -> str:
    ahead = [_ahead(listener, ray) for ray in _rays(listener, view, sheep)]
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


def _rays(listener: Listener, view: State, sheep: Sheep) -> tuple[Ray, ...]:
    """The ways a sheep can set off; those from a dwarf planet or pad on request."""
    found = find_sheep(view.flock, sheep)
    is_told = found is not None and (found[0] < HUB or listener.is_full)
    return rays_of(view, sheep) if is_told and not listener.is_brief else ()
