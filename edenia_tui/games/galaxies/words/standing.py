"""How a game stands: what is asked, who would win now, and what everybody's points are made of."""

from collections.abc import Iterator

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.outcomes import parts_of
from edenia_tui.games.galaxies.words.queries.players import in_a_line
from edenia_tui.games.galaxies.words.queries.turn import asked
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import fold
from rules.galaxies.scoring import score_all
from rules.galaxies.state import ROGUE, State


def tell_standing(listener: Listener, view: State) -> list[str]:
    """Tell what is asked and, unless it was just told how all ended, who would win now and why."""
    lines = asked(listener, view)
    if view.outcome is None:
        lines.extend(_standing(listener, view))
    return fold(lines)


def _standing(listener: Listener, view: State) -> Iterator[str]:
    """END-3: missions that are not known are not counted."""
    scored = score_all(view)
    if not view.is_solo():
        most = max(one.total for one in scored)
        leaders = [one.seat for one in scored if one.total == most]
        names = listener.together(map(listener.name_or_you, leaders))
        points = nouns.amount(listener, "point", most)
        yield listener.say("report-would-lead", names=names, points=points)
        if any(mat.kept is None for mat in view.mats):
            yield listener.say("report-missions-open")
    for one in scored:
        yield in_a_line(listener, view, one.seat)
        parts = parts_of(listener, one).values()
        yield from (listener.say("query-facts", facts=part) for part in parts)
    if view.is_solo():
        yield in_a_line(listener, view, ROGUE)
