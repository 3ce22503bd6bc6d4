"""board: the galaxy at a glance, or row by row."""

from collections.abc import Iterable, Iterator, Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.amounts import amount, cells
from edenia_tui.games.edenia.words.queries.arguments import Arguments
from edenia_tui.games.edenia.words.queries.origin import origin
from edenia_tui.language.listener import Listener
from rules.edenia.analysis.whereabouts import cell_of_sheep, cells_of_kind
from rules.edenia.galaxy import CELLS, EDENIA, Kind, Sheep
from rules.edenia.geometry import distance, row_of
from rules.edenia.places import flock_of
from rules.edenia.state import State
from rules.kernel.seat import Seat

_OWN_FACES = 3
"""Arridis, the Black Hole and Edenia need no exploring."""


_FEW = 2


def board(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the galaxy in three lines, or all of it."""
    typed = Arguments(listener, view, words)
    if typed:
        typed.word(("full",), "query-expected-full")
        typed.end()
        return [_row(listener, view, row) for row in range(5)]
    return [_planets(listener, view), _hubs(listener, view), _nearest(listener, view)]


def _planets(listener: Listener, view: State) -> str:
    told = "; ".join(_planets_by_owner(listener, view))
    return listener.say("query-planets", count=len(view.planets), planets=told)


def _planets_by_owner(listener: Listener, view: State) -> Iterator[str]:
    """Tell the free planets, then those of each player; many owners are named once."""
    for owner in (None, *view.seats()):
        found = [planet.cell for planet in view.planets if planet.flag == owner]
        if found:
            yield f"{_owner(listener, owner)} {cells(listener, found)}"


def _owner(listener: Listener, seat: Seat | None) -> str:
    return listener.say("query-free") if seat is None else listener.say_of(seat, "query-owner")


def _hubs(listener: Listener, view: State) -> str:
    """Tell of dwarf planets and pads: all of them while they are few, then how many and the nearest."""
    start = origin(listener, view)
    told = []
    for kind in (Kind.DWARF, Kind.PAD):
        found = sorted(cells_of_kind(view, kind), key=lambda cell: distance(start, cell))
        number = amount(listener, kind.value, len(found))
        if len(found) <= _FEW:
            told.append(
                listener.say(
                    "query-hubs", count=len(found), number=number, cells=cells(listener, found)
                )
            )
        else:
            near = nouns.cell(listener, found[0])
            told.append(listener.say("query-hubs-many", number=number, cell=near))
    return " ".join(told)


def _nearest(listener: Listener, view: State) -> str:
    """Tell who is next to arrive on Edenia, one's own nearest sheep and the nearest of the others."""
    mine = [sheep for seat in view.seats() if seat == listener.seat for sheep in flock_of(seat)]
    others = [sheep for seat in view.seats() if seat != listener.seat for sheep in flock_of(seat)]
    told = []
    for many in (mine, others):
        away = [(distance(cell_of_sheep(view, sheep), EDENIA), sheep) for sheep in _out(view, many)]
        if away:
            steps, sheep = min(away)
            told.append((steps, nouns.sheep(listener, sheep)))
    near = [
        listener.say("query-near", steps=amount(listener, "step", steps), sheep=name)
        for steps, name in sorted(told)
    ]
    return listener.say("query-near-edenia", near=", ".join(near))


def _out(view: State, many: Iterable[Sheep]) -> list[Sheep]:
    return [sheep for sheep in many if cell_of_sheep(view, sheep) != EDENIA]


def _row(listener: Listener, view: State, row: int) -> str:
    there = [cell for cell in CELLS if row_of(cell) == row]
    kinds = [nouns.kind(listener, view.tiles[cell]) for cell in there]
    return listener.say("query-row", row=row + 1, kinds=", ".join(kinds))
