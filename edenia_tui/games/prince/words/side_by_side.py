"""What everybody's points are made of, side by side."""

from edenia_tui.games.prince.words import nouns
from edenia_tui.games.tally import Tally, tally_of
from edenia_tui.language.listener import Listener
from rules.kernel.seat import Seat
from rules.prince.analysis.standing import are_points_open
from rules.prince.scoring import score_all
from rules.prince.state import State


def tally(listener: Listener, view: State) -> Tally:
    """CHA-13, VOL-2 and SEC-6: tell points by Character, and what volcanoes cost, where they are open."""
    scored = [
        one for one in score_all(view.planets) if are_points_open(view, listener.seat, one.seat)
    ]
    parts: dict[str, dict[Seat, int]] = {}
    for one in scored:
        for tile, points in one.characters:
            given = parts.setdefault(nouns.character(listener, tile), {})
            given[one.seat] = given.get(one.seat, 0) + points
    parts[listener.say("tally-volcanoes")] = {one.seat: -one.lost for one in scored}
    totals = {one.seat: one.total for one in scored}
    return tally_of(parts, totals, () if view.outcome is None else view.outcome.winners)
