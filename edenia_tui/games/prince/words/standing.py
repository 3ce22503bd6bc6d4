"""How a game stands: what is asked, who would win now, and what everybody's points are made of."""

from collections.abc import Iterator

from edenia_tui.games.prince.words import nouns
from edenia_tui.games.prince.words.outcomes import parts_of
from edenia_tui.games.prince.words.queries.players import in_a_line
from edenia_tui.games.prince.words.queries.turn import asked
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import fold
from rules.prince.analysis.standing import are_points_open
from rules.prince.events import Scored
from rules.prince.scoring import judge, score_all
from rules.prince.state import State


def tell_standing(listener: Listener, view: State) -> list[str]:
    """Tell what is asked and, unless it was just told how all ended, who would win now and why."""
    lines = asked(listener, view)
    if view.outcome is None:
        lines.extend(_standing(listener, view))
    return fold(lines)


def _standing(listener: Listener, view: State) -> Iterator[str]:
    """SEC-6: points are open, unless Characters are secret; then only one's own are."""
    scored = score_all(view.planets)
    if not all(are_points_open(view, listener.seat, one.seat) for one in scored):
        yield listener.say("report-secret")
    else:
        yield _leaders(listener, scored)
    for one in scored:
        yield in_a_line(listener, view, one.seat)
        if are_points_open(view, listener.seat, one.seat):
            yield from (listener.say("query-facts", facts=part) for part in parts_of(listener, one))


def _leaders(listener: Listener, scored: tuple[Scored, ...]) -> str:
    """WIN-1, VOL-2: tell who would win if the game ended now, volcanoes taken off."""
    winners = judge(scored).winners
    points = nouns.amount(listener, "point", scored[winners[0]].total)
    message = "report-would-win" if len(winners) == 1 else "report-would-share"
    names = listener.together(map(listener.name_or_you, winners))
    return listener.say(message, names=names, points=points)
