"""at: everything on a cell."""

from collections.abc import Iterator, Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.amounts import flock
from edenia_tui.games.edenia.words.queries.arguments import Arguments
from edenia_tui.games.edenia.words.queries.contents import pieces_on, token
from edenia_tui.games.edenia.words.queries.rim_sides import rim_side
from edenia_tui.language.listener import Listener
from rules.edenia.analysis.whereabouts import lines_on, sheep_on
from rules.edenia.galaxy import HUB, KIND, SIDES, Cell, Kind, Sheep, Spot
from rules.edenia.geometry import path_of, side_of
from rules.edenia.places import dwarf_at
from rules.edenia.state import State


def at(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the tile, its tokens, who stands where in line, and the rim beside it."""
    typed = Arguments(listener, view, words)
    cell = typed.cell()
    typed.end()
    return list(_told(listener, view, cell))


def _told(listener: Listener, view: State, cell: Cell) -> Iterator[str]:
    tile = nouns.tile(listener, view.tiles[cell])
    told = listener.say("query-cell", cell=nouns.cell(listener, cell), what=tile)
    yield listener.say("query-facts", facts=told)
    if pieces := pieces_on(listener, view, cell):
        yield listener.say("query-facts", facts=", ".join(pieces))
    if KIND[view.tiles[cell]] is Kind.DWARF:
        for one in dwarf_at(view.dwarfs, cell).tokens:
            if one.seen:
                yield listener.say("query-token", artefact=token(listener, one))
    for spot, line in lines_on(view, cell):
        yield _line(listener, spot, line)
    standing = [sheep for _, line in lines_on(view, cell) for sheep in line]
    for sheep in sheep_on(view, cell):
        if sheep not in standing:
            yield listener.say("query-walks-here", sheep=nouns.sheep(listener, sheep))
    for side in SIDES:
        rim = rim_side(listener, view, cell, side)
        if rim is not None:
            yield listener.say("query-rim-side", side=nouns.side(listener, side), rim=rim)


def _line(listener: Listener, spot: Spot, line: Sequence[Sheep]) -> str:
    sheep = flock(listener, line)
    if spot >= HUB:
        return listener.say("query-stand-here", sheep=sheep)
    return listener.say(
        "query-stand-on",
        sheep=sheep,
        side=nouns.side(listener, side_of(spot)),
        path=nouns.path(listener, path_of(spot)),
        count=len(line),
    )
