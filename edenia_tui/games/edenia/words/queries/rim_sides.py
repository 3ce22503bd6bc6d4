"""The rim in words: relay stations and tunnel mouths beyond the outer sides."""

from edenia_tui.games.edenia.words import nouns
from edenia_tui.language.listener import Listener
from rules.edenia.galaxy import MOUTH, PATHS, RELAY, RIM_AT, RIM_PLACES, Cell, Path, Side
from rules.edenia.state import State

_GLYPHS = {RELAY: "query-relay-full", MOUTH: "query-mouth"}


def rim_side(listener: Listener, view: State, cell: Cell, side: Side) -> str | None:
    """Tell what the rim has beyond a side, path by path; None where there is no rim."""
    index = RIM_AT.get(cell * 4 + side)
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
        cell=nouns.cell(cell),
        side=nouns.side(listener, side),
        path=nouns.path(listener, path),
    )


def full_relays(view: State) -> list[tuple[Cell, Side, Path]]:
    """List the relay stations that still have their clover."""
    return [
        (cell, side, path)
        for (cell, side), glyphs in zip(RIM_PLACES, view.rim, strict=True)
        for path in PATHS
        if glyphs[path] == RELAY
    ]
