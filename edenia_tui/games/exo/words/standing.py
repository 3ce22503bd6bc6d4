"""How a game stands: who would win now, and what everybody's points are made of."""

from collections.abc import Iterator

from edenia_tui.games.exo.words import nouns
from edenia_tui.games.exo.words.queries.players import in_a_line, in_order, parts
from edenia_tui.games.exo.words.queries.turn import asked
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import fold
from rules.exo.scoring import judge
from rules.exo.state import PLANETS_EACH, State
from rules.kernel.seat import Seat


def tell_standing(listener: Listener, view: State) -> list[str]:
    """Tell what is asked, who would win now, and of each player in the order of play."""
    lines = asked(listener, view)
    if view.outcome is None:
        winners = judge(view.galaxies).winners
        points = nouns.amount(listener, "point", view.galaxies[winners[0]].points)
        message = "report-would-win" if len(winners) == 1 else "report-would-share"
        names = listener.together(map(listener.name_or_you, winners))
        lines.append(listener.say(message, names=names, points=points))
    for seat in in_order(view):
        lines.extend(_player(listener, view, seat))
    return fold(lines)


def _player(listener: Listener, view: State, seat: Seat) -> Iterator[str]:
    """END-1 and LINE-1: points by what is shared, how many planets are to come, and how far behind."""
    galaxy = view.galaxies[seat]
    yield in_a_line(listener, view, seat)
    yield from parts(listener, galaxy)
    if view.outcome is not None:
        return
    missing = PLANETS_EACH[len(view.galaxies)] - len(galaxy.planets)
    yield listener.say("to-come", planets=nouns.amount(listener, "planet", missing))
    behind = max(one.points for one in view.galaxies) - galaxy.points
    if behind:
        yield listener.say("behind", points=nouns.amount(listener, "point", behind))
