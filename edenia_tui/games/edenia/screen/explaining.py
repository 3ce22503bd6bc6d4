"""What `?` and the keys tell about a cell and the hand, with the reasons against what cannot be done."""

from collections.abc import Sequence
from typing import Any, Final

from edenia_tui.games.edenia.screen.obstacles import against_artefact, against_sheep
from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.catalogue import QUERIES
from edenia_tui.games.edenia.words.refusals import explain_refusal
from edenia_tui.games.told import Explained
from edenia_tui.language.listener import Listener
from rules.edenia.galaxy import HUB, KIND, Cell, Kind
from rules.edenia.places import number_of, seat_of
from rules.edenia.state import State
from rules.kernel.refused import Refused

_PLACES: Final = {
    Kind.EMPTY: "MOV-4",
    Kind.PLAIN: "MOV-1",
    Kind.PLANET: "HAB-2",
    Kind.DWARF: "DWA-2",
    Kind.PAD: "TEL-1",
    Kind.HOLE: "HOLE-1",
    Kind.ARRIDIS: "ARR-1",
    Kind.EDENIA: "EDE-1",
}
"""The rule for a sheep that comes to a place of a kind."""


def about_cell(listener: Listener, view: State, cell: Cell) -> list[str]:
    """Tell what is on a cell."""
    return QUERIES["at"].answer(listener, view, [nouns.cell(cell).replace(" ", "")])


def explain_cell(listener: Listener, view: State, legal: Sequence[Any], cell: Cell) -> Explained:
    """Tell what is on a cell, and why one's own sheep there cannot move."""
    lines = about_cell(listener, view, cell)
    if legal:
        lines += _stuck(listener, view, cell)
    return Explained(lines, _PLACES[KIND[view.tiles[cell]]])


def explain_hand(listener: Listener, view: State, legal: Sequence[Any]) -> list[str]:
    """Tell one's artefacts, and why some cannot be played now."""
    lines = QUERIES["have"].answer(listener, view, [])
    if not legal:
        return lines
    names = [name for name in view.players[view.active].hidden if name is not None]
    refusals = [against_artefact(view, name) for name in names]
    return [*lines, *(line for one in refusals if one for line in _told(listener, one))]


def _stuck(listener: Listener, view: State, cell: Cell) -> list[str]:
    lines: list[str] = []
    for spot, flock in view.flock:
        own = [sheep for sheep in flock if seat_of(sheep) == listener.seat]
        if own and cell == (spot - HUB if spot >= HUB else spot // 12):
            refusals = [against_sheep(view, number_of(sheep)) for sheep in own]
            lines += [line for one in refusals if one for line in _told(listener, one)]
    return list(dict.fromkeys(lines))


def _told(listener: Listener, refused: Refused) -> list[str]:
    return explain_refusal(listener, "", refused, "")
