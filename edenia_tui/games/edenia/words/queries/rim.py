"""rim: the relay stations that still have a clover, or the rim side by side."""

from collections.abc import Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.amounts import amount
from edenia_tui.games.edenia.words.queries.arguments import Arguments
from edenia_tui.games.edenia.words.queries.rim_sides import relay, rim_side
from edenia_tui.language.listener import Listener
from rules.edenia.analysis.whereabouts import full_relays
from rules.edenia.galaxy import RIM_PLACES
from rules.edenia.state import State


def rim(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell where a relay still gives a clover; with `full`, every side of the rim."""
    typed = Arguments(listener, view, words)
    if typed:
        typed.word(("full",), "query-expected-full")
        typed.end()
        return _all(listener, view)
    relays = full_relays(view)
    lines = [listener.say("query-relays", relays=amount(listener, "relay", len(relays)))]
    lines += [listener.say("query-facts", facts=relay(listener, *place)) for place in relays]
    return lines


def _all(listener: Listener, view: State) -> list[str]:
    lines = []
    for cell, side in RIM_PLACES:
        told = rim_side(listener, view, cell, side) or ""
        edge = nouns.side(listener, side)
        lines.append(
            listener.say("query-rim-at", cell=nouns.cell(listener, cell), side=edge, rim=told)
        )
    return lines
