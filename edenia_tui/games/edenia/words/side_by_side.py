"""What everybody's points are made of, side by side."""

from edenia_tui.games.edenia.words.outcomes import sources_of
from edenia_tui.games.tally import Tally, tally_of
from edenia_tui.language.listener import Listener
from rules.edenia.scoring import points
from rules.edenia.state import State


def tally(listener: Listener, view: State) -> Tally:
    """PTS-1: tell points by what gives them."""
    sources = {seat: sources_of(view.players[seat]) for seat in view.seats()}
    names = sources[view.seats()[0]]
    parts = {
        listener.say(f"tally-{name}"): {seat: found[name] for seat, found in sources.items()}
        for name in names
    }
    totals = {seat: points(view.players[seat]) for seat in view.seats()}
    winners = () if view.outcome is None else view.outcome.winners
    return tally_of(parts, totals, winners)
