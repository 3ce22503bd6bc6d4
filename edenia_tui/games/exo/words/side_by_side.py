"""What everybody's points are made of, side by side."""

from edenia_tui.games.exo.words import nouns
from edenia_tui.games.tally import Tally, tally_of
from edenia_tui.language.listener import Listener
from rules.exo.analysis.lines import points_by_value
from rules.exo.state import State
from rules.kernel.seat import Seat


def tally(listener: Listener, view: State) -> Tally:
    """LINE-3: tell points by what planets in a line share."""
    made = {seat: dict(points_by_value(view.galaxies[seat])) for seat in view.seats()}
    values = sorted({value for points in made.values() for value in points})
    parts = {
        nouns.value(listener, value): {
            Seat(seat): points.get(value, 0) for seat, points in made.items()
        }
        for value in values
    }
    totals = {seat: view.galaxies[seat].points for seat in view.seats()}
    return tally_of(parts, totals, () if view.outcome is None else view.outcome.winners)
