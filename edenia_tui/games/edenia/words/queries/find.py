"""find: things of a kind, the nearest first."""

from collections.abc import Sequence
from typing import NamedTuple

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.amounts import amount
from edenia_tui.games.edenia.words.queries.arguments import Arguments
from edenia_tui.games.edenia.words.queries.contents import described
from edenia_tui.games.edenia.words.queries.origin import origin
from edenia_tui.games.edenia.words.queries.rim_sides import relay
from edenia_tui.games.edenia.words.queries.whereabouts import whereabouts
from edenia_tui.language.listener import Listener
from rules.edenia.analysis.whereabouts import cell_of_sheep, cells_of_kind, full_relays
from rules.edenia.galaxy import COLOURS, Cell, Kind, pad_colour
from rules.edenia.geometry import distance
from rules.edenia.places import flock_of
from rules.edenia.state import State
from rules.kernel.seat import Seat

_FEATURES = {"planet": Kind.PLANET, "dwarf": Kind.DWARF, "pad": Kind.PAD, "unexplored": Kind.EMPTY}
_KINDS = (*_FEATURES, "relay", "flag", "sheep")


class Find(NamedTuple):
    """Something that was looked for."""

    cell: Cell
    name: str
    """What is told first of it, before its distance."""
    what: str


def find(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell all things of a kind, the nearest first, from one's first sheep under way or a cell."""
    typed = Arguments(listener, view, words)
    if not typed:
        kinds = ", ".join(typed.said(f"query-word-{kind}")[0] for kind in _KINDS)
        return [listener.say("query-find-kinds", kinds=kinds)]
    kind = typed.word(_KINDS, "query-expected-kind")
    found = _found(listener, view, kind, typed)
    start = origin(listener, view)
    if typed.comes_cell():
        start = typed.cell()
    typed.end()
    if not found:
        return [listener.say("query-find-none")]
    lines = [listener.say("query-find", count=len(found), cell=nouns.cell(listener, start))]
    lines += [
        listener.say("query-found", name=one.name, steps=steps, what=one.what)
        for steps, one in sorted((distance(start, one.cell), one) for one in found)
    ]
    return lines


def _found(listener: Listener, view: State, kind: str, typed: Arguments) -> list[Find]:
    match kind:
        case "relay":
            clover = amount(listener, "clover", 1)
            return [Find(at[0], relay(listener, *at), clover) for at in full_relays(view)]
        case "flag":
            seat = _whose(typed)
            cells = [p.cell for p in view.planets if p.flag is not None and seat in (None, p.flag)]
        case "sheep":
            return _sheep(listener, view, _whose(typed))
        case _:
            cells = cells_of_kind(view, _FEATURES[kind])
    if kind == "pad" and typed and not typed.comes_cell():
        colour = typed.word(COLOURS.values(), "query-expected-colour")
        cells = [cell for cell in cells if COLOURS[pad_colour(view.tiles[cell])] == colour]
    return [
        Find(cell, nouns.cell(listener, cell), described(listener, view, cell)) for cell in cells
    ]


def _whose(typed: Arguments) -> Seat | None:
    """The player whose things are wanted; None for everybody's."""
    return typed.seat() if typed and not typed.comes_cell() else None


def _sheep(listener: Listener, view: State, seat: Seat | None) -> list[Find]:
    many = [sheep for one in view.seats() if seat in (None, one) for sheep in flock_of(one)]
    return [
        Find(
            cell_of_sheep(view, sheep),
            nouns.sheep(listener, sheep),
            whereabouts(listener, view, sheep),
        )
        for sheep in many
    ]
