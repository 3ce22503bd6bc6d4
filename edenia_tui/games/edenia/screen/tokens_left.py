"""What is left beside the galaxy, in two sentences: the query `tokens` tells the rest."""

from edenia_tui.games.edenia.words.queries.amounts import amount, numbers
from edenia_tui.language.listener import Listener
from rules.edenia.state import State


def tokens_left(listener: Listener, view: State) -> list[str]:
    """Tell clovers, sabotages and tiles to come, then the Trifoliums on Edenia."""
    tiles = 0 if view.deck is None else sum(map(len, view.deck))
    left = listener.say(
        "screen-tokens-left",
        clovers=amount(listener, "clover", view.clovers),
        sabotages=amount(listener, "sabotage", view.sabotages),
        tiles=amount(listener, "tile", tiles),
    )
    if not view.trifoliums:
        return [left, listener.say("query-edenia-bare")]
    return [left, listener.say("query-on-edenia", values=numbers(view.trifoliums))]
