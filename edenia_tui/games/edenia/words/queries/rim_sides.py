"""The rim in words: relay stations and tunnel mouths beyond the outer sides."""

from edenia_tui.games.edenia.words import nouns
from edenia_tui.language.listener import Listener
from rules.edenia.galaxy import MOUTH, PATHS, RELAY, Cell, Path, Side
from rules.edenia.geometry import rim_at
from rules.edenia.state import State

_GLYPHS = {RELAY: "query-relay-full", MOUTH: "query-mouth"}


def rim_side(listener: Listener, view: State, cell: Cell, side: Side) -> str | None:
    """Tell what the rim has beyond a side, path by path; None where there is no rim."""
    index = rim_at(cell, side)
    if index is None:
        return None
    told = [
        listener.say(_GLYPHS.get(view.rim[index][path], "query-relay-spent"), path=name)
        for path in PATHS
        for name in (nouns.path(listener, path),)
    ]
    return ", ".join(told)


def relay(listener: Listener, cell: Cell, side: Side, path: Path) -> str:
    """Tell where a relay station is."""
    return listener.say(
        "query-relay-at",
        cell=nouns.cell(listener, cell),
        side=nouns.side(listener, side),
        path=nouns.path(listener, path),
    )
