"""What everybody's points are made of, side by side."""

from typing import Final

from edenia_tui.games.tally import Tally, tally_of
from edenia_tui.language.listener import Listener
from rules.galaxies.scoring import score_all
from rules.galaxies.state import State

_PARTS: Final = ("level", "planets", "pilots", "dwarfs", "mission")


def tally(listener: Listener, view: State) -> Tally:
    """END-3 and BDG-2: tell points by what gives them."""
    scored = score_all(view)
    parts = {
        listener.say(f"tally-{part}"): {one.seat: int(getattr(one, part)) for one in scored}
        for part in _PARTS
    }
    parts[listener.say("tally-badges")] = {one.seat: sum(one.prizes) for one in scored}
    totals = {one.seat: one.total for one in scored}
    return tally_of(parts, totals, () if view.outcome is None else view.outcome.winners)
