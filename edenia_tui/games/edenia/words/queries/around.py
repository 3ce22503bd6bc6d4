"""around: what lies beyond the four sides of a cell."""

from collections.abc import Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.arguments import Arguments
from edenia_tui.games.edenia.words.queries.contents import short
from edenia_tui.games.edenia.words.queries.rim_sides import rim_side
from edenia_tui.language.listener import Listener
from rules.edenia.galaxy import NOWHERE, SIDES, Cell, Side
from rules.edenia.geometry import cell_beyond
from rules.edenia.state import State


def around(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the four neighbours of a cell, or the rim."""
    typed = Arguments(listener, view, words)
    cell = typed.cell()
    typed.end()
    return [
        listener.say(
            "query-beyond",
            side=nouns.side(listener, side),
            what=_beyond(listener, view, cell, side),
        )
        for side in SIDES
    ]


def _beyond(listener: Listener, view: State, cell: Cell, side: Side) -> str:
    beyond = cell_beyond(cell, side)
    if beyond != NOWHERE:
        return short(listener, view, beyond)
    rim = rim_side(listener, view, cell, side)
    return listener.say("query-no-rim") if rim is None else listener.say("query-rim", rim=rim)
